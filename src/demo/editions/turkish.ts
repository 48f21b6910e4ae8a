import type { Edition } from './edition.js';

export const turkish: Edition = {
  language: 'tr',
  reports: [
    {
      topic: 'world',
      title: 'On iki ülke ortak kurtarma gemileri için anlaşma imzaladı',
      text: 'Tek bir merkez ve ortak telsiz kanalı kurulacak. Anlaşma gelecek yıl yürürlüğe girecek.',
    },
    {
      topic: 'national',
      title: 'Yenisahil’de tarihi hamam kütüphaneye dönüştü',
      text: 'Yapı üç yıl süren onarımdan geçti. Kütüphanede otuz bin kitap var.',
    },
    {
      topic: 'business',
      title: 'Yenisahilli çini atölyesi kırk ülkeye satış yapıyor',
      text: 'Atölye elli yeni usta arıyor. Siparişlerin yarısı yurt dışından geliyor.',
    },
    {
      topic: 'technology',
      title: 'Öğrenciler deprem uyarısı veren sokak lambası geliştirdi',
      text: 'Lamba sarsıntıyı saniyeler önce bildiriyor. Çizimler herkese açık.',
    },
    {
      topic: 'entertainment',
      title: 'Çınarlıtepe film festivali açık havada başladı',
      text: 'Festivalde elli film gösterilecek. Biletlerin tamamı bir günde tükendi.',
    },
    {
      topic: 'sports',
      title: 'Yenisahilspor son dakikada attığı golle finale yükseldi',
      text: 'Maç 2-1 sona erdi. Final pazar günü oynanacak.',
    },
    {
      topic: 'science',
      title: 'Çınarlıtepe’de dokuz bin yıllık bir köy bulundu',
      text: 'Kazıda ocaklar ve boyalı duvarlar ortaya çıktı. Buluntular müzede sergilenecek.',
    },
    {
      topic: 'health',
      title: 'Gezici sağlık aracı yirmi köye ulaştı',
      text: 'Doktorlar iki bin kişiyi muayene etti. Araç kışın da yola devam edecek.',
    },
    {
      topic: 'politics',
      title: 'Meclis belediye ihalelerinin yayımlanmasını öngören yasayı kabul etti',
      text: 'Yasa ocak ayında yürürlüğe girecek. Sözleşmeler on gün içinde yayımlanacak.',
    },
    {
      topic: 'economy',
      title: 'Gıda fiyatları iki yıl sonra ilk kez geriledi',
      text: 'Sebze fiyatları yüzde dört düştü. Ekonomistler temkinli.',
    },
    {
      topic: 'environment',
      title: 'Flamingolar Yenisahil lagününe geri döndü',
      text: 'Uzmanlar iki binden fazla kuş saydı. Bölge koruma altına alındı.',
    },
  ],
  stories: [],
  wire: {
    topic: 'economy',
    title: 'Merkez bankası politika faizini değiştirmedi',
    text: 'Kurul enflasyondaki düşüşe dikkat çekti. Sonraki toplantı ocakta yapılacak.',
  },
};
