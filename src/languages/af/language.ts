import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country; business is `sake`. */
export const af: Language = {
  code: 'af',
  aliases: ['afr'],
  endonym: 'Afrikaans',
  englishName: 'Afrikaans',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ZA',
  trendingQuery: 'hoofnuus',
  regionNames: { US: 'VSA', GB: 'Brittanje' },
  categories: {
    world: 'wêreld',
    national: 'Suid-Afrika',
    business: 'sake',
    technology: 'tegnologie',
    entertainment: 'vermaak',
    sports: 'sport',
    science: 'wetenskap',
    health: 'gesondheid',
    politics: 'politiek',
    economy: 'ekonomie',
    environment: 'omgewing',
  },
  sectionNames: {
    world: 'internasionaal, wêreldnuus, buiteland, Afrika, Europa, buitelandse nuus',
    national: 'binneland, nasionaal, plaaslike nuus, Suid-Afrikaanse nuus',
    business: 'besigheid, sakenuus, geld, finansies*, maatskappye, markte, geldsake, aandele',
    technology: `
      tegno, tegnologienuus, internet, kunsmatige intelligensie, wetenskap en tegnologie, rekenaars
    `,
    entertainment: `
      kultuur*, kuns en vermaak, musiek*, flieks, films, glanslewe, televisie, kunste, vermaaklikheid,
      bekendes
    `,
    sports: `
      sportnuus, rugby*, krieket*, sokker*, gholf, tennis, atletiek, Springbokke, fietsry, swem,
      Wêreldbeker, olimpiese spele, netbal
    `,
    science: 'wetenskap en tegnologie, ruimte, navorsing, sterrekunde, argeologie',
    health: 'geneeskunde, koronavirus, covid 19, gesond leef, welstand, mediese nuus',
    politics: 'politieke nuus, verkiesing*, verkiesings, parlement, regering',
    economy: 'inflasie, makro-ekonomie, ekonomiese nuus',
    environment: 'klimaat, klimaatsverandering, natuur, bewaring, omgewingsake, volhoubaarheid',
  },
  sectionHead: 'last',
  newsWords: 'nuus jongste jongstes opskrifte laaste rubriek onderwerp uit die',
  and: 'en',
  forms,
  numbers,
  words,
};
