import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  months: '1 ଜାନୁୟାରୀ, 2 ଫେବ୍ରୁଆରୀ/ଫେବୃୟାରୀ, 4 ଏପ୍ରିଲ, 5 ମେ',
};
