import { TextDecoder } from '@exodus/bytes/encoding.js';

const SAMPLE_BYTES = 16_384;

/** Minimum share of common characters: with fewer, the bytes are valid in a multi-byte charset by chance. */
const MIN_SHARE = 0.2;

/** Added to the share of common characters of a charset if the document names a language of the charset. */
const LANGUAGE_BONUS = 0.25;

/**
 * Guesses the charset of a document that is not UTF-8 and declares no valid charset: the one in which the highest
 * share of characters is common.
 * @returns a name of the Encoding Standard; `windows-1252` without evidence for another
 */
export function detectCharset(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  if (first < 0) return 'windows-1252';
  const sample = bytes.subarray(first, first + SAMPLE_BYTES);
  const language = namedLanguage(bytes);
  return (
    best(MULTI_BYTE, sample, language, true) ?? best(SINGLE_BYTE, sample, language, false) ?? 'windows-1252'
  );
}

function best(
  profiles: readonly CharsetProfile[],
  sample: Uint8Array,
  language: string | null,
  strictly: boolean,
): string | null {
  let found: { charset: string; score: number } | null = null;
  for (const profile of profiles) {
    const share = commonShare(profile, sample, strictly);
    if (share === null || (strictly && share < MIN_SHARE)) continue;
    const score =
      share + (language !== null && profile.languages.split(' ').includes(language) ? LANGUAGE_BONUS : 0);
    if (found === null || score > found.score) found = { charset: profile.charset, score };
  }
  return found?.charset ?? null;
}

/**
 * The share of common characters among those outside ASCII; null if the bytes are invalid in the charset. A character
 * of another script beside an ASCII letter indicates a wrong charset and does not count as common.
 */
function commonShare(profile: CharsetProfile, sample: Uint8Array, strictly: boolean): number | null {
  const text = decodeSample(profile.charset, sample, strictly);
  if (text === null) return null;
  const usual = new Set(profile.common);
  const latin = /\p{Script=Latin}/u.test(profile.common);
  let afterLetter = false;
  let beyondAscii = 0;
  let hits = 0;
  for (const character of text) {
    if (character <= '\u007f') {
      afterLetter = /[a-z]/i.test(character);
      continue;
    }
    beyondAscii++;
    if (usual.has(character) && (latin || !afterLetter)) hits++;
  }
  return beyondAscii === 0 ? null : hits / beyondAscii;
}

function decodeSample(charset: string, sample: Uint8Array, strictly: boolean): string | null {
  try {
    // Streaming, because the sample may end within a character.
    return new TextDecoder(charset, { fatal: strictly }).decode(sample, { stream: true });
  } catch {
    return null;
  }
}

function namedLanguage(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_096)).toString('latin1');
  const tag = /<(?:dc:)?language>\s*([a-z]{2})\b|xml:lang\s*=\s*["']([a-z]{2})\b/i.exec(head);
  return (tag?.[1] ?? tag?.[2])?.toLowerCase() ?? null;
}

interface CharsetProfile {
  charset: string;
  /** Codes of the languages that are written in the charset, separated by spaces. */
  languages: string;
  /** Characters outside ASCII that are frequent in texts in the charset. */
  common: string;
}

const JAPANESE =
  'のにはをがとでたしいるてなれまもかすさあこりんきつけくらそうえおよ、。ーンスルトラリイアクシドタ日年人一大国会中出本';

/** Charsets with characters of several bytes; most texts in other charsets are invalid in them. */
const MULTI_BYTE: readonly CharsetProfile[] = [
  {
    charset: 'shift_jis',
    languages: 'ja',
    common: JAPANESE,
  },
  {
    charset: 'euc-jp',
    languages: 'ja',
    common: JAPANESE,
  },
  {
    charset: 'euc-kr',
    languages: 'ko',
    common:
      '이다는의에을가고하지로기사한도은를어대인서시자정나리그일해아있여게수만부전보상등으공과주스장구제원조소세라안성오동',
  },
  {
    charset: 'gb18030',
    languages: 'zh',
    common:
      '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小多天而能好都然没日于起还发成事只作当想看文无开，。、“”：本新公市报工月业部分全民政经电',
  },
  {
    charset: 'big5',
    languages: 'zh',
    common:
      '的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可裡後小多天而能好都然沒日於起還發成事只作當想看文無開，。、「」：本新公市報工月業部分全民政經電',
  },
];

/** Charsets with one byte for each character; few bytes are invalid in them. */
const SINGLE_BYTE: readonly CharsetProfile[] = [
  {
    charset: 'windows-1252',
    languages: 'en fr de es pt it nl sv da no nb fi is ca gl eu ga id ms',
    common: 'éèàçêëîïôûùâüöäßñáíóúãõåøæœÉÀÇÖÄÜÅØÑÁÍÓÚ’‘“”„–—…«»€£©®°º',
  },
  {
    charset: 'windows-1251',
    languages: 'ru uk be bg mk sr kk mn',
    common: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщіїєъўђјљњћ«»—–',
  },
  { charset: 'koi8-u', languages: 'ru uk', common: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщіїє' },
  { charset: 'ibm866', languages: 'ru', common: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщ' },
  {
    charset: 'windows-1250',
    languages: 'pl cs sk hu sl hr ro bs sq',
    common: 'áéíóúýčďěňřšťžůąćęłńóśźżőűöüäôľĺŕăâîşţđČŠŽŚŁ„”“’–—…',
  },
  {
    charset: 'iso-8859-2',
    languages: 'pl cs sk hu sl hr ro bs',
    common: 'áéíóúýčďěňřšťžůąćęłńóśźżőűöüäôľĺŕăâîşţđČŠŽŚŁ',
  },
  { charset: 'windows-1253', languages: 'el', common: 'αοιετσνηρκπυμλςγδχθφβξζψωάέήίόύώΑΕΟΤΣΚΠΜ«»–' },
  { charset: 'windows-1254', languages: 'tr az', common: 'ışğüöçİŞĞÜÖÇâîû’‘“”–…' },
  { charset: 'windows-1255', languages: 'he', common: 'יוהלארמתבשנדעקפחצגטזכםןסךףץ״׳–' },
  { charset: 'windows-1256', languages: 'ar fa ur', common: 'الينمرتوبةعدسفهكقحجأشطصخإذىضزثءغظؤئآ،' },
  { charset: 'windows-1257', languages: 'lt lv et', common: 'ąčęėįšųūžāēģīķļņōŗõäöüŠŽĀ„“”–' },
  { charset: 'windows-874', languages: 'th', common: 'านรกอเงมยลวดทสตะปบคหแพจชขใไผโซถศธณฐภษฉฝญ่้ิี์ัุูืำ็ๆ' },
];
