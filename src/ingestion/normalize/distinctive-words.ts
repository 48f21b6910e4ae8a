/**
 * Words that distinguish a language from the ones it is confused with, beside its function words: letters, spellings,
 * months, offices and everyday words that the similar language writes differently. A star stands for any letters
 * (`*ção`). A word of both languages counts for neither, so it may be listed under both.
 */
export const DISTINCTIVE_WORDS: Readonly<Record<string, string>> = {
  af: "een 'n nie hul hulle moes sowat duisend* *y* *gt* *sk* *sie* *ê* *ë* *like",
  nl: 'niet een zij hij duizend* *c* *z* *ij* *en *cht* *sch* *lijke *tie',
  bs: `
    šta neko niko svako hiljada hiljade hiljadu milion miliona sedmic* januara februara marta aprila maja juna jula
    augusta septembra oktobra novembra decembra kanton* federacij* bih bosn* hercegov* sarajev* entitet* porodic*
    finansij* evrop* histori* univerzitet* saopćen* saopći* općin* opće općoj lahko voz vozovi muzik* pozorišt* naučni*
    vakcin* uslov* golman* fudbal* tokom njen hljeb* saobraća* naredn* takmičen* ljekar* sudij* sudija advokat* ubistv*
    jučer učesni* nivo* izvještaj* odbran* vanredn* uposleni* kompanij* fabrik* juna mapa mape demokratij*
    *ijek* *ijet* *ijed* *ijel* *ijem* *ijest* *vjet* *mjes* *djel* *djec* *sjed* *mjer* *rješ* *gdje *vjer* *sljed*
  `,
  hr: `
    tko netko nitko svatko tisuć* milijun* milijard* tjed* siječnja veljače ožujka travnja svibnja lipnja srpnja
    kolovoza rujna listopada studenoga prosinca županij* vlak* zrakoplov* glazb* kazališt* sveučilišt* znanstveni*
    ravnatelj* priopćen* priopći* izvješć* izvijesti* financij* europ* povijest* cijep* uporab* obitelj* hrvat* zagreb*
    uvjet* vratar* nogomet* tijekom njezin* općin* opće kruh* prosvjed* putovnic* gospodarst* zemljovid* tvrtk* unatoč
    sukladno stožer* promet* natjecan* liječni* sudac suca odvjetni* ubojstv* jučer sudioni* razin* obran* izvanredn*
    djelatni* tvornic* demokracij* karata
    *ijek* *ijet* *ijed* *ijel* *ijem* *ijest* *vjet* *mjes* *djel* *djec* *sjed* *mjer* *rješ* *gdje *vjer* *sljed*
  `,
  sr: `
    gde ovde negde ko neko niko svako šta pre posle hiljad* milion miliona nedelj* januara februara marta aprila maja
    juna jula avgusta septembra oktobra novembra decembra opštin* opšt* saopšt* srbij* srpsk* beograd* porodic*
    finansij* evrop* istorij* univerzitet* takođe voz vozovi muzik* pozorišt* naučni* vakcin* uslov* golman* fudbal*
    bezbed* tokom vreme* *svet* mest* dve dece deca deci uspeh* cena* cene ceni cenu reka reke reku reci sled* uvek
    čovek* deo dela delov* *sed* izvešt* mere mera primen* promen* izmen* lekar* zahtev* reč reči vest vesti veće
    sever* *beleži* smen* *delj* zamen* obavešt* *reši* rešen* dinara mlek* hleb* saobraća* naredn* takmičen* sudij*
    advokat* ubistv* juče učesni* nivo* odbran* vanredn* kompanij* fabrik* odsto vazduh* spolj* preduzeć* demokratij*
    doneo donela doneli *aće *iće mapa mape *ј* *љ* *њ* *џ* *ћ* *ђ*
  `,
  bg: 'ще също според *ът *ят *ия със във бе би пред след години *щ* *ъ* *ите на за от да се',
  mk: 'ќе исто според *ј* *љ* *њ* *џ* *ќ* *ѓ* *ѕ* има треба велат *ање *от *ите',
  ru: 'что как это его или для при *ё* *щ* был была были',
  uk: 'що як цей його або для при *ї* *є* *ґ* *і* був була',
  be: 'што як гэты яго ці для пры *ў* *дз* *ць *і*',
  kk: '*і* *ә* *ғ* *қ* *ң* *ө* *ұ* *ү* *һ*',
  mn: '*ө* *ү* *аа* *ээ* *оо* *уу* *ийн *ын *ыг *сан *жээ *лаа',
  uz: "*ў* *ҳ* *қ* *ғ* o'* *o'* g'* *g'* *moqda *lari *ning *dagi *larni *ligi* *adi *ydi *ldi *gan *chi ammo yil yilda bo'*",
  az: '*ə*',
  tr: '*ı* *ecek *acak *ların *lerin *dığı *diği yıl',
  ms: `
    bahawa kerana boleh daripada baharu ialah sahaja kerajaan wang datuk bandar pejabat polis kes mesyuarat syarikat
    gabenor perlawanan basikal elektrik jumaat ahad isnin khamis disember mac jun julai ogos ringgit berkata bilion
    peratus pasaran jurulatih kelab kemalangan pelancong* parti undi kempen mahkamah pendakwa suspek dadah rasuah
    telefon pelajar universiti saintis penyelidik ubat pesakit kesihatan bajet cukai eksport import lebuh* bas jambatan
    ahli timbalan pengarah rekod gambar muzium filem muzik konsert doktor melawat bomba mangsa kebangsaan antarabangsa
    malaysia* kuala lumpur selangor johor sarawak sabah umno parlimen mengikut *iti
  `,
  id: `
    satu bahwa karena bisa tapi kapan suatu usai presiden uang kota kantor polisi kasus rapat perusahaan provinsi kabupaten
    gubernur bupati kecamatan timnas pertandingan mobil sepeda listrik jumat sabtu minggu senin selasa kamis desember
    maret juni juli agustus rupiah mengatakan miliar triliun persen pasar pelatih klub laga pria tewas kecelakaan
    wisata* partai pemilu kampanye pengadilan jaksa tersangka narkoba korupsi ponsel siswa mahasiswa universitas
    ilmuwan peneliti obat pasien kesehatan anggaran pajak ekspor impor tol bandara waduk bus jembatan anggota wakil direktur rekor
    foto museum film musik konser dokter mengunjungi kepolisian korban nasional internasional terkait pihaknya menurut
    sejumlah tak jelas wib sore siang desa sentral pangan karyawan walikota lingkungan anak-anak jadi
    indonesia jakarta surabaya bandung jawa polri dpr kpk *itas *nya
  `,
  gl: `
    *unha polo pola polos polas moi tamén xa aínda co coa cos coas non máis *cións xe* xu* xo* dix* *axe *axes *xist* galici* galeg* goberno concello
    onte só *lles decembro febreiro outubro marzo *ouse
  `,
  pt: 'não *ção *ções *ão *ões *ãos um uma mais muito já também *j* *ç* *lh* *inh* *anh* *onh* *enh* disse pelo pela é foi',
  es: 'el los las y una con por del al más ya también según su sus *j* *ue* *ie* fue lo ayer',
  ca: 'i els amb per del dels als és més *ció *cions *ny* *tge* va ha una un seva seu',
  hi: 'है हैं था थे थी गया गई गए कहा नहीं और में से को का के की ने पर',
  mr: 'आहे आहेत होते होता होती केले केली झाले झाली नाही आणि मध्ये *च्या *ला *ांनी *ात *ळ* *ाचा *ाची *ाचे',
  ne: 'छ छन् थियो थिए भने गरे गरेको भएको छैन र *ले *मा *को *का *लाई *हरू* *हरु* गर्ने हुने *नेछ *एका',
  da: 'af at hvad blev efter mod op meget mig sig nu siger ud ind jer *tion* *hed *øj* *eje* *gade* *ede',
  no: 'av å hva ble etter mot opp mye meg seg nå sier ut inn *sjon* *het *øy* *ei* fram ordfører*',
  sw: 'ya wa na kwa katika ni la za cha vya mwa yake huo hiyo hii hizo baada kabla watu nchi serikali rais wali* ame* ali*',
};
