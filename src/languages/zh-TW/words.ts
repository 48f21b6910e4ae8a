import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: '',
  negations: '不 沒 沒有 未 無 非 勿 別 不是',
};
