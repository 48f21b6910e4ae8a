import { COUNTRIES } from '../../languages/countries.js';

/*
 * Patterns of values as they are sent: the service removes white space around them, so the patterns admit it. Without
 * \p, \s and \d, which ECMA-262, Python and Rust do not read alike.
 */

/** Unicode's White_Space, for a character class. */
const SPACES = String.raw` \t-\r\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const CONTROLS = String.raw`\x00-\x1f\x7f-\x9f`;

const required = (value: string): string => `^[${SPACES}]*(?:${value})[${SPACES}]*$`;

/** Of a parameter that may be left out, since an empty value counts as missing. */
const optional = (value: string): string => `^[${SPACES}]*(?:(?:${value})[${SPACES}]*)?$`;

/** Not followed by more than `longest` characters, those of white space at the end not counted. */
const atMost = (longest: number): string => String.raw`(?![\s\S]{${longest},}[^${SPACES}])`;

/** 1 to `longest` characters: no control character, and none of white space at either end. */
export const text = (longest: number): string =>
  required(`${atMost(longest)}[^${SPACES}${CONTROLS}][^${CONTROLS}]*`);

const TAG = '[A-Za-z]{2,3}|[A-Za-z]{2}-[A-Za-z]{2}';

/** `ll`, `lll` or `ll-CC`. */
export const LANGUAGE = required(TAG);
export const OPTIONAL_LANGUAGE = optional(TAG);

/** Names between commas, at least one. */
export function listOf(names: readonly string[]): string {
  // The white space that is no control character, and what JavaScript trims beside it.
  const blank = String.raw` \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
  return optional(`[${blank},]*(?:(?:${names.join('|')})[${blank}]*(?:,[${blank},]*|(?=[${SPACES}]*$)))+`);
}

/** base64url. */
export const CURSOR = optional('[A-Za-z0-9_-]+');

const DAY_OF_YEAR =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))';
const HOUR_AND_MINUTE = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const TIME = String.raw`${HOUR_AND_MINUTE}(?::[0-5][0-9](?:\.[0-9]{1,9})?)?`;
const OFFSET = '(?:[Zz]|[+\\- ](?:[01][0-9]|2[0-3]):?[0-5][0-9])';

/** A date or date-time of ISO 8601, from 1900 to 2200. That 29 February is not in every year no pattern should say. */
export const MOMENT = optional(`(?:19[0-9]{2}|2[01][0-9]{2}|2200)-${DAY_OF_YEAR}(?:[Tt]${TIME}${OFFSET}?)?`);

/** Opaque to callers: no more than it takes to tell it from what is none. */
export const STORY_ID = '^[0-9A-Za-z-]+$';

/** `all` and every country there is, in any case. */
export const COUNTRY = optional([anyCase('all'), ...countries()].join('|'));

/** One alternative for each first letter. */
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
 * Host names between commas, at least one, of at most `longest` characters together. Exact in ASCII, apart from Punycode; of names in Unicode it says what they
 * cannot hold, since only the tables of UTS #46 tell which of the others are names.
 */
export function hostNames(longest: number): string {
  // Of ASCII only letters, digits and, not at the edges of a label, hyphens.
  const edge = '[^\\x00-/:-@\\[-`{-\\xa0]';
  const inside = '[^\\x00-,./:-@\\[-`{-\\xa0]';
  const end = '(?![^\\x00-,/:-@\\[-`{-\\xa0])';
  const label = `${edge}(?:${inside}{0,61}${edge})?`;
  const byte = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
  // What ends in a number is an IPv4 address or no host at all (URL Standard, section 3.5).
  const number = String.raw`(?:[^,]*\.)?(?:[0-9]+|0[Xx][0-9A-Fa-f]*)\.?${end}`;
  const name = String.raw`(?![^ ,]{254})(?!${number})${label}(?:\.${label})*\.?`;
  // The white space that is no control character, and what JavaScript trims beside it.
  const blank = String.raw` \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
  const entry = String.raw`(?:${byte}(?:\.${byte}){3}|${name})${end}`;
  return optional(
    `${atMost(longest)}[${blank},]*(?:${entry}[${blank}]*(?:,[${blank},]*|(?=[${SPACES}]*$)))+`,
  );
}
