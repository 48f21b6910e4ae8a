import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'një',
    cardinals: 'dy/dyja tre/tri/tri katër pesë gjashtë shtatë tetë nëntë dhjetë',
    scales: '100:qind 1e3:mijë/mije 1e6:milion/milionë 1e9:miliard/miliardë',
    ordinals: '- dytë/dyti tretë/treti katërt pestë',
  },
};
