import { COUNTRIES } from '../languages/countries.js';

/*
 * Patterns of parameter values as they are sent. The service trims values, so the patterns allow white space at both
 * ends. They avoid \p, \s and \d, which differ between ECMA-262, Python and Rust.
 */

/** Unicode's White_Space characters, as content of a character class `[…]`. */
const SPACES = String.raw` \t-\r\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const CONTROLS = String.raw`\x00-\x1f\x7f-\x9f`;
/** Characters that `String.trim` removes, except control characters, as content of a character class `[…]`. */
const TRIMMED_SPACES = String.raw` \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;

const required = (value: string): string => `^[${SPACES}]*(?:${value})[${SPACES}]*$`;

/** Pattern of an optional parameter: matches the value or an empty text. */
const optional = (value: string): string => `^[${SPACES}]*(?:(?:${value})[${SPACES}]*)?$`;

/** Lookahead of a pattern: at most `maxLength` characters follow, not counting white space at the end. */
const atMost = (maxLength: number): string => String.raw`(?![\s\S]{${maxLength},}[^${SPACES}])`;

/** Pattern of a text of 1 to `maxLength` characters without control characters. */
export function textPattern(maxLength: number, isRequired: boolean): string {
  const value = `${atMost(maxLength)}[^${SPACES}${CONTROLS}][^${CONTROLS}]*`;
  return isRequired ? required(value) : optional(value);
}

/** Pattern of a comma-separated list of labels without control characters, with at least one entry. */
export const labelsPattern = (maxLength: number): string =>
  optional(`${atMost(maxLength)}[${TRIMMED_SPACES},]*[^,${SPACES}${CONTROLS}][^${CONTROLS}]*`);

const TAG = '[A-Za-z]{2,3}|[A-Za-z]{2}-[A-Za-z]{2}';

export const languagePattern = (isRequired: boolean): string => (isRequired ? required : optional)(TAG);

/** Pattern of `min` to `max` comma-separated language codes. */
export const languagesPattern = (min: number, max: number): string =>
  optional(
    `[${TRIMMED_SPACES},]*(?:${TAG})(?:[${TRIMMED_SPACES}]*,[${TRIMMED_SPACES},]*(?:${TAG})){${min - 1},${max - 1}}(?:[${TRIMMED_SPACES}]*,[${TRIMMED_SPACES},]*)?`,
  );

export function listPattern(names: readonly string[]): string {
  return optional(
    `[${TRIMMED_SPACES},]*(?:(?:${names.join('|')})[${TRIMMED_SPACES}]*(?:,[${TRIMMED_SPACES},]*|(?=[${SPACES}]*$)))+`,
  );
}

export const CURSOR_PATTERN = optional('[A-Za-z0-9_-]+');

/** Pattern of an article id: a number in base 36. */
export const ARTICLE_ID_PATTERN = optional('[0-9a-z]{1,12}');

const DAY_OF_YEAR =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))';
const HOUR_AND_MINUTE = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const TIME = String.raw`${HOUR_AND_MINUTE}(?::[0-5][0-9](?:\.[0-9]{1,9})?)?`;
const OFFSET = '(?:[Zz]|[+\\- ](?:[01][0-9]|2[0-3]):?[0-5][0-9])';

/** Pattern of a date or date-time (ISO 8601) from 1900 to 2200. It permits 29 February in every year. */
export const MOMENT_PATTERN = optional(
  `(?:19[0-9]{2}|2[01][0-9]{2}|2200)-${DAY_OF_YEAR}(?:[Tt]${TIME}${OFFSET}?)?`,
);

export const COUNTRY_PATTERN = optional([anyCase('all'), ...countries()].join('|'));

/** Patterns of country codes in any case, grouped by the first letter. */
function countries(): string[] {
  const codes = [...Object.keys(COUNTRIES), 'UK'].sort();
  const letters = [...new Set(codes.map((code) => code[0]!))];
  return letters.map((letter) => {
    const seconds = codes.filter((code) => code.startsWith(letter)).map((code) => code[1]!);
    return `${anyCase(letter)}[${seconds.map(bothCases).join('')}]`;
  });
}

function anyCase(letters: string): string {
  return [...letters].map((letter) => `[${bothCases(letter)}]`).join('');
}

function bothCases(letter: string): string {
  return letter.toUpperCase() + letter.toLowerCase();
}

/**
 * Pattern of comma-separated host names, at most `maxLength` characters in total. Exact for ASCII except Punycode. Of
 * Unicode names it rejects only characters that are never permitted; the full rules (UTS #46) need tables.
 */
export function hostNamesPattern(maxLength: number): string {
  // In ASCII: letters, digits and, inside a label, hyphens.
  const edge = '[^\\x00-/:-@\\[-`{-\\xa0]';
  const inside = '[^\\x00-,./:-@\\[-`{-\\xa0]';
  const end = '(?![^\\x00-,/:-@\\[-`{-\\xa0])';
  const label = `${edge}(?:${inside}{0,61}${edge})?`;
  const byte = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
  // A name that ends in a number is an IPv4 address or invalid (URL Standard, section 3.5).
  const number = String.raw`(?:[^,]*\.)?(?:[0-9]+|0[Xx][0-9A-Fa-f]*)\.?${end}`;
  const name = String.raw`(?![^ ,]{254})(?!${number})${label}(?:\.${label})*\.?`;
  const entry = String.raw`(?:${byte}(?:\.${byte}){3}|${name})${end}`;
  return optional(
    `${atMost(maxLength)}[${TRIMMED_SPACES},]*(?:${entry}[${TRIMMED_SPACES}]*(?:,[${TRIMMED_SPACES},]*|(?=[${SPACES}]*$)))+`,
  );
}
