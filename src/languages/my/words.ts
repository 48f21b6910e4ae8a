import type { Words } from '../language.js';

export const words: Words = {
  functionWords: '',
  negations: 'မ မဟုတ် မရှိ မဟုတ်ဘူး',
};
