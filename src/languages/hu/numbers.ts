import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'egy',
    cardinals:
      'két/kettő/ketten három/hárman négy/négyen öt/öten hat/hatan hét/heten nyolc kilenc tíz tizenegy tizenkét/tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    tens: 'húsz/huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
    scales: '100:száz 1e3:ezer 1e6:millió 1e9:milliárd',
    ordinals: 'első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik',
    compound: true,
  },
  notation: {
    ordinalDot: 'small',
    romanOrdinals: true,
  },
  hourWords: 'óra/órakor',
  minuteWords: 'perc/perckor',
};
