import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'એક',
    cardinals: 'બે ત્રણ ચાર પાંચ છ સાત આઠ - દસ',
    scales: '100:સો 1e3:હજાર 1e5:લાખ 1e7:કરોડ',
    ordinals: 'પ્રથમ/પહેલી/પહેલો બીજી/બીજો/બીજા ત્રીજી/ત્રીજો/ત્રીજા',
  },
};
