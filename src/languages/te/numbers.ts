import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ఒక ఒక్క',
    cardinals: 'రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది',
    scales: '100:వంద/వందల 1e3:వెయ్యి/వేల/వేలు 1e5:లక్ష/లక్షల/లక్షలు 1e7:కోటి/కోట్ల/కోట్లు',
    ordinals: 'తొలి/మొదటి రెండో/రెండవ మూడో/మూడవ నాలుగో/నాలుగవ',
  },
};
