import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  words: {
    one: 'bat',
    cardinals: 'bi hiru lau bost sei zazpi zortzi bederatzi hamar',
    scales: '100:ehun 1e3:mila 1e6:milioi 1e9:miliar',
    ordinals: 'lehen bigarren hirugarren laugarren bosgarren',
  },
  percent: 'ehuneko',
  months:
    'urtarrila/urt/urtarrilaren/urt.ren | otsaila/ots/otsailaren/ots.ren | martxoa/mar/martxoaren/mar.ren | apirila/api/apirilaren/api.ren | maiatza/mai/maiatzaren/mai.ren | ekaina/eka/ekainaren/eka.ren | uztaila/uzt/uztailaren/uzt.ren | abuztua/abu/abuztuaren/abu.ren | iraila/ira/irailaren/ira.ren | urria/urr/urriaren/urr.ren | azaroa/aza/azaroaren/aza.ren | abendua/abe/abenduaren/abe.ren',
};
