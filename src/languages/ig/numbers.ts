import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  dayHalves: "n'ụtụtụ | n'abalị",
};
