import { numberVocabulary, type NumberVocabulary } from './numbers/number-vocabulary.js';
import { readRomanNumeral } from './numbers/read-roman-numeral.js';
import { settleSpelling } from './settle-spelling.js';
import { MARK } from './title-marks.js';
import { titleVocabulary, type TitleVocabulary } from './title-vocabulary.js';

/** What a word is wherever it stands in a title. */
export interface KnownWord {
  /** In the spelling that is compared, with its mark; null for single letters, which may name something. */
  marked: string | null;
  /** Whether it is a number or, in some titles, part of one. */
  mayCount: boolean;
}

const MAX_WORD_LENGTH = 64;
/** Words kept a language: what most headlines are made of, in a megabyte at most. */
const MOST_KEPT = 8192;

const ASCII_LETTERS = /^[a-z]+$/;
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Single characters that are words, not rests of them. */
const SAYS_ALONE =
  /[\p{N}\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/u;

const PARTICLE = '(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$';
/** Clings to a Korean word of at least two syllables, or stands behind a closing quotation mark. */
const KOREAN_PARTICLE_OF_NUMBER = new RegExp(`(?<=^[\uac00-\ud7af])${PARTICLE}`);
const KOREAN_PARTICLE = new RegExp(`(?<=^[\uac00-\ud7af]{2,})${PARTICLE}`);
const LONE_PARTICLE = new RegExp(`^${PARTICLE}`);

/** A word behind a number, without the particle that clings to its single syllable. */
export function withoutParticle(word: string): string {
  return word.replace(KOREAN_PARTICLE_OF_NUMBER, '');
}

function markWord(word: string, vocabulary: TitleVocabulary): string | null {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  if (word.length === 1 && !SAYS_ALONE.test(word)) return null;
  if (ASCII_LETTERS.test(word)) return word;
  if (LONE_PARTICLE.test(word)) return MARK.function + word;
  if (/^\p{N}/u.test(word)) return MARK.number + word.replace(/^0+(?=\p{N})/u, '');
  return UNSPACED.test(word) ? MARK.run + word : word.replace(KOREAN_PARTICLE, '');
}

interface Words {
  vocabulary: TitleVocabulary;
  numbers: NumberVocabulary;
  kept: Map<string, KnownWord>;
}

const byLanguage = new Map<string, Words>();

function wordsOf(language: string): Words {
  let words = byLanguage.get(language);
  if (words === undefined) {
    words = { vocabulary: titleVocabulary(language), numbers: numberVocabulary(language), kept: new Map() };
    byLanguage.set(language, words);
  }
  return words;
}

function read(word: string, { vocabulary, numbers }: Words, language: string): KnownWord {
  const fitted = vocabulary.has(word) ? word : settleSpelling(word, language);
  const mayCount =
    /^\d/.test(word) ||
    numbers.parts.has(word) ||
    readRomanNumeral(word) !== null ||
    numbers.compound(word) !== null;
  return { marked: markWord(fitted.slice(0, MAX_WORD_LENGTH), vocabulary), mayCount };
}

function known(word: string, words: Words, language: string): KnownWord {
  let found = words.kept.get(word);
  if (found === undefined) {
    if (words.kept.size >= MOST_KEPT) words.kept.clear();
    words.kept.set(word, (found = read(word, words, language)));
  }
  return found;
}

/**
 * What a word is. Kept for the words of most titles, as reading one costs more than looking it up.
 *
 * @param word folded.
 * @param language analysis language.
 */
export function knownWord(word: string, language: string): KnownWord {
  return known(word, wordsOf(language), language);
}

/** The same for all words of a title. */
export function knownWords(given: readonly string[], language: string): KnownWord[] {
  const words = wordsOf(language);
  return given.map((word) => known(word, words, language));
}
