/** How one word is spelt in more than one way: whole words, and rules that change what is folded already. */
export interface Spellings {
  /** `one:other`, as written; the first is compared as the second. */
  words?: string;
  rules?: readonly (readonly [RegExp, string])[];
  /** Rules that change a whole title before it is cut into words: for scripts without spaces, and capitals. */
  title?: readonly (readonly [RegExp, string])[];
  /** Something that every title has which those rules change, where looking for it is cheaper than for all they do. */
  titleMark?: RegExp;
  /** What clings to the end of a word as a particle, and which of those mark whom something is done to. */
  particles?: { particle: RegExp; object: RegExp };
  /** A word that rules of a title make of the name of a month, and that name. */
  monthAlias?: { alias: string; month: string };
}

/** Half nasals before their own consonants are written as a dot, and the two signs for an open o as one. */
const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  [/ॉ|ऑ/gu, 'ा'],
  [/[ङञणनम]्(?=[क-म])/gu, 'ं'],
  [/(?<=.)ये$/u, 'ए'],
  [/(?<=.)यी$/u, 'ई'],
  [/(?<=.)यीं$/u, 'ईं'],
  [/ऐं/gu, 'ें'],
];

/**
 * By analysis language; both titles are brought to the same form, which need be nobody's. What accents, ligatures and
 * apostrophes make is gone by folding.
 */
export const SPELLINGS: Readonly<Record<string, Spellings>> = {
  /** In every language, in titles that are not all capitals. */
  '*': {
    words: `kilometers:km kilometer:km kilometres:km kilometre:km kilomètres:km kilómetros:km quilômetros:km quilómetros:km
      chilometri:km kilómetrů:km kilometrów:km километров:km километра:km кілометрів:km км:km χιλιόμετρα:km kilometri:km
      kilograms:kg kilogramm:kg kilogrammes:kg kilogramos:kg kilogramów:kg кг:kg килограммов:kg килограмма:kg
      hectares:ha hectáreas:ha hektar:ha hektarów:ha гектаров:ha гектара:ha га:ha ettari:ha`,
    titleMark: /US|U\.S|WHO|IT|AM|OR|IS|ALL|HAS|19|և/,
    title: [
      [/\bU\.S\.(?:A\.)?/g, 'USA'],
      // Acronyms that look like words once folded: US and us, WHO and who.
      [/\bUS\b(?!['’])/g, 'USA'],
      [/\b(WHO|IT|AM|OR|IS|ALL|HAS)\b(?!['’])/g, '$1x'],
      [/\b(covid)[-\u2010\u2011 ]?19\b/gi, '$1'],
      // The Armenian ligature, whose capitals are two letters.
      [/և/g, 'եվ'],
    ],
  },
  en: {
    words: `hrs:hours hr:hour mins:minutes min:minute yrs:years yr:year lbs:pounds tyre:tire tyres:tires kerb:curb grey:gray greys:grays plough:plow ploughs:plows sceptic:skeptic
      sceptics:skeptics sceptical:skeptical scepticism:skepticism pyjamas:pajamas mum:mom mums:moms moustache:mustache
      gaol:jail cosy:cozy catalogue:catalog catalogues:catalogs dialogue:dialog dialogues:dialogs doughnut:donut
      doughnuts:donuts ageing:aging aeroplane:airplane whisky:whiskey artefact:artifact artefacts:artifacts
      foetus:fetus foetal:fetal manoeuvre:maneuver manoeuvres:maneuvers jewellery:jewelry fulfil:fulfill
      fulfils:fulfills enrol:enroll enrols:enrolls skilful:skillful learnt:learned burnt:burned spelt:spelled
      leapt:leaped dreamt:dreamed ok:okay programme:program programmes:programs mould:mold moulds:molds mouldy:moldy
      draught:draft cheque:check cheques:checks axe:ax
      adviser:advisor advisers:advisors defence:defense offence:offense licence:license pretence:pretense
      sen:senator sens:senators gov:governor govs:governors rep:representative reps:representatives gen:general
      col:colonel lt:lieutenant sgt:sergeant capt:captain dr:doctor prof:professor pres:president st:saint
      mt:mount ft:fort govt:government dept:department assn:association intl:international natl:national vs:v
      rev:reverend hon:honourable univ:university ave:avenue blvd:boulevard
      ala:alabama ariz:arizona calif:california colo:colorado conn:connecticut fla:florida
      ga:georgia kan:kansas ky:kentucky md:maryland mich:michigan
      minn:minnesota mo:missouri mont:montana neb:nebraska nev:nevada okla:oklahoma
      pa:pennsylvania tenn:tennessee tex:texas vt:vermont va:virginia wis:wisconsin wyo:wyoming`,
    titleMark: /Q[1-4]|PM |[Aa]ged? |May|[Pp]er[ -][Cc]ent/,
    monthAlias: { alias: 'maius', month: 'may' },
    title: [
      // The month, not the verb: after a preposition or beside a number.
      [
        /\b((?:in|of|on|by|since|until|till|through|early|late|mid|this|next|last|\d{1,2})[\s-])May\b/g,
        '$1Maius',
      ],
      [/\bMay(?=\s\d)|^May(?=\s\p{Lu}\p{Ll}+\s\p{Lu})/gu, 'Maius'],
      [/\bper[ -]cent\b/gi, 'percent'],
      [/\bQ([1-4])\b/g, '$1º quarter'],
      [/\b(?:at the age of|at age|aged) (?=\d)/g, 'at '],
      [/(?<!\d\s?)\bPM\b(?=\s\p{Lu}\p{Ll})/gu, 'Prime Minister'],
    ],
    rules: [
      [/(?<=[a-z]{2})our(?=$|s$|ed$|ing$|able$|ite$|ites$|ful$|less$|hood|ly$|er$|ers$|y$)/, 'or'],
      [/(?<=[a-z](?:[bt]|ch))re(?=$|s$|d$)/, 'er'],
      [/ae(?=[dmosn])(?!$)/, 'e'],
      [/(?<=[a-z]{2})is(?=e$|es$|ed$|ing$|ation|er$|ers$)/, 'iz'],
      [/(?<=[a-z]{2}l)ys(?=e$|es$|ed$|ing$)/, 'yz'],
      [/(?<=[a-z]{2}[aeiou])ll(?=ed$|ing$|er$|ers$|or$|ors$)/, 'l'],
    ],
  },
  de: {
    words: 'bzgl:bezüglich ca:zirka circa:zirka',
    title: [[/\bim Alter von (?=\S+ Jahren)/g, 'mit ']],
    rules: [
      [/ti(?=ell|al)/, 'zi'],
      [/(?<=[a-z]{3})str$/, 'strasse'],
      [/ph/g, 'f'],
      [/(?<=k)ou(?=sin)/, 'u'],
    ],
  },
  fr: {
    title: [[/(?:à l['’]âge de|âgée? de) (?=\d)/g, 'à ']],
    words:
      'av:avenue bd:boulevard bld:boulevard clef:clé clefs:clés st:saint ste:sainte mme:madame gouv:gouvernement ognon:oignon',
    rules: [[/ph/g, 'f']],
  },
  es: {
    title: [
      [
        /(?<!por )\bciento (?=(?:un|dos|tres|cuatr|cinc|seis|siet|och|nuev|die|once|doce|trece|catorc|quinc|veint|treint|cuarent|sesent|setent|novent))/gu,
        'cien ',
      ],
      [/a la edad de (?=\d)/g, 'a los '],
    ],
    words:
      'avda:avenida av:avenida autobús:bus autobuses:buses pdte:presidente gob:gobierno sta:santa sto:santo',
    rules: [
      [/^ps(?=[ieo])/, 's'],
      [/^obscur/, 'oscur'],
    ],
  },
  pt: {
    title: [
      [/R\$\s?/g, ' BRL '],
      [/\bcento e (?=\p{Ll})/gu, 'cem e '],
      [/com (?=\d+ anos)/g, 'aos '],
      [/(?<=\p{Ll})-feira(?!\p{L})/gu, ''],
    ],
    words: 'av:avenida sta:santa sto:santo gov:governo pres:presidente equipe:equipa registro:registo',
    rules: [
      [/(?<=[aeiou])c(?=c[aeo]|t)/g, ''],
      [/(?<=[aeiou])p(?=c[aeo]|t)/g, ''],
    ],
  },
  it: {
    words: 'gov:governo',
    title: [[/all['’]età di (?=\d)/g, 'a ']],
  },
  nl: {
    words: 'min:minister',
    title: [[/\bop (\d+)-jarige leeftijd\b/g, '$1']],
    rules: [[/ph/g, 'f']],
  },
  sv: { words: 'st:sankt' },
  pl: {
    words:
      'ul:ulicy ulica:ulicy ulicę:ulicy al:alei aleja:alei aleje:alei woj:wojewoda gen:generał ks:ksiądz prof:profesor',
    title: [
      [/(?<=\d\s?)(?:pkt|punktu|punkty|punktów)\.? (?:proc|procentow(?:ego|e|ych))(?!\p{L})\.?/gu, ' pp '],
    ],
  },
  cs: { words: 'ul:ulici ulice:ulici nám:náměstí gen:generál prof:profesor' },
  tr: { words: 'cad:caddesi mah:mahallesi prof:profesör' },
  ru: {
    words: 'чел:человек ул:улице улица:улице улицы:улице им:имени обл:область',
    title: [
      [
        /(?<!\p{L})зам(?=министр|губернатор|директор|председател|прокурор|главы?(?!\p{L}))/giu,
        'заместитель ',
      ],
    ],
  },
  bn: { title: [[/(?<=দুই|দু|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|দশ)জন/gu, ' জন']] },
  ta: { rules: [[/(?<=.{3})[கசதப]்$/u, '']] },
  vi: {
    title: [
      [/(?<=quý\s)I(?![\p{L}\p{N}])/giu, '1'],
      [/(?<=quý\s)V(?![\p{L}\p{N}])/giu, '5'],
    ],
    rules: [[/(?<=[bcdghklmnpqrstvx]u?)y$/, 'i']],
  },
  hi: { rules: DEVANAGARI },
  mr: { rules: DEVANAGARI },
  th: {
    title: [
      [/(?<=\d\s?)ราย/g, 'คน'],
      [/(?<=\d)\s?เปอร์เซ็นต์|(?<=\d)\s?เปอร์เซนต์|ร้อยละ(?=\s?\d)/g, ' % '],
      [/(?<![\u0e00-\u0e7f])จ\.|จังหวัด/g, ' '],
      [/(?<![\u0e00-\u0e7f])อ\./g, 'อำเภอ'],
      [/(?<![\u0e00-\u0e7f])ต\./g, 'ตำบล'],
      [/กม\./g, 'กิโลเมตร'],
      [/กก\./g, 'กิโลกรัม'],
      [/ม\.ค\./g, 'มกราคม'],
      [/ก\.พ\./g, 'กุมภาพันธ์'],
      [/มี\.ค\./g, 'มีนาคม'],
      [/เม\.ย\./g, 'เมษายน'],
      [/พ\.ค\./g, 'พฤษภาคม'],
      [/มิ\.ย\./g, 'มิถุนายน'],
      [/ก\.ค\./g, 'กรกฎาคม'],
      [/ส\.ค\./g, 'สิงหาคม'],
      [/ก\.ย\./g, 'กันยายน'],
      [/ต\.ค\./g, 'ตุลาคม'],
      [/พ\.ย\./g, 'พฤศจิกายน'],
      [/ธ\.ค\./g, 'ธันวาคม'],
    ],
  },
  zh: {
    title: [
      [/(?<=\d\s?)(?:℃|°C|摄氏度|攝氏度)/g, '度'],
      [/(?<=\d)\s?[元圆圓](?=$|[\s，。；：！？,.;:!?、…）)」』-])/g, ' ¥ '],
      [/(?<=\d)\s?(?:公里|千米)/g, 'km'],
      [/(?<=\d)\s?(?:公斤|千克)/g, 'kg'],
      [/(?<=\d)\s?(?:厘米|公分)/g, 'cm'],
      [/(?<=\d月\d{1,2})号/g, '日'],
      [/(?<=\d)\s?(?:個百分點|个百分点)/g, '个百分点'],
      [/(?<=\d)\s?(?:塊錢|块钱|元錢|元钱|元人民幣|元人民币)/g, '元'],
    ],
  },
  ja: {
    title: [
      [/(?<=\d)[ヶケカヵ箇ヵ](?=[月国所年])/g, 'か'],
      [/(?<=\d)\s?(?:パーセント|㌫)/g, '%'],
      [/(?<=\d)\s?(?:キロメートル|㎞)/g, 'km'],
      [/(?<=\d)\s?センチ(?:メートル)?/g, 'cm'],
      [/(?<=\d)\s?ドル/g, '米ドル'],
      [/米米ドル/g, '米ドル'],
    ],
  },
  ko: {
    particles: {
      particle: /(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$/,
      object: /(?:을|를|에게|한테|께|에)$/,
    },
    title: [
      [/(?<=\d)\s?(?:퍼센트|프로(?![가-힣]))/g, '%'],
      [/(?<=\d)\s?킬로미터/g, 'km'],
      [/(?<![\u4e00-\u9fff])美(?![\u4e00-\u9fff])/g, '미국 '],
      [/(?<![\u4e00-\u9fff])日(?![\u4e00-\u9fff])/g, '일본 '],
      [/(?<![\u4e00-\u9fff])中(?![\u4e00-\u9fff])/g, '중국 '],
      [/(?<![\u4e00-\u9fff])英(?![\u4e00-\u9fff])/g, '영국 '],
      [/(?<![\u4e00-\u9fff])獨(?![\u4e00-\u9fff])/g, '독일 '],
      [/(?<![\u4e00-\u9fff])佛(?![\u4e00-\u9fff])/g, '프랑스 '],
      [/(?<![\u4e00-\u9fff])北(?![\u4e00-\u9fff])/g, '북한 '],
      [/(?<![\u4e00-\u9fff])韓(?![\u4e00-\u9fff])/g, '한국 '],
      [/(?<![\u4e00-\u9fff])與(?![\u4e00-\u9fff])/g, '여당 '],
      [/(?<![\u4e00-\u9fff])野(?![\u4e00-\u9fff])/g, '야당 '],
      [/인플레(?!이션)/g, '인플레이션'],
    ],
  },
  ne: { rules: DEVANAGARI },
  ar: {
    rules: [[/(?<=^ا)ميرك/u, 'مريك']],
    words: 'غربي:غرب شرقي:شرق شمالي:شمال جنوبي:جنوب',
    // Without its article and preposition it would be the number a hundred.
    title: [[/(?<!\p{L})(?:بالم[ئا]?[ئي]?ة|في الم[ئا]ئ?ة)(?!\p{L})/gu, ' % ']],
  },
  uk: {
    words: 'вул:вулиці вулиця:вулиці вулицю:вулиці ім:імені обл:область',
    rules: [
      [/ґ/g, 'г'],
      [/проєкт/, 'проект'],
    ],
  },
};
