import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  endings: 'ների ներից ներում ներով ներ երի եր ում ից ով ի ը ն երը ներին ներն երն երից երով ու ուն',
  marksCase: true,
};
