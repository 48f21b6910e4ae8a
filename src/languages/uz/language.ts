import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Foreign news is `jahon`; the environment desk is `ekologiya`. */
export const uz: Language = {
  code: 'uz',
  aliases: ['uzb', 'uzn'],
  endonym: 'o‘zbek',
  englishName: 'Uzbek',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'UZ',
  trendingQuery: 'asosiy yangiliklar',
  regionNames: { US: 'AQSH', GB: 'Britaniya', AE: 'BAA', RU: 'Rossiya' },
  categories: {
    world: 'jahon',
    national: "O'zbekiston",
    business: 'biznes',
    technology: 'texnologiya',
    entertainment: 'madaniyat',
    sports: 'sport',
    science: 'fan',
    health: 'salomatlik',
    politics: 'siyosat',
    economy: 'iqtisodiyot',
    environment: 'ekologiya',
  },
  sectionNames: {
    world: 'dunyo, xalqaro, dunyo yangiliklari, Yevropa, Markaziy Osiyo, jahon yangiliklari',
    national: 'jamiyat, mamlakat, Uzbekistan, mahalliy',
    business: 'moliya*, kompaniyalar, bank, banklar, bozor, pul, tadbirkorlik, iqtisod va biznes',
    technology: `
      texnologiyalar, fan va texnika, fan texnika, fan va texnologiya, internet, sun'iy intellekt,
      texno, IT
    `,
    entertainment: "madaniyat*, shou biznes*, kino*, musiqa*, san'at, yulduzlar, teatr, ko'ngilochar",
    sports: `
      futbol*, boks, kurash, tennis, shaxmat, Chempionlar ligasi, olimpiada, sport yangiliklari, dzyudo,
      MMA
    `,
    science: "fan va texnika, fan texnika, fan va texnologiya, ilm fan, kosmos, fan va ta'lim",
    health: "sog'liq*, tibbiyot*, sog'liqni saqlash, koronavirus, covid 19, kasalliklar",
    politics: 'saylov*, saylovlar, parlament, hukumat, oliy majlis',
    economy: 'iqtisod*, inflyatsiya, makroiqtisodiyot',
    environment: "atrof muhit*, iqlim, tabiat, iqlim o'zgarishi, yashil energiya",
  },
  sectionHead: 'last',
  newsWords: "yangiliklar yangilik xabarlar xabar so'nggi asosiy bo'lim mavzu",
  and: 'va',
  forms,
  numbers,
  words,
};
