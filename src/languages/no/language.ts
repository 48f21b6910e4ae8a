import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * Bokmål, with Nynorsk section names beside. Newspapers separate home and foreign news as `innenriks` and `utenriks`;
 * business is `næringsliv`.
 */
export const no: Language = {
  code: 'no',
  aliases: ['nb', 'nn', 'nor', 'nob', 'nno'],
  endonym: 'norsk',
  englishName: 'Norwegian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'NO',
  trendingQuery: 'siste nytt',
  categories: {
    world: 'utenriks',
    national: 'innenriks',
    business: 'næringsliv',
    technology: 'teknologi',
    entertainment: 'underholdning',
    sports: 'sport',
    science: 'vitenskap',
    health: 'helse',
    politics: 'politikk',
    economy: 'økonomi',
    environment: 'miljø',
  },
  sectionNames: {
    world: 'verden, verda, internasjonalt, utanriks, Europa, Midtøsten, verdensnyheter, globalt',
    national: 'Norge, Noreg, innanriks, nasjonalt, samfunn',
    business: `
      forretning, business*, børs, finans*, penger, bedrift, bedrifter, marked, aksjer, forretningar,
      privatøkonomi, industri, gründer, handelsnytt, pengar
    `,
    technology: `
      tech*, teknikk, digitalt, internett, it, kunstig intelligens, KI, mobil, forskning og teknologi,
      teknologinytt, dingser, cybersikkerhet
    `,
    entertainment: `
      kultur*, underhaldning*, film*, musikk*, kjendis, tv, serier, rampelys, kultur og underholdning,
      tv og film, kjendiser, scene, teater, film og tv, kulturnytt
    `,
    sports: `
      idrett*, sportsnytt, fotball*, håndball, langrenn, skiskyting, ishockey, sykkel, Eliteserien,
      Champions League, Formel 1, tennis, golf, hopp, alpint, friidrett, vintersport*, VM, EM, OL,
      landslaget, sjakk, svømming, motorsport*, ski
    `,
    science: `
      forskning, vitskap*, verdensrommet, forskning og teknologi, astronomi, arkeologi, fysikk, biologi,
      naturvitenskap, viten
    `,
    health: `
      korona, koronaviruset, covid 19, medisin*, helse og trening, sykdom, psykisk helse, kropp og
      helse, folkehelse, helsevesen
    `,
    politics: `
      valg*, stortinget, regjeringen, innenrikspolitikk, utenrikspolitikk, stortingsvalg, val, partier
    `,
    economy: 'samfunnsøkonomi, makroøkonomi, inflasjon, norsk økonomi, verdensøkonomi, konjunktur, renter',
    environment: `
      klima*, natur, bærekraft, klimaendringer, klimaendring, klima og miljø, natur og miljø, miljø og
      klima, klimakrisen, miljøvern
    `,
  },
  sectionHead: 'last',
  newsWords: 'nyheter nyhende nyhet nytt siste aktuelt tema emne emner oversikt',
  and: 'og',
  forms,
  numbers,
  categoryWords,
  words,
};
