import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months: '1 ጃንዩወሪ, 2 ፌብሩወሪ',
  dayHalves: 'ጥዋት/ጠዋት | ከሰዓት',
};
