import type { Numbers } from '../language.js';

export const numbers: Numbers = {
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
  percent: 'posto, odsto, od sto, procenata, procenta, procenat, postotaka',
  currencies: { $: 'dolar dolara dolari', '€': 'evro evra' },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  months:
    'јануар/јан/januar/jan | фебруар/феб/februar/feb | март/мар/mart/mar | април/апр/april/apr | мај/maj | јун/jun | јул/jul | август/авг/avgust/avg | септембар/сеп/septembar/sep | октобар/окт/oktobar/okt | новембар/нов/novembar/nov | децембар/дец/decembar/dec',
};
