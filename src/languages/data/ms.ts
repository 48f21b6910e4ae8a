import type { Language } from '../language.js';

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
  functionWords: `
    yang dan di ke dari daripada kepada untuk pada dengan dalam oleh atau tetapi namun kerana sebab jika
    kalau sekiranya agar supaya bahawa sebagai seperti hingga sehingga sampai sejak antara terhadap
    tentang mengenai atas bawah para ini itu saya aku kamu awak anda dia ia beliau kami kita mereka nya
    apa siapa bila mana mengapa kenapa bagaimana berapa adalah ialah merupakan ada akan telah sudah
    sedang masih pernah boleh dapat harus perlu mesti juga sahaja hanya pun lah kah lagi lebih paling
    sangat secara tersebut sebuah satu seorang setiap semua begitu demikian ketika selepas sebelum
    selama
  `,
  negations: 'tidak tak bukan belum tanpa jangan tiada',
};
