import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'jenụwarị/jen | febrụwarị/feb | maachị/maa | epreel/epr | mee | jun/juu | julaị/jul | ọgọọst/ọgọ | septemba/sep | ọktoba/ọkt | novemba/nov | disemba/dis',
  dayHalves: "n'ụtụtụ | n'abalị",
};
