import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  endings:
    'lar ler lari leri larin lerin in un nin nun da de dan den a e i u si su sinin ya ye y nda nde sini sindən sində sinə ını ini unu ünü nın',
  alternations: [[/g$/, 'k']],
  marksCase: true,
};
