import type { Language } from '../language.js';
import { forms } from './forms.js';
import { words } from './words.js';

/** Words change at their start, too: `Cymru`, `Gymru`, `Nghymru`. */
export const cy: Language = {
  code: 'cy',
  aliases: ['cym', 'wel'],
  endonym: 'Cymraeg',
  englishName: 'Welsh',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'GB',
  trendingQuery: 'prif straeon',
  regionNames: { FK: 'Ynysoedd Falkland', GB: 'y Deyrnas Unedig', US: 'yr Unol Daleithiau' },
  categories: {
    world: 'byd',
    national: 'cenedlaethol',
    business: 'busnes',
    technology: 'technoleg',
    entertainment: 'adloniant',
    sports: 'chwaraeon',
    science: 'gwyddoniaeth',
    health: 'iechyd',
    politics: 'gwleidyddiaeth',
    economy: 'economi',
    environment: 'amgylchedd',
  },
  sectionNames: {
    world: 'y byd, rhyngwladol, tramor, Ewrop, newyddion y byd',
    national: 'Cymru, y DU, newyddion Cymru, lleol, newyddion cenedlaethol',
    business: 'arian*, cyllid*, busnesau, cwmnïau, masnach',
    technology: 'technolegol, digidol, y we, gwyddoniaeth a thechnoleg, gemau fideo',
    entertainment: `
    celfyddydau*, y celfyddydau, diwylliant*, cerddoriaeth*, ffilm*, teledu*, llyfrau, eisteddfod,
    theatr
  `,
    sports: 'pêl-droed*, rygbi*, criced, seiclo, rygbi Cymru, pêl droed*',
    science: 'gwyddonol, gwyddoniaeth a thechnoleg, y gofod, seryddiaeth',
    health: 'iechyd a lles, meddygaeth, y GIG, GIG, coronafeirws, covid 19',
    politics: 'etholiad*, etholiadau*, Senedd, llywodraeth, San Steffan',
    economy: 'economaidd, yr economi, chwyddiant, amaeth',
    environment: 'newid hinsawdd, hinsawdd*, natur, yr amgylchedd, bywyd gwyllt',
  },
  sectionHead: 'first',
  newsWords: 'newyddion straeon stori diweddaraf y yr prif',
  and: 'a ac',
  forms,
  words,
};
