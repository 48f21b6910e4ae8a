import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the Basque Country. */
export const eu: Language = {
  code: 'eu',
  aliases: ['eus', 'baq'],
  endonym: 'euskara',
  englishName: 'Basque',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ES',
  trendingQuery: 'albiste nagusiak',
  categories: {
    world: 'mundua',
    national: 'Euskal Herria',
    business: 'negozioak',
    technology: 'teknologia',
    entertainment: 'entretenimendua',
    sports: 'kirolak',
    science: 'zientzia',
    health: 'osasuna',
    politics: 'politika',
    economy: 'ekonomia',
    environment: 'ingurumena',
  },
  sectionNames: {
    world: 'nazioartea, nazioarteko albisteak, munduko albisteak, Europa, Afrika, Asia, Amerika, mundu',
    national: 'gizartea, Nafarroa, EAE, herrialdea',
    business: 'enpresak, enpresa, finantzak, dirua, burtsa, merkatuak, industria, ekintzailetza',
    technology: `
      teknologiak, zientzia eta teknologia, internet, adimen artifiziala, digitala, berrikuntza, sareak
    `,
    entertainment: `
      kultura*, zinema*, musika*, telebista, ikusgarriak, aisia, antzerkia, jendea, serieak, arteak
    `,
    sports: `
      kirola*, futbola*, pilota, saskibaloia, txirrindularitza, Athletic, Reala, Osasuna kirola,
      arrauna, errugbia, herri kirolak, joko olinpikoak, mendia, tenisa
    `,
    science: 'zientziak, espazioa, astronomia, zientzia eta teknologia, ikerketa, arkeologia',
    health: 'medikuntza*, osakidetza, koronabirusa, covid 19, ongizatea, gaixotasunak, nutrizioa',
    politics: 'hauteskundeak*, gobernua, legebiltzarra, jaurlaritza, alderdiak',
    economy: 'makroekonomia, inflazioa, BPG, ekonomia albisteak',
    environment: `
      ingurumen*, klima, klima aldaketa, natura, ekologia, iraunkortasuna, biodibertsitatea, klima
      larrialdia
    `,
  },
  sectionHead: 'last',
  newsWords: 'albisteak albiste berriak berri azken nagusiak gaurkotasuna atala gaiak',
  and: 'eta',
  forms,
  numbers,
  words,
};
