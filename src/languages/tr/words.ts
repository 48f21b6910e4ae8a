import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    ve ile veya ya da de ki ama fakat ancak çünkü eğer için gibi kadar göre karşı doğru sonra önce beri
    üzere dolayı ben sen o biz siz onlar beni seni onu bizi sizi onları bana sana ona bize size onlara
    benim senin onun bizim sizin onların bu bunlar bunu buna bunun bir her bazı bütün tüm hangi ne neden
    nasıl nerede nereye hani mi mı mu mü idi imiş ise oldu olan olarak olduğu olacak olması oluyor olsa
    olmak var vardı etti eden edilen edildi edilecek etmek edecek ediyor dedi diye daha en çok az da bile artık hâlâ şimdi böyle öyle
    şöyle arasında üzerinde altında içinde
  `,
  negations: 'değil yok hayır hiç asla olmaz olmadı etmedi kimse',
  questionsAnywhere: true,
  questionFrames: [
    { openings: 'ne kadar', weak: 'sürer sürüyor sürecek' },
    { openings: 'ne zaman, saat kaçta, kaç yaşında, kaç gün' },
    { openings: 'kaç', weak: 'kişi lira' },
  ],
  titles: {
    questions: 'neden nasıl niçin mi mı mu mü',
    and: 've',
    antonyms: 'önce:sonra fazla:az yukarı:aşağı',
    qualifiers: 'karşı kadın kadınlar eski vekili kuzey güney doğu batı sözde',
    reporting: 'yüzde dedi açıkladı göre diyen söyledi diyor belirtti vurguladı',
  },
  roles: { objectBehind: 'i ı u ü yi yı yu yü e a ye ya' },
  labels: {
    routine: `
      burç yorum*, burçlar*, günlük burç*, astroloji*, astrolog, tarot, çekiliş sonuçları, çekiliş sonucu,
      milli piyango, sayısal loto, çılgın sayısal, süper loto, şans topu, on numara, kazanan numaralar,
      fırsat ürünleri, fiyatı düştü, fiyatı dibe, en ucuz, en düşük fiyat, kupon kodu, aktüel katalo*,
      aktüel ürünler*, black friday, efsane cuma, hediye öneri*, hediye rehberi, hediye fikir*,
      alışveriş rehberi, nasıl bulunur, nerede bulunur, nasıl yenilir, nasıl açılır, çözüm rehberi,
      tüm konumlar, ipuçları ve, bulmaca*, sudoku, wordle, kelime bugün, ipucu cevap*, ne izlenir,
      nereden izlenir, saat kaçta hangi kanalda, hangi kanalda, ne zaman saat kaçta, yayın akışı,
      tv yayın akışı, canlı izle, bugün tv de, netflix yenilik*, ne yapmalı, hafta sonu etkinlik*, yeni vaka,
      vaka sayısı, vaka sayıları, günlük vaka, günlük koronavirüs tablosu, korona tablosu, hava durumu,
      altın fiyat*, gram altın, dolar kaç, dolar kuru, euro kaç, döviz kurları, benzin fiyatı bugün,
      akaryakıt fiyatları, namaz vakit*, iftar saat*, iftar vakti, imsakiye, nöbetçi eczane*,
      indirim kampanyası, dev indirim, büyük indirim, indirimli, indirim fırsat*, günlük burç yorumları,
      burç yorumları, tarifi, hediyesi öneri*
    `,
    words: `
      canlı anlatım yayın son dakika video foto fotoğraf fotoğraflar özel haber galeri izle özet özeti özetle
      sıcak gelişme flaş röportaj güncellendi
    `,
    publisher: 'gazetesi haber haberleri',
  },
  distinctive: '*ı* *ecek *acak *ların *lerin *dığı *diği yıl',
  pages: {
    untitled: 'başlıksız',
    credits: 'Fotoğraf',
    calls:
      'Bizi takip edin, Canlı takip edin, Abone olun, Abone ol, Tıklayın, Buraya tıklayın, Uygulamamızı indirin',
    readOn: 'Devamını oku',
  },
  places: {
    behind: 'spor marşı fk bk ordusu',
    withinBehind: 'da de ta te dan den tan ten nın nin nun nün ın in un ün daki deki',
    civic:
      'maratonu festivali belediyesi büyükşehir valisi valiliği valilik emniyet havalimanı üniversitesi adliyesi merkez ilçesi itfaiyesi halkı körfezi barosu',
    alsoWords: 'ordu, van, muş, batman, bolu, uşak, ağrı, siirt, kars, burdur',
  },
};
