/** Words of a language that decide whether two titles say the same, as written; they are folded when read. */
export interface TitleWords {
  /** Words that join equals, which may change places around it. */
  and?: string;
  /** Denials: one more or less turns the meaning. */
  negations: string;
  /** Opposites, as `before:after`: titles in which one stands for the other say different things. */
  opposites?: string;
  /** Words that name another person, team, place or thing when added: neither title may have one more. */
  qualifiers?: string;
  /** Numbers from 2 on, as long as their words mean nothing else; forms of one number parted by `/`. */
  numbers?: string;
  /** Words that only say who said it: as light as function words. */
  reporting?: string;
}

/** By primary subtag. A missing language is compared more strictly, never more loosely. */
export const TITLE_WORDS: Readonly<Record<string, TitleWords>> = {
  en: {
    and: 'and',
    negations:
      "not no never without nor neither none nobody nothing cannot can't don't doesn't didn't won't isn't aren't wasn't weren't hasn't haven't hadn't shouldn't wouldn't couldn't mustn't ain't",
    opposites:
      'before:after for:against from/since:to/until/till up:down in:out over:under more:less/fewer on:off above:below',
    qualifiers:
      'women women’s female girls former ex deputy vice acting north south east west northern southern eastern western youth junior jr pro max mini ultra lite plus fake false alleged',
    numbers: 'two three four five six seven eight nine ten eleven twelve',
    reporting: 'says said say report reports source sources officials official statement study survey poll',
  },
  de: {
    and: 'und',
    negations: 'nicht kein keine keinen keinem keiner keines nie niemals ohne niemand nichts weder',
    opposites: 'vor:nach für:gegen mehr:weniger über:unter auf:ab rein:raus seit:bis',
    qualifiers:
      'frauen damen ex früherer frühere ehemaliger ehemalige stellvertretender nord süd ost west junioren angeblich mutmaßlicher',
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    reporting: 'sagt sagte bericht studie umfrage laut',
  },
  fr: {
    and: 'et',
    negations: 'pas sans jamais aucun aucune rien ni non nul',
    opposites: 'avant:après pour:contre plus:moins sur:sous depuis:jusqu',
    qualifiers:
      'femmes féminin féminine ex ancien ancienne vice nord sud ouest juniors présumé présumée faux',
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    reporting: 'dit selon étude rapport sondage sources',
  },
  es: {
    and: 'y e',
    negations: 'no nunca sin ningún ninguna ninguno nadie nada ni jamás tampoco',
    opposites: 'antes:después/tras para:contra más:menos sobre:bajo desde:hasta',
    qualifiers:
      'mujeres femenino femenina ex anterior exministro expresidente vice norte sur oeste juvenil presunto presunta falso',
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    reporting: 'dice según estudio informe fuentes encuesta',
  },
  pt: {
    and: 'e',
    negations: 'não nunca sem nenhum nenhuma ninguém nada nem jamais',
    opposites: 'antes:depois/após para:contra mais:menos sobre:sob desde:até',
    qualifiers: 'mulheres feminino feminina ex antigo vice norte sul leste oeste juvenil suposto falso',
    numbers: 'dois/duas três quatro cinco seis sete oito nove dez onze doze',
    reporting: 'diz segundo estudo relatório fontes',
  },
  it: {
    and: 'e ed',
    negations: 'non mai senza nessun nessuno nessuna niente nulla né',
    opposites: 'prima:dopo per:contro più:meno sopra:sotto',
    qualifiers: 'donne femminile ex vice nord sud est ovest giovanile presunto presunta falso',
    numbers: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
    reporting: 'dice secondo studio rapporto fonti',
  },
  nl: {
    and: 'en',
    negations: 'niet geen nooit zonder niemand niets noch',
    opposites: 'voor:na/tegen meer:minder boven:onder op:af sinds:tot',
    qualifiers: 'vrouwen ex voormalig voormalige oud noord zuid oost west jeugd vermeende',
    numbers: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    reporting: 'zegt volgens studie bron bronnen',
  },
  sv: {
    and: 'och',
    negations: 'inte ej icke aldrig utan ingen inget inga ingenting',
    opposites: 'före:efter för:mot mer:mindre upp:ner/ned över:under från:till',
    qualifiers: 'damer kvinnor dam ex tidigare förre förra vice norra södra östra västra misstänkt',
    numbers: 'två tre fyra fem sex sju åtta nio tio elva tolv',
    reporting: 'säger enligt studie källor',
  },
  da: {
    and: 'og',
    negations: 'ikke aldrig uden ingen intet',
    opposites: 'før:efter for:mod mere:mindre op:ned over:under fra:til',
    qualifiers: 'kvinder ex tidligere vice nord syd øst vest',
    numbers: 'to tre fire fem seks syv otte ni ti elleve tolv',
    reporting: 'siger ifølge kilder',
  },
  no: {
    and: 'og',
    negations: 'ikke aldri uten ingen intet',
    opposites: 'før:etter for:mot mer:mindre opp:ned over:under fra:til',
    qualifiers: 'kvinner damer ex eks tidligere vise nord sør øst vest',
    numbers: 'to tre fire fem seks sju/syv åtte ni ti elleve tolv',
    reporting: 'sier ifølge kilder',
  },
  fi: {
    and: 'ja sekä',
    negations: 'ei eivät en emme ette eikä ilman koskaan älä',
    opposites: 'ennen:jälkeen puolesta:vastaan enemmän:vähemmän ylös:alas',
    qualifiers: 'naiset naisten entinen ex pohjois etelä itä länsi',
    numbers: 'kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen',
  },
  pl: {
    and: 'i oraz',
    negations: 'nie nigdy bez żaden żadna żadnych nikt nic ani',
    opposites: 'przed:po za:przeciw/przeciwko więcej:mniej nad:pod od:do',
    qualifiers: 'kobiet kobiety były była były wice północna południowa wschodnia zachodnia',
    numbers: 'dwa/dwie/dwóch/dwoje trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem osiem',
    reporting: 'mówi według źródła raport',
  },
  cs: {
    and: 'a',
    negations: 'ne nikdy bez žádný žádná nikdo nic ani',
    opposites: 'před:po pro:proti více:méně nad:pod od:do',
    qualifiers: 'ženy žen exprezident bývalý bývalá severní jižní východní západní',
    numbers: 'dva/dvě tři čtyři pět šest sedm osm devět deset',
  },
  sk: {
    and: 'a',
    negations: 'nie nikdy bez žiadny žiadna nikto nič ani',
    opposites: 'pred:po za:proti viac:menej nad:pod od:do',
    qualifiers: 'ženy bývalý bývalá severný južný východný západný',
    numbers: 'dva/dve/dvaja tri/traja štyri päť šesť sedem osem deväť desať',
  },
  hu: {
    and: 'és',
    negations: 'nem ne soha nélkül nincs sem senki semmi',
    opposites: 'előtt:után mellett:ellen több:kevesebb felett:alatt fel:le',
    qualifiers: 'női volt korábbi észak dél kelet nyugat',
    numbers: 'két/kettő három négy öt hat hét nyolc kilenc tíz',
  },
  ro: {
    and: 'și',
    negations: 'nu niciodată fără niciun nicio nimeni nimic nici',
    opposites: 'înainte:după pentru:contra/împotriva sus:jos peste:sub',
    qualifiers: 'femei feminin fost fosta ex fostul nord sud est vest',
    numbers: 'doi/două trei patru cinci șase șapte opt nouă zece',
  },
  bg: {
    and: 'и',
    negations: 'не няма никога без никой нищо нито',
    opposites: 'преди:след за:против повече:по-малко над:под от:до',
    qualifiers: 'жени бивш бивша бившия северна южна източна западна',
    numbers: 'два/две/двама три/трима четири пет шест седем осем девет десет',
  },
  ru: {
    and: 'и',
    negations: 'не нет никогда без никто ничего ничто нельзя ни',
    opposites: 'до:после за:против больше:меньше над:под от:к',
    qualifiers:
      'женщин женская женский экс бывший бывшая бывшего северная южная северный южный восточный западный',
    numbers:
      'два/две/двое/двух три/трое/трех четыре/четверо/четырех пять/пятеро/пяти шесть/шести семь/семи восемь девять десять',
    reporting: 'сообщил сообщили сообщает заявил источник источники сми',
  },
  uk: {
    and: 'і та й',
    negations: 'не немає ніколи без ніхто нічого ні нема',
    opposites: 'до:після за:проти більше:менше над:під від:до',
    qualifiers:
      'жінок жіноча жіночий екс колишній колишня північна південна північний південний східний західний',
    numbers: 'два/дві/двоє/двох три/троє/трьох чотири/четверо пять/пятеро шість сім вісім девять десять',
    reporting: 'повідомив повідомили заявив джерело змі',
  },
  sr: {
    and: 'i',
    negations: 'ne nije nisu nema nikad nikada bez niko ništa neće ni',
    opposites: 'pre/prije:posle/poslije/nakon za:protiv više:manje iznad:ispod od:do',
    qualifiers: 'žene ženski ženska bivši bivša eks severna južna istočna zapadna',
    numbers: 'dva/dve/dvoje tri/troje četiri pet šest sedam osam devet deset',
  },
  hr: {
    and: 'i',
    negations: 'ne nije nisu nema nikad nikada bez nitko ništa neće ni',
    opposites: 'prije:poslije/nakon za:protiv više:manje iznad:ispod od:do',
    qualifiers: 'žene ženski ženska bivši bivša eks sjeverna južna istočna zapadna',
    numbers: 'dva/dvije/dvoje tri/troje četiri pet šest sedam osam devet deset',
  },
  sl: {
    and: 'in',
    negations: 'ne ni nikoli brez nihče nič niso',
    opposites: 'pred:po za:proti več:manj nad:pod od:do',
    qualifiers: 'ženske nekdanji nekdanja severna južna vzhodna zahodna',
    numbers: 'dva/dve tri/trije štiri/štirje pet šest sedem osem devet deset',
  },
  el: {
    and: 'και',
    negations: 'δεν δε μη μην ποτέ χωρίς κανείς κανένας καμία όχι τίποτα',
    opposites: 'πριν:μετά υπέρ:κατά περισσότερα:λιγότερα πάνω:κάτω από:προς',
    qualifiers: 'γυναικών γυναίκες πρώην τέως βόρεια νότια ανατολική δυτική',
    numbers: 'δύο/δυο τρεις/τρία τέσσερις/τέσσερα πέντε έξι επτά οκτώ εννέα δέκα',
  },
  tr: {
    and: 've',
    negations: 'değil yok hiç asla hiçbir',
    opposites: 'önce:sonra için:karşı fazla:az yukarı:aşağı',
    qualifiers: 'kadın kadınlar eski vekili kuzey güney doğu batı sözde',
    numbers: 'iki üç dört beş altı yedi sekiz dokuz',
    reporting: 'dedi açıkladı göre',
  },
  az: {
    and: 'və',
    negations: 'yox deyil heç',
    opposites: 'əvvəl:sonra qarşı:üçün',
    qualifiers: 'qadın keçmiş sabiq',
  },
  ar: {
    and: 'و',
    negations: 'لا لم لن ليس ليست بدون دون غير عدم',
    opposites: 'قبل:بعد مع:ضد من:إلى أكثر:أقل فوق:تحت',
    qualifiers: 'سيدات السابق السابقة نائب شمال جنوب شرق غرب المزعوم',
    numbers: 'اثنان/اثنين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية تسعة عشرة',
    reporting: 'يقول قال قالت مصادر مصدر تقرير دراسة',
  },
  fa: {
    and: 'و',
    negations: 'نه نیست بدون هیچ عدم',
    opposites: 'قبل/پیش:بعد/پس از:به بیشتر:کمتر',
    qualifiers: 'زنان سابق معاون شمال جنوب شرق غرب',
    numbers: 'دو سه چهار پنج شش هفت هشت نه ده',
  },
  ur: {
    and: 'اور',
    negations: 'نہیں نہ بغیر بلا',
    opposites: 'پہلے:بعد زیادہ:کم خلاف:حق',
    qualifiers: 'خواتین سابق نائب شمالی جنوبی مشرقی مغربی',
  },
  he: {
    and: 'ו',
    negations: 'לא אין בלי ללא אף מעולם',
    opposites: 'לפני:אחרי בעד:נגד יותר:פחות מעל:מתחת',
    qualifiers: 'נשים לשעבר סגן צפון דרום מזרח מערב',
    numbers: 'שני/שתי שלושה/שלוש ארבעה/ארבע חמישה/חמש שישה/שש שבעה/שבע',
  },
  hi: {
    and: 'और',
    negations: 'नहीं ना मत बिना न',
    opposites: 'पहले:बाद खिलाफ:पक्ष ज्यादा:कम ऊपर:नीचे',
    qualifiers: 'महिला महिलाओं पूर्व उप उत्तर दक्षिण पश्चिम',
    numbers: 'दो तीन चार पांच छह सात आठ नौ दस',
  },
  mr: { and: 'आणि', negations: 'नाही नाहीत नको विना', opposites: 'आधी:नंतर', qualifiers: 'महिला माजी उप' },
  bn: {
    and: 'এবং ও',
    negations: 'না নয় নেই ছাড়া নি',
    opposites: 'আগে:পরে পক্ষে:বিপক্ষে/বিরুদ্ধে বেশি:কম',
    qualifiers: 'নারী মহিলা সাবেক প্রাক্তন উপ উত্তর দক্ষিণ পূর্ব পশ্চিম',
    numbers: 'দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  },
  ta: { and: 'மற்றும்', negations: 'இல்லை இல்லாமல் அல்ல', opposites: 'முன்:பின்', qualifiers: 'மகளிர் முன்னாள் துணை' },
  te: { and: 'మరియు', negations: 'లేదు కాదు లేకుండా', opposites: 'ముందు:తర్వాత', qualifiers: 'మహిళల మాజీ ఉప' },
  gu: { and: 'અને', negations: 'નથી નહીં વગર', opposites: 'પહેલા:પછી', qualifiers: 'મહિલા પૂર્વ' },
  pa: { and: 'ਅਤੇ', negations: 'ਨਹੀਂ ਨਾ ਬਿਨਾਂ', opposites: 'ਪਹਿਲਾਂ:ਬਾਅਦ', qualifiers: 'ਮਹਿਲਾ ਸਾਬਕਾ' },
  kn: { and: 'ಮತ್ತು', negations: 'ಇಲ್ಲ ಅಲ್ಲ', opposites: 'ಮುನ್ನ:ನಂತರ', qualifiers: 'ಮಹಿಳಾ ಮಾಜಿ ಉಪ' },
  ml: { negations: 'ഇല്ല അല്ല', opposites: 'മുമ്പ്:ശേഷം', qualifiers: 'വനിതാ മുൻ ഉപ' },
  id: {
    and: 'dan',
    negations: 'tidak bukan tanpa belum jangan tak',
    opposites: 'sebelum:sesudah/setelah untuk:lawan dari:ke lebih:kurang atas:bawah',
    qualifiers: 'putri wanita perempuan mantan eks wakil utara selatan timur barat',
    numbers: 'dua tiga empat lima enam tujuh delapan sembilan sepuluh',
    reporting: 'kata menurut sumber',
  },
  ms: {
    and: 'dan',
    negations: 'tidak bukan tanpa belum jangan tak',
    opposites: 'sebelum:selepas dari:ke lebih:kurang atas:bawah',
    qualifiers: 'wanita bekas timbalan utara selatan timur barat',
    numbers: 'dua tiga empat lima enam tujuh lapan sembilan sepuluh',
    reporting: 'kata menurut sumber',
  },
  vi: {
    and: 'và',
    negations: 'không chưa chẳng',
    opposites: 'trước:sau tăng:giảm trên:dưới ủng:chống',
    qualifiers: 'nữ cựu nguyên phó bắc nam đông tây',
    numbers: 'hai ba bốn năm sáu bảy tám chín mười',
  },
  sw: {
    and: 'na',
    negations: 'si hapana bila hakuna',
    opposites: 'kabla:baada',
    qualifiers: 'wanawake zamani',
  },
  fil: { and: 'at', negations: 'hindi wala walang', opposites: 'bago:pagkatapos', qualifiers: 'dating' },
  et: { and: 'ja', negations: 'ei mitte', opposites: 'enne:pärast poolt:vastu', qualifiers: 'naiste endine' },
  lv: {
    and: 'un',
    negations: 'ne nav bez nekad',
    opposites: 'pirms:pēc par:pret',
    qualifiers: 'sieviešu bijušais bijusī',
  },
  lt: {
    and: 'ir',
    negations: 'ne nėra be niekada',
    opposites: 'prieš:po už:prieš',
    qualifiers: 'moterų buvęs buvusi',
  },
  ca: {
    and: 'i',
    negations: 'no sense mai cap ningú res',
    opposites: 'abans:després/rere contra:per més:menys',
    qualifiers: 'dones femení ex nord sud est oest',
    numbers: 'dos/dues tres quatre cinc sis set vuit nou deu',
  },
  gl: {
    and: 'e',
    negations: 'non sen nunca ningún',
    opposites: 'antes:despois máis:menos',
    qualifiers: 'mulleres ex',
  },
  eu: { and: 'eta', negations: 'ez gabe inoiz', opposites: 'aurretik:ondoren', qualifiers: 'emakumeen ohia' },
  af: {
    and: 'en',
    negations: 'nie geen nooit sonder',
    opposites: 'voor:na vir:teen meer:minder',
    qualifiers: 'vroue oud',
  },
  sq: { and: 'dhe', negations: 'nuk s pa asnjë mos', opposites: 'para:pas', qualifiers: 'gra ish' },
  mk: {
    and: 'и',
    negations: 'не нема никогаш без',
    opposites: 'пред:по за:против',
    qualifiers: 'жени поранешен',
  },
  be: {
    and: 'і',
    negations: 'не няма ніколі без',
    opposites: 'да:пасля за:супраць',
    qualifiers: 'жанчын былы былая',
  },
  ka: { and: 'და', negations: 'არ ვერ არა', qualifiers: 'ყოფილი ქალთა' },
  hy: { and: 'և', negations: 'չի ոչ չեն', qualifiers: 'նախկին կանանց' },
  kk: { and: 'және', negations: 'емес жоқ', qualifiers: 'бұрынғы әйелдер' },
};
