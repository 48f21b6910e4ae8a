import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `inrikes` and `utrikes`; business is `näringsliv`, entertainment `nöje`. */
export const sv: Language = {
  code: 'sv',
  aliases: ['swe'],
  endonym: 'svenska',
  englishName: 'Swedish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'SE',
  trendingQuery: 'senaste nyheterna',
  categories: {
    world: 'utrikes',
    national: 'inrikes',
    business: 'näringsliv',
    technology: 'teknik',
    entertainment: 'nöje',
    sports: 'sport',
    science: 'vetenskap',
    health: 'hälsa',
    politics: 'politik',
    economy: 'ekonomi',
    environment: 'miljö',
  },
  sectionNames: {
    world: `
      världen, världen idag, internationellt, utland, utlandet, Europa, Mellanöstern, omvärlden,
      världsnyheter
    `,
    national: 'Sverige, nationellt, samhälle, Finland inrikes, inrikesnyheter',
    business: `
      företag*, företagande, börs, börsen, börsnyheter, pengar, bolag, aktier, finans*, privatekonomi,
      business, företagsnyheter, entreprenör, arbetsmarknad näringsliv
    `,
    technology: `
      teknologi*, tech*, it, digitalt, internet, prylar, AI, artificiell intelligens, teknik och
      vetenskap, mobil, cybersäkerhet, vetenskap och teknik, tekniknyheter
    `,
    entertainment: `
      underhållning*, kultur*, film*, musik*, tv, kändisar, nöje och kultur, kultur och nöje,
      kulturnyheter, serier, nöjesbladet, scen, teater, kändis, nöjesnyheter
    `,
    sports: `
      sportnyheter, fotboll*, ishockey*, hockey*, allsvenskan, handboll, tennis, golf, längdskidor,
      skidor, friidrott, Formel 1, SHL, Champions League, landslaget, VM, EM, OS, motorsport*, trav,
      innebandy, bandy, skidskytte, simning, basket, vintersport*
    `,
    science: `
      forskning, rymden, vetenskap och teknik, teknik och vetenskap, astronomi, arkeologi, fysik,
      biologi, naturvetenskap
    `,
    health: `
      vård*, sjukvård*, medicin*, corona, coronaviruset, covid 19, hälsa och träning, hälsa och vård,
      hälsa och medicin, vård och hälsa, folkhälsa
    `,
    politics: 'val*, riksdagen, regeringen, inrikespolitik, utrikespolitik, riksdagsvalet, valet, partier',
    economy: `
      samhällsekonomi, makroekonomi, inflation, ekonominyheter, svensk ekonomi, världsekonomi,
      konjunktur
    `,
    environment: `
      klimat*, natur, hållbarhet, klimatförändringar, klimatförändring, klimat och miljö, miljö och
      klimat, natur och miljö, klimatkrisen, ekologi
    `,
  },
  sectionHead: 'last',
  newsWords: 'nyheter nyhet nytt senaste aktuellt just nu ämne ämnen tema rubriker',
  and: 'och',
  forms,
  numbers,
  categoryWords,
  words,
};
