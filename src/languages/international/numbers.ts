import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  dateLinks: 'd de del di of do von af av na',
};
