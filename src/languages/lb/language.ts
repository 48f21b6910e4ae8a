import type { Language } from '../language.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** German words in a spelling of their own, and French ones beside them. */
export const lb: Language = {
  code: 'lb',
  aliases: ['ltz'],
  endonym: 'Lëtzebuergesch',
  englishName: 'Luxembourgish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'LU',
  trendingQuery: 'Schlagzeilen',
  regionNames: { LU: 'Lëtzebuerg', US: 'USA' },
  categories: {
    world: 'International',
    national: 'National',
    business: 'Wirtschaft',
    technology: 'Technologie',
    entertainment: 'Kultur',
    sports: 'Sport',
    science: 'Wëssenschaft',
    health: 'Gesondheet',
    politics: 'Politik',
    economy: 'Economie',
    environment: 'Ëmwelt',
  },
  sectionNames: {
    world: 'Ausland, Welt, Europa, aus der Welt, Groussregioun',
    national: 'Lëtzebuerg, Inland, hei am Land',
    business: 'Finanzen, Finanz*, Betriber, Entreprisen, Finanzplaz, Business',
    technology: 'Tech*, Digital, Internet, Multimedia, Digitales',
    entertainment:
      'Musek*, Kino*, Film*, Televisioun, Konscht*, Theater, People*, Ënnerhalung, Entertainment',
    sports: 'Futtball*, Fussball*, Vëlo*, Cyclisme, Basketball, Handball, Tennis, Liichtathletik',
    science: 'Fuerschung, Wëssen, Weltraum',
    health: 'Medezin*, Gesondheetswiesen, Corona, Covid 19',
    politics: 'Walen*, Regierung, Chamber, Gemengewalen, Chamberwalen, Parteien',
    economy: 'Ekonomie, Inflatioun, Index',
    environment: 'Klima*, Klimawandel, Natur, Ëmweltschutz, Klimaschutz',
  },
  sectionHead: 'last',
  newsWords: 'Noriichten Neiegkeeten News Neits Actualitéit aktuell aus am den',
  and: 'an a',
  numbers,
  words,
};
