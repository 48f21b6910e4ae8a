import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'jeden jedna jedno jednoho jednu',
    cardinals:
      'dva/dvě/dvou/dvěma tři/tří/třech/třemi čtyři/čtyř/čtyřech pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
    tens: 'dvacet/dvaceti třicet/třiceti čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
    scales:
      '100:sto/stě/sta/set 1e3:tisíc/tisíce/tisíců/tis 1e6:milion/miliony/milionů/milionu/mil/mio 1e9:miliarda/miliardy/miliard/miliardu/mld',
    ordinals: 'prvn druh třet čtvrt pát šest sedm osm devát desát',
    ordinalEndings: 'í ího ím ý á é ého ému ém ým ou',
  },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  hourWords: 'hodin/hod',
  minuteWords: 'minut',
};
