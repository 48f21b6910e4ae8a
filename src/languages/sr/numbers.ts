import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'jedan jedna jedno jednog jednu',
    cardinals:
      'dva/dvaju/dviju/dve/dvije/dvoje/dvojica/dvojicu/dvojice tri/triju/troje/trojica/trojicu/trojice četiri/četvoro/četvorica pet/petoro/petorica šest/šestoro sedam/sedmoro osam/osmoro devet deset/desetoro jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    tens: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    hundreds: 'dvesta/dvjesta/dvesto trista/tristo četiristo petsto šeststo/šesto sedamsto osamsto devetsto',
    scales:
      '100:sto/stotinu 1e3:hiljada/hiljadu/hiljade/hilj 1e6:milion/miliona/milioni/mil 1e9:milijarda/milijardu/milijarde/milijardi/mlrd',
    ordinals: 'prv drug treć četvrt pet šest sedm osm devet deset',
    ordinalEndings: 'i a o og oj om u e eg em',
    joint: 'i',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  months:
    '1 januar/jan, 2 februar/feb, 3 mart/mar, 4 april/apr, 5 maj, 6 jun, 7 jul, 8 avgust/avg, 9 septembar/sep, 10 oktobar/okt, 11 novembar/nov, 12 decembar/dec',
  hourWords: 'часова/časova',
};
