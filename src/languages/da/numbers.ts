import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'en et',
    cardinals:
      'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    scales:
      '100:hundrede/hundred 1e3:tusind/tusinde 1e6:million/millioner/mio 1e9:milliard/milliarder/mia/mrd',
    ordinals: 'første anden/andet tredje fjerde femte sjette syvende ottende niende tiende',
    joint: 'og',
    onesFirst: true,
    compound: true,
  },
  notation: { ordinalDot: 'small' },
  oclock: 'kl',
};
