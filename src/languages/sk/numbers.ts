import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'jeden jedna jedno jedného jednu',
    cardinals:
      'dva/dve/dvaja/dvoch/dvom/dvoma tri/traja/troch/trom/troma štyri/štyria/štyroch päť/piati/piatich šesť/šiesti/šiestich sedem/siedmi/siedmich osem/ôsmi/ôsmich deväť/deviati desať/desiati jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
    tens: 'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
    hundreds: 'dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto',
    scales:
      '100:sto 1e3:tisíc/tisíce/tis 1e6:milión/milióny/miliónov/milióna/mil/mio 1e9:miliarda/miliardy/miliárd/miliardu/mld',
    ordinals: 'prv druh tret štvrt piat šiest siedm ôsm deviat desiat',
    ordinalEndings: 'ý á é ého ej om ou ým ú í ia ieho iu ie',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  hourWords: 'hodín',
};
