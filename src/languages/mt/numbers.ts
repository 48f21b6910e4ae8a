import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'jannar/jan | frar/fra | marzu/mar | april/apr | mejju/mej | ġunju/ġun | lulju/lul | awwissu/aww | settembru/set | ottubru/ott | novembru/nov | diċembru/diċ',
};
