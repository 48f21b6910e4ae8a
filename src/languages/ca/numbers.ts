import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'un una',
    cardinals: 'dos/dues tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze',
    tens: 'vint trenta quaranta cinquanta seixanta setanta vuitanta noranta',
    scales: '100:cent 1e3:mil 1e6:milió/milions',
    ordinals: 'primer/primera segon/segona tercer/tercera quart/quarta cinquè/cinquena',
  },
  notation: { score: '\\s(?:a|x)\\s', ordinal: '\\.?\\s?[ºª°](?!\\s?[CF]\\b)|r|n|t|è|a' },
  oclock: 'a les',
};
