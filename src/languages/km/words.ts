import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: '',
  negations: 'មិន គ្មាន ពុំ មិនមែន អត់',
};
