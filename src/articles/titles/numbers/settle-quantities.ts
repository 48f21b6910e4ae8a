import { monthNames, type MonthNames } from './month-names.js';
import { numberVocabulary, type NumberVocabulary } from './number-vocabulary.js';
import { quantityWords, type QuantityWords } from './quantity-words.js';
import { readNumber } from './read-number.js';
import { readRomanNumeral } from './read-roman-numeral.js';
import { hasRomanOrdinals } from './settle-notation.js';
import { MARK } from '../title-marks.js';
import { titleVocabulary, type TitleVocabulary } from '../title-vocabulary.js';

/** Words of a title with its numbers settled, and what was counted in. */
export interface Quantities {
  /** Numbers are marked, the other words are as they were. */
  words: string[];
  /** Signs of the currencies that stood as words, and of percent. */
  currencies: string[];
}

/** What is known of a language, and what was read so far. */
interface Reading extends Quantities {
  given: readonly string[];
  numbers: NumberVocabulary;
  months: MonthNames;
  beside: QuantityWords;
  vocabulary: TitleVocabulary;
  romanOrdinals: boolean;
}

const PERCENT = '%';

const ZERO = 48;
const NINE = 57;

/** Digits, with a dot behind them where they are an ordinal. */
const DIGITS = /^\d[\d_]*\.?$/;
const NUMBER = /^#\d/;
/** What may stand between a day and its month, or a sum and its currency. */
const LINK = /^(?:d|de|del|di|of|do|von|af|av|na)$/;

const isNumber = (word: string | undefined): boolean => word !== undefined && NUMBER.test(word);

/** Takes away what says percent beside a number, as the sign leaves no word either. */
function withoutPercent(
  given: readonly string[],
  numbers: NumberVocabulary,
  { percent }: QuantityWords,
): readonly string[] {
  if (!given.some((word) => percent.has(word))) return given;
  const counts = (word = ''): boolean => DIGITS.test(word) || numbers.parts.has(word);
  const left: string[] = [];
  for (let i = 0; i < given.length; i++) {
    const phrase = percent.get(given[i]!)?.find((one) => one.every((word, at) => word === given[i + at]));
    if (phrase !== undefined && (counts(left.at(-1)) || counts(given[i + phrase.length])))
      i += phrase.length - 1;
    else left.push(given[i]!);
  }
  return left;
}

/** Whether a word is in digits; folding left no others. */
function isDigits(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= ZERO && first <= NINE && DIGITS.test(word);
}

/** Whether a word may begin a number, and does not rather turn a statement around. */
function mayCount(word: string, { numbers, vocabulary }: Reading): boolean {
  if (!numbers.parts.has(word) && numbers.compound(word) === null) return false;
  const mark = vocabulary.get(word)?.[0];
  return mark !== MARK.negation && mark !== MARK.opposite;
}

/** A month beside the number before it, or before the number behind it, in its full form. */
function takeMonth(reading: Reading, at: number): number {
  const name = reading.months.get(reading.given[at]!);
  if (name === undefined) return at;
  const { words, given } = reading;
  const day = isNumber(words.at(-1))
    ? words.length - 1
    : LINK.test(words.at(-1) ?? '-')
      ? words.length - 2
      : -1;
  const next = given[at + 1] ?? '';
  if (!isNumber(words[day]) && !DIGITS.test(next)) return at;
  if (isNumber(words[day])) words[day] = words[day]!.replace(/\.$/, '');
  words.push(name);
  if (!/^\d+\.$/.test(next)) return at + 1;
  words.push(MARK.number + next.slice(0, -1));
  return at + 2;
}

/** What was counted: a currency becomes its sign, a short form is written out. */
function takeCounted(reading: Reading, at: number): number {
  const { given, words, beside } = reading;
  const linked = LINK.test(given[at] ?? '-') ? at + 1 : at;
  const sign = beside.currencies.get(given[linked] ?? '');
  if (sign !== undefined) {
    reading.currencies.push(sign);
    return linked + 1;
  }
  const long = beside.behind.get(given[at] ?? '');
  if (long === undefined) return at;
  words.push(long);
  return at + 1;
}

function takeDigits(reading: Reading, digits: string, end: number): number {
  const sign = reading.beside.currencies.get(reading.words.at(-1) ?? '');
  if (sign !== undefined) {
    reading.currencies.push(sign);
    reading.words.pop();
  }
  reading.words.push(MARK.number + digits.replace(/^0+(?=\d)/, ''));
  return takeCounted(reading, end);
}

/** Reads what begins at a place; the place behind it. */
function takeWord(reading: Reading, at: number): number {
  const { given, numbers, vocabulary, words } = reading;
  const word = given[at]!;
  const digits = isDigits(word);
  if (!digits && !mayCount(word, reading)) {
    const roman = readRomanNumeral(word);
    if (roman !== null && !vocabulary.has(word))
      return takeDigits(reading, `${roman}${reading.romanOrdinals ? '.' : ''}`, at + 1);
    const behind = takeMonth(reading, at);
    if (behind === at) words.push(word);
    return Math.max(behind, at + 1);
  }
  const next = given[at + 1] ?? '';
  if (digits && !numbers.parts.has(next)) return takeDigits(reading, word, at + 1);
  const number = readNumber(given, at, numbers);
  const last = number?.end ?? at;
  const ordinal = numbers.parts.get(given[last] ?? '');
  if (ordinal?.kind === 'ordinal' && (number === null || (number.tens && ordinal.value < 10))) {
    return takeDigits(reading, `${Number(number?.digits ?? 0) + ordinal.value}.`, last + 1);
  }
  if (number !== null) return takeDigits(reading, number.digits, number.end);
  if (numbers.parts.get(word)?.kind === 'one') words.push(MARK.one + word);
  else if (digits) return takeDigits(reading, word, at + 1);
  else words.push(word);
  return at + 1;
}

/**
 * Settles the numbers of a title and what stands beside them, so that it does not matter how they are written: words
 * become digits (`two thousand`, `5 mil`), ordinals digits and a dot, percent nothing, currencies their sign, months
 * their full name.
 *
 * @param given folded words; ordinals in digits end in a dot.
 */
export function settleQuantities(given: readonly string[], language: string): Quantities {
  const numbers = numberVocabulary(language);
  const beside = quantityWords(language);
  const reading: Reading = {
    given: withoutPercent(given, numbers, beside),
    words: [],
    currencies: [],
    numbers,
    months: monthNames(language),
    beside,
    vocabulary: titleVocabulary(language),
    romanOrdinals: hasRomanOrdinals(language),
  };
  if (reading.given.length < given.length) reading.currencies.push(PERCENT);
  for (let at = 0; at < reading.given.length;) at = takeWord(reading, at);
  return { words: reading.words, currencies: reading.currencies };
}
