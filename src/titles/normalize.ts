import { type MonthNames, monthNames } from '../analysis/calendar.js';
import { fold } from '../analysis/fold.js';
import {
  type NumberVocabulary,
  numberVocabulary,
  replaceCharacterNumerals,
  readNumber,
  readRomanNumeral,
} from '../analysis/numbers.js';
import {
  applyRewriteRules,
  NOTATION_RULES_OF_ALL_LANGUAGES,
  normalizeSpellings,
  notationRules,
} from '../analysis/spelling.js';
import { dataOf, LANGUAGE_INDEPENDENT_DATA, perLanguage } from '../languages/find-language.js';
import { wordsOfList } from '../languages/word-lists.js';
import { TOKEN_KIND, type TitleToken } from './title.js';
import { type TitleTokenKinds, titleTokenKindsOf } from './vocabulary.js';

/** Finds any character that a normalization rule needs; a title without a match is left unchanged. */
const ANY_SIGN = /\d[\s\u00a0\u2009\u202f.,]\d|\d\s?[-‐‑–—:：∶−－―/٫٬]|\d\+|\$|\p{Lu}[-‐‑]\d/u;
const ASCII = /^[\x00-\x7f]*$/;
/** Decimal digits other than 0 to 9. */
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;

/**
 * Normalizes the notation of a title before tokenization: scores and dates (`3 a 1` and `3比1` to `3_1`, `20/9` to
 * `20_9`), ordinals (`3rd`, `3-й`, `3.` and `IIIe` to `3º`), number words of scripts without spaces, and the spellings
 * of the language's tables.
 * @param language analysis language (`zh` for `zh-TW`).
 */
export function normalizeTitle(title: string, language: string): string {
  const { digits, roman } = notationRules(language);
  const decimal = ASCII.test(title) ? title : title.replace(FOREIGN_DIGITS, (digit) => fold(digit, 'und'));
  const spelt = normalizeSpellings(decimal, language);
  const signed = ANY_SIGN.test(spelt) ? applyRewriteRules(spelt, NOTATION_RULES_OF_ALL_LANGUAGES) : spelt;
  const numbered = replaceCharacterNumerals(signed, language);
  const written = /\d/.test(numbered) ? applyRewriteRules(numbered, digits) : numbered;
  return roman.length > 0 && /[IVX]/.test(written) ? applyRewriteRules(written, roman) : written;
}

interface QuantityWords {
  numbers: NumberVocabulary;
  months: MonthNames;
  romanOrdinals: boolean;
}

/** Words between a day and its month, in any language: `de` in `5 de mayo`. */
const DATE_LINKS: ReadonlySet<string> = new Set(wordsOfList(LANGUAGE_INDEPENDENT_DATA.numbers!.dateLinks));

const quantityWords = perLanguage((language): QuantityWords => ({
  numbers: numberVocabulary(language),
  months: monthNames(language),
  romanOrdinals: dataOf(language).numbers?.notation?.romanOrdinals === true,
}));

/** A number in digits; one that ends in a dot is an ordinal. */
const DIGITS = /^\d[\d_]*\.?$/;
const DAY = /^\d{1,2}(?:_\d{1,2})?\.?$/;

const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
const isNumber = (part: string | TitleToken | undefined): part is TitleToken =>
  typeof part === 'object' && part.kind === TOKEN_KIND.number && /^\d/.test(part.text);

/** Replaces number words and dates in a list of words by tokens, from left to right. */
class QuantityReader {
  readonly read: (string | TitleToken)[] = [];

  constructor(
    private readonly given: readonly string[],
    private readonly by: QuantityWords,
    private readonly vocabulary: TitleTokenKinds['tokens'],
  ) {}

  /** Reads the number, date or word at a position. @returns the position after it. */
  take(at: number): number {
    const { numbers, romanOrdinals } = this.by;
    const word = this.given[at]!;
    const digits = DIGITS.test(word);
    if (!digits && !this.mayCount(word)) {
      const roman = this.vocabulary.has(word) ? null : readRomanNumeral(word);
      if (roman === null) return this.takeMonth(at);
      return this.takeNumber(`${roman}${romanOrdinals ? '.' : ''}`, at + 1);
    }
    if (digits && !numbers.parts.has(this.given[at + 1] ?? '')) return this.takeNumber(word, at + 1);
    const number = readNumber(this.given, at, numbers);
    const last = number?.end ?? at;
    const ordinal = numbers.parts.get(this.given[last] ?? '');
    if (ordinal?.kind === 'ordinal' && (number === null || (number.tens && ordinal.value < 10)))
      return this.takeNumber(`${Number(number?.digits ?? 0) + ordinal.value}.`, last + 1);
    if (number !== null) return this.takeNumber(number.digits, number.end);
    if (digits) return this.takeNumber(word, at + 1);
    this.read.push(numbers.parts.get(word)?.kind === 'one' ? { kind: TOKEN_KIND.one, text: word } : word);
    return at + 1;
  }

  /** Whether a word may begin a number. A number word that is also a negation or an antonym does not. */
  private mayCount(word: string): boolean {
    const { parts, compound } = this.by.numbers;
    if (!parts.has(word) && compound(word) === null) return false;
    const kind = this.vocabulary.get(word)?.kind;
    return kind !== TOKEN_KIND.negation && kind !== TOKEN_KIND.antonym;
  }

  private takeNumber(digits: string, end: number): number {
    this.read.push({ kind: TOKEN_KIND.number, text: plain(digits) });
    return end;
  }

  /** Adds a date if the word is a month beside a day, otherwise the word. @returns the position after it. */
  private takeMonth(at: number): number {
    const { given, read } = this;
    const month = this.by.months.get(given[at]!);
    const linked = DATE_LINKS.has(String(read.at(-1)));
    const before = read.at(linked ? -2 : -1);
    const next = given[at + 1] ?? '';
    if (month !== undefined && isNumber(before) && DAY.test(before.text)) {
      read.length -= linked ? 2 : 1;
      read.push({ kind: TOKEN_KIND.date, text: `${before.text.replace(/\.$/, '')}.${month}` });
    } else if (month !== undefined && DAY.test(next)) {
      read.push({ kind: TOKEN_KIND.date, text: `${plain(next.replace(/\.$/, ''))}.${month}` });
      return at + 2;
    } else read.push(given[at]!);
    return at + 1;
  }
}

/**
 * Replaces the numbers in a title's words: `two thousand` by 2000, `5 mil` by 5000, an ordinal by digits with a dot, a
 * day and its month by one date.
 * @param given folded words; ordinals in digits end in a dot.
 * @returns numbers, dates and the word for one as tokens, other words unchanged.
 */
export function replaceQuantities(given: readonly string[], language: string): (string | TitleToken)[] {
  const reader = new QuantityReader(given, quantityWords(language), titleTokenKindsOf(language).tokens);
  for (let at = 0; at < given.length;) at = reader.take(at);
  return reader.read;
}
