import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  currencies: {
    $: 'usd dollar dollars',
    '€': 'eur euro euros',
    '£': 'gbp',
    '¥': 'jpy cny rmb yen yuan',
    '₹': 'inr rs',
    '₽': 'rub',
    '₴': 'uah',
    '₺': 'try tl',
    zł: 'pln zł',
    kr: 'sek nok dkk kr',
    kč: 'czk kč',
    ft: 'huf',
    lei: 'ron bgn',
    r$: 'brl',
    '₩': 'krw won',
    '₪': 'ils nis',
    '₫': 'vnd',
    rp: 'idr rp',
    '₱': 'php',
    '₦': 'ngn naira',
  },
  dateLinks: 'd de del di of do von af av na',
};
