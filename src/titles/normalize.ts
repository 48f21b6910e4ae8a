import { BEHIND_NUMBERS } from '../languages/numerals/abbreviations-by-numbers.js';
import { NOTATIONS } from '../languages/numerals/notations.js';
import { SPELLINGS } from '../languages/spellings.js';
import { TITLE_WORDS } from '../languages/title-words.js';
import { fold } from '../text/fold.js';
import { words } from '../text/words.js';
import { monthNames } from './calendar.js';
import { characterNumerals } from './character-numerals.js';
import { readRomanNumeral } from './read-number.js';

type Rule = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

/** What marks digits as an ordinal in every language, until folding makes a small o of it. */
const ORDINAL = 'º';

/** What must not stand beside a score: times with seconds, addresses, dates with a year. */
const [APART_BEFORE, APART_BEHIND] = ['(?<![\\d.,:/_-])', '(?![\\d/:_-]|[.,]\\d)'];

function joining(between: string): Rule {
  return [new RegExp(`${APART_BEFORE}(\\d{1,3})${between}(\\d{1,3})${APART_BEHIND}`, 'gu'), '$1_$2'];
}

/** Thousands parted by spaces are one number, and so is a score: 2-1 is not 1-2. A colon has a space on both sides or none. */
const IN_ANY_LANGUAGE: readonly Rule[] = [
  [/(?<![\d.,])(\d{1,3})((?:[\s\u00a0\u2009\u202f]\d{3})+)(?![\d.,]?\d)/g, (all) => all!.replace(/\s/g, '')],
  [/(?<![A-Za-z\u00c0-\u024f\d:/-])(\d{1,3})(?:\s?[-‐‑–—]\s?|:|\s:\s)(\d{1,3})(?![\d/]|[-:]\d)/gu, '$1_$2'],
  [/(?<![\d.,])(\d+[.,][1-9])0(?=\s?(?:[%％€£₽₩]|퍼센트))|(?<=[$€£]\s?)(\d+[.,][1-9])0(?![\d.,])/gu, '$1$2'],
  [/(?<=\p{L})(\d{1,3})\+(?!\d)/gu, '$1 Plus'],
  [/(?<=\d)٫(?=\d)/gu, '.'],
  [/(?<=\d)٬(?=\d)/gu, ','],
  joining('\\s?[：∶−－―]\\s?'),
  [/(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?![\d/.,])/g, '$1_$2'],
  [/(?<![\p{L}\p{N}])USA?(?=\$)/gu, ''],
];
/** What those look for, which most titles with digits have not. */
const ANY_SIGN = /\d[\s\u00a0\u2009\u202f.,]\d|\d\s?[-‐‑–—:：∶−－―/٫٬]|\d\+|\$/u;

/** Endings behind acronyms, numbers and signs in Swedish and Finnish: `E4:an`, `EU:n`, `%:iin`. */
const ENDING = /(?<=[\p{Lu}\d%]):\p{Ll}{1,4}(?![\p{L}\p{N}:])/gu;
const ASCII = /^[\x00-\x7f]*$/;
/** Decimal digits of other scripts. */
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;

const SHORT_MONTH = /(?<![\p{L}\p{M}\p{N}])(\p{L}{3,5})\.(?!\p{L}|\s\p{Lu})/gu;
/** Also the sea, in most languages with such a month. */
const NO_MONTH = 'mar';
/** What stands between the numbers of a score with spaces around it. */
const SPACED = /^[a-z|à]+$/;
/** Latin digits come alone, from the first to the tenth: `w I kwartale`. */
const LONE_ROMAN = /(?<=[\p{L},]\s)[IVX](?=\s\p{Ll})/gu;

const asOrdinal = (roman: string): string => {
  const value = readRomanNumeral(roman.toLowerCase().padStart(2, 'x'));
  return value === null ? roman : `${roman.length === 1 ? value - 10 : value}${ORDINAL}`;
};

interface Notation {
  digits: readonly Rule[];
  roman: readonly Rule[];
  title: readonly Rule[];
  /** What any of the rules for a title looks for: most titles have nothing of it. */
  anyTitle: RegExp | null;
  words: ReadonlyMap<string, string>;
  endings: readonly Rule[];
  anyEnding: RegExp | null;
}

const anyOf = (rules: readonly Rule[], flags: string): RegExp | null =>
  rules.length === 0 ? null : new RegExp(rules.map(([{ source }]) => source).join('|'), flags);

function digitRules(language: string): Rule[] {
  const { ordinal, cardinal, ordinalLead, dotted, score } = NOTATIONS[language] ?? {};
  const rules: Rule[] = [];
  const behind = (list: string): RegExp => new RegExp(`(\\d)(?:${list})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  if (score !== undefined)
    rules.push(joining(SPACED.test(score) ? `\\s(?:${score})\\s` : `\\s?(?:${score})\\s?`));
  if (ordinal !== undefined) rules.push([behind(ordinal), `$1${ORDINAL}`]);
  if (cardinal !== undefined) rules.push([behind(cardinal), '$1']);
  if (ordinalLead !== undefined)
    rules.push([new RegExp(`(?<![\\p{L}\\p{N}])(?:${ordinalLead})(\\d+)(?!\\d)`, 'giu'), `$1${ORDINAL}`]);
  const next = dotted === 'any' ? '\\p{L}' : '\\p{Ll}';
  if (dotted !== undefined)
    rules.push([new RegExp(`(?<![\\d.,])(\\d{1,2})\\.(?=\\s${next})`, 'gu'), `$1${ORDINAL}`]);
  return rules;
}

function make(language: string): Notation {
  const { romanOrdinals, romanOrdinal } = NOTATIONS[language] ?? {};
  const dotted = (BEHIND_NUMBERS[language] ?? '').split(' ').filter((entry) => entry.includes('.:'));
  const abbreviations = dotted.map((entry): Rule => {
    const [short, long] = entry.split('.:') as [string, string];
    return [new RegExp(`([\\dºIVX]\\s?)${short}\\.(?!\\p{L})`, 'gu'), `$1 ${long} `];
  });
  const roman: Rule[] = [...abbreviations];
  if (romanOrdinals === true) roman.push([LONE_ROMAN, asOrdinal]);
  if (romanOrdinal !== undefined)
    roman.push([new RegExp(romanOrdinal, 'gu'), (_, numeral) => asOrdinal(numeral!)]);
  const { words: list = '', rules = [], title = [] } = SPELLINGS[language] ?? {};
  const everywhere = SPELLINGS['*']!.title!;
  const folded = (word: string): string => words(word, language).join('');
  const spelt = list.split(/\s+/).map((entry) => entry.split(':').map(folded));
  const synonyms = (TITLE_WORDS[language]?.synonyms ?? '').split(' ').flatMap((group) => {
    const [first, ...others] = group.split('/').map(folded);
    return others.map((other) => [other, first!]);
  });
  return {
    digits: [...digitRules(language), ...abbreviations],
    roman,
    title: [...everywhere, ...title],
    anyTitle: anyOf([...everywhere, ...title], 'iu'),
    words: new Map([...spelt, ...synonyms].map(([from = '', to = '']) => [from, to])),
    endings: rules,
    anyEnding: anyOf(rules, 'u'),
  };
}

const made = new Map<string, Notation>();

function notationOf(language: string): Notation {
  let notation = made.get(language);
  if (notation === undefined) made.set(language, (notation = make(language)));
  return notation;
}

function apply(text: string, rules: readonly Rule[]): string {
  let changed = text;
  for (const [pattern, replacement] of rules) changed = changed.replace(pattern, replacement as string);
  return changed;
}

function writeOutMonths(title: string, language: string): string {
  return title.replace(SHORT_MONTH, (whole, short: string) => {
    const folded = fold(short, language);
    return folded === NO_MONTH ? whole : (monthNames(language).get(folded) ?? whole);
  });
}

/**
 * A title with what is written in two ways written in one, before it is cut into words: scores and dates (`3 a 1` and
 * `3比1` as `3_1`, `20/9` as `20_9`), ordinals (`3rd`, `3-й`, `3.` and `IIIe` as `3º`), numbers of scripts without
 * spaces, short months, and what else the language's tables name.
 *
 * @param language analysis language.
 */
export function normalizeTitle(title: string, language: string): string {
  const notation = notationOf(language);
  const digits = ASCII.test(title) ? title : title.replace(FOREIGN_DIGITS, (digit) => fold(digit, 'und'));
  const spelt = notation.anyTitle?.test(digits) === true ? apply(digits, notation.title) : digits;
  const bare = spelt.includes(':') ? spelt.replace(ENDING, '') : spelt;
  const signed = ANY_SIGN.test(bare) ? apply(bare, IN_ANY_LANGUAGE) : bare;
  const numbered = characterNumerals(signed, language);
  const written = /\d/.test(numbered) ? apply(numbered, notation.digits) : numbered;
  const dated = written.includes('.') ? writeOutMonths(written, language) : written;
  return notation.roman.length > 0 && /[IVX]/.test(dated) ? apply(dated, notation.roman) : dated;
}

/**
 * A word in the one of its spellings that titles are compared in: `tyre` as `tire`, `potentiell` as `potenziell`.
 *
 * @param word folded.
 * @param language analysis language.
 */
export function normalizeSpelling(word: string, language: string): string {
  const { words: others, endings, anyEnding } = notationOf(language);
  const other = others.get(word);
  if (other !== undefined) return other;
  return anyEnding?.test(word) === true ? apply(word, endings) : word;
}
