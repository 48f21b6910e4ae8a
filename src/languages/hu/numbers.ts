import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  words: {
    one: 'egy',
    cardinals:
      'két/kettő/ketten három/hárman négy/négyen öt/öten hat/hatan hét/heten nyolc kilenc tíz tizenegy tizenkét/tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    tens: 'húsz/huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
    scales: '100:száz 1e3:ezer 1e6:millió 1e9:milliárd',
    ordinals: 'első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik',
    compound: true,
  },
  percent: 'százalék, százalékot, százalékos, százalékkal, százalékra, százaléka',
  currencies: { $: 'dollár dollárt', '€': 'euró eurót', ft: 'ft forint forintot forintos', '£': 'font' },
  notation: {
    cardinal: '-(?:[aeo]n|r[ae]|b[ae]n?|b[óő]l|r[óő]l|t[óő]l|[vk][ae]l|[aeoöu]t|t|n[ae]k)',
    ordinalDot: 'small',
    romanOrdinals: true,
  },
};
