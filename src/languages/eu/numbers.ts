import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'bat',
    cardinals: 'bi hiru lau bost sei zazpi zortzi bederatzi hamar',
    scales: '100:ehun 1e3:mila 1e6:milioi 1e9:miliar',
    ordinals: 'lehen bigarren hirugarren laugarren bosgarren',
  },
  months:
    '1 urtarrilaren/urt.ren, 2 otsailaren/ots.ren, 3 martxoaren/mar.ren, 4 apirilaren/api.ren, 5 maiatzaren/mai.ren, 6 ekainaren/eka.ren, 7 uztailaren/uzt.ren, 8 abuztuaren/abu.ren, 9 irailaren/ira.ren, 10 urriaren/urr.ren, 11 azaroaren/aza.ren, 12 abenduaren/abe.ren',
};
