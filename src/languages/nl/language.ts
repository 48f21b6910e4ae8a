import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `binnenland` and `buitenland`. */
export const nl: Language = {
  code: 'nl',
  aliases: ['nld', 'dut', 'vls'],
  endonym: 'Nederlands',
  englishName: 'Dutch',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'NL',
  trendingQuery: 'belangrijkste nieuws',
  regionNames: { US: 'VS', GB: 'VK', AE: 'Emiraten' },
  categories: {
    world: 'buitenland',
    national: 'binnenland',
    business: 'ondernemen',
    technology: 'technologie',
    entertainment: 'entertainment',
    sports: 'sport',
    science: 'wetenschap',
    health: 'gezondheid',
    politics: 'politiek',
    economy: 'economie',
    environment: 'milieu',
  },
  sectionNames: {
    world: `
      wereld, internationaal, wereldnieuws, buitenlands nieuws, Europa, Midden-Oosten, Afrika, Azië,
      Amerika, buitenlandse zaken
    `,
    national: 'Nederland, nationaal, binnenlands nieuws, België',
    business: `
      ondernemen*, financieel, bedrijven, geld, beurs, business, bedrijfsleven, financiën*, ondernemers,
      economie, markten, beurzen, geld en werk, industrie, zakelijk
    `,
    technology: `
      tech*, techniek, digitaal, internet, media en technologie, gadgets, computer, kunstmatige
      intelligentie, AI, wetenschap en tech, smartphones, innovatie
    `,
    entertainment: `
      entertainment*, cultuur*, film, films, muziek*, televisie, TV, media en cultuur, show, showbizz,
      sterren, boek en cultuur, achterklap, royalty en show, series, media, theater, celebrities,
      cultuur en media, kunst en cultuur, privé, amusement
    `,
    sports: `
      sportnieuws, voetbal*, Formule 1, wielrennen, schaatsen, tennis, hockey, Eredivisie, Champions
      League, atletiek, autosport, basketbal, Ajax, Feyenoord, PSV, Oranje, WK, EK, sport overig,
      Olympische Spelen, darts, wielersport, zwemmen, handbal, motorsport*
    `,
    science: `
      wetenschappen, ruimtevaart, onderzoek, sterrenkunde, wetenschap en tech, natuurkunde, biologie,
      archeologie, wetenschap en planeet
    `,
    health: `
      zorg*, gezond, coronavirus, corona, medisch, gezondheidszorg, volksgezondheid, voeding en
      gezondheid, covid 19, geneeskunde, ziekten
    `,
    politics: `
      politiek nieuws, verkiezingen*, Den Haag, Tweede Kamer, kabinet, regering, Haagse politiek,
      parlement
    `,
    economy: 'economisch, macro-economie, inflatie, conjunctuur, arbeidsmarkt, wereldeconomie',
    environment: `
      klimaat*, natuur, duurzaamheid, klimaatverandering, natuur en milieu, klimaat en milieu, duurzaam,
      natuur & milieu, klimaatcrisis, energietransitie, planeet, stikstof
    `,
  },
  sectionHead: 'last',
  newsWords: 'nieuws laatste actueel meest recente recent overzicht rubriek sectie uit het de',
  and: 'en',
  forms,
  numbers,
  categoryWords,
  words,
};
