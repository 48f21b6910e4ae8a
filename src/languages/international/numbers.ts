import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  dateLinks: 'd de del di of do von af av na',
};
