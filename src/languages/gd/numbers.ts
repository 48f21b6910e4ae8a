import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  months: '6 ògmhios, 7 iuchar, 9 sultain, 11 samhain',
};
