import { BEHIND_NUMBERS } from '../../../languages/numerals/abbreviations-by-numbers.js';
import { NOTATIONS } from '../../../languages/numerals/notations.js';
import { fold } from '../../../text/fold.js';
import { monthNames } from './month-names.js';
import { readRomanNumeral } from './read-roman-numeral.js';

type Rule = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

/** What marks digits as an ordinal in every language, until folding makes a small o of it. */
const ORDINAL = 'º';

const asOrdinal = (roman: string): string => {
  const value = readRomanNumeral(roman.toLowerCase().padStart(2, 'x'));
  return value === null ? roman : `${roman.length === 1 ? value - 10 : value}${ORDINAL}`;
};

/** What must not stand beside a score: times with seconds, addresses, dates with a year. */
const [APART_BEFORE, APART_BEHIND] = ['(?<![\\d.,:/_-])', '(?![\\d/:_-]|[.,]\\d)'];

function joining(between: string): Rule {
  return [new RegExp(`${APART_BEFORE}(\\d{1,3})${between}(\\d{1,3})${APART_BEHIND}`, 'gu'), '$1_$2'];
}

/** What the first rules look for, which most titles have not. */
const ANY_SIGN = /[٫٬：∶−－―/$]/u;
const SIGNS: readonly Rule[] = [
  [/(?<=\d)٫(?=\d)/gu, '.'],
  [/(?<=\d)٬(?=\d)/gu, ','],
  joining('\\s?[：∶−－―]\\s?'),
  [/(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?![\d/.,])/g, '$1_$2'],
  [/(?<![\p{L}\p{N}])(?:USA?|R)(?=\$)/gu, ''],
];

/** What stands between the numbers of a score with spaces around it. */
const SPACED = /^[a-z|à]+$/;

/** Latin digits come alone, from the first to the tenth: `w I kwartale`. */
const LONE_ROMAN = /(?<=[\p{L},]\s)[IVX](?=\s\p{Ll})/gu;
const FRENCH_ROMAN = /(?<![\p{L}\p{N}])([IVX]+)(?:er|re|e|è|ème|eme)(?![\p{L}\p{N}])/gu;
const VIETNAMESE_QUARTER = /(?<=quý\s)[IV](?![\p{L}\p{N}])/giu;

function dottedForms(language: string): [string, string][] {
  return (BEHIND_NUMBERS[language] ?? '').split(' ').flatMap((entry): [string, string][] => {
    const [short = '', long = ''] = entry.split('.:');
    return entry.includes('.:') ? [[short, long]] : [];
  });
}

function make(language: string): { digits: readonly Rule[]; roman: readonly Rule[] } {
  const { ordinal, cardinal, ordinalLead, dotted, romanOrdinals, score } = NOTATIONS[language] ?? {};
  const digits: Rule[] = [];
  const roman: Rule[] = [];
  if (score !== undefined)
    digits.push(joining(SPACED.test(score) ? `\\s(?:${score})\\s` : `\\s?(?:${score})\\s?`));
  if (ordinal !== undefined)
    digits.push([new RegExp(`(\\d)(?:${ordinal})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), `$1${ORDINAL}`]);
  if (cardinal !== undefined)
    digits.push([new RegExp(`(\\d)(?:${cardinal})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), '$1']);
  if (ordinalLead !== undefined)
    digits.push([new RegExp(`(?<![\\p{L}\\p{N}])(?:${ordinalLead})(\\d+)(?!\\d)`, 'giu'), `$1${ORDINAL}`]);
  if (dotted !== undefined)
    digits.push([
      new RegExp(`(?<![\\d.,])(\\d{1,2})\\.(?=\\s${dotted === 'any' ? '\\p{L}' : '\\p{Ll}'})`, 'gu'),
      `$1${ORDINAL}`,
    ]);
  for (const [short, long] of dottedForms(language)) {
    const rule: Rule = [new RegExp(`([\\dºIVX]\\s?)${short}\\.(?!\\p{L})`, 'gu'), `$1 ${long} `];
    digits.push(rule);
    roman.push(rule);
  }
  if (romanOrdinals === true) roman.push([LONE_ROMAN, asOrdinal]);
  if (language === 'fr') roman.push([FRENCH_ROMAN, (_, numeral) => asOrdinal(numeral!)]);
  if (language === 'vi') roman.push([VIETNAMESE_QUARTER, (numeral) => asOrdinal(numeral!).slice(0, -1)]);
  return { digits, roman };
}

const made = new Map<string, { digits: readonly Rule[]; roman: readonly Rule[] }>();

function apply(title: string, rules: readonly Rule[]): string {
  let settled = title;
  for (const [pattern, replacement] of rules) settled = settled.replace(pattern, replacement as string);
  return settled;
}

const SHORT_MONTH = /(?<![\p{L}\p{M}\p{N}])(\p{L}{3,5})\.(?!\p{L}|\s\p{Lu})/gu;
/** Also the sea, in most languages with such a month. */
const NO_MONTH = 'mar';

function writeOutMonths(title: string, language: string): string {
  return title.replace(SHORT_MONTH, (whole, short: string) => {
    const folded = fold(short, language);
    return folded === NO_MONTH ? whole : (monthNames(language).get(folded) ?? whole);
  });
}

/**
 * A title with scores, dates and ordinals written in one way: `3 a 1` and `3比1` as `3_1`, `20/9` as `20_9`, `dic.` as `dicembre`,
 * `3rd`, `3-й`, `3.` and `IIIe` as `3º`.
 *
 * @param language analysis language.
 */
export function settleNotation(title: string, language: string): string {
  let rules = made.get(language);
  if (rules === undefined) made.set(language, (rules = make(language)));
  const counts = /\d/.test(title);
  const signed = counts && ANY_SIGN.test(title) ? apply(title, SIGNS) : title;
  const settled = counts ? apply(signed, rules.digits) : signed;
  const dated = settled.includes('.') ? writeOutMonths(settled, language) : settled;
  return rules.roman.length > 0 && /[IVX]/.test(dated) ? apply(dated, rules.roman) : dated;
}

/** Whether Roman numerals of a language are ordinals. */
export function hasRomanOrdinals(language: string): boolean {
  return NOTATIONS[language]?.romanOrdinals === true;
}
