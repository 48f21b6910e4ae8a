import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'jannaayo/janaayo/jan | febraayo/feb | maarso/mar | abriil/abr | maayo/may | juun/jun | luulyo/lul | ogosto/agosto/ogs | sebteembar/sebtembar/seb | oktoobar/okt | noofeembar/nof | diseembar/dis',
  dayHalves: 'gh | gd',
};
