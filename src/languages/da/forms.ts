import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'da',
  letters: [
    [/aa|ae/g, 'a'],
    [/oe/g, 'o'],
  ],
  endings: 'erne ernes ene enes erens ens ets er en et e s um erende',
};
