import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Papers head home and foreign news with the locative: `Latvijā`, `pasaulē`. */
export const lv: Language = {
  code: 'lv',
  aliases: ['lav', 'lvs'],
  endonym: 'latviešu',
  englishName: 'Latvian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'LV',
  trendingQuery: 'galvenās ziņas',
  regionNames: { US: 'ASV', GB: 'Lielbritānija', AE: 'AAE' },
  categories: {
    world: 'pasaulē',
    national: 'Latvijā',
    business: 'bizness',
    technology: 'tehnoloģijas',
    entertainment: 'izklaide',
    sports: 'sports',
    science: 'zinātne',
    health: 'veselība',
    politics: 'politika',
    economy: 'ekonomika',
    environment: 'vide',
  },
  sectionNames: {
    world: 'pasaule, ārzemēs, ārvalstīs, ārzemes, Eiropā, Eiropa, pasaules ziņas, starptautiskās',
    national: 'Latvija, vietējās, dzimtenē, latvijas ziņas',
    business: `
      uzņēmumi, finanses*, nauda, tirgi, uzņēmējdarbība, uzņēmumi un tirgi, bankas, biznesa ziņas,
      investīcijas
    `,
    technology: `
      tehnoloģija, IT, zinātne un tehnoloģijas, internets, mākslīgais intelekts, tehnika, viedtālruņi,
      digitāli, kiberdrošība
    `,
    entertainment: `
      kultūra*, kino*, mūzika*, slavenības, televīzija, šovbizness, teātris, filmas, seriāli, kultūra un
      izklaide, zvaigznes
    `,
    sports: `
      futbols*, hokejs*, basketbols*, teniss, volejbols, vieglatlētika, bobslejs, F1, olimpiskās spēles,
      NHL, NBA, KHL, Čempionu līga, sporta ziņas, motoru sports, ziemas sports, handbols
    `,
    science: 'zinātne un tehnoloģijas, kosmoss, astronomija, arheoloģija, fizika, bioloģija',
    health: 'medicīna*, koronavīruss, covid 19, veselības aprūpe, slimības, skaistums un veselība',
    politics: 'vēlēšanas*, saeima, valdība, partijas, iekšpolitika, ārpolitika',
    economy: 'inflācija, makroekonomika, ekonomikas ziņas, IKP, tautsaimniecība',
    environment: `
      klimats, daba, ekoloģija*, klimata pārmaiņas, vides aizsardzība, ilgtspēja, zaļā enerģija, daba un
      vide
    `,
  },
  sectionHead: 'either',
  newsWords: 'ziņas ziņa jaunākās svarīgākās aktuāli temats tēma tēmas visas šodien',
  and: 'un',
  forms,
  numbers,
  words,
};
