/** What decoded text of a charset looks like, to tell charsets apart when none is declared. */
export interface CharsetProfile {
  /** Name in the Encoding Standard. */
  charset: string;
  /** Languages written in it, as two-letter codes: a document that names one is evidence for the charset. */
  languages: readonly string[];
  /** The characters beyond ASCII that make up a good part of any text in it. */
  common: string;
}

/** Charsets in which a character takes two bytes or more; most texts in other charsets are invalid in them. */
export const MULTI_BYTE: readonly CharsetProfile[] = [
  {
    charset: 'shift_jis',
    languages: ['ja'],
    common:
      'のにはをがとでたしいるてなれまもかすさあこりんきつけくらそうえおよ、。ーンスルトラリイアクシドタ日年人一大国会中出本',
  },
  {
    charset: 'euc-jp',
    languages: ['ja'],
    common:
      'のにはをがとでたしいるてなれまもかすさあこりんきつけくらそうえおよ、。ーンスルトラリイアクシドタ日年人一大国会中出本',
  },
  {
    charset: 'euc-kr',
    languages: ['ko'],
    common:
      '이다는의에을가고하지로기사한도은를어대인서시자정나리그일해아있여게수만부전보상등으공과주스장구제원조소세라안성오동',
  },
  {
    charset: 'gb18030',
    languages: ['zh'],
    common:
      '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小多天而能好都然没日于起还发成事只作当想看文无开，。、“”：本新公市报工月业部分全民政经电',
  },
  {
    charset: 'big5',
    languages: ['zh'],
    common:
      '的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可裡後小多天而能好都然沒日於起還發成事只作當想看文無開，。、「」：本新公市報工月業部分全民政經電',
  },
];

/** Charsets of one byte a character; every byte is some character in most of them. */
export const SINGLE_BYTE: readonly CharsetProfile[] = [
  {
    charset: 'windows-1252',
    languages: [
      'en',
      'fr',
      'de',
      'es',
      'pt',
      'it',
      'nl',
      'sv',
      'da',
      'no',
      'nb',
      'fi',
      'is',
      'ca',
      'gl',
      'eu',
      'ga',
      'id',
      'ms',
    ],
    common: 'éèàçêëîïôûùâüöäßñáíóúãõåøæœÉÀÇÖÄÜÅØÑÁÍÓÚ’‘“”„–—…«»€£©®°º',
  },
  {
    charset: 'windows-1251',
    languages: ['ru', 'uk', 'be', 'bg', 'mk', 'sr', 'kk', 'mn'],
    common: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщіїєъўђјљњћ«»—–',
  },
  { charset: 'koi8-u', languages: ['ru', 'uk'], common: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщіїє' },
  { charset: 'ibm866', languages: ['ru'], common: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщ' },
  {
    charset: 'windows-1250',
    languages: ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro', 'bs', 'sq'],
    common: 'áéíóúýčďěňřšťžůąćęłńóśźżőűöüäôľĺŕăâîşţđČŠŽŚŁ„”“’–—…',
  },
  {
    charset: 'iso-8859-2',
    languages: ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro', 'bs'],
    common: 'áéíóúýčďěňřšťžůąćęłńóśźżőűöüäôľĺŕăâîşţđČŠŽŚŁ',
  },
  { charset: 'windows-1253', languages: ['el'], common: 'αοιετσνηρκπυμλςγδχθφβξζψωάέήίόύώΑΕΟΤΣΚΠΜ«»–' },
  { charset: 'windows-1254', languages: ['tr', 'az'], common: 'ışğüöçİŞĞÜÖÇâîû’‘“”–…' },
  { charset: 'windows-1255', languages: ['he'], common: 'יוהלארמתבשנדעקפחצגטזכםןסךףץ״׳–' },
  { charset: 'windows-1256', languages: ['ar', 'fa', 'ur'], common: 'الينمرتوبةعدسفهكقحجأشطصخإذىضزثءغظؤئآ،' },
  { charset: 'windows-1257', languages: ['lt', 'lv', 'et'], common: 'ąčęėįšųūžāēģīķļņōŗõäöüŠŽĀ„“”–' },
  { charset: 'windows-874', languages: ['th'], common: 'านรกอเงมยลวดทสตะปบคหแพจชขใไผโซถศธณฐภษฉฝญ่้ิี์ัุูืำ็ๆ' },
];
