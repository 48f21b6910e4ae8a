import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'وں یں ات ے ا ي یاں ی ہ',
};
