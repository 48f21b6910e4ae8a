import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is `nasional` at the papers; sport is `sukan`, business `bisnes`. */
export const ms: Language = {
  code: 'ms',
  aliases: ['msa', 'may', 'zsm'],
  endonym: 'Melayu',
  englishName: 'Malay',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'MY',
  trendingQuery: 'berita utama',
  regionNames: { US: 'Amerika Syarikat', GB: 'Britain', AE: 'UAE' },
  categories: {
    world: 'dunia',
    national: 'nasional',
    business: 'bisnes',
    technology: 'teknologi',
    entertainment: 'hiburan',
    sports: 'sukan',
    science: 'sains',
    health: 'kesihatan',
    politics: 'politik',
    economy: 'ekonomi',
    environment: 'alam sekitar',
  },
  sectionNames: {
    world: 'antarabangsa, luar negara, global, Asia, ASEAN, Eropah, Timur Tengah, berita dunia',
    national: 'Malaysia, negara, dalam negeri, setempat, tempatan, berita nasional, semasa',
    business: `
      perniagaan*, niaga, kewangan*, korporat, pasaran, saham, syarikat, usahawan, bursa, perbankan,
      ekonomi dan bisnes
    `,
    technology: `
      teknologi maklumat, sains dan teknologi, gajet, internet, kecerdasan buatan, digital, sains
      teknologi, AI, IT
    `,
    entertainment: `
      selebriti, muzik*, filem*, drama, artis, seni, budaya*, gosip, televisyen, rap, seni dan budaya,
      sinema
    `,
    sports: `
      bola sepak*, bola*, badminton, hoki, Liga Super, Liga Perdana Inggeris, tenis, motosikal, MotoGP,
      Formula 1, olimpik, skuasy, olahraga, raket, arena, bola keranjang
    `,
    science: `
      sains dan teknologi, sains teknologi, angkasa, angkasa lepas, astronomi, penyelidikan, arkeologi
    `,
    health: 'sihat, perubatan*, covid 19, koronavirus, penyakit, kesihatan awam, pemakanan',
    politics: 'pilihan raya*, PRU, kerajaan, parlimen, dewan rakyat, PRN, parti politik',
    economy: 'makroekonomi, inflasi, ekonomi negara, KDNK, fiskal',
    environment: `
      persekitaran, iklim, perubahan iklim, cuaca dan alam, alam, kelestarian, pencemaran, ekologi
    `,
  },
  sectionHead: 'first',
  newsWords: 'berita terkini utama terbaru topik kategori hari ini semua',
  and: 'dan',
  forms,
  numbers,
  words,
};
