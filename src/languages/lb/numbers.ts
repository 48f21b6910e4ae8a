import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months: '3 mar',
};
