import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ഒരു',
    cardinals: 'രണ്ട്/രണ്ടു മൂന്ന്/മൂന്നു നാല്/നാലു അഞ്ച്/അഞ്ചു ആറ്/ആറു ഏഴ്/ഏഴു എട്ട്/എട്ടു ഒമ്പത്/ഒൻപത് പത്ത്/പത്തു',
    scales: '100:നൂറ് 1e3:ആയിരം 1e5:ലക്ഷം 1e7:കോടി',
    ordinals: 'ഒന്നാം രണ്ടാം മൂന്നാം നാലാം',
  },
};
