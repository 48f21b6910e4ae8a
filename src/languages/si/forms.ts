import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'යන් වල ගේ ට ද ව වේ ේ ෙන් න් යෙන් ය ක් යේ වරු වරුන් ් මක් යක් වලින් ම ීන් ින් ුන් ී ි වරයා වරයාට වරයාගේ වරුන්ගේ වරුන්ට',
  alternations: [[/ී/gu, 'ි']],
};
