import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'bir',
    cardinals: 'ikki uch to‘rt besh olti yetti sakkiz to‘qqiz o‘n',
    tens: 'yigirma o‘ttiz qirq ellik oltmish yetmish sakson to‘qson',
    scales: '100:yuz 1e3:ming 1e6:million/mln 1e9:milliard/mlrd',
    ordinals: 'birinchi ikkinchi uchinchi to‘rtinchi beshinchi',
  },
};
