import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `kitaifa` and `kimataifa`. */
export const sw: Language = {
  code: 'sw',
  aliases: ['swa', 'swh', 'swc'],
  endonym: 'Kiswahili',
  englishName: 'Swahili',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'TZ',
  trendingQuery: 'habari kuu',
  regionNames: { US: 'Marekani', GB: 'Uingereza', AE: 'UAE' },
  categories: {
    world: 'kimataifa',
    national: 'kitaifa',
    business: 'biashara',
    technology: 'teknolojia',
    entertainment: 'burudani',
    sports: 'michezo',
    science: 'sayansi',
    health: 'afya',
    politics: 'siasa',
    economy: 'uchumi',
    environment: 'mazingira',
  },
  sectionNames: {
    world: `
      dunia, ulimwengu, duniani, Afrika, Ulaya, Asia, habari za kimataifa, habari za dunia, Mashariki ya
      Kati, ulimwenguni, kanda
    `,
    national: 'taifa, Tanzania, Kenya, habari za kitaifa, nyumbani, za kitaifa',
    business: 'fedha*, kampuni, masoko, biashara na uchumi, uwekezaji, benki, ujasiriamali, viwanda',
    technology: `
      sayansi na teknolojia, teknolojia na sayansi, mtandao, akili bandia, akili mnemba, intaneti, simu,
      dijitali
    `,
    entertainment: `
      muziki*, filamu, utamaduni*, sanaa*, wasanii, mastaa, sanaa na utamaduni, utamaduni na sanaa,
      udaku, tamthilia
    `,
    sports: `
      spoti*, soka*, kandanda, mpira, mpira wa miguu, ligi kuu, riadha, ngumi, Simba, Yanga, kombe la
      dunia, olimpiki, mpira wa kikapu, habari za michezo
    `,
    science: 'sayansi na teknolojia, teknolojia na sayansi, anga, utafiti',
    health: 'tiba*, magonjwa, corona, covid 19, virusi vya corona, maisha na afya, lishe',
    politics: 'uchaguzi*, bunge, serikali, vyama, za siasa',
    economy: 'biashara na uchumi, uchumi na biashara, mfumuko wa bei, fedha na uchumi',
    environment: `
      tabianchi, mabadiliko ya tabianchi, hali ya hewa na mazingira, asili, maliasili, mabadiliko ya
      tabia nchi
    `,
  },
  sectionHead: 'first',
  newsWords: 'habari mpya za ya kuu taarifa mada zote leo',
  and: 'na',
  forms,
  numbers,
  words,
};
