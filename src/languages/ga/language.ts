import type { Language } from '../language.js';
import { forms } from './forms.js';
import { words } from './words.js';

/** Words change at their start, too: `peil`, `pheil`, `bpeil`. */
export const ga: Language = {
  code: 'ga',
  aliases: ['gle'],
  endonym: 'Gaeilge',
  englishName: 'Irish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'IE',
  trendingQuery: 'príomhscéalta',
  regionNames: { IE: 'Éire', GB: 'an Bhreatain', US: 'Meiriceá' },
  categories: {
    world: 'domhanda',
    national: 'náisiúnta',
    business: 'gnó',
    technology: 'teicneolaíocht',
    entertainment: 'siamsaíocht',
    sports: 'spórt',
    science: 'eolaíocht',
    health: 'sláinte',
    politics: 'polaitíocht',
    economy: 'geilleagar',
    environment: 'comhshaol',
  },
  sectionNames: {
    world: 'domhan, an domhan, idirnáisiúnta, thar lear, nuacht an domhain, an Eoraip',
    national: 'Éire, nuacht náisiúnta, abhus, an Ghaeltacht, Gaeltacht, baile',
    business: 'airgeadas, gnólachtaí, fiontraíocht, margaí',
    technology: 'teic*, idirlíon, eolaíocht agus teicneolaíocht, digiteach',
    entertainment: 'cultúr*, ceol*, scannáin*, na healaíona, ealaíona, teilifís, litríocht',
    sports: 'spóirt*, CLG*, peil*, iománaíocht*, iomáint*, camógaíocht, rugbaí, sacar*',
    science: 'eolaíocht agus teicneolaíocht, taighde',
    health: 'sláinte agus folláine, leigheas, folláine, covid 19',
    politics: 'toghchán*, toghcháin*, rialtas, Dáil',
    economy: 'eacnamaíocht*, eacnamaíoch',
    environment: 'timpeallacht*, aeráid*, athrú aeráide, dúlra, nádúr',
  },
  sectionHead: 'first',
  newsWords: 'nuacht scéalta scéal is déanaí an na',
  and: 'agus is',
  forms,
  words,
};
