import { BEHIND_NUMBERS } from '../languages/numerals/abbreviations-by-numbers.js';
import { CURRENCY_WORDS } from '../languages/numerals/currency-words.js';
import { NOTATIONS } from '../languages/numerals/notations.js';
import { DATE_LINKS } from '../languages/numerals/date-links.js';
import { PERCENT_WORDS } from '../languages/numerals/percent-words.js';
import { words } from '../text/words.js';
import { monthNames, type MonthNames } from './calendar.js';
import { numberVocabulary, type NumberVocabulary } from './number-vocabulary.js';
import { readNumber, readRomanNumeral } from './read-number.js';
import { KIND, type Token } from './title.js';
import { vocabularyOf, type Vocabulary } from './vocabulary.js';

/** What counts in a language and what stands beside it, folded. */
interface Quantities {
  numbers: NumberVocabulary;
  vocabulary: Vocabulary['tokens'];
  months: MonthNames;
  /** Ways to write the percent sign, by their first word. */
  percent: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Signs by the names of currencies. */
  currencies: ReadonlyMap<string, string>;
  /** What short forms behind numbers are short for. */
  behind: ReadonlyMap<string, string>;
  romanOrdinals: boolean;
}

const made = new Map<string, Quantities>();

function make(language: string): Quantities {
  const folded = (form: string): string => words(form, language).join('');
  const percent = new Map<string, string[][]>();
  for (const phrase of (PERCENT_WORDS[language] ?? '').split(',')) {
    const [first, ...rest] = words(phrase, language);
    if (first !== undefined) percent.set(first, [...(percent.get(first) ?? []), [first, ...rest]]);
  }
  const currencies = Object.entries(CURRENCY_WORDS).flatMap(([sign, forms]) =>
    forms.split(/\s+/).map((form): [string, string] => [folded(form), sign]),
  );
  const behind = `${BEHIND_NUMBERS['*']} ${BEHIND_NUMBERS[language] ?? ''}`
    .split(' ')
    .map((entry) => entry.split(':') as [string, string?])
    .filter(([short]) => short !== '' && !short.endsWith('.'))
    .map(([short, long = '']): [string, string] => [folded(short), folded(long)]);
  return {
    numbers: numberVocabulary(language),
    vocabulary: vocabularyOf(language).tokens,
    months: monthNames(language),
    percent,
    currencies: new Map(currencies),
    behind: new Map(behind),
    romanOrdinals: NOTATIONS[language]?.romanOrdinals === true,
  };
}

function quantitiesOf(language: string): Quantities {
  let quantities = made.get(language);
  if (quantities === undefined) made.set(language, (quantities = make(language)));
  return quantities;
}

/** Digits, with a dot behind them where they are an ordinal. */
const DIGITS = /^\d[\d_]*\.?$/;
/** A day, or two. */
const DAY = /^\d{1,2}(?:_\d{1,2})?\.?$/;

const isNumber = (part: string | Token | undefined): part is Token =>
  typeof part === 'object' && part.kind === KIND.number && /^\d/.test(part.text);

/** Reads the numbers of a title from left to right, with what stands beside them. */
class Reader {
  readonly read: (string | Token)[] = [];

  constructor(
    private readonly given: readonly string[],
    private readonly by: Quantities,
  ) {}

  /** Reads what begins at a place; the place behind it. */
  take(at: number): number {
    const { numbers, vocabulary, romanOrdinals } = this.by;
    const word = this.given[at]!;
    const percent = this.percentAt(at);
    if (percent > 0) return at + percent;
    const digits = DIGITS.test(word);
    if (!digits && !this.mayCount(word)) {
      const roman = vocabulary.has(word) ? null : readRomanNumeral(word);
      return roman === null ? this.takeMonth(at) : this.takeNumber(`${roman}${romanOrdinals ? '.' : ''}`, at + 1);
    }
    if (digits && !numbers.parts.has(this.given[at + 1] ?? '')) return this.takeNumber(word, at + 1);
    const number = readNumber(this.given, at, numbers);
    const last = number?.end ?? at;
    const ordinal = numbers.parts.get(this.given[last] ?? '');
    if (ordinal?.kind === 'ordinal' && (number === null || (number.tens && ordinal.value < 10)))
      return this.takeNumber(`${Number(number?.digits ?? 0) + ordinal.value}.`, last + 1);
    if (number !== null) return this.takeNumber(number.digits, number.end);
    if (digits) return this.takeNumber(word, at + 1);
    this.read.push(numbers.parts.get(word)?.kind === 'one' ? { kind: KIND.one, text: word } : word);
    return at + 1;
  }

  /** Whether a word may begin a number, and does not rather turn a statement around. */
  private mayCount(word: string): boolean {
    const { numbers, vocabulary } = this.by;
    if (!numbers.parts.has(word) && numbers.compound(word) === null) return false;
    const kind = vocabulary.get(word)?.kind;
    return kind !== KIND.negation && kind !== KIND.antonym;
  }

  /** How many words say percent beside a number here. */
  private percentAt(at: number): number {
    const phrase = this.by.percent
      .get(this.given[at]!)
      ?.find((one) => one.every((word, i) => word === this.given[at + i]));
    if (phrase === undefined) return 0;
    const next = this.given[at + phrase.length] ?? '';
    if (!isNumber(this.read.at(-1)) && !DIGITS.test(next) && !this.by.numbers.parts.has(next)) return 0;
    this.read.push({ kind: KIND.unit, text: '%' });
    return phrase.length;
  }

  /** A number, and the currency before or behind it as its sign; a short form behind it is written out. */
  private takeNumber(digits: string, end: number): number {
    const before = this.read.at(-1);
    const sign = typeof before === 'string' ? this.by.currencies.get(before) : undefined;
    if (sign !== undefined) this.read.splice(-1, 1, { kind: KIND.unit, text: sign });
    this.read.push({ kind: KIND.number, text: digits.replace(/^0+(?=\d)/, '') });
    const linked = DATE_LINKS.has(this.given[end] ?? '') ? end + 1 : end;
    const behind = this.by.currencies.get(this.given[linked] ?? '');
    if (behind !== undefined) {
      this.read.push({ kind: KIND.unit, text: behind });
      return linked + 1;
    }
    const long = this.by.behind.get(this.given[end] ?? '');
    if (long === undefined) return end;
    this.read.push(long);
    return end + 1;
  }

  /** A month beside the number before it, or before the number behind it, in its full form; any other word as it is. */
  private takeMonth(at: number): number {
    const { given, read } = this;
    const name = this.by.months.get(given[at]!);
    const linked = DATE_LINKS.has(String(read.at(-1)));
    const before = read.at(linked ? -2 : -1);
    const day = isNumber(before) && DAY.test(before.text) ? before : null;
    const next = given[at + 1] ?? '';
    if (name === undefined || (day === null && !DAY.test(next))) {
      read.push(given[at]!);
      return at + 1;
    }
    if (day !== null) {
      read.length -= linked ? 2 : 1;
      read.push({ kind: KIND.date, text: `${day.text.replace(/\.$/, '')}.${name}` });
      return at + 1;
    }
    read.push({ kind: KIND.date, text: `${next.replace(/\.$/, '').replace(/^0+(?=\d)/, '')}.${name}` });
    return at + 2;
  }
}

/**
 * Reads the numbers of a title and what stands beside them, so that it does not matter how they are written: words
 * become digits (`two thousand`, `5 mil`), ordinals digits and a dot, currencies and percent their sign, months their
 * full name.
 *
 * @param given folded words; ordinals in digits end in a dot.
 * @returns numbers, signs and the word for one as tokens, the other words as they were.
 */
export function readQuantities(given: readonly string[], language: string): (string | Token)[] {
  const reader = new Reader(given, quantitiesOf(language));
  for (let at = 0; at < given.length;) at = reader.take(at);
  return reader.read;
}
