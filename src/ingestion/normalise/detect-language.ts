import { eld } from 'eld/small';
import { isTraditionalChinese } from '../../text/simplify-chinese.js';
import { areNeighbours, closestLanguage, moreOf, wordsAsWritten } from './closest-language.js';
import { scriptOf } from './script-of.js';

/** What a text itself says about its language. */
export interface DetectedLanguage {
  /** Language code: `no`, `id`, `zh-TW`. */
  code: string;
  /** Whether the text is long and clear enough to stand against what somebody declared. */
  confident: boolean;
}

/** Letters below which a text is a name or a slogan; characters of Chinese and Japanese say more each. */
const ENOUGH_LETTERS = 60;
const ENOUGH_CHARACTERS = 20;
const CLEAR_LEAD = 0.08;
/** Words of its own by which a language must be ahead of another to contradict who declares that other. */
const CLEARLY_MORE_WORDS = 3;

const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Scripts that one language of the news alone is written in. */
const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  Armn: 'hy',
  Beng: 'bn',
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

/** What the detector was taught. It takes every other language for one of these. */
const TAUGHT: ReadonlySet<string> = new Set(Object.values(eld.info().Languages));

function isEnough(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= (DENSE.test(text) ? ENOUGH_CHARACTERS : ENOUGH_LETTERS);
}

function detectByWords(text: string): DetectedLanguage | null {
  const result = eld.detect(text);
  if (!result.language) return null;
  const guesses = Object.entries(result.getScores()).sort((a, b) => b[1] - a[1]);
  const code = closestLanguage(guesses, wordsAsWritten(text));
  const lead = guesses[0]![1] - (guesses[1]?.[1] ?? 0);
  const isClear = code !== result.language || lead >= CLEAR_LEAD;
  return { code, confident: isClear && isEnough(text) && result.isReliable() };
}

/**
 * Guesses the language of a text; null when it has no letters to tell by.
 *
 * The script alone where one language is written in it; otherwise the small model of eld, which is as good on news
 * as the large one and holds 155 MB instead of 400, corrected by the words of languages it mixes up or never met.
 */
export function detectLanguage(
  text: string,
  script: string | null = scriptOf(text),
): DetectedLanguage | null {
  const only = script === null ? undefined : LANGUAGE_OF_SCRIPT[script];
  if (only !== undefined) return { code: only, confident: isEnough(text) };
  if (script === 'Hani')
    return { code: isTraditionalChinese(text) ? 'zh-TW' : 'zh', confident: isEnough(text) };
  return detectByWords(text);
}

/**
 * Whether a text may be in a language although another was detected: the detector does not tell the two apart or was
 * never taught it, and the text does not clearly have more words of the other.
 */
export function mayBe(language: string, detected: string, text: string): boolean {
  if (TAUGHT.has(language) && !areNeighbours(language, detected)) return false;
  return moreOf(detected, language, wordsAsWritten(text)) < CLEARLY_MORE_WORDS;
}
