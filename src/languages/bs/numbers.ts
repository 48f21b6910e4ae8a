import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  notation: { ordinalDot: 'small', romanOrdinals: true },
};
