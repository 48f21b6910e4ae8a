import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'en ett',
    cardinals:
      'två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    scales: '100:hundra 1e3:tusen 1e6:miljon/miljoner/mn/milj/mkr 1e9:miljard/miljarder/md/mdr',
    ordinals: 'första/förste andra/andre tredje fjärde femte sjätte sjunde åttonde nionde tionde',
    compound: true,
  },
  notation: { ordinal: ':?[ae]' },
  oclock: 'kl',
};
