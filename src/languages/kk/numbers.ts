import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'бір',
    cardinals: 'екі үш төрт бес алты жеті сегіз тоғыз он',
    tens: 'жиырма отыз қырық елу алпыс жетпіс сексен тоқсан',
    scales: '100:жүз 1e3:мың 1e6:миллион/млн 1e9:миллиард/млрд',
    ordinals: 'бірінші екінші үшінші төртінші бесінші',
  },
};
