import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  months: '3 mar',
};
