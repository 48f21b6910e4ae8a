import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'jedan jedna jedno jednog jednu',
    cardinals:
      'dva/dvaju/dviju/dvije/dvoje/dvojica/dvojicu/dvojice tri/triju/troje/trojica/trojicu/trojice četiri/četvero/četvorica pet/petero/petorica šest/šestero sedam/sedmero osam/osmero devet deset/desetero jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    tens: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    hundreds: 'dvjesto/dvjesta tristo/trista četiristo petsto šesto sedamsto osamsto devetsto',
    scales:
      '100:sto/stotinu 1e3:tisuća/tisuću/tisuće/tis 1e6:milijun/milijuna/milijuni/mil 1e9:milijarda/milijardu/milijarde/milijardi/mlrd',
    ordinals: 'prv drug treć četvrt pet šest sedm osm devet deset',
    ordinalEndings: 'i a o og oj om u e eg em',
    joint: 'i',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  hourWords: 'sati/sata',
};
