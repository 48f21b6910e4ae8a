import type { Edition } from './edition.js';

export const indonesian: Edition = {
  language: 'id',
  reports: [
    {
      topic: 'world',
      title: 'Dua belas negara sepakat memakai kapal penyelamat bersama',
      text: 'Sebuah pusat penyelamatan akan dibangun. Perjanjian berlaku mulai tahun depan.',
    },
    {
      topic: 'national',
      title: 'Stasiun tua di Bandar Sari kini menjadi perpustakaan',
      text: 'Warga menyumbangkan tiga puluh ribu buku. Ruang tunggu diubah menjadi ruang anak.',
    },
    {
      topic: 'business',
      title: 'Koperasi kopi Teluk Jernih mengekspor ke dua puluh negara',
      text: 'Sembilan ratus petani bergabung. Pendapatan mereka naik hampir dua kali lipat.',
    },
    {
      topic: 'technology',
      title: 'Mahasiswa merancang pelampung cuaca bertenaga ombak',
      text: 'Data dikirim setiap sepuluh menit tanpa perlu mengganti baterai.',
    },
    {
      topic: 'entertainment',
      title: 'Festival film terbuka Bandar Sari dimulai, tiket hari pertama habis',
      text: 'Enam puluh film dari sembilan belas negara akan diputar di pelabuhan.',
    },
    {
      topic: 'sports',
      title: 'Tim Teluk Jernih lolos ke final lewat gol menit akhir',
      text: 'Pertandingan berakhir 2-1. Final digelar hari Minggu.',
    },
    {
      topic: 'science',
      title: 'Peneliti menemukan spesies katak transparan di Bandar Sari',
      text: 'Katak itu berukuran dua sentimeter. Penelitian berlangsung empat tahun.',
    },
    {
      topic: 'health',
      title: 'Klinik keliling menjangkau dua puluh desa terpencil',
      text: 'Dokter memeriksa tiga ribu pasien dalam enam bulan.',
    },
    {
      topic: 'politics',
      title: 'Parlemen mengesahkan undang-undang keterbukaan kontrak publik',
      text: 'Kontrak wajib diumumkan dalam sepuluh hari. Aturan berlaku mulai Januari.',
    },
    {
      topic: 'economy',
      title: 'Harga pangan turun untuk pertama kali dalam dua tahun',
      text: 'Harga sayuran turun empat persen. Inflasi diperkirakan terus melambat.',
    },
    {
      topic: 'environment',
      title: 'Penyu kembali bertelur di pantai Teluk Jernih',
      text: 'Relawan menghitung delapan puluh empat sarang. Lampu pantai dipadamkan pada malam hari.',
    },
  ],
  stories: [],
  wire: {
    topic: 'economy',
    title: 'Bank sentral mempertahankan suku bunga acuan',
    text: 'Rapat berikutnya akan digelar pada bulan Januari.',
  },
};
