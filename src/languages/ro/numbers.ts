import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'un o una unu',
    cardinals:
      'doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece',
    tens: 'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
    scales: '100:sută/sute 1e3:mie/mii 1e6:milion/milioane/mil 1e9:miliard/miliarde/mld',
    ordinals: 'prima/primul - treia/treilea patra/patrulea cincea/cincilea',
    joint: 'și',
  },
  notation: { score: '\\s(?:la)\\s' },
  oclock: 'ora/orele',
};
