import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'ionawr | chwefror | mawrth | ebrill | mai | mehefin | gorffennaf | awst | medi | hydref | tachwedd | rhagfyr',
};
