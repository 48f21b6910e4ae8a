import type { Forms } from '../language.js';

export const forms: Forms = {
  lemmas: 'da',
  letters: [
    [/aa|ae/g, 'a'],
    [/oe/g, 'o'],
  ],
  endings: 'erne ernes ene enes erens ens ets er en et e s um erende',
};
