import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  notation: { ordinalDot: 'small', romanOrdinals: true },
};
