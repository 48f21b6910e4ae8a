import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'januar/jan | februar/feb | mäerz/mäe/mar | abrëll/abr | mee | juni/jun | juli/jul | august/aug | september/sep | oktober/okt | november/nov | dezember/dez',
  dayHalves: 'moies | nomëttes',
};
