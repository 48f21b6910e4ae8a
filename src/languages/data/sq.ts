import type { Language } from '../language.js';

/** Home news is `aktualitet` in Albania and Kosovo alike. */
export const sq: Language = {
  code: 'sq',
  aliases: ['sqi', 'alb', 'als', 'aln'],
  endonym: 'shqip',
  englishName: 'Albanian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'AL',
  trendingQuery: 'lajmet kryesore',
  regionNames: { US: 'SHBA', GB: 'Britania e Madhe', AE: 'Emiratet' },
  categories: {
    world: 'bota',
    national: 'aktualitet',
    business: 'biznes',
    technology: 'teknologji',
    entertainment: 'argëtim',
    sports: 'sport',
    science: 'shkencë',
    health: 'shëndet',
    politics: 'politikë',
    economy: 'ekonomi',
    environment: 'mjedis',
  },
  sectionNames: {
    world: 'botë, ndërkombëtare, nga bota, lajme nga bota, Evropa, rajoni, rajon dhe botë, Ballkani',
    national: `
      Shqipëri, Shqipëria, Kosovë, Kosova, aktuale, vendi, nga vendi, kombëtare, aktualiteti, arbëri
    `,
    business: 'biznesi, financë*, financa, kompani, tregje, banka, biznes dhe ekonomi, ndërmarrje, para',
    technology: `
      teknologjia, tech, tekno, internet, shkencë dhe teknologji, shkencë teknologji, inteligjencë
      artificiale, celularë
    `,
    entertainment: `
      spektakël, kulturë*, kultura, showbiz*, muzikë*, film*, filma, yje, të famshëm, televizion,
      magazina, magazinë, art, kinema, teatër, artdhekulturë
    `,
    sports: `
      sporti, sporte, futboll*, basketboll, tenis, formula 1, Liga e Kampionëve, Superliga, atletikë,
      lojërat olimpike, boks, kombëtarja, lajme sportive, botërori, volejboll
    `,
    science: `
      shkenca, hapësira, shkencë dhe teknologji, shkencë teknologji, astronomi, arkeologji, zbulime
    `,
    health: 'shëndetësi*, shëndeti, shëndetësia, mjekësi*, koronavirus, covid 19, sëmundje, mirëqenie',
    politics: 'politika, zgjedhje*, zgjedhjet, qeveria, kuvendi, parlamenti, partitë',
    economy: 'ekonomia, inflacion, makroekonomi, ekonomike, financë dhe ekonomi',
    environment: `
      mjedisi, ambient, klima, ndryshimet klimatike, natyrë, natyra, ekologji, ndotja, mjedis dhe klimë
    `,
  },
  sectionHead: 'first',
  newsWords: 'lajme lajmet lajmi fundit kryesore rubrika kategoria nga të sot',
  and: 'dhe e',
  functionWords: `
    një i e të së dhe ose por që se nëse kur ku si pse kush çfarë cili cila cilët cilat sa i cili e cila
    unë ti ajo ne ju ata ato mua më ty të atë atij asaj na juve ju ata u iu ia i ua im ime yt jote tij
    saj ynë jonë tyre vet vetë ky kjo këta këto këtë këtij kësaj ato në me për nga te tek prej mbi nën
    ndër midis mes para pas gjatë deri sipas kundër rreth drejt është janë ishte ishin jam jemi jeni
    qenë qënë do ka kanë kishte kishin mund duhet u po edhe dhe vetëm tani këtu atje shumë më tepër çdo
    gjithë tjetër
  `,
  negations: 'nuk jo pa mos as kurrë askush asgjë asnjë',
};
