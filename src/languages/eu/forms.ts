import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  endings:
    'aren arekin etan etako etatik eko ko tik ra rako an ak ek ari a ean eak eek eetan ren rekin ri en n u e i',
  vowelEndings: 'a e',
  marksCase: true,
};
