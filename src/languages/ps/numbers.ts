import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  months: '1 جنورۍ, 2 فبرورۍ, 4 اپرېل, 5 می, 7 جولایي, 11 نوامبر, 12 ډسمبر',
  dayHalves: 'غ.م | غ.و',
};
