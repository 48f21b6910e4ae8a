import type { Language } from '../language.js';
import { words } from './words.js';

/** Nouns are followed by their article: `ciyaaro`, `ciyaaraha`. */
export const so: Language = {
  code: 'so',
  aliases: ['som'],
  endonym: 'Soomaali',
  englishName: 'Somali',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'SO',
  trendingQuery: 'wararka ugu muhiimsan',
  regionNames: { US: 'Mareykanka', GB: 'Ingiriiska', SO: 'Soomaaliya' },
  categories: {
    world: 'caalamka',
    national: 'gudaha',
    business: 'ganacsi',
    technology: 'tiknoolajiyad',
    entertainment: 'madadaalo',
    sports: 'ciyaaraha',
    science: 'saynis',
    health: 'caafimaad',
    politics: 'siyaasad',
    economy: 'dhaqaale',
    environment: 'deegaan',
  },
  sectionNames: {
    world: 'dunida, caalami, dibadda, Afrika, Yurub, Bariga Dhexe, Geeska Afrika, wararka caalamka',
    national: 'Soomaaliya, Somalia, Soomaali, Soomaaliland, Puntland, wararka gudaha, maxalli',
    business: 'ganacsiga, suuqyada, maaliyad, shirkado, bangiyada',
    technology: `
    tiknoolajiyada, teknoolojiyada, tiknoolojiyada, tiknoolojiga, internetka, sayniska iyo
    tiknoolajiyada
  `,
    entertainment: 'madadaalada, fanka*, muusig, filim, filimo, suugaan, dhaqan*, hiddaha iyo dhaqanka',
    sports:
      'ciyaaro*, kubadda cagta*, kubada cagta*, kubbadda cagta, horyaalka Ingiriiska, cayaaraha*, cayaaro',
    science: 'sayniska, cilmi baaris, hawada sare',
    health: 'caafimaadka, cudurro, daryeel caafimaad, daawo, korona',
    politics: 'siyaasadda, doorasho*, doorashada*, dowladda, baarlamaanka',
    economy: 'dhaqaalaha, miisaaniyadda, beeraha',
    environment: 'deegaanka, cimilada*, isbeddelka cimilada, jawiga',
  },
  sectionHead: 'first',
  newsWords: 'wararka warar war maanta cusub ugu dambeeyay dambeeyey ka',
  and: 'iyo',
  words,
};
