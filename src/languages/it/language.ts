import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is the `cronaca`. `economia` heads companies and the economy alike; `imprese` keeps the two apart. */
export const it: Language = {
  code: 'it',
  aliases: ['ita'],
  endonym: 'italiano',
  englishName: 'Italian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'IT',
  trendingQuery: 'notizie principali',
  regionNames: { US: 'USA', GB: 'Regno Unito', AE: 'Emirati', CD: 'RD Congo' },
  categories: {
    world: 'mondo',
    national: 'cronaca',
    business: 'imprese',
    technology: 'tecnologia',
    entertainment: 'spettacoli',
    sports: 'sport',
    science: 'scienza',
    health: 'salute',
    politics: 'politica',
    economy: 'economia',
    environment: 'ambiente',
  },
  sectionNames: {
    world: `
      esteri, estero, dal mondo, internazionale, Europa, Africa, Asia, America, Medio Oriente, politica
      estera, politica internazionale, Nordamerica
    `,
    national: `
      cronache, Italia, interni, dall'Italia, nazionale, cronaca italiana, cronaca nera, cronaca
      nazionale
    `,
    business: `
      economia, finanza*, affari, aziende, mercati, borsa, business, lavoro e impresa, economia e
      finanza, risparmio, soldi, industria, PMI, startup, banche, imprese e mercati, finanze*
    `,
    technology: `
      tecnologie, tech, hi tech, hitech, internet, innovazione, digitale, scienza e tecnologia,
      intelligenza artificiale, IA, smartphone, informatica, cybersecurity, scienze e tecnologie, web,
      sicurezza informatica, social
    `,
    entertainment: `
      spettacolo*, spettacoli*, cultura*, cinema*, musica*, televisione, TV, gossip, vip, serie TV,
      cultura e spettacoli, teatro, people, celebrity, tempo libero, arte, libri e cultura, celebrità, intrattenimento
    `,
    sports: `
      calcio*, Serie A, Serie B, Champions League, Europa League, Formula 1, F1, motori sport, MotoGP,
      tennis, basket, ciclismo, pallavolo, volley, rugby, sci, nuoto, atletica, calciomercato, altri
      sport, Olimpiadi, Mondiali, nazionale di calcio, sport invernali, Europei, pallacanestro, boxe,
      golf, nazionale azzurra
    `,
    science: `
      scienze*, spazio, astronomia, ricerca scientifica, scienza e tecnologia, scienze e tecnologie,
      fisica, biologia, archeologia, spazio e astronomia
    `,
    health: `
      sanità*, medicina*, benessere, coronavirus, covid 19, salute e benessere, nutrizione,
      alimentazione e salute, malattie, vaccini, salute e medicina, pandemia
    `,
    politics: `
      elezioni*, governo, parlamento, politica interna, politica italiana, quirinale, partiti, politica
      estera, referendum, amministrative
    `,
    economy: `
      economico, macroeconomia, inflazione, economia e lavoro, congiuntura, economia mondiale, economia
      italiana, PIL
    `,
    environment: `
      clima, cambiamenti climatici, cambiamento climatico, natura, ecologia, sostenibilità, energia e
      ambiente, ambiente e energia, green, crisi climatica, inquinamento, biodiversità, animali e natura
    `,
  },
  sectionHead: 'first',
  newsWords: `
    notizie notizia ultime ultima ora news sezione dal dalla dalle di del della dello dei degli delle la
    le il lo i gli in tutte tutto
  `,
  and: 'e ed',
  forms,
  numbers,
  categoryWords,
  words,
};
