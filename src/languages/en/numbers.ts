import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'one',
    cardinals:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    scales:
      '100:hundred 1e3:thousand/k 1e6:million/m/mn/mln 1e9:billion/b/bn 1e12:trillion/tn/trn 1e5:lakh 1e7:crore/cr',
    ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
    joint: 'and',
  },
  notation: { ordinal: 'st|nd|rd|th' },
  months: '9 sept',
  hourWords: "o'clock",
  minuteWords: 'minutes/min',
};
