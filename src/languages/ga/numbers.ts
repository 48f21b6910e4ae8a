import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  dayHalves: 'r.n | i.n',
};
