import type { Forms } from '../language.js';

export const forms: Forms = {
  syllabic: true,
  endings: 'وں یں ات ے ا ي یاں ی ہ',
};
