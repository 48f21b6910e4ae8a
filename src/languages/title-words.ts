/**
 * Words of a language that decide, beside its function words and negations, whether two titles say the same.
 * As written; folded when read.
 */
export interface TitleWords {
  /** Words that ask, wherever they stand: neither title may have one more. */
  questions?: string;
  /** Words that join equals, which may change places around it. */
  and?: string;
  /** Antonyms, as `before:after`: titles in which one stands for the other say different things. */
  antonyms?: string;
  /** Words that name another person, team, place, thing or side when added: neither title may have one more. Forms of one parted by `/`. */
  qualifiers?: string;
  /** Words that only say who said it, and count as little as function words. */
  reporting?: string;
  /** Words that headlines write one for the other, parted by `/`; compared as the first. */
  synonyms?: string;
}

/** By primary subtag. A missing language is compared more strictly, never more loosely. */
export const TITLE_WORDS: Readonly<Record<string, TitleWords>> = {
  /** In every language: larger and smaller models of one thing. */
  '*': { qualifiers: 'pro max mini ultra lite plus' },
  en: {
    questions: 'why how whether',
    and: 'and',
    antonyms:
      'before:after from/since:to/until/till up:down in:out over:under more:less/fewer on:off above:below he/his/him/himself:she/her/hers/herself all/every:some',
    qualifiers:
      'first second third fourth fifth another against women women’s female girls former/ex deputy vice acting north south east west northern southern eastern western youth junior jr fake false alleged should end/ends/ended stop/stops/stopped halt/halts/halted',
    synonyms:
      'buys/acquires buy/acquire bought/acquired freed/released dies/died/dead quits/resigns quit/resign police/cops children/kids jailed/imprisoned vows/pledges/promises begins/starts begin/start began/started cuts/slashes investigation/probe/inquiry slams/blasts/criticizes/criticises raises/hikes film/movie films/movies chief/boss/chair stocks/shares approves/okays covid/coronavirus firm/company firms/companies',
    reporting:
      'least percent pct says said say report reports source sources officials official statement study survey poll',
  },
  de: {
    synonyms: 'covid/coronavirus/corona polizei/polizisten tot/gestorben firma/unternehmen',
    questions: 'warum wieso weshalb ob',
    and: 'und',
    antonyms: 'vor:nach mehr:weniger über:unter auf:ab rein:raus seit:bis',
    qualifiers:
      'erster erste zweiter zweite zweites dritter dritte weiterer weitere gegen frauen damen ex/früherer/frühere/ehemaliger/ehemalige stellvertretender nord süd ost west junioren angeblich mutmaßlicher',
    reporting: 'prozent sagt sagte bericht studie umfrage laut',
  },
  fr: {
    questions: 'pourquoi comment',
    and: 'et',
    antonyms: 'avant:après plus:moins sur:sous depuis:jusqu',
    qualifiers:
      'premier première deuxième second seconde troisième autre contre femmes féminin féminine ex/ancien/ancienne vice nord sud ouest juniors présumé présumée faux',
    synonyms: 'covid/coronavirus mort/décès patron/pdg commence/débute lance/démarre entreprise/société',
    reporting: 'dit selon étude rapport sondage sources',
  },
  es: {
    questions: 'cómo',
    and: 'y e',
    antonyms: 'antes:después/tras más:menos sobre:bajo desde:hasta',
    qualifiers:
      'primer primera segundo segunda tercer tercera otro otra contra mujeres femenino femenina ex anterior exministro expresidente vice norte sur oeste juvenil presunto presunta falso',
    reporting: 'ciento dice según estudio informe fuentes encuesta',
  },
  pt: {
    questions: 'porquê',
    and: 'e',
    antonyms: 'antes:depois/após mais:menos sobre:sob desde:até',
    qualifiers:
      'primeiro primeira segunda terceiro terceira outro outra contra mulheres feminino feminina ex antigo vice norte sul leste oeste juvenil suposto falso',
    reporting: 'cento diz segundo estudo relatório fontes',
  },
  it: {
    questions: 'perché',
    and: 'e ed',
    antonyms: 'prima:dopo più:meno sopra:sotto',
    qualifiers: 'contro donne femminile ex vice nord sud est ovest giovanile presunto presunta falso',
    reporting: 'dice secondo studio rapporto fonti',
  },
  nl: {
    questions: 'waarom hoe',
    and: 'en',
    antonyms: 'voor:na meer:minder boven:onder op:af sinds:tot',
    qualifiers:
      'eerste tweede derde andere tegen vrouwen ex/voormalig/voormalige/oud noord zuid oost west jeugd vermeende',
    reporting: 'procent zegt volgens studie bron bronnen',
  },
  sv: {
    questions: 'varför hur',
    and: 'och',
    antonyms: 'före:efter mer:mindre upp:ner/ned över:under från:till',
    qualifiers:
      'första andra tredje mot damer kvinnor dam ex/tidigare/förre/förra vice norra södra östra västra misstänkt',
    reporting: 'procent säger enligt studie källor',
  },
  da: {
    questions: 'hvorfor hvordan',
    and: 'og',
    antonyms: 'før:efter mere:mindre op:ned over:under fra:til',
    qualifiers: 'første anden tredje mod kvinder ex/tidligere vice nord syd øst vest',
    reporting: 'procent siger ifølge kilder',
  },
  no: {
    questions: 'hvorfor hvordan',
    and: 'og',
    antonyms: 'før:etter mer:mindre opp:ned over:under fra:til',
    qualifiers: 'første andre tredje mot kvinner damer ex/eks/tidligere vise nord sør øst vest',
    reporting: 'prosent sier ifølge kilder',
  },
  fi: {
    questions: 'miksi miten kuinka',
    and: 'ja sekä',
    antonyms: 'ennen:jälkeen enemmän:vähemmän ylös:alas',
    qualifiers: 'vastaan naiset naisten entinen/ex pohjois etelä itä länsi',
    reporting: 'prosenttia',
  },
  pl: {
    questions: 'dlaczego czy',
    and: 'i oraz',
    antonyms: 'przed:po więcej:mniej nad:pod od:do',
    qualifiers:
      'pierwszy pierwsza drugi druga trzeci trzecia kolejny kolejna przeciw przeciwko kobiet kobiety wice północna południowa wschodnia zachodnia',
    reporting: 'procent proc mówi według źródła raport',
  },
  cs: {
    questions: 'proč zda',
    and: 'a',
    antonyms: 'před:po více:méně nad:pod od:do',
    qualifiers: 'proti ženy žen exprezident bývalý bývalá severní jižní východní západní',
  },
  sk: {
    questions: 'prečo či',
    and: 'a',
    antonyms: 'pred:po viac:menej nad:pod od:do',
    qualifiers: 'proti ženy bývalý bývalá severný južný východný západný',
  },
  hu: {
    questions: 'miért hogyan vajon',
    and: 'és',
    antonyms: 'előtt:után több:kevesebb felett:alatt fel:le',
    qualifiers: 'ellen női korábbi észak dél kelet nyugat',
    reporting: 'százalék',
  },
  ro: {
    questions: 'oare',
    and: 'și',
    antonyms: 'înainte:după sus:jos peste:sub',
    qualifiers: 'contra împotriva femei feminin fosta/ex/fostul nord sud est vest',
    reporting: 'într dintr printr',
  },
  bg: {
    questions: 'защо как дали',
    and: 'и',
    antonyms: 'преди:след повече:по-малко над:под от:до',
    qualifiers: 'против жени бивш бивша бившия северна южна източна западна',
  },
  ru: {
    questions: 'почему зачем ли кто',
    and: 'и',
    antonyms: 'до:после больше:меньше над:под от:к',
    qualifiers:
      'первый первая второй вторая третий третья против женщин женская женский заместитель экс/бывший/бывшая/бывшего северная южная северный южный восточный западный',
    synonyms:
      'covid/коронавирус/коронавируса/коронавирусу/коронавирусом/коронавирусе/ковид/ковида умер/скончался умерла/скончалась врачи/медики начал/стал начали/стали глава/руководитель автомобиль/машина завели/возбудили завела/возбудила завел/возбудил',
    reporting: 'процентов процента процент сообщил сообщили сообщает заявил источник источники сми',
  },
  uk: {
    questions: 'чому чи хто',
    and: 'і та й',
    antonyms: 'до:після більше:менше над:під від:до',
    qualifiers:
      'перший перша другий друга третій третя проти жінок жіноча жіночий екс/колишній/колишня північна південна північний південний східний західний',
    reporting: 'відсотків відсотки повідомив повідомили заявив джерело змі',
  },
  sr: {
    questions: 'zašto',
    and: 'i',
    antonyms: 'pre/prije:posle/poslije/nakon više:manje iznad:ispod od:do',
    qualifiers: 'protiv žene ženski ženska bivši/bivša/eks severna južna istočna zapadna',
  },
  hr: {
    questions: 'zašto',
    and: 'i',
    antonyms: 'prije:poslije/nakon više:manje iznad:ispod od:do',
    qualifiers: 'protiv žene ženski ženska bivši/bivša/eks sjeverna južna istočna zapadna',
  },
  sl: {
    questions: 'zakaj',
    and: 'in',
    antonyms: 'pred:po več:manj nad:pod od:do',
    qualifiers: 'proti ženske nekdanji nekdanja severna južna vzhodna zahodna',
  },
  el: {
    questions: 'γιατί πώς',
    and: 'και',
    antonyms: 'πριν:μετά περισσότερα:λιγότερα πάνω:κάτω από:προς',
    qualifiers: 'κατά γυναικών γυναίκες πρώην/τέως βόρεια νότια ανατολική δυτική',
  },
  tr: {
    questions: 'neden nasıl niçin mi mı mu mü',
    and: 've',
    antonyms: 'önce:sonra fazla:az yukarı:aşağı',
    qualifiers: 'karşı kadın kadınlar eski vekili kuzey güney doğu batı sözde',
    reporting: 'yüzde dedi açıkladı göre',
  },
  az: {
    and: 'və',
    antonyms: 'əvvəl:sonra',
    qualifiers: 'qarşı qadın keçmiş sabiq',
  },
  ar: {
    questions: 'لماذا كيف هل',
    and: 'و',
    antonyms: 'قبل:بعد من:إلى أكثر:أقل فوق:تحت',
    qualifiers: 'ضد سيدات السابق/السابقة نائب شمال جنوب شرق غرب المزعوم',
    reporting: 'حول بشأن يقول قال قالت مصادر مصدر تقرير دراسة',
  },
  fa: {
    questions: 'چرا چگونه آیا',
    and: 'و',
    antonyms: 'قبل/پیش:بعد/پس از:به بیشتر:کمتر',
    qualifiers: 'زنان سابق معاون شمال جنوب شرق غرب',
  },
  ur: {
    questions: 'کیوں کیسے کیا',
    and: 'اور',
    antonyms: 'پہلے:بعد زیادہ:کم',
    qualifiers: 'خلاف خواتین سابق نائب شمالی جنوبی مشرقی مغربی',
  },
  he: {
    questions: 'למה מדוע איך האם',
    and: 'ו',
    antonyms: 'לפני:אחרי יותר:פחות מעל:מתחת',
    qualifiers: 'נגד נשים לשעבר סגן צפון דרום מזרח מערב',
  },
  hi: {
    questions: 'क्यों कैसे क्या',
    and: 'और',
    antonyms: 'पहले:बाद ज्यादा:कम ऊपर:नीचे',
    qualifiers: 'खिलाफ महिला महिलाओं पूर्व उप उत्तर दक्षिण पश्चिम',
  },
  mr: {
    questions: 'का कसे',
    and: 'आणि',
    antonyms: 'आधी:नंतर',
    qualifiers: 'महिला माजी उप',
  },
  bn: {
    questions: 'কেন কীভাবে কি',
    and: 'এবং ও',
    antonyms: 'আগে:পরে বেশি:কম',
    qualifiers: 'বিপক্ষে বিরুদ্ধে নারী মহিলা সাবেক প্রাক্তন উপ উত্তর দক্ষিণ পূর্ব পশ্চিম',
  },
  ta: {
    questions: 'ஏன் எப்படி',
    and: 'மற்றும்',
    antonyms: 'முன்:பின்',
    qualifiers: 'மகளிர் முன்னாள் துணை',
  },
  te: {
    questions: 'ఎందుకు ఎలా',
    and: 'మరియు',
    antonyms: 'ముందు:తర్వాత',
    qualifiers: 'మహిళల మాజీ ఉప',
  },
  gu: { and: 'અને', antonyms: 'પહેલા:પછી', qualifiers: 'મહિલા પૂર્વ' },
  pa: { and: 'ਅਤੇ', antonyms: 'ਪਹਿਲਾਂ:ਬਾਅਦ', qualifiers: 'ਮਹਿਲਾ ਸਾਬਕਾ' },
  kn: { and: 'ಮತ್ತು', antonyms: 'ಮುನ್ನ:ನಂತರ', qualifiers: 'ಮಹಿಳಾ ಮಾಜಿ ಉಪ' },
  ml: { antonyms: 'മുമ്പ്:ശേഷം', qualifiers: 'വനിതാ മുൻ ഉപ' },
  ko: { qualifiers: '울트라 프로 플러스' },
  id: {
    questions: 'mengapa kenapa bagaimana apakah',
    and: 'dan',
    antonyms: 'sebelum:sesudah/setelah dari:ke lebih:kurang atas:bawah',
    qualifiers: 'lawan putri wanita perempuan mantan/eks wakil utara selatan timur barat',
    reporting: 'persen kata menurut sumber',
  },
  ms: {
    questions: 'mengapa kenapa bagaimana adakah',
    and: 'dan',
    antonyms: 'sebelum:selepas dari:ke lebih:kurang atas:bawah',
    qualifiers: 'wanita bekas timbalan utara selatan timur barat',
    reporting: 'kata menurut sumber',
  },
  vi: {
    questions: 'sao',
    and: 'và',
    antonyms: 'trước:sau tăng:giảm trên:dưới ủng:chống',
    qualifiers: 'nữ cựu nguyên phó bắc nam đông tây',
    reporting: 'ngày ở tại vào',
  },
  sw: {
    questions: 'je',
    and: 'na',
    antonyms: 'kabla:baada',
    qualifiers: 'wanawake zamani',
  },
  fil: {
    questions: 'bakit paano',
    and: 'at',
    antonyms: 'bago:pagkatapos',
    qualifiers: 'dating',
  },
  et: {
    questions: 'miks kuidas',
    and: 'ja',
    antonyms: 'enne:pärast',
    qualifiers: 'vastu naiste endine',
  },
  lv: {
    questions: 'kāpēc vai',
    and: 'un',
    antonyms: 'pirms:pēc',
    qualifiers: 'pret sieviešu bijušais bijusī',
  },
  lt: {
    questions: 'kodėl ar',
    and: 'ir',
    antonyms: 'prieš:po už:prieš',
    qualifiers: 'moterų buvęs buvusi',
  },
  ca: {
    and: 'i',
    antonyms: 'abans:després/rere més:menys',
    qualifiers: 'contra dones femení ex nord sud est oest',
  },
  gl: {
    and: 'e',
    antonyms: 'antes:despois máis:menos',
    qualifiers: 'mulleres ex',
  },
  eu: { and: 'eta', antonyms: 'aurretik:ondoren', qualifiers: 'emakumeen ohia' },
  af: {
    questions: 'hoekom hoe',
    and: 'en',
    antonyms: 'voor:na meer:minder',
    qualifiers: 'teen vroue oud',
  },
  sq: { and: 'dhe', antonyms: 'para:pas', qualifiers: 'gra ish' },
  mk: {
    questions: 'зошто',
    and: 'и',
    antonyms: 'пред:по',
    qualifiers: 'против жени поранешен',
  },
  be: {
    questions: 'чаму ці',
    and: 'і',
    antonyms: 'да:пасля',
    qualifiers: 'супраць жанчын былы былая',
  },
  ka: { and: 'და', qualifiers: 'ყოფილი ქალთა' },
  hy: { and: 'և', qualifiers: 'նախկին կանանց' },
  kk: { and: 'және', qualifiers: 'бұрынғы әйелдер' },
};
