import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'januaro | februaro | marto | aprilo | majo | junio | julio | aŭgusto | septembro | oktobro | novembro | decembro',
};
