import type { Words } from '../language.js';

export const words: Words = {
  functionWords: '',
  negations: 'ບໍ່ ບໍ່ມີ ບໍ່ແມ່ນ',
};
