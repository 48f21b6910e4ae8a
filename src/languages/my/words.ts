import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: '',
  negations: 'မ မဟုတ် မရှိ မဟုတ်ဘူး',
};
