import type { Language } from '../language.js';

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
    entertainment: "ko'ngilochar",
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
    entertainment: "madaniyat*, shou biznes*, kino*, musiqa*, san'at, yulduzlar, teatr",
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
  functionWords: `
    va bilan yoki ham esa ammo lekin biroq chunki agar uchun kabi qadar ko'ra qarshi tomon so'ng keyin
    oldin avval beri haqida bo'yicha orqali men sen u biz siz ular meni seni uni bizni sizni ularni
    menga senga unga bizga sizga ularga mening sening uning bizning sizning ularning bu shu o'sha bular
    ushbu mazkur har barcha hamma ba'zi qaysi nima nega qanday qayerda qachon edi ekan bo'ldi bo'lgan
    bo'lib bo'ladi bor qildi qilgan qilish deb dedi eng juda ko'p yana hali endi hozir shunday bir
  `,
  negations: "emas yo'q hech bo'lmagan yo'qligi",
};
