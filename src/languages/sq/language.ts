import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

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
    entertainment: 'showbiz',
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
      magazina, magazinë, art, kinema, teatër, artdhekulturë, argëtim
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
  forms,
  numbers,
  words,
};
