import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'un une',
    cardinals: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante',
    scales:
      '100:cent/cents 1e3:mille 1e6:million/millions/m 1e9:milliard/milliards/md/mds/mrd 1e12:billion/billions',
    ordinals:
      'premier/première deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième',
    joint: 'et',
  },
  notation: {
    score: '\\s(?:à)\\s',
    ordinal: 'ers?|ère|re|e|è|ème|eme|ième|nde?',
    romanOrdinal: 'er|re|e|è|ème|eme',
  },
  months: '2 fév',
  hourWords: 'heures/heure/h/hrs/hs',
  minuteWords: 'mn',
  dayHalves: "du matin | du soir/de l'après-midi",
};
