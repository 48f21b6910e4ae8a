import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'en ei ett',
    cardinals:
      'to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tjue/tyve tretti/tredve førti femti seksti sytti åtti nitti',
    scales: '100:hundre 1e3:tusen 1e6:million/millioner/mill 1e9:milliard/milliarder/mrd',
    ordinals: 'første andre tredje fjerde femte sjette sjuende/syvende åttende niende tiende',
    compound: true,
  },
  notation: { ordinalDot: 'small' },
  oclock: 'kl',
};
