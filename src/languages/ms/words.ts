import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
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
  questionFrames: [
    { openings: 'berapa lama', weak: 'berlangsung bertahan' },
    { openings: 'berapa banyak, berapa umur, berapa, pukul berapa, adakah', weak: 'harga orang' },
  ],
  titles: {
    questions: 'mengapa kenapa bagaimana adakah',
    and: 'dan',
    antonyms: 'sebelum:selepas dari:ke lebih:kurang atas:bawah',
    qualifiers: 'wanita bekas timbalan utara selatan timur barat',
    reporting: 'kata menurut sumber',
  },
  labels: {
    words: 'terkini langsung eksklusif foto galeri video',
  },
  distinctive: `
    bahawa kerana boleh daripada baharu ialah sahaja kerajaan wang datuk bandar pejabat polis kes mesyuarat syarikat
    gabenor perlawanan basikal elektrik jumaat ahad isnin khamis disember mac jun julai ogos ringgit berkata bilion
    peratus pasaran jurulatih kelab kemalangan pelancong* parti kempen mahkamah pendakwa suspek dadah rasuah telefon
    pelajar universiti saintis penyelidik ubat pesakit kesihatan bajet cukai eksport import lebuh* bas jambatan ahli
    timbalan pengarah rekod gambar muzium filem muzik konsert doktor melawat bomba mangsa kebangsaan antarabangsa
    malaysia* kuala lumpur selangor johor sarawak sabah umno parlimen mengikut *iti bahawasanya hendaklah mestilah
    sesiapa sebarang perkahwinan ugama samada kanak iaitu manakala ketua didakwa maut nahas bekas gesa tular pelakon
    kos catat pungutan beregu lelaki isteri suami anwar ibrahim zahid sprm pdrm jpj mcmc pkr muafakat perikatan jdt
    kereta motosikal selepas jerebu pengerusi agong tunku tun tan mohon pinda percuma terengganu kelantan pahang
    perak kedah perlis melaka pinang labuan putrajaya dagangan fahaman amaran kemarau juruterbang kadar faedah
    dinaiki perhimpunan perisytiharan mengisytiharkan samarata dituduh kesalahan yunit bersendirian kewajipan
    bahagian perkembangan jua apa-apa memberi undang
  `,
};
