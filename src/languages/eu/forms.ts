import type { Forms } from '../language.js';

export const forms: Forms = {
  endings: 'aren arekin etan etako etatik eko ko tik ra an ak ek ari a ean eak eek eetan ri u e i',
  marksCase: true,
};
