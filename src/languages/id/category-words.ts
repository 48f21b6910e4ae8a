import type { CategoryWords } from '../language.js';

export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      sepak bola, sepakbola, liga 1, liga 2, bri liga 1, bri super league, super league, liga indonesia, pssi,
      persija*, persib*, persebaya*, arema*, psm makassar, bali united, borneo fc, dewa united, persis solo,
      psis*, madura united, bhayangkara fc, psbs biak, pss sleman, semen padang fc, malut united, timnas*,
      tim nasional, garuda muda, skuad garuda, pelatih timnas, kiper*, penjaga gawang, striker*, bek kanan,
      bek kiri, bek tengah, penyerang sayap, penyerang timnas, gol bunuh diri, hattrick*, hat trick,
      kartu merah, kartu kuning, adu penalti, tendangan penalti, semifinal*, perempat final, perempatfinal,
      babak 16 besar, fase grup, babak penyisihan, kualifikasi piala, piala dunia*, piala asia*, piala aff*,
      piala presiden, piala eropa, piala indonesia, liga champions, liga europa, liga inggris, liga spanyol,
      liga italia, liga jerman, sea games, asian games, olimpiade*, paralimpiade*, peparnas, pon xx, pon xxi,
      emas olimpiade, medali emas, medali perak, medali perunggu, bulu tangkis, bulutangkis, pebulutangkis*,
      ganda putra, ganda putri, ganda campuran, tunggal putra, tunggal putri, pbsi, piala thomas, piala uber,
      piala sudirman, all england, indonesia open, jonatan christie, anthony ginting, anthony sinisuka,
      fajar rian, gregoria mariska, kevin sanjaya, badminton, bola voli, voli putri, proliga,
      megawati hangestri, red sparks, bola basket, ibl, petenis*, tenis meja, janice tjen, aldila sutjiadi,
      petinju*, tinju dunia, pesilat*, pencak silat, karateka*, judo, atlet*, atletik*, perenang*, lifter*,
      angkat besi, panjat tebing, veddriq, lalu muhammad zohri, pembalap*, balapan*, motogp*, moto2, moto3,
      formula 1*, f1, sirkuit mandalika, sirkuit sentul, marc marquez, marquez, bagnaia, quartararo,
      valentino rossi, juara dunia, klasemen*, bursa transfer, laga persahabatan, laga uji coba,
      uji coba timnas, shin tae yong, patrick kluivert, erick thohir pssi, jay idzes, maarten paes,
      rizky ridho, ole romeny, marselino ferdinan, egy maulana, witan sulaeman, pratama arhan,
      asnawi mangkualam, thom haye, messi, ronaldo, real madrid, barcelona, manchester united,
      manchester city, liverpool, arsenal, chelsea, ac milan, inter milan, juventus, mohamed salah, wasit*,
      gelandang
    `,
    entertainment: `
      aktor*, aktris*, artis, pesinetron*, sinetron*, film*, perfilman*, sutradara*, bioskop*, box office,
      festival film, piala citra, piala oscar, oscar, netflix series, serial drama, drama korea, drakor*,
      film horor, trailer*, penyanyi*, pedangdut*, dangdut*, rapper*, musisi*, konser*, album*,
      single terbaru, lagu terbaru, video klip, grup musik, band asal, vokalis*, gitaris*, boy group,
      girl group, boyband*, girlband*, idol k pop, kpop*, k pop, bts, blackpink, twice, newjeans, jkt48,
      indonesian idol, the voice indonesia, dacademy, masterchef indonesia, miss universe, miss indonesia,
      puteri indonesia, selebgram*, selebriti*, selebritas*, seleb*, komedian*, stand up comedy, komika*,
      pelawak*, presenter*, youtuber*, influencer*, konten kreator, infotainment, red carpet, teater*,
      raffi ahmad, nagita slavina, atta halilintar, aurel hermansyah, ayu ting ting, inul daratista,
      krisdayanti, anang hermansyah, ashanty, syahrini, luna maya, ariel noah, bunga citra lestari, bcl,
      agnez mo, raisa, isyana sarasvati, tulus penyanyi, afgan, judika, mahalini, rizky febian, lesti kejora,
      rizky billar, nikita mirzani, vicky prasetyo, deddy corbuzier, andre taulany, baim wong,
      paula verhoeven, reza rahadian, dian sastro, dian sastrowardoyo, nicholas saputra, iko uwais,
      joe taslim, joko anwar, hanung bramantyo, angga yunanda, prilly latuconsina, amanda manopo, arya saloka,
      thariq halilintar, aaliyah massaid, sarwendah, ruben onsu, betrand peto, nunung, marshanda,
      maia estianty, ahmad dhani, al ghazali, dul jaelani, dewa 19, slank, sheila on 7, pengabdi setan,
      agak laen, jumbo film, marvel, song hye kyo, lee min ho
    `,
    technology: `
      smartphone*, hp android, hp samsung, iphone*, ipad*, tablet samsung, jam tangan pintar, smartwatch*,
      tws, prosesor*, chipset*, kartu grafis, semikonduktor*, konsol game, game online, video game, gamer*,
      mobile legends, pubg mobile, free fire, genshin impact, playstation*, perangkat lunak, software*,
      aplikasi android, sistem operasi, peramban*, malware*, ransomware*, phishing, peretas*, hacker*,
      serangan siber, keamanan siber, bssn, kebocoran data, data bocor, kecerdasan buatan,
      artificial intelligence, chatgpt*, chatbot*, deepfake*, openai*, deepseek*, model bahasa,
      realitas virtual, virtual reality, augmented reality, komputasi awan, cloud computing, pusat data,
      data center*, wi fi, wifi, bluetooth, jaringan 5g, starlink*, whatsapp, fitur wa, fitur whatsapp,
      fitur baru, kominfo, komdigi, internet of things, metaverse*, blockchain*, mobil otonom,
      komputer kuantum, xiaomi*, redmi*, poco, oppo*, vivo, realme*, infinix*, tecno, samsung galaxy*,
      snapdragon*, teknologi ai, ai generatif, robot humanoid, megapiksel, 5g,
      esports, esport
    `,
    science: `
      nasa, spacex, astronaut*, astronom*, astrofisika*, asteroid*, komet*, meteorit*, meteor, hujan meteor,
      eksoplanet*, planet ekstrasurya, lubang hitam, bima sakti, galaksi*, teleskop*, stasiun luar angkasa,
      stasiun antariksa, luar angkasa, antariksa*, tata surya, gerhana*, supermoon, badai matahari,
      wahana antariksa, pesawat antariksa, brin, lapan, bosscha, fisikawan*, fisika kuantum, mekanika kuantum,
      materi gelap, gelombang gravitasi, ahli biologi, ahli geologi, geolog*, paleontolog*, dinosaurus*,
      fosil, fosil*, arkeolog*, neanderthal*, mammoth, manusia purba, homo erectus, prasejarah*, genom*,
      crispr, ilmuwan*, saintis*, ahli saraf, nobel fisika, nobel kimia, alam semesta, supernova*,
      bintang neutron, aurora borealis, penemuan ilmiah, spesies baru, big bang, lukisan gua, seni gua,
      ahli botani, botani*, ahli paleontologi, matematikawan*, kimiawan*, situs purbakala, prasasti*,
      candi kuno, jurnal nature, mikroskop*, dna purba
    `,
    health: `
      vaksin*, vaksinasi*, imunisasi*, kanker*, kemoterapi*, tumor*, diabetes*, diabetesi, gula darah,
      demensia*, alzheimer*, parkinson*, obesitas*, serangan jantung, penyakit jantung, gagal jantung,
      stroke*, tekanan darah, hipertensi*, darah tinggi, kolesterol*, asma, alergi*, flu, flu burung,
      influenza*, campak*, malaria*, tuberkulosis*, tbc, hepatitis*, hiv, hiv aids, demam berdarah, dbd,
      chikungunya, polio, ebola, mpox, cacar monyet, leptospirosis, difteri*, covid 19, kemenkes*, menkes*,
      kementerian kesehatan, menteri kesehatan, dinas kesehatan, dinkes*, who, organisasi kesehatan dunia,
      bpom*, bpjs kesehatan, posyandu*, stunting*, uji klinis, vitamin*, antibodi*, antibiotik*, imunitas*,
      sistem imun, daya tahan tubuh, dokter spesialis, ahli gizi, dokter gizi, bedah saraf, kesehatan mental,
      kesehatan jiwa, efek samping, gejala*, asam urat, asam lambung, gerd, gagal ginjal, cuci darah,
      penyakit ginjal, hati berlemak, transplantasi*, donor organ, menopause*, bayi tabung, insulin*,
      kolesterol jahat, insomnia*, migrain*, autisme, adhd, anemia*, osteoporosis*, wasir, idi,
      ikatan dokter indonesia, epidemiolog*, virolog*, manfaat daun, herbal*, gula berlebih, penyakit kronis,
      depresi, keracunan makanan, salmonella*, psikolog*, psikiater*, dokter kulit, dokter anak, dokter mata,
      dokter gigi, dokter jantung, melanoma*, sepsis, meningitis*, skrining*, cek kesehatan gratis*,
      thalasemia*, batu ginjal, nyeri sendi, diare, tipes, rabies, ispa
    `,
    politics: `
      pemilu*, pilpres*, pilkada*, pilgub*, pilwalkot*, pilbup*, pileg*, kpu, bawaslu*, capres*, cawapres*,
      caleg*, cagub*, paslon*, dpr, dpr ri, dprd*, mpr, dpd ri, anggota dewan, komisi i dpr, ketua dpr,
      puan maharani, fraksi*, ruu*, hak angket, reshuffle*, kabinet*, koalisi*, parpol*, partai politik,
      pdip*, pdi perjuangan, gerindra*, golkar*, nasdem*, pkb*, pks*, partai demokrat, ppp, psi kaesang,
      partai amanat nasional, prabowo*, prabowo subianto, jokowi*, joko widodo, gibran*, gibran rakabuming,
      megawati soekarnoputri, megawati, anies*, anies baswedan, ganjar pranowo, mahfud*, mahfud md, ahy,
      agus harimurti, sby, muhaimin iskandar, cak imin, bahlil*, surya paloh, kaesang*, airlangga hartarto,
      luhut*, yusril*, dasco*, sufmi dasco, wapres*, wakil presiden, mensesneg*, seskab*, mendagri*, menlu*,
      menteri luar negeri, duta besar, dubes*, diplomasi*, elektabilitas*, quick count, hitung cepat,
      parlemen*, senat as, gedung putih, kamala harris, joe biden, referendum*, pemakzulan*,
      mahkamah konstitusi, perdana menteri, pilpres as, amandemen*
    `,
    business: `
      ihsg*, bursa efek, saham*, emiten*, dividen*, laba bersih, rugi bersih, pendapatan usaha, ipo,
      akuisisi*, merger*, pailit*, kebangkrutan, phk massal, phk*, investor*, startup*, unicorn, harga emas,
      emas antam, harga minyak, minyak mentah, minyak dunia, brent, bitcoin*, kripto*, aset kripto,
      wall street, danantara*, bumn*, telkom*, gojek*, goto*, tokopedia*, shopee*, bukalapak*,
      garuda indonesia, lion air, astra international, freeport*, umkm*, kadin*, apindo*, reksa dana,
      obligasi*, ritel*, ojk*, pasar modal, lps
    `,
    economy: `
      inflasi*, deflasi*, pdb, produk domestik bruto, pertumbuhan ekonomi, resesi*, suku bunga*,
      bank indonesia, bi rate, the fed, bank sentral, pengangguran*, krisis ekonomi, utang negara,
      utang luar negeri, defisit*, apbn*, rapbn*, menkeu*, menteri keuangan, sri mulyani, purbaya*, kemenkeu*,
      kementerian keuangan, bps, badan pusat statistik, imf, bank dunia, neraca perdagangan, neraca dagang,
      nilai tukar, kurs rupiah, rupiah menguat, rupiah melemah, cadangan devisa, ppn, ppn 12, umr, ump, umk,
      upah minimum, daya beli, ekonom, tarif trump, tarif impor, perang dagang, harga beras, harga pangan,
      devisa*
    `,
    environment: `
      perubahan iklim, krisis iklim, pemanasan global, gas rumah kaca, emisi karbon, netral karbon, net zero,
      karbon dioksida, energi terbarukan, ebt, energi hijau, plts*, pltb*, panel surya, transisi energi,
      keanekaragaman hayati, deforestasi*, pembalakan*, penebangan hutan, satwa liar, satwa langka,
      satwa dilindungi, orangutan*, harimau sumatera, badak jawa, gajah sumatera, spesies terancam,
      terancam punah, hampir punah, polusi*, polusi udara, kualitas udara, pencemaran*, sampah plastik,
      mikroplastik*, terumbu karang, gletser*, permukaan laut, bahan bakar fosil, lingkungan hidup, klhk,
      walhi*, greenpeace*, bksda*, konservasi*, karhutla*, kebakaran hutan, kabut asap, mangrove*,
      hutan bakau, daur ulang, tumpahan minyak, reboisasi*, hutan lindung, cop30, cop29, ekologi*,
      sawit ilegal, emisi gas, emisi metana
    `,
  },
  likely: {
    sports: `
      pemain*, pelatih*, klub*, liga, tim, skuad*, pertandingan*, laga*, gol, menang, kalah, imbang, juara*,
      gelar, piala*, turnamen*, kejuaraan*, musim, final, babak*, stadion*, suporter*, bek, kapten*,
      transfer*, kontrak*, cedera*, debut*, lawan, bola, bertanding*, kemenangan*, kekalahan*, poin, ranking,
      peringkat*, bonek, olahraga*, sport, medali*, rekor*, tinju, renang, voli, basket, tenis, balap*, skor,
      melaju, kandang, tandang
    `,
    entertainment: `
      lagu*, musik*, drama*, serial*, episode*, tayang*, penonton*, pemeran*, peran, akting*, syuting*,
      rilis*, fans, penggemar*, panggung*, acara*, festival*, band, duet*, nyanyi*, pernikahan*, menikah*,
      cerai*, perceraian*, gugatan cerai, pacar*, mantan, asmara, hamil*, melahirkan*, anak, istri, suami,
      unggah*, instagram*, tiktok, potret*, foto, viral*, model, busana*, gaun, fashion*, novel*, buku*,
      penulis*, pameran*, museum*, seni*, budaya*, komedi*, streaming*, netflix, disney*, rumah tangga, kisah,
      haters
    `,
    technology: `
      aplikasi*, pembaruan*, pengguna*, fitur*, perangkat*, gadget*, baterai*, kamera*, layar*, harga*,
      spesifikasi*, rilis*, meluncur*, peluncuran*, teknologi*, digital*, internet*, online, situs*, data*,
      privasi*, server*, game*, robot*, drone*, algoritma*, pengembang*, platform*, media sosial, medsos,
      akun*, kata sandi, password*, ai, chip*, apple, google*, microsoft, facebook*, meta, instagram*,
      tiktok*, youtube*, telegram*, siber*, unduh*, operator*, telkomsel*, indosat*, kuota*, komputer*,
      ponsel*, laptop*
    `,
    science: `
      studi*, penelitian*, peneliti*, riset*, temuan*, menemukan, ditemukan, penemuan*, planet*, bulan, mars,
      jupiter, saturnus, venus, orbit*, satelit*, roket*, peluncuran*, misi*, bintang, matahari, bumi, kosmik,
      purba*, kuno, spesies*, evolusi*, bakteri*, dna, gen, genetik*, otak, kuantum*, partikel*, molekul*,
      laboratorium*, eksperimen*, juta tahun, tahun lalu, kerangka*, tengkorak*, gunung berapi, sains*,
      ilmiah*, universitas*, teori*, misteri*, langit, bmkg
    `,
    health: `
      kesehatan*, sehat*, penyakit*, pasien*, rumah sakit, rs, rsud, dokter*, perawat*, medis*, obat*,
      pengobatan*, terapi*, infeksi*, virus*, corona*, covid*, pandemi*, wabah*, klb, dosis*, tes, diagnosis*,
      operasi, diet*, nutrisi*, gizi*, makanan*, minuman*, tidur*, stres*, cemas*, kecemasan, darah, jantung*,
      paru*, ginjal*, hati, kulit*, hamil*, ibu hamil, kehamilan, risiko*, kematian*, lansia, olahraga*,
      manfaat*, berat badan, kolesterol, rokok*, merokok, pola makan, tubuh, faskes, konsumsi*, bpjs*,
      puskesmas*
    `,
    politics: `
      presiden*, menteri*, pemerintah*, gubernur*, bupati*, wali kota, walikota*, partai*, politik*,
      politikus*, politisi*, oposisi*, uu, undang undang, kebijakan*, kampanye*, suara*, survei*, debat*,
      calon*, kandidat*, pilih*, pemilih*, trump*, putin*, sanksi*, ketum*, ketua umum, sekjen*, istana*,
      menko*, paripurna*, mk, pencalonan*, dukungan*, relawan*, diplomat*
    `,
    business: `
      perusahaan*, bisnis*, laba*, rugi*, kerugian*, penjualan*, pasar*, miliar*, triliun*, juta, bank*,
      perbankan*, investasi*, industri*, pabrik*, produksi*, pelanggan*, konsumen*, merek*, toko*, gerai*,
      dagang*, perdagangan*, karyawan*, buruh*, ceo, dirut*, direktur utama, kontrak, kredit*, pinjaman*,
      pinjol*, utang*, emas*, minyak*, batu bara, nikel*, maskapai*, penerbangan*, properti*, wirausaha*,
      tarif*, bunga*, bei, bri, bni, btn, bca, pertamina*, pengusaha*, bank mandiri, unilever indonesia
    `,
    economy: `
      anggaran*, pajak*, belanja*, harga*, upah*, gaji*, bbm*, lapangan kerja, utang*, krisis*, konsumsi*,
      dolar*, euro, kurs*, pertumbuhan*, fiskal*, moneter*, tarif*, pangan*, beras*, sembako*, pertalite,
      tunjangan, kemiskinan*, airlangga, rupiah*, subsidi*, impor*, ekspor*, bansos, ekonomi*, perekonomian*
    `,
    environment: `
      iklim*, lingkungan*, hutan*, karbon*, hijau*, berkelanjutan*, kekeringan*, banjir*, kebakaran*, cuaca*,
      panas*, hewan*, satwa*, burung*, harimau*, gajah*, paus*, penyu*, lebah*, ikan*, laut*, plastik*,
      sampah*, limbah*, energi*, alam*, pohon*, sungai*, udara*, tambang*, spesies*, punah*, taman nasional,
      komodo, ekosistem*, badak, penyu, lumba lumba, hiu, buaya*, beruang*, burung migran, mangrove, hulu,
      tutupan hutan, tutupan, perambahan*, lahan gambut, gambut*, sedimen, karang, nikel, tercemar*, cemaran*,
      radiasi, danau*, teluk*, pulau kecil, flora, fauna, habitat*, walhi
    `,
  },
};
