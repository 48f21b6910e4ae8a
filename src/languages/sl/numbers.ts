import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'en eden ena eno',
    cardinals:
      'dva/dve/dveh trije/tri/treh štirje/štiri/štirih pet/petih šest/šestih sedem osem devet deset enajst dvanajst trinajst štirinajst petnajst',
    tens: 'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset',
    hundreds: 'dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto',
    scales:
      '100:sto 1e3:tisoč 1e6:milijon/milijona/milijone/milijoni/milijonov/mio 1e9:milijarda/milijardi/milijarde/milijard/mrd',
    ordinals: 'prv drug tretj četrt pet šest sedm osm devet deset',
    ordinalEndings: 'i a o ega em ih e',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  hourWords: 'uri/ura/uro',
};
