import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `nasional` and `internasional`. */
export const id: Language = {
  code: 'id',
  aliases: ['in', 'ind'],
  endonym: 'Indonesia',
  englishName: 'Indonesian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'ID',
  trendingQuery: 'berita utama',
  regionNames: { GB: 'Inggris', AE: 'UEA', US: 'Amerika Serikat' },
  categories: {
    world: 'internasional',
    national: 'nasional',
    business: 'bisnis',
    technology: 'teknologi',
    entertainment: 'hiburan',
    sports: 'olahraga',
    science: 'sains',
    health: 'kesehatan',
    politics: 'politik',
    economy: 'ekonomi',
    environment: 'lingkungan',
  },
  sectionNames: {
    world: `
      dunia, mancanegara, global, luar negeri, Asia, Eropa, Timur Tengah, Asia Pasifik, ASEAN, berita
      dunia
    `,
    national: 'Indonesia, peristiwa, nusantara, dalam negeri, news nasional, berita nasional',
    business: `
      keuangan*, finansial, bursa, perusahaan, market, pasar, saham, industri, perbankan, ekonomi
      bisnis, ekonomi dan bisnis, ekbis, korporasi, UMKM, makro bisnis, investasi, properti dan bisnis
    `,
    technology: `
      tekno*, sains dan teknologi, internet, gadget, kecerdasan buatan, inet, telekomunikasi, gawai,
      digital, aplikasi, tekno sains, keamanan siber, AI
    `,
    entertainment: `
      seleb*, selebritis, selebriti, musik*, film*, budaya*, entertainment, showbiz, hot, televisi,
      gosip, artis, seni budaya, sinema, seni, drama, celebrity
    `,
    sports: `
      sepakbola*, sepak bola*, bola*, sport, raket, bulu tangkis, badminton, MotoGP, F1, Liga Inggris,
      Liga Indonesia, Liga Champions, basket, tenis, tinju, timnas, bola dunia, otomotif balap, bola
      nasional, voli, olimpiade, sports
    `,
    science: `
      ilmu pengetahuan, iptek, sains dan teknologi, antariksa, astronomi, penelitian, arkeologi, fisika,
      biologi
    `,
    health: `
      sehat*, medis, virus corona, covid 19, covid, penyakit, info sehat, gizi, health, kebugaran,
      kesehatan masyarakat
    `,
    politics: `
      pemilu*, pilpres, pilkada, pemerintahan, DPR, parlemen, partai politik, polhukam, hukum dan
      politik, istana
    `,
    economy: `
      makro*, ekonomi makro, inflasi, ekonomi bisnis, ekonomi dan bisnis, ekbis, ekonomi syariah,
      ekonomi digital, fiskal, PDB
    `,
    environment: `
      lingkungan hidup*, iklim, perubahan iklim, alam, ekologi, krisis iklim, keberlanjutan, konservasi,
      energi dan lingkungan
    `,
  },
  sectionHead: 'first',
  newsWords: 'berita terkini terbaru kabar utama kanal kategori topik hari ini semua seputar news',
  and: 'dan',
  forms,
  numbers,
  categoryWords,
  words,
};
