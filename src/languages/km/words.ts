import type { Words } from '../language.js';

export const words: Words = {
  functionWords: '',
  negations: 'មិន គ្មាន ពុំ មិនមែន អត់',
};
