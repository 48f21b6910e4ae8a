import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'جنوري/جنورۍ | فبروري/فېبروري/فبرورۍ | مارچ | اپریل/اپرېل | مۍ/می | جون | جولای/جولایي | اګست | سپتمبر/سېپتمبر | اکتوبر | نومبر/نوامبر | دسمبر/ډسمبر',
  dayHalves: 'غ.م | غ.و',
};
