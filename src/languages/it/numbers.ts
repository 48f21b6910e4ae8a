import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'un uno una',
    cardinals:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    scales: '100:cento 1e3:mille/mila 1e6:milione/milioni/mln 1e9:miliardo/miliardi/mld/mrd',
    ordinals:
      'primo seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
    compound: true,
  },
  notation: { score: '\\s(?:a|x)\\s', ordinal: '\\.?\\s?[ºª°](?!\\s?[CF]\\b)' },
  oclock: 'ore/alle/alle ore',
  dayHalves: 'di mattina | di sera/del pomeriggio',
};
