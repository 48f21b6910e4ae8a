import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'bir',
    cardinals: 'iki üç dört beş altı yedi sekiz dokuz on',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    scales: '100:yüz 1e3:bin 1e6:milyon/mn 1e9:milyar/mlr 1e12:trilyon',
    ordinals: 'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu',
    compound: true,
  },
  notation: { ordinal: "['’]?[iıuü]?nc[iıuü]", ordinalDot: 'small' },
  oclock: 'saat',
};
