import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'am faoilleach/dhen fhaoilleach/faoi | an gearran/dhen ghearran/gearr | am màrt/dhen mhàrt/màrt | an giblean/dhen ghiblean/gibl | an cèitean/dhen chèitean/cèit | an t-ògmhios/dhen ògmhios/ògmhios/ògmh | an t-iuchar/dhen iuchar/iuchar/iuch | an lùnastal/dhen lùnastal/lùna | an t-sultain/dhen t-sultain/sultain/sult | an dàmhair/dhen dàmhair/dàmh | an t-samhain/dhen t-samhain/samhain/samh | an dùbhlachd/dhen dùbhlachd/dùbh',
  dayHalves: 'm | f',
};
