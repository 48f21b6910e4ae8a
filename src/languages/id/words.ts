import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    yang dan di ke dari untuk pada dengan dalam oleh atau tetapi tapi namun karena sebab jika kalau bila
    agar supaya bahwa sebagai seperti hingga sampai sejak antara terhadap tentang atas bawah para ini
    itu saya aku kamu anda dia ia kami kita mereka nya apa siapa kapan dimana mana mengapa kenapa
    bagaimana berapa adalah ialah merupakan ada akan telah sudah sedang masih pernah bisa dapat harus
    boleh juga saja hanya pun lah kah lagi lebih paling sangat secara tersebut sebuah suatu seorang
    setiap semua begitu demikian saat ketika setelah sebelum selama usai
  `,
  negations: 'tidak tak bukan belum tanpa jangan tiada tidaklah',
  questionFrames: [
    { openings: 'berapa lama', weak: 'berlangsung bertahan' },
    { openings: 'berapa banyak, berapa umur, berapa, jam berapa, apakah', weak: 'harga orang' },
  ],
  titles: {
    questions: 'mengapa kenapa bagaimana apakah',
    and: 'dan',
    antonyms: 'sebelum:sesudah/setelah dari:ke lebih:kurang atas:bawah',
    qualifiers: 'lawan putri wanita perempuan mantan/eks wakil utara selatan timur barat',
    reporting: 'persen kata menurut sumber ujar tegas',
  },
  labels: {
    routine: `
      horoskop, ramalan zodiak, zodiak, ramalan shio, primbon, tarot, hasil lotre, nomor undian, promo,
      diskon, harga termurah, harga promo, kode promo, kode voucher, kupon, katalog promo, rekomendasi hp,
      rekomendasi kado, ide kado, kado untuk, panduan hadiah, walkthrough, kode redeem, cara mengalahkan,
      lokasi semua, teka teki silang, wordle, kunci jawaban, jadwal acara tv, jadwal tv,
      jadwal siaran langsung, link live streaming, live streaming, link nonton, cara nonton, sinopsis,
      bioskop trans tv, rekomendasi film, kasus baru, tambah # kasus, penambahan kasus, kasus harian,
      prakiraan cuaca, ramalan cuaca, cuaca hari ini, harga emas, kurs rupiah hari ini, kurs dollar,
      harga bbm hari ini, jadwal salat, jadwal sholat, jadwal imsakiyah, jadwal buka puasa, resep,
      lowongan kerja
    `,
    words: 'terkini langsung eksklusif foto galeri simak video breaking',
  },
  distinctive: `
    satu bahwa karena bisa tapi kapan suatu usai presiden uang kota kantor polisi kasus rapat perusahaan provinsi
    kabupaten gubernur bupati kecamatan timnas pertandingan mobil sepeda listrik jumat sabtu minggu senin selasa
    kamis desember maret juni juli agustus rupiah mengatakan miliar triliun persen pasar pelatih klub laga pria
    tewas kecelakaan wisata* partai pemilu kampanye pengadilan jaksa tersangka narkoba korupsi ponsel siswa
    mahasiswa universitas ilmuwan peneliti obat pasien kesehatan anggaran pajak ekspor impor tol bandara waduk bus
    jembatan anggota wakil direktur rekor foto museum film musik konser dokter mengunjungi kepolisian korban
    nasional internasional terkait pihaknya menurut sejumlah tak jelas wib sore siang desa sentral pangan karyawan
    walikota lingkungan anak-anak jadi indonesia jakarta surabaya bandung jawa polri dpr kpk *itas gratis pengajaran
    perempuan kereta-api merdeka penghidupan istirahat manapun seorangpun diperkenankan warga paspor gerai gim
    ungkap rombak kebijakan berkelanjutan rangka kabinet daerah wilayah karier aktivitas kualitas
  `,
  pages: {
    untitled: 'tanpa judul',
    credits: 'Foto',
    byline: 'oleh',
    calls: 'Ikuti kami, Berlangganan, Klik di sini, Baca juga, Simak juga',
    readOn: 'Baca Selengkapnya, Selengkapnya',
  },
};
