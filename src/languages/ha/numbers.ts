import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'janairu/jan | faburairu/fab | maris/mar | afirilu/afi | mayu/may | yuni/yun | yuli/yul | agusta/agu | satumba/sat | oktoba/okt | nuwamba/nuw | disamba/dis',
  dayHalves: 'sf | ym',
};
