import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  dayHalves: 'wd | wb',
};
