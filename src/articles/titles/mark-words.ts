import { fold } from '../../text/fold.js';
import { isUnspaced, splitWords, words } from '../../text/words.js';
import { knownWord, knownWords, withoutParticle } from './known-word.js';
import { settleNotation } from './numbers/settle-notation.js';
import { settleNumerals } from './numbers/settle-numerals.js';
import { settleQuantities } from './numbers/settle-quantities.js';
import { settleSpellings } from './settle-spelling.js';
import { settleTitle } from './settle-title.js';
import { MARK } from './title-marks.js';

const MAX_WORD_LENGTH = 64;

const ASCII_LETTERS = /^[a-z]+$/;
/** Digits, and signs such as ½ and ² that folding makes of digits. */
const ANY_NUMBER = /[\d\u00b2-\u00be\u2070-\u2189\u2460-\u24ff]/;
const NUMBER_AND_UNIT = /^(\p{N}[\p{N}_]*)(\p{L}+)$|^(\p{L}+)(\p{N}[\p{N}_]*)$/u;

/** A Hebrew letter that counts: חלק א'. */
const COUNTING_LETTER = /(?<![\p{L}\p{M}])[א-ת](?=['׳’](?!\p{L}))/gu;

/** A capital letter on its own, which names what it stands beside: Plan B, Group C. */
const LONE_CAPITAL = /(?<![\p{L}\p{N}'’.])\p{Lu}(?![\p{L}\p{N}'’.])/gu;

/** What folding makes of the sign of an ordinal. */
const ORDINAL = 'o';

/** A letter behind a number that makes another thing of it, and is no unit: Pixel 9 and 9a. */
const VARIANT = /^[aeixrpstuz]$/;

const isSettled = (word: string): boolean => word[0] === MARK.number || word[0] === MARK.function;

/** Words of a text in order, runs of scripts without spaces whole. */
function wholeWords(text: string, language: string): string[] {
  if (!isUnspaced(text)) return words(text, language);
  const whole: string[] = [];
  for (const { text: word, continues } of splitWords(text, language)) {
    if (continues) whole[whole.length - 1] += Array.from(word).at(-1)!;
    else whole.push(word);
  }
  return whole;
}

/** A letter on its own names something where it stands as a capital, and is the rest of a word elsewhere. */
function markLetter(letter: string, headline: string, language: string): string {
  const found = /\p{Ll}/u.test(headline) ? headline.match(LONE_CAPITAL) : null;
  const capitals = found ?? headline.match(COUNTING_LETTER) ?? [];
  return (capitals.some((one) => fold(one, language) === letter) ? MARK.number : MARK.function) + letter;
}

/** A headline with its numbers and spellings written in one way. */
function settled(headline: string, language: string): string {
  return settleSpellings(settleNotation(settleNumerals(settleTitle(headline), language), language), language);
}

/** Words in order, those of digits and letters in two: `38bn`. An ordinal ends in a dot: `3.`. */
function pieces(text: string, language: string): string[] {
  const whole = wholeWords(text, language);
  if (!ANY_NUMBER.test(text)) return whole;
  const found: string[] = [];
  for (const word of whole) {
    const parts = ASCII_LETTERS.test(word) ? null : NUMBER_AND_UNIT.exec(word);
    if (parts === null) found.push(word);
    else if (parts[2] === ORDINAL) found.push(`${parts[1]!}.`);
    else if (VARIANT.test(parts[2] ?? '')) found.push(parts[1]!, MARK.number + parts[2]!);
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
  const text = settled(headline, language);
  const given = pieces(text, language);
  const known = knownWords(given, language);
  const letter = (word: string): string => markLetter(word, headline, language);
  if (!known.some(({ mayCount }) => mayCount)) {
    const marked = known.map((word, i) => word.marked ?? letter(given[i]!)).filter((word) => word !== '');
    return { words: marked, currencies: markCurrencies(headline, text, []) };
  }
  const { words, currencies } = settleQuantities(given, language);
  const out: string[] = [];
  for (const word of words) {
    if (isSettled(word)) out.push(word);
    else {
      const bare = out.at(-1)?.startsWith(MARK.number) ? withoutParticle(word) : word;
      const marked = knownWord(bare, language).marked ?? letter(bare);
      if (marked !== '') out.push(marked);
    }
  }
  return { words: out, currencies: markCurrencies(headline, text, currencies) };
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
