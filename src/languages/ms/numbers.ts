import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'satu',
    cardinals: 'dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas',
    teen: 'belas',
    scales: '10:puluh 100:seratus/ratus 1e3:seribu/ribu 1e6:juta 1e9:bilion 1e12:trilion',
    ordinals: 'pertama kedua ketiga keempat kelima keenam ketujuh kelapan kesembilan kesepuluh',
  },
  oclock: 'pukul',
};
