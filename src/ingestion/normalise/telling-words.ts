/**
 * Words by which a language is told from its closest neighbours, beside its function words: spellings, months,
 * offices and everyday words that the neighbour writes otherwise. A star stands for any letters (`*ção`, `*ғ*`).
 */
export const TELLING_WORDS: Readonly<Record<string, string>> = {
  af: "'n nie nié ná sê wees gesê jaar jare regering hê *skap *like *liks vroeë *ië *eë waarsku *sie miljoen polisie sowat",
  nl: 'niet jaar jaren zegt gezegd regering *lijk *lijke *heid *schap *schappen miljoen politie *atie *aties ij* *ij* sch*',
  bs: `
    šta neko niko svako hiljada hiljade hiljadu milion miliona sedmica sedmice sedmicu januara februara marta aprila
    maja juna jula augusta septembra oktobra novembra decembra kanton* federacij* bih bosn* hercegov* sarajev* entitet*
    porodic* finansij* evrop* histori* univerzitet* saopćen* saopći* također općin* opće općoj lahko voz vozovi muzik*
    pozorišt* naučni* vakcin* uslov* golman* fudbal* sigurnos* inflacij* tokom njen organizacij* hefta hljeb* kafa tačno
  `,
  hr: `
    tko netko nitko svatko tisuća tisuće tisuću tisućama milijun* milijard* tjedan tjedna tjedni siječnja veljače ožujka
    travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca županij* vlak* zrakoplov* glazb*
    kazališt* sveučilišt* znanstveni* ravnatelj* priopćen* priopći* izvješć* izvijesti* financij* europ* povijest*
    cijep* uporab* obitelj* otok* hrvat* zagreb* uvjet* vratar* nogomet* tijekom njezin* općin* opće sigurnos* točno
    glede također kruh* kava ravnopravnos* prosvjed* vojarn* putovnic* gospodarst* zemljovid* tvrtk* nazočn* unatoč
    sukladno temeljem stožer*
  `,
  sr: `
    gde ovde negde ko neko niko šta pre posle hiljada hiljade milion miliona nedelja nedelje nedelju januara februara
    marta aprila maja juna jula avgusta septembra oktobra novembra decembra opštin* opšte saopšt* srbij* srpsk* srba
    beograd* porodic* finansij* evrop* istorij* univerzitet* takođe voz vozovi muzik* pozorišt* naučni* vakcin* uslov*
    golman* fudbal* bezbed* tokom vreme vremena lepo lepa svet sveta svetu svetsk* mesto mesta mestu dve dece deca deci
    uspeh* cena cene cenu reka reke reku rekama sledeć* uvek čovek* deo dela predsed* izvešt* mera mere primen* promen*
    lekar* zahtev* reč reči vest vesti veće većnici sever* beleži* smen* odeljen* zamen* obavešt* rešen* vlada*
    dinara mleko mleka hleb* gradonačelni* sprečav* sredinom
  `,
  bg: 'ще също според *ът *ят *ия *та със във бе би пред след години *щ* *ъ*',
  mk: 'ќе исто според *ј* *ќ* *ѓ* *ѕ* година денес има треба велат',
  ru: 'что как это его или для при *ы* *э* *ё* года был была',
  uk: 'що як цей його або для при *ї* *є* *ґ* *і* року був була',
  be: 'што як гэты яго ці для пры *ў* *дз* *ць *і*',
  kk: '*ә* *ғ* *қ* *ң* *ө* *ұ* *ү* *һ* *і*',
  mn: '*ө* *ү* *сан *сэн *лаа *лээ *жээ *гийн *ийн *ын *уул* *үүл* *аа* *ээ* *оо*',
  uz: '*ўзбек* *ҳ* *қ* *ғ* oʻzbek* *oʻ* *gʻ* *moqda *lari *ning *dagi *lik *larni yil yilda',
  az: '*ə*',
  tr: '*ı* *ecek *acak *ların *lerin *dığı *diği yıl',
  ms: `
    bahawa kerana boleh daripada baharu ialah sahaja kerajaan wang bandar pejabat polis hospital kes mesyuarat syarikat
    gabenor perlawanan kereta basikal elektrik jumaat ahad isnin khamis disember mac jun julai ogos ringgit rm berkata
    pelbagai malaysia kuala lumpur selangor johor sarawak sabah datuk hadapan
    muzium doktor menerusi memenangi *iti *isasi mahkamah pengerusi bomba
    mangsa jangkitan susulan
    umno parlimen mengikut
  `,
  id: `
    bahwa karena bisa tapi kapan suatu usai presiden uang kota kantor polisi kasus rapat perusahaan provinsi kabupaten
    gubernur bupati kecamatan sepak timnas pertandingan mobil sepeda listrik bandara jumat sabtu minggu senin selasa
    kamis desember maret juni juli agustus rupiah rp menurut sejumlah tak nggak indonesia jakarta surabaya bandung jawa
    *itas *nya ujar ungkap jelas wib pemerintah warga museum dokter bus peneliti mulai pekan lewat tim
    korban pukul gempa kepolisian mengatakan kementerian direktur rumah sakit sekitar saat
    jadi lansia polda polri dpr kpk
  `,
  gl: `
    unha polo pola polos polas moi tamén xa aínda coa co cos coas non máis súa súas *cións *ción *ades xente xeral xunta
    galici* galeg* goberno concello x* *x* cidade *eiro *eira novo nova dende onte hoxe despois antes ano anos só ten
    tres ponte *ou *aron río ríos chuvia
  `,
  pt: 'não *ção *ções *ão *ões *ãos um uma mais muito já também *nh* *lh* ano anos disse foi pelo pela à às são é *gem',
  es: 'el los las y una un con por del al más ya también según su sus *ción *ciones *ñ* *ll* año años dijo fue es lo',
  ca: "i el els les amb per del dels al als és són més *ció *cions *ny* *l·l* any anys d' l' va ha una un seva seu",
  hi: 'है हैं था थे थी गया गई गए कहा नहीं और में से को का के की ने पर',
  mr: 'आहे आहेत होते होता होती केले केली झाले झाली नाही आणि मध्ये *च्या *ला *ने *ांनी *ात *ळ*',
  ne: 'छ छन् थियो थिए भने गरे गरेको भएको छैन र मा ले लाई *ले *मा *को *का *लाई *हरू *हरु *को गर्ने हुने',
  da: 'af at hvad blev efter mod op meget mig sig nu siger ud ind hos jer ikke *hed være sin kroner år *tion *else regeringen mellem også *ede *øj* *æ* millioner til uge ugen nogle',
  no: 'av å hva ble etter mot opp mye meg seg nå sier ut inn ikke *het være sin kroner år *sjon *else regjeringen mellom også *et *øy* *ei* millioner til uke uken noen fram ifølge politiet etter',
  cs: 'že jsou jako který která které podle roku *ě* *ř* *ů* řekl uvedl byl bylo také při jeho aby než *ou *ech *ích',
  sk: 'že sú ako ktorý ktorá ktoré podľa roku *ľ* *ĺ* *ŕ* *ô* *ä* povedal uviedol bol bolo tiež pri jeho aby než *ou *och *ých *iach',
  sl: 'je so kot ki po pri za leta *lo da tudi pa bo ne zaradi povedal še iz ker ali nad več kako lahko v ob',
  sw: 'ya wa na kwa katika ni la za cha vya mwa yake huo hiyo hii hizo baada kabla watu nchi serikali rais *isha *ika ku* wali* ame* ali* wa*',
  fil: 'ang ng sa mga na ay at si ni para nang kay kung dahil',
};
