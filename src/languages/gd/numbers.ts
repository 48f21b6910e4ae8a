import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months: '6 ògmhios, 7 iuchar, 9 sultain, 11 samhain',
};
