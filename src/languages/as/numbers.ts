import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  dayHalves: 'পূৰ্বাহ্ন | অপৰাহ্ন',
};
