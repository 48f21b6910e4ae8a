import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'een één',
    cardinals:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    scales: '100:honderd 1e3:duizend 1e6:miljoen/mln 1e9:miljard/mrd/mld',
    ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
    joint: 'en',
    onesFirst: true,
    compound: true,
  },
  notation: { ordinal: 'e|de|ste' },
  oclock: 'om',
  hourWords: 'uur',
  dayHalves: "'s ochtends | 's avonds/'s middags",
};
