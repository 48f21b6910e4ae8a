import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'ca',
  endings: 'es s a os as ons ona ones e o i',
  alternations: [
    [/j/g, 'g'],
    [/gu$/, 'g'],
    [/qu$/, 'c'],
  ],
};
