import type { Forms } from '../language.js';

export const forms: Forms = {
  endings: 'ների ներից ներում ներով ներ երի եր ում ից ով ի ը ն երը ներին ներն երն երից երով ու ուն',
  marksCase: true,
};
