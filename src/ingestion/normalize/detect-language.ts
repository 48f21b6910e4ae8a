import { eld } from 'eld/small';
import { isTraditionalChinese } from '../../analysis/fold.js';
import { areConfused, closestLanguage, moreOf, wordsAsWritten } from './closest-language.js';

/** The language of a text, by the text alone. */
export interface DetectedLanguage {
  /** Language code: `no`, `id`, `zh-TW`. */
  code: string;
  /** Whether the text is long and clear enough to outweigh a declared language. */
  confident: boolean;
}

/** With fewer letters a text is a name or a slogan; a character of Chinese or Japanese counts for more. */
const ENOUGH_LETTERS = 60;
const ENOUGH_CHARACTERS = 20;
const CLEAR_LEAD = 0.08;
/** By how many words of its own a language must be ahead to contradict a declared one. */
const CLEARLY_MORE_WORDS = 3;

const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Scripts in which only one language of the news is written. */
const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  Armn: 'hy',
  Geor: 'ka',
  Grek: 'el',
  Gujr: 'gu',
  Guru: 'pa',
  Hang: 'ko',
  Hebr: 'he',
  Kana: 'ja',
  Khmr: 'km',
  Knda: 'kn',
  Laoo: 'lo',
  Mlym: 'ml',
  Mymr: 'my',
  Orya: 'or',
  Sinh: 'si',
  Taml: 'ta',
  Telu: 'te',
  Thai: 'th',
};

/** Letters that Bengali, which has its own in their place, does not write. */
const ASSAMESE = /[\u09f0\u09f1]/;

/** The languages of the detector. It takes every other language for one of these. */
const DETECTABLE: ReadonlySet<string> = new Set(Object.values(eld.info().Languages));

function isEnough(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= (DENSE.test(text) ? ENOUGH_CHARACTERS : ENOUGH_LETTERS);
}

function detectByWords(text: string): DetectedLanguage | null {
  const result = eld.detect(text);
  if (!result.language) return null;
  const guesses = Object.entries(result.getScores()).sort((a, b) => b[1] - a[1]);
  const words = wordsAsWritten(text);
  const code = closestLanguage(guesses, words);
  const lead = guesses[0]![1] - (guesses[1]?.[1] ?? 0);
  const isClear =
    code === result.language
      ? lead >= CLEAR_LEAD
      : moreOf(code, result.language, words) >= CLEARLY_MORE_WORDS;
  return { code, confident: isClear && isEnough(text) && result.isReliable() };
}

/**
 * Detects the language of a text; null when it has no letters.
 *
 * By the script where only one language is written in it. Otherwise by the small model of eld, which is as good on news
 * as the large one and takes 155 MB instead of 400, corrected by the words of languages that it confuses or lacks.
 */
export function detectLanguage(
  text: string,
  script: string | null = scriptOf(text),
): DetectedLanguage | null {
  const only = script === null ? undefined : LANGUAGE_OF_SCRIPT[script];
  if (only !== undefined) return { code: only, confident: isEnough(text) };
  if (script === 'Beng') return { code: ASSAMESE.test(text) ? 'as' : 'bn', confident: isEnough(text) };
  if (script === 'Hani')
    return { code: isTraditionalChinese(text) ? 'zh-TW' : 'zh', confident: isEnough(text) };
  return detectByWords(text);
}

/**
 * Whether a text may be in a language although another was detected: the detector confuses the two or lacks the first,
 * and the text does not clearly have more words of the other.
 */
export function mayBe(language: string, detected: string, text: string): boolean {
  if (DETECTABLE.has(language) && !areConfused(language, detected)) return false;
  return moreOf(detected, language, wordsAsWritten(text)) < CLEARLY_MORE_WORDS;
}

/** Scripts by their ISO 15924 code, as far as news is written in them. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{sc=Latin}/u],
  ['Cyrl', /\p{sc=Cyrillic}/u],
  ['Arab', /\p{sc=Arabic}/u],
  ['Hani', /\p{sc=Han}/u],
  ['Kana', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['Hang', /\p{sc=Hangul}/u],
  ['Deva', /\p{sc=Devanagari}/u],
  ['Grek', /\p{sc=Greek}/u],
  ['Hebr', /\p{sc=Hebrew}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Beng', /\p{sc=Bengali}/u],
  ['Taml', /\p{sc=Tamil}/u],
  ['Telu', /\p{sc=Telugu}/u],
  ['Gujr', /\p{sc=Gujarati}/u],
  ['Guru', /\p{sc=Gurmukhi}/u],
  ['Knda', /\p{sc=Kannada}/u],
  ['Mlym', /\p{sc=Malayalam}/u],
  ['Orya', /\p{sc=Oriya}/u],
  ['Sinh', /\p{sc=Sinhala}/u],
  ['Mymr', /\p{sc=Myanmar}/u],
  ['Khmr', /\p{sc=Khmer}/u],
  ['Laoo', /\p{sc=Lao}/u],
  ['Geor', /\p{sc=Georgian}/u],
  ['Armn', /\p{sc=Armenian}/u],
  ['Ethi', /\p{sc=Ethiopic}/u],
  ['Tibt', /\p{sc=Tibetan}/u],
];

/** The scripts behind ICU's names for a combination or a variant of scripts. */
const WRITTEN_WITH: Record<string, readonly string[]> = {
  Jpan: ['Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Languages that are also written in a script other than the most likely one. */
const ALSO_WRITTEN_WITH: Record<string, readonly string[]> = {
  sr: ['Latn'],
  bs: ['Cyrl'],
  uz: ['Cyrl'],
  az: ['Cyrl'],
  kk: ['Latn'],
  ku: ['Arab'],
  pa: ['Arab'],
  ms: ['Arab'],
  hi: ['Latn'],
};

const UNKNOWN = 255;
const NONE = 254;
/** The place in `SCRIPTS` of every UTF-16 code unit seen so far, so that a text is counted in one pass. */
const scriptOfUnit = new Uint8Array(0x10000).fill(UNKNOWN);

function placeOf(unit: number): number {
  let place = scriptOfUnit[unit]!;
  if (place !== UNKNOWN) return place;
  const letter = String.fromCharCode(unit);
  const found = SCRIPTS.findIndex(([, letters]) => letters.test(letter));
  place = found === -1 ? NONE : found;
  scriptOfUnit[unit] = place;
  return place;
}

/** Japanese has more Chinese characters than kana, but Chinese has no kana at all. */
const KANA_WEIGHT = 4;

/** The script of most letters of a text; null when it has no letters. */
export function scriptOf(text: string): string | null {
  const counts = new Uint32Array(SCRIPTS.length);
  for (let i = 0; i < text.length; i++) {
    const place = placeOf(text.charCodeAt(i));
    if (place !== NONE) counts[place]!++;
  }
  let best: string | null = null;
  let most = 0;
  for (const [i, [script]] of SCRIPTS.entries()) {
    const count = script === 'Kana' ? counts[i]! * KANA_WEIGHT : counts[i]!;
    if (count > most) [best, most] = [script, count];
  }
  return best;
}

/** Whether a language can be written in a script; true for unknown languages. */
export function isWrittenIn(language: string, script: string): boolean {
  const primary = language.split('-')[0]!;
  const likely = new Intl.Locale(language).maximize().script;
  if (likely === undefined) return true;
  const scripts = [...(WRITTEN_WITH[likely] ?? [likely]), ...(ALSO_WRITTEN_WITH[primary] ?? [])];
  return scripts.includes(script);
}
