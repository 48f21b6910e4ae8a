import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'bir',
    cardinals: 'iki üç dörd beş altı yeddi səkkiz doqquz on',
    tens: 'iyirmi otuz qırx əlli altmış yetmiş səksən doxsan',
    scales: '100:yüz 1e3:min 1e6:milyon/mln 1e9:milyard/mlrd',
    ordinals: 'birinci ikinci üçüncü dördüncü beşinci altıncı yeddinci səkkizinci doqquzuncu onuncu',
  },
  notation: { ordinal: '-?c[iıuü]' },
};
