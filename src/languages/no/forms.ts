import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'no',
  letters: [
    [/aa|ae/g, 'a'],
    [/oe/g, 'o'],
  ],
  endings: 'ene enes ens ets er en et a e s um erne ere erens',
};
