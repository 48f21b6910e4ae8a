import { fold } from '../../text/fold.js';
import { splitWords } from '../../text/words.js';
import { settleNotation } from './settle-notation.js';
import { settleNumerals } from './settle-numerals.js';
import { settleQuantities } from './settle-quantities.js';
import { settleSpelling, settleSpellings } from './settle-spelling.js';
import { settleTitle } from './settle-title.js';
import { MARK } from './title-marks.js';
import { titleVocabulary, type TitleVocabulary } from './title-vocabulary.js';

const MAX_WORD_LENGTH = 64;

const ASCII_LETTERS = /^[a-z]+$/;
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Single characters that are words, not rests of them. */
const SAYS_ALONE =
  /[\p{N}\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3100-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]/u;
const NUMBER_AND_UNIT = /^(\p{N}[\p{N}_]*)(\p{L}+)$|^(\p{L}+)(\p{N}[\p{N}_]*)$/u;

const PARTICLE = '(?:에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$';
/** Clings to a Korean word of at least two syllables, or stands behind a closing quotation mark. */
const KOREAN_PARTICLE_OF_NUMBER = new RegExp(`(?<=^[\uac00-\ud7af])${PARTICLE}`);
const KOREAN_PARTICLE = new RegExp(`(?<=^[\uac00-\ud7af]{2,})${PARTICLE}`);
const LONE_PARTICLE = new RegExp(`^${PARTICLE}`);

/** A Hebrew letter that counts: חלק א'. */
const COUNTING_LETTER = /(?<![\p{L}\p{M}])[א-ת](?=['׳’](?!\p{L}))/gu;

/** A capital letter on its own, which names what it stands beside: Plan B, Group C. */
const LONE_CAPITAL = /(?<![\p{L}\p{N}'’.])\p{Lu}(?![\p{L}\p{N}'’.])/gu;

/** What folding makes of the sign of an ordinal. */
const ORDINAL = 'o';

const isSettled = (word: string): boolean => word[0] === MARK.number || word[0] === MARK.function;

/** Words of a text in order, runs of scripts without spaces whole. */
function wholeWords(text: string, language: string): string[] {
  const whole: string[] = [];
  for (const { text: word, continues } of splitWords(text, language)) {
    if (continues) whole[whole.length - 1] += Array.from(word).at(-1)!;
    else whole.push(word);
  }
  return whole;
}

function loneCapitals(text: string, language: string): ReadonlySet<string> {
  const found = /\p{Ll}/u.test(text) ? text.match(LONE_CAPITAL) : null;
  return new Set((found ?? text.match(COUNTING_LETTER) ?? []).map((letter) => fold(letter, language)));
}

function marked(word: string, vocabulary: TitleVocabulary, capitals: ReadonlySet<string>): string {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  if (word.length === 1 && !SAYS_ALONE.test(word)) {
    return (capitals.has(word) ? MARK.number : MARK.function) + word;
  }
  if (LONE_PARTICLE.test(word)) return MARK.function + word;
  if (ASCII_LETTERS.test(word)) return word;
  if (/^\p{N}/u.test(word)) return MARK.number + word.replace(/^0+(?=\p{N})/u, '');
  return UNSPACED.test(word) ? MARK.run + word : word.replace(KOREAN_PARTICLE, '');
}

/** A headline with its numbers and spellings written in one way. */
function settled(headline: string, language: string): string {
  return settleSpellings(settleNotation(settleNumerals(settleTitle(headline), language), language), language);
}

/** Words in order, those of digits and letters in two: `38bn`. An ordinal ends in a dot: `3.`. */
function pieces(text: string, language: string): string[] {
  const found: string[] = [];
  for (const word of wholeWords(text, language)) {
    const parts = ASCII_LETTERS.test(word) ? null : NUMBER_AND_UNIT.exec(word);
    if (parts === null) found.push(word);
    else if (parts[2] === ORDINAL) found.push(`${parts[1]!}.`);
    else found.push(parts[1] ?? parts[3]!, parts[2] ?? parts[4]!);
  }
  return found;
}

/** A headline reduced to what is compared. */
export interface MarkedHeadline {
  /** Folded and marked by what they do. */
  words: string[];
  /** Signs of the currencies in it and of percent, each once, marked. */
  currencies: string[];
}

/**
 * Marks the words of a headline by what they do. `38bn` is the number 38,000,000,000.
 *
 * @param language analysis language.
 */
export function markHeadline(headline: string, language: string): MarkedHeadline {
  const vocabulary = titleVocabulary(language);
  const capitals = loneCapitals(headline, language);
  const text = settled(headline, language);
  const { words, currencies } = settleQuantities(pieces(text, language), language, vocabulary);
  const out: string[] = [];
  for (const word of words) {
    if (isSettled(word)) out.push(word);
    else {
      const counted = out.at(-1)?.startsWith(MARK.number) ?? false;
      const bare = counted ? word.replace(KOREAN_PARTICLE_OF_NUMBER, '') : word;
      const fitted = vocabulary.has(bare) ? bare : settleSpelling(bare, language);
      out.push(marked(fitted.slice(0, MAX_WORD_LENGTH), vocabulary, capitals));
    }
  }
  return { words: out.filter((word) => word !== ''), currencies: markCurrencies(headline, text, currencies) };
}

/** The words of `markHeadline` alone. */
export function markWords(headline: string, language: string): string[] {
  return markHeadline(headline, language).words;
}

const UNITS = /[$€£¥₹₽₺₩₴฿₫₪₱₦₸₼₾%]/gu;
const ALSO_PERCENT = /[٪％]/u;

/** What a headline counts in, currencies and percent, by sign or by name, each once. */
function markCurrencies(headline: string, text: string, named: readonly string[]): string[] {
  const found = new Set([...named, ...(text.match(UNITS) ?? [])]);
  if (ALSO_PERCENT.test(headline)) found.add('%');
  if (headline.includes('R$')) {
    found.delete('$');
    found.add('r$');
  }
  return found.size === 0 ? [] : [...found].sort().map((sign) => MARK.currency + sign);
}

/** The words of a label or publisher's name, all with one mark. */
export function markAside(text: string, mark: string, language: string): string[] {
  return wholeWords(text, language).map((word) => mark + word.slice(0, MAX_WORD_LENGTH));
}
