import { dataOf, LANGUAGE_INDEPENDENT_DATA, perLanguage } from '../languages/find-language.js';
import { type NumberNotation, type RewriteRule } from '../languages/language.js';
import { wordsOfList, pairsOfList } from '../languages/word-lists.js';
import { readRomanNumeral } from './numbers.js';
import type { LocatedWord } from './locate-words.js';
import { unsplitWords } from './words.js';

interface Spelling {
  /** Spellings that are replaced in articles and queries, each with the standard spelling; folded words. */
  accepted: ReadonlyMap<string, string>;
  /** `accepted`, and the abbreviations and synonyms that are replaced only when titles are compared. */
  words: ReadonlyMap<string, string>;
  endings: readonly RewriteRule[];
  title: readonly RewriteRule[];
  /** Matches any word that a rule of `endings` changes, so that most words skip the rules. */
  anyEnding: RegExp;
  anyTitle: RegExp;
}

const MATCHES_NOTHING = '(?!)';
const anyOf = (rules: readonly RewriteRule[]): string =>
  rules.map(([{ source }]) => source).join('|') || MATCHES_NOTHING;

/** The spelling rules of every language; those for titles do not apply to titles in capitals. */
const INTERNATIONAL_SPELLINGS = LANGUAGE_INDEPENDENT_DATA.forms!.spellings!;

function makeSpelling(language: string): Spelling {
  const data = dataOf(language);
  const { words = '', titleWords = '', rules = [], title = [], titleMark } = data.forms?.spellings ?? {};
  const folded = (word: string): string => unsplitWords(word, language).join('');
  const foldedPairs = (list?: string): [string, string][] =>
    pairsOfList(list).map((pair) => pair.map(folded) as [string, string]);
  const accepted = [...foldedPairs(INTERNATIONAL_SPELLINGS.words), ...foldedPairs(words)];
  const synonyms = wordsOfList(data.words?.titles?.synonyms).flatMap((group) => {
    const [first, ...others] = group.split('/').map(folded);
    return others.map((other): [string, string] => [other, first!]);
  });
  return {
    accepted: new Map(accepted),
    words: new Map([...accepted, ...foldedPairs(titleWords), ...synonyms]),
    endings: rules,
    title,
    anyEnding: new RegExp(anyOf(rules), 'u'),
    anyTitle: titleMark ?? new RegExp(anyOf(title), 'iu'),
  };
}

const spellingOf = perLanguage(makeSpelling);

export const applyRewriteRules = (text: string, rules: readonly RewriteRule[] = []): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement as string), text);

/**
 * Replaces a word by its standard spelling for the comparison of titles, synonyms included: `tyre` by `tire`,
 * `potentiell` by `potenziell`.
 * @param word folded.
 * @param language analysis language.
 */
export function normalizeSpelling(word: string, language: string): string {
  const { words, endings, anyEnding } = spellingOf(language);
  const other = words.get(word);
  if (other !== undefined) return other;
  return anyEnding.test(word) ? applyRewriteRules(word, endings) : word;
}

/** Replaces a word of an article or a query by its standard spelling: `defence` by `defense`, `st` by `saint`. */
export function acceptedSpelling(word: string, language: string): string {
  const { accepted, endings, anyEnding } = spellingOf(language);
  const other = accepted.get(word) ?? word;
  return anyEnding.test(other) ? applyRewriteRules(other, endings) : other;
}

const joinedOf = perLanguage((language): RegExp | null => {
  const apart = dataOf(language).forms?.spellings?.joined?.split(', ');
  return apart === undefined ? null : new RegExp(`(?<!\\p{L})(?:${apart.join('|')})(?!\\p{L})`, 'giu');
});

/**
 * Finds words that may be written as one, and returns the joined spelling with the range: `percent` of `per cent`. Inside
 * a sentence, a word with a capital letter before one without is a name: `Spirit Air strikes a deal`.
 */
export function locateJoinedSpellings(text: string, language: string): LocatedWord[] {
  const apart = joinedOf(language);
  const found = apart === null ? [] : [...text.matchAll(apart)];
  const isName = ({ 0: words, index }: RegExpExecArray): boolean =>
    /^\p{Lu}.*\s\p{Ll}/u.test(words) && /[\p{L}\p{N}] $/u.test(text.slice(0, index));
  return found
    .filter((one) => !isName(one))
    .map(({ 0: words, index }) => ({
      text: unsplitWords(words, language).join(''),
      start: index,
      end: index + words.length,
    }));
}

/** The joined spellings of words that a text writes apart: `percent` for `per cent`. */
export const joinedSpellings = (text: string, language: string): string[] =>
  locateJoinedSpellings(text, language).map((one) => one.text);

/** Replaces spellings in a title before it is split into words, after which they could not be recognized. */
export function normalizeSpellings(text: string, language: string): string {
  const isWritten = INTERNATIONAL_SPELLINGS.titleMark!.test(text) && /\p{Ll}/u.test(text);
  const spelt = isWritten ? applyRewriteRules(text, INTERNATIONAL_SPELLINGS.title) : text;
  const { anyTitle, title } = spellingOf(language);
  return anyTitle.test(spelt) ? applyRewriteRules(spelt, title) : spelt;
}

/** Written after a number in place of the ordinal suffix of a language (`3rd`, `3.`); folding turns it into `o`. */
const ORDINAL_INDICATOR = '\u00ba';
/** Patterns for the surroundings of `1-2` if it may be a score: not a time with seconds, a URL or a date with a year. */
const [APART_BEFORE, APART_BEHIND] = ['(?<![\\d.,:/_-])', '(?![\\d/:_-]|[.,]\\d)'];
const NO_LETTER = '(?![\\p{L}\\p{M}\\p{N}])';

/** Makes a list of one rule; an empty list if the language has no data (`list`) for it. */
const rule = (
  list: string | undefined,
  pattern: string,
  replacement: RewriteRule[1],
  flags = 'giu',
): RewriteRule[] => (list === undefined ? [] : [[new RegExp(pattern, flags), replacement]]);

const score = (list?: string): RewriteRule[] =>
  rule(list, `${APART_BEFORE}(\\d{1,3})${list}(\\d{1,3})${APART_BEHIND}`, '$1_$2', 'gu');

const asOrdinal = (roman: string): string => {
  const value = readRomanNumeral(roman.toLowerCase().padStart(2, 'x'));
  return value === null ? roman : `${roman.length === 1 ? value - 10 : value}${ORDINAL_INDICATOR}`;
};
const inGroup = (_: string, numeral: string): string => asOrdinal(numeral);
const joinGroups = (digits: string): string => digits.replace(/\s/g, '');
/** A Roman numeral of one letter inside a sentence: `w I kwartale`. */
const LONE_ROMAN: RewriteRule = [/(?<=[\p{L},]\s)[IVX](?=\s\p{Ll})/gu, asOrdinal];

/** Rewrites the notation of numbers and scores in titles of every language: `2:1` and `2-1` become `2_1`. */
export const NOTATION_RULES_OF_ALL_LANGUAGES: readonly RewriteRule[] = [
  [/(?<![\d.,])(\d{1,3})((?:[\s\u00a0\u2009\u202f]\d{3})+)(?![\d.,]?\d)/g, joinGroups],
  // A score's colon has a space on both sides or none: `A1: 3 injured` is no score.
  [/(?<![A-Za-z\u00c0-\u024f\d:/-])(\d{1,3})(?:\s?[-‐‑–—]\s?|:|\s:\s)(\d{1,3})(?![\d/]|[-:]\d)/gu, '$1_$2'],
  // A trailing zero is insignificant: 3.50% is 3.5%.
  [/(?<![\d.,])(\d+[.,][1-9])0(?=\s?(?:[%％€£₽₩]))|(?<=[$€£]\s?)(\d+[.,][1-9])0(?![\d.,])/gu, '$1$2'],
  // G-7 is G7, F-16 is F16.
  [/(?<![\p{L}\p{N}-])(\p{Lu}{1,2})[-‐‑](\d{1,3})(?![\d‐‑]|-\d|[.,]\d)/gu, '$1$2'],
  // A plus names a larger variant: S24 and S24+.
  [/(?<=\p{L})(\d{1,3})\+(?!\d)/gu, '$1 Plus'],
  [/(?<=\d)٫(?=\d)/gu, '.'],
  [/(?<=\d)٬(?=\d)/gu, ','],
  ...score('\\s?[：∶−－―]\\s?'),
  [/(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?![\d/.,])/g, '$1_$2'],
  [/(?<![\p{L}\p{N}])USA?(?=\$)/gu, ''],
];

/** Rules for ordinals and scores: `digits` for titles with digits, `roman` for those with Roman numerals. */
interface NotationRules {
  digits: readonly RewriteRule[];
  roman: readonly RewriteRule[];
}

function makeRules(notation: NumberNotation): NotationRules {
  const { ordinal, ordinalDot, romanOrdinal } = notation;
  const next = ordinalDot === 'any' ? '\\p{L}' : '\\p{Ll}';
  return {
    digits: [
      ...score(notation.score),
      ...rule(ordinal, `(\\d)(?:${ordinal})${NO_LETTER}`, `$1${ORDINAL_INDICATOR}`),
      ...rule(ordinalDot, `(?<![\\d.,])(\\d{1,2})\\.(?=\\s${next})`, `$1${ORDINAL_INDICATOR}`, 'gu'),
    ],
    roman: notation.romanOrdinals
      ? [LONE_ROMAN]
      : rule(romanOrdinal, `(?<![\\p{L}\\p{N}])([IVX]+)(?:${romanOrdinal})(?![\\p{L}\\p{N}])`, inGroup, 'gu'),
  };
}

/** The notation rules of a language, applied beside those of every language. @param language analysis language. */
export const notationRules = perLanguage((language) => makeRules(dataOf(language).numbers?.notation ?? {}));
