import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'satu',
    cardinals: 'dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    teen: 'belas',
    scales: '10:puluh 100:seratus/ratus 1e3:seribu/ribu/rb 1e6:juta/jt 1e9:miliar/milyar/m 1e12:triliun/t',
    ordinals: 'pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh',
  },
  months: '2 pebruari, 3 mrt, 8 agt/ags, 11 nopember/nop',
  oclock: 'pukul/jam',
};
