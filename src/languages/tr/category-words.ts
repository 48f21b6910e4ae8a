import type { CategoryWords } from '../language.js';

/** Turkish sets its endings one behind the other: stars follow long stems, tildes stems that other words begin with. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      futbol*, süper lig*, tff*, 1 lig*, trendyol süper lig, ziraat türkiye kupası, türkiye kupası,
      türkiye kupasında, şampiyonlar ligi, şampiyonlar ligi'nde, uefa, avrupa ligi, konferans ligi,
      uluslar ligi, dünya kupası, dünya kupasında, euro 2024, euro 2028, milli takım, milli takımı,
      milli futbolcu, a milli, ay yıldızlılar, bizim çocuklar, fenerbahçe*, galatasaray*, beşiktaş teknik,
      beşiktaş jk, beşiktaşlı futbolcu, beşiktaş'ta, trabzonspor*, başakşehir fk, kasımpaşaspor, konyaspor*,
      antalyaspor*, alanyaspor*, sivasspor*, kayserispor*, göztepe*, samsunspor*, adana demirspor*,
      hatayspor*, rizespor*, gaziantep fk, bursaspor*, eyüpspor*, kocaelispor*, gençlerbirliği*, ankaragücü*,
      teknik direktör*, teknik adam*, kaleci, kalecisi, kaleciler, kalecinin, forvet*, stoper~, sol bek,
      sağ bek, orta saha*, santrfor*, hat trick, gollü, gol attı, penaltı*, ofsayt*, kırmızı kart*,
      sarı kart*, var kararı, hakem~, hakemi, hakemler*, pfdk, derbi~, derbisi, derbide, maç, maçı, maçın,
      maçta, maçında, maçlar*, maçının, maça, maçtan, maçları, yarı final*, çeyrek final*, play off,
      grup aşaması, küme düş*, transfer dönemi, transfer bombası, bonservis*, voleybol*, filenin sultanları,
      sultanlar ligi, efeler ligi, vakıfbank voleybol, eczacıbaşı dynavit, melissa vargas, ebrar karakurt,
      basketbol*, potanın perileri, 12 dev adam, anadolu efes, fenerbahçe beko, euroleague, alperen şengün,
      şengün, hentbol*, tenis turnuvası, tenisçi*, zeynep sönmez, güreşçi*, güreş, kırkpınar*, başpehlivan*,
      halterci*, halter, boksör*, boks, busenaz sürmeneli, taekwondo*, judo*, karateci*, okçuluk, mete gazoz,
      yüzücü*, atlet, atletizm*, jimnastik*, bisikletçi*, kayak milli, motosikletçi*, toprak razgatlıoğlu,
      razgatlıoğlu, formula 1, motogp, olimpiyat*, olimpik, paralimpik*, altın madalya*, gümüş madalya*,
      bronz madalya*, dünya şampiyon*, avrupa şampiyon*, türkiye şampiyon*, dünya rekoru, arda güler,
      kenan yıldız, hakan çalhanoğlu, çalhanoğlu, ferdi kadıoğlu, barış alper, kerem aktürkoğlu, orkun kökçü,
      uğurcan çakır, icardi, osimhen, mourinho, okan buruk, fatih terim, vincenzo montella, montella,
      sergen yalçın, ali koç, dursun özbek, messi, ronaldo, real madrid, barcelona, ampute milli, at yarışı,
      ganyan, golünü attı, gol kralı*, golcüsü, gol yağmuru, gol düellosu, golcü, golcüler
    `,
    entertainment: `
      oyuncu çift, ünlü oyuncu*, başarılı oyuncu, oyuncusu hayatını, film festivali*, sinema*, vizyona gir*,
      vizyondaki, yönetmen*, senarist*, dizi, dizisi, dizinin, dizisinin, dizileri, dizisinde, dizide, diziye,
      dizinin oyuncu*, filmi, filminin, filmler*, filminde, filmde, oscar ödül*, oscar, oscarlı,
      altın portakal*, altın koza*, altın küre*, altın kelebek*, cannes film, gişe rekor*, fragman*, başrol*,
      şarkıcı*, türkücü*, popçu, rapçi*, pop yıldızı, megastar*, albüm*, müzisyen*, müzik grubu,
      müzik festivali, klip, klibi, eurovision*, tiyatro*, tiyatrocu*, opera, stand up, komedyen*, şovmen*,
      magazin*, ünlüler, ünlü isim, ünlü sunucu, fenomen*, influencer*, youtuber*, sosyal medya fenomeni,
      kırmızı halı*, survivor*, masterchef*, o ses türkiye, kısmetse olur, gelinim mutfakta, muhteşem yüzyıl,
      kızılcık şerbeti, yalı çapkını, gönül dağı, kuruluş osman, kuruluş orhan, diriliş ertuğrul, uzak şehir,
      taşacak bu deniz, inci taneleri, arka sokaklar, esra erol, müge anlı, acun ılıcalı, acun, tarkan,
      sezen aksu, ajda pekkan, ebru gündeş, sıla gençoğlu, demet akalın, hande yener, murat boz, mabel matiz,
      ibrahim tatlıses, orhan gencebay, müslüm gürses, ferdi tayfur, kıvanç tatlıtuğ, beren saat,
      çağatay ulusoy, burak özçivit, fahriye evcen, neslihan atagül, hande erçel, kerem bürsin, hazal kaya,
      serenay sarıkaya, haluk bilginer, şener şen, kemal sunal, cem yılmaz, şahan gökbakar, recep ivedik,
      nuri bilge ceylan, kenan imirzalıoğlu, engin altan düzyatan, meryem uzerli, halit ergenç,
      bergüzar korel, sinem kobal, danla bilic, miss turkey, yıldız savaşları, taht oyunları, konser~,
      konseri, konserinde, konserler*
    `,
    technology: `
      akıllı telefon*, akıllı saat*, dizüstü bilgisayar*, tablet, işlemci*, ekran kartı*, yarı iletken*,
      çip üret*, oyun konsolu, video oyun*, bilgisayar oyunu, e spor*, espor*, yazılım*, işletim sistemi*,
      tarayıcı*, kötü amaçlı yazılım*, fidye yazılım*, hacker*, bilgisayar korsan*, siber saldırı*,
      siber güvenlik*, siber dolandırıcı*, veri ihlali*, veri sızıntısı*, yapay zeka*, yapay zekâ*,
      makine öğrenmesi, dil modeli*, sohbet robotu*, chatbot*, deepfake*, sanal gerçeklik*,
      artırılmış gerçeklik*, bulut bilişim*, fiber internet*, mobil uygulama*, wi fi*, bluetooth kulaklık*,
      kablosuz kulaklık*, android*, ios, iphone*, samsung galaxy, xiaomi, huawei, otonom araç*,
      kuantum bilgisayar*, teknofest*, e devlet uygulama, btk, turkcell 5g, whatsapp*, telegram uygulama,
      robotik, dijital ikiz, nft
    `,
    science: `
      astronot*, astronom*, gök bilimci*, gökbilimci*, astrofizik*, asteroit*, asteroid*, göktaşı*, gök taşı*,
      meteor~, meteor yağmuru, kuyruklu yıldız*, ötegezegen*, öte gezegen*, kara delik*, samanyolu*, galaksi*,
      teleskop*, uzay istasyonu*, uzay aracı*, uzay mekiği*, uzay ajansı*, uzay yolcu*, uzay yürüyüş*,
      alper gezeravcı, gezeravcı, güneş sistemi*, güneş tutulması*, ay tutulması*, güneş patlaması*,
      güneş fırtınası*, kuzey ışıkları*, kuzey ışığı, süper ay, yörüngeye*, türksat 6a, james webb, fizikçi*,
      kuantum fiziği, kuantum, cern, karanlık madde*, kütle çekim dalgası, büyük patlama teorisi, biyolog*,
      jeolog*, paleontolog*, dinozor*, fosil, fosili, fosiller*, fosilleri, arkeolog*, arkeoloj*, neandertal*,
      mamut*, göbeklitepe*, karahantepe*, çatalhöyük*, kazı çalışma*, antik kent kazı*, genom~, gen düzenleme,
      bilim insan*, bilim adam*, bilimciler, tübitak*, nobel fizik, nobel kimya, evrenin, evrende,
      aziz sancar, süpernova*, sinirbilim*, esa, mikrobiyolog*, matematikçi*, kimyager*, hitit*, neolitik*,
      roma dönemi*, arkeolojik
    `,
    health: `
      aşısı, aşılama*, aşılanma*, aşı ol*, hpv, kanser*, kemoterapi*, tümör*, diyabet*, şeker hastalığı*,
      demans*, bunama*, alzheimer*, parkinson*, obezite*, kalp krizi*, kalp damar, inme riski, hipertansiyon*,
      kolesterol*, astım*, alerji*, grip, gribi, gribe, influenza, kızamık*, sıtma*, tüberküloz*,
      verem hasta*, hepatit*, hiv, aids, kuduz, kırım kongo, koronavirüs*, covid*, sağlık bakanlığı*,
      sağlık bakanı*, dünya sağlık örgütü*, dsö, bilim kurulu, klinik araştırma*, klinik deney*, vitamin*,
      d vitamini, antikor*, antibiyotik*, bağışıklık*, cerrahi*, cerrah~, epidemiyolog*,
      enfeksiyon hastalıkları*, kardiyolog*, kardiyoloji*, dahiliye, diyetisyen*, beslenme uzmanı*, nöroloji*,
      psikiyatr*, ruh sağlığı*, akıl sağlığı, halk sağlığı*, yan etki*, belirtileri, semptom*, menopoz*,
      tüp bebek*, insülin*, kan pıhtı*, organ nakli*, böbrek nakli, kök hücre*, zatürre*, bronşit*, migren*,
      fıtığı, karaciğer yağlan*, probiyotik*, aile hekim*, aile sağlığı merkez*, sgk ilaç, ilaç listesi,
      geri ödeme listesi, smr hastası, sma hastası, depresyon*, uyku apnesi, şifa deposu, kan şekeri*,
      yüksek tansiyon*, tansiyon hasta*, düşük tansiyon*, karaciğer nakli, kardiyolog, ortoped*, üroloj*,
      göğüs hastalıkları, dermatolog*, jinekolog*, nörolog*, başhekim*, randevu mhrs, mhrs*, tuz tüketimi*,
      metabolik*, cilt kanseri, bel fıtığı, topuk kanı, sma'lı, sma ilacı, sma tarama
    `,
    politics: `
      seçim~, seçimi, seçimler*, seçiminde, seçimlerinde, erken seçim*, yerel seçim*, genel seçim*,
      cumhurbaşkanlığı seçim*, ysk, milletvekil*, tbmm*, meclis'te, meclis başkanı*, ak parti*, chp*, mhp*,
      dem parti*, hdp*, iyi parti*, saadet partisi*, zafer partisi*, deva partisi*, gelecek partisi*,
      yeniden refah*, cumhur ittifakı*, millet ittifakı*, grup toplantısı*, özgür özel, kılıçdaroğlu*,
      kemal kılıçdaroğlu, devlet bahçeli, bahçeli, ekrem imamoğlu, imamoğlu, mansur yavaş, meral akşener,
      akşener, müsavat dervişoğlu, dervişoğlu, ümit özdağ, özdağ, fatih erbakan, ali babacan, davutoğlu,
      selahattin demirtaş, tuncer bakırhan, recep tayyip erdoğan, cumhurbaşkanı erdoğan,
      cumhurbaşkanı yardımcısı, cumhurbaşkanlığı kabinesi, kabine toplantısı*, kabine revizyonu, hakan fidan,
      ömer çelik, yeni anayasa, anayasa değişikli*, kanun teklifi*, torba yasa*, yargı paketi*, kurultay*,
      parlamento*, senato*, senatör*, beyaz saray*, brexit, referandum*, büyükelçi*, dışişleri*,
      avrupa parlamentosu, avrupa komisyonu, diplomat*, koalisyon hükümeti*, güvenoyu, sandık başına,
      anket sonuç*, akp
    `,
    business: `
      borsa istanbul*, bist 100*, bist100, bist, borsa~, borsası, borsada, hisse senedi*, hisseler*, hisse~,
      hissesi, hissedar*, temettü*, net kâr*, net kar açıkla*, bilanço*, halka arz*, spk, ciro~, cirosu,
      konkordato*, işten çıkarma*, kripto para*, bitcoin*, brent petrol*, petrol fiyat*, altın fiyat*,
      gram altın*, çeyrek altın*, ons altın, yatırımcı*, girişimci*, girişim sermayesi, startup*, perakende*,
      tüsiad*, müsiad*, tobb*, türk hava yolları, pegasus hava, aselsan hisse, koç holding, sabancı holding,
      tüpraş, otomobil satış*, kobi ler, kobi'ler, şirket birleşme*, satın alma anlaşma*, ihracatçı*,
      wall street, konut kredisi, bddk
    `,
    economy: `
      enflasyon*, üfe, yüzde enflasyon, faiz karar*, faiz indirim*, faiz artır*, politika faizi*,
      merkez bankası*, tcmb*, fed faiz, fed, ecb, mehmet şimşek, hazine ve maliye, gsyh, büyüme rakam*,
      büyüme oran*, ekonomik büyüme*, resesyon*, işsizlik*, cari açık*, cari fazla*, bütçe açığı*,
      dış ticaret açığı*, dış ticaret, ihracat*, ithalat*, asgari ücret*, emekli maaş*, memur zammı,
      memur maaş*, emekli zammı, zam oranı*, kira artış*, kira zammı, dolar kuru*, döviz kuru*, dolar euro,
      euro kaç, dolar kaç, dolar ne kadar, döviz~, tüik*, imf, dünya bankası*, ekonomist*, ekonomi*,
      hayat pahalılığı, açlık sınırı*, yoksulluk sınırı*, gümrük vergi*, ticaret savaşı*, vergi düzenleme*,
      kdv, ötv, ovp, orta vadeli program, kur korumalı, moody's not, kredi notu*, tüfe, tüfe'de, üfe'de
    `,
    environment: `
      iklim değişikli*, iklim kriz*, küresel ısınma*, sera gazı*, karbon emisyon*, karbon salım*,
      karbon ayak izi*, karbondioksit*, sıfır atık*, emisyon~, iklim zirvesi*, paris iklim, iklim kanunu*,
      yenilenebilir enerji*, güneş enerjisi*, rüzgar enerji*, rüzgar santral*, ges proje, biyoçeşitlilik*,
      biyolojik çeşitlilik*, nesli tükenmek*, nesli tehlike*, nesli tükenen, ormansızlaşma*, hava kirliliği*,
      deniz kirliliği*, çevre kirliliği*, su kirliliği, müsilaj*, mikroplastik*, plastik atık*,
      plastik kirliliği*, buzul~, buzullar*, deniz seviyesi*, fosil yakıt*, çevreci*, çevre aktivist*,
      çevre bakanlığı, çevre şehircilik ve iklim, ekosistem*, doğa koruma*, yaban hayat*, caretta*,
      greta thunberg, greenpeace, tema vakfı, wwf, geri dönüşüm*, depozito, ağaç kesim*, zeytinlik*,
      sulak alan*, baraj doluluk*, mercan resif*
    `,
  },
  likely: {
    sports: `
      takım*, oyuncu~, oyuncusu, futbolcu*, teknik, kulüp*, kulübü, lig, ligi, ligde, ligin, sezon*, kupa*,
      kupası, şampiyon*, turnuva*, final*, galibiyet*, mağlubiyet*, mağlup, beraberlik*, yendi, kazandı,
      transfer*, imza, sözleşme*, kadro*, stadyum*, stat~, stadı, taraftar*, tribün*, antrenman*, antrenör*,
      kaptan~, kaptanı, rakip*, puan*, fikstür*, spor, sporcu*, sporda, milli, madalya*, rekor*, yarış~,
      yarışı, sakatlık*, sakatlan*, deplasman*, skor*, beşiktaş*, asist, rövanş
    `,
    entertainment: `
      film, oyuncu*, ünlü*, yıldız*, sahne*, şarkı*, müzik*, rol~, rolü, dizi*, sezon*, bölüm*, izleyici*,
      reyting*, kanal*, star tv, show tv, kanal d, atv, trt 1, tv8, netflix*, aşk*, evlen*, düğün*, nikah*,
      boşan*, ayrıl*, sevgili*, hamile*, bebek, bebeğ*, bikini*, instagram*, paylaşım*, pozlar*, pozu,
      eski eşi, program*, festival*, sergi*, müze*, kitap, kitab*, roman, yazar*, ressam*, sanatçı*, hayran*,
      ödül*, gala*, moda, manken*, model, itiraf*, sunucu*
    `,
    technology: `
      teknoloji*, uygulama*, güncelleme*, kullanıcı*, özellik*, cihaz*, batarya*, pil, kamera*, ekran*,
      telefon*, dijital*, internet*, çevrimiçi, web sitesi, site, veri~, verileri, gizlilik*, sunucu*, oyun~,
      oyunu, oyunlar*, robot*, drone*, algoritma*, geliştirici*, platform*, sosyal medya*, şifre*, hesap*,
      hesab*, siber, çip*, batarya, tanıttı, tanıtıldı, model*, fiyat*, elektrikli, togg*, google*, apple*,
      microsoft*, meta, openai*, tiktok*, instagram*, bilgisayar*
    `,
    science: `
      araştırma*, araştırmacı*, bilim*, keşfed*, keşif*, keşfet*, uzay*, gezegen*, jüpiter*, satürn*, venüs*,
      yörünge*, uydu*, roket*, fırlat*, yıldız*, güneş*, evren*, kozmik, tür~, türü, evrim*, bakteri*, dna,
      gen, genetik*, beyin*, beyni, parçacık*, molekül*, laboratuvar*, deney*, milyon yıl*, bin yıllık,
      yıl önce, iskelet*, kafatası*, antik*, yanardağ*, volkan*, profesör, üniversite*, gizem*, tarihi,
      teori*, kazı*, mars'a, mars'ta, kızıl gezegen*
    `,
    health: `
      sağlık*, sağlığı*, hastalık*, hastalığı*, hasta~, hastalar*, hastane*, doktor*, hekim*, hemşire*, tıp,
      tıbbi, tedavi*, ameliyat*, enfeksiyon*, virüs*, pandemi*, salgın*, ilaç*, ilac*, doz~, dozu, test*,
      uzman~, uzmanı, uzmanlar*, teşhis*, tanı, beslenme*, diyet*, kilo*, zayıfla*, uyku*, stres*, kaygı*,
      kan, kanı, kalp*, kalbi, akciğer*, karaciğer*, böbrek*, cilt*, cildi, hamile*, gebelik*, risk*,
      ölüm riski, faydalar*, zararlı, tüketim*, aşı, aşılar*, eczane*, eczacı*, yoğun bakım*, sigara*,
      bitki çayı
    `,
    politics: `
      cumhurbaşkanı*, başkan~, başkanı, bakan~, bakanı, hükümet*, kabine*, parti*, partisi*, siyasi*,
      siyaset*, muhalefet*, iktidar*, lider*, oy, oylar*, aday*, anket*, yasa*, anayasa*, kanun*, trump*,
      putin*, zelenskiy*, biden, yaptırım*, erdoğan*, belediye başkanı*, zirve*, nato*, görüşme*, ittifak*,
      miting*, genel başkanı*, meclis~, meclisi, meclisinde, kayyum*
    `,
    business: `
      şirket*, zarar*, satış*, milyar*, milyon*, banka*, yatırım*, piyasa*, endeks*, sanayi*, fabrika*,
      üretim*, üretic*, sektör*, marka*, müşteri*, mağaza*, market*, ticaret*, işveren*, çalışan*, istihdam*,
      ceo, ihale*, kredi*, altın*, gümüş, dolar*, ons, havayolu*, ortaklık*, anlaşma*, esnaf*, iş insanı,
      iş insanları, thy, otomotiv*, holding*, iflas*
    `,
    economy: `
      ekonomik*, büyüme*, bütçe*, vergi*, faiz*, fiyat*, zam, zamm*, maaş*, ücret*, dolar*, euro, kur, tl,
      lira*, kriz*, harcama*, tüketici*, gelir*, hazine*, emekli*, konut*, kira*, gıda fiyat*, akaryakıt*,
      benzin*, motorin*, tarife*, borç*
    `,
    environment: `
      iklim*, çevre*, doğa*, orman*, orman yangın*, sel, kirlilik*, atık*, sürdürülebilir*, sıcaklık*,
      hayvan*, kuş*, balık*, deniz*, göl*, nehir*, su, enerji*, ağaç*, fidan*, yaban*, karbon*, plastik*,
      maden*, arı, arılar*, ekoloji*, tür~, sıcak hava, milli park*, kuraklık*, flamingo*, yavru*, leylek*,
      pelikan*, ayı, ayılar, kurt, kurtlar, yunus*, fok, akdeniz foku, kaplumbağa*, göç eden, baraj*,
      doluluk*, su seviyesi*, kuruyan*, kurudu, termik santral*, kömür*, habitat*, biyolog, çam
    `,
  },
};
