import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `belföld` and `külföld`. */
export const hu: Language = {
  code: 'hu',
  aliases: ['hun'],
  endonym: 'magyar',
  englishName: 'Hungarian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'HU',
  trendingQuery: 'vezető hírek',
  regionNames: { US: 'USA', GB: 'Nagy-Britannia', AE: 'Emírségek' },
  categories: {
    world: 'külföld',
    national: 'belföld',
    business: 'üzlet',
    technology: 'tech',
    entertainment: 'kultúra',
    sports: 'sport',
    science: 'tudomány',
    health: 'egészség',
    politics: 'politika',
    economy: 'gazdaság',
    environment: 'környezet',
  },
  sectionNames: {
    world: `
      világ, nagyvilág, nemzetközi, külföldi hírek, Európa, külpolitika, világpolitika, Közel-Kelet,
      külhon
    `,
    national: 'itthon, Magyarország, belföldi hírek, hazai, belpolitikai hírek',
    business: `
      pénz*, pénzügy, cégek, vállalatok, tőzsde, vállalkozás, bank, piac, piacok, üzleti élet, gazdaság,
      befektetés, bankok, kkv
    `,
    technology: `
      tech*, technológia*, techtud, tudomány és technika, tudomány és technológia, internet, mesterséges
      intelligencia, informatika, mobil, it, digitális, kütyük, tudomány-technika, technika
    `,
    entertainment: `
      kultúra*, bulvár*, film*, filmek, zene*, sztárok, celeb, celebek, tévé, sztárvilág, mozi, színház,
      kult, életmód és sztárok, showbiznisz, sorozatok, szórakozás
    `,
    sports: `
      foci*, labdarúgás*, kézilabda, forma 1, f1, tenisz, vízilabda, kosárlabda, úszás, NB I, bajnokok
      ligája, olimpia, atlétika, jégkorong, egyéni sportok, csapatsport, magyar foci, külföldi foci,
      autó-motor sport, öttusa, téli sportok, boksz
    `,
    science: `
      űr, űrkutatás, tudomány és technika, tudomány és technológia, csillagászat, techtud, régészet,
      fizika, biológia, kutatás
    `,
    health: `
      egészségügy*, koronavírus, covid 19, járvány, orvostudomány, betegségek, egészség és életmód,
      gyógyászat, táplálkozás
    `,
    politics: `
      belpolitika, külpolitika, választás*, választások, kormány, parlament, országgyűlés, közélet,
      pártok, választás 2026
    `,
    economy: 'makrogazdaság, makro, infláció, világgazdaság, nemzetgazdaság, gazdasági hírek',
    environment: `
      klíma, klímaváltozás, éghajlatváltozás, környezetvédelem, természet, zöld, fenntarthatóság,
      természetvédelem, éghajlat, klímaválság
    `,
  },
  sectionHead: 'last',
  newsWords: 'hírek hír friss legfrissebb vezető aktuális rovat téma témák cikkek',
  and: 'és',
  forms,
  numbers,
  categoryWords,
  words,
};
