import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  percent: 'posto, procenata, procenta',
  currencies: { $: 'dolar dolara dolari', '€': 'euro eura evra' },
  notation: { ordinalDot: 'small', romanOrdinals: true },
  months:
    'januar/jan | februar/feb | mart/mar | april/apr | maj | juni/jun | juli/jul | august/aug | septembar/sep | oktobar/okt | novembar/nov | decembar/dec',
};
