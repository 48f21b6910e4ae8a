import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  percent: 'posto, procenata, procenta',
  currencies: { $: 'dolar dolara dolari', '€': 'euro eura evra' },
  notation: { ordinalDot: 'small', romanOrdinals: true },
};
