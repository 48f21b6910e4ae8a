import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'մեկ մի',
    cardinals: 'երկու երեք չորս հինգ վեց յոթ ութ ինը տասը/տաս',
    scales: '100:հարյուր 1e3:հազար 1e6:միլիոն/մլն 1e9:միլիարդ/մլրդ',
    ordinals: 'առաջին երկրորդ երրորդ չորրորդ հինգերորդ',
  },
};
