import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `indland` and `udland`; the business desk is `erhverv`. */
export const da: Language = {
  code: 'da',
  aliases: ['dan'],
  endonym: 'dansk',
  englishName: 'Danish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'DK',
  trendingQuery: 'seneste nyheder',
  regionNames: { AE: 'Emiraterne' },
  categories: {
    world: 'udland',
    national: 'indland',
    business: 'erhverv',
    technology: 'teknologi',
    entertainment: 'underholdning',
    sports: 'sport',
    science: 'videnskab',
    health: 'sundhed',
    politics: 'politik',
    economy: 'økonomi',
    environment: 'miljø',
  },
  sectionNames: {
    world: 'verden, international, internationalt, globalt, Europa, Mellemøsten, udenrigs, verdensnyt',
    national: 'Danmark, indenrigs, samfund, nationalt',
    business: `
      business*, virksomheder, finans*, penge, børs, aktier, marked, markeder, forretning,
      privatøkonomi, erhvervsliv, investor, iværksætteri
    `,
    technology: `
      tech*, teknik, digital, internet, it, viden og teknologi, kunstig intelligens, gadgets, mobil,
      cybersikkerhed
    `,
    entertainment: `
      kultur*, film*, musik*, kendte, tv, serier, kultur og underholdning, navne, scene, teater, show,
      royale og kendte, medier og kultur, tv og kendte
    `,
    sports: `
      sportsnyheder, sportsnyt, fodbold*, håndbold*, cykling, tennis, Superliga, Superligaen, badminton,
      Formel 1, ishockey, golf, Champions League, landsholdet, VM, EM, OL, atletik, svømning,
      motorsport*, basketball, cykelsport
    `,
    science: `
      viden, forskning, naturvidenskab, rummet, astronomi, arkæologi, biologi, fysik, viden og teknologi
    `,
    health: `
      helbred, sygdom, medicin*, corona, coronavirus, covid 19, sundhed og velvære, krop og sundhed,
      folkesundhed
    `,
    politics: `
      valg*, folketinget, folketingsvalg, regeringen, indenrigspolitik, udenrigspolitik, folketing,
      politiske nyheder, parlament
    `,
    economy: 'makroøkonomi, samfundsøkonomi, inflation, finanser og økonomi, konjunktur, nationaløkonomi',
    environment: `
      klima*, natur, bæredygtighed, klimaforandringer, klima og miljø, natur og miljø, grøn omstilling,
      klimakrisen, miljø og klima
    `,
  },
  sectionHead: 'last',
  newsWords: 'nyheder nyhed nyt seneste sidste aktuelt overblik emne emner tema',
  and: 'og',
  forms,
  numbers,
  categoryWords,
  words,
};
