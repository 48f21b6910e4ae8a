import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: '',
  negations: 'ບໍ່ ບໍ່ມີ ບໍ່ແມ່ນ',
};
