import { monthNames } from '../analysis/calendar.js';
import { fold } from '../analysis/fold.js';
import { readCharacterNumerals } from '../analysis/read-number.js';
import { applyRules, EVERY_NOTATION, normalizeSpellings, notationRules } from '../analysis/spelling.js';

/** What the rules for digits look for, which most titles with digits have not. */
const ANY_SIGN = /\d[\s\u00a0\u2009\u202f.,]\d|\d\s?[-‐‑–—:：∶−－―/٫٬]|\d\+|\$/u;
/** Endings behind acronyms, numbers and signs in Swedish and Finnish: `E4:an`, `EU:n`, `%:iin`. */
const ENDING = /(?<=[\p{Lu}\d%]):\p{Ll}{1,4}(?![\p{L}\p{N}:])/gu;
const ASCII = /^[\x00-\x7f]*$/;
/** Decimal digits of other scripts. */
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;
/** `dic.`; not `mar.`, which is the sea in most languages with such a month. */
const SHORT_MONTH = /(?<![\p{L}\p{M}\p{N}])(?!mar\.)(\p{L}{3,5})\.(?!\p{L}|\s\p{Lu})/giu;

/**
 * A title with what is written in two ways written in one, before it is cut into words: scores and dates (`3 a 1` and
 * `3比1` as `3_1`, `20/9` as `20_9`), ordinals (`3rd`, `3-й`, `3.` and `IIIe` as `3º`), numbers of scripts without
 * spaces, short months, and what else the language's tables name.
 *
 * @param language analysis language.
 */
export function normalizeTitle(title: string, language: string): string {
  const { digits, roman } = notationRules(language);
  const decimal = ASCII.test(title) ? title : title.replace(FOREIGN_DIGITS, (digit) => fold(digit, 'und'));
  const spelt = normalizeSpellings(decimal, language);
  const bare = spelt.includes(':') ? spelt.replace(ENDING, '') : spelt;
  const signed = ANY_SIGN.test(bare) ? applyRules(bare, EVERY_NOTATION) : bare;
  const numbered = readCharacterNumerals(signed, language);
  const written = /\d/.test(numbered) ? applyRules(numbered, digits) : numbered;
  const months = written.includes('.') ? monthNames(language) : null;
  const longMonth = (whole: string, short: string): string => months?.get(fold(short, language)) ?? whole;
  const dated = months === null ? written : written.replace(SHORT_MONTH, longMonth);
  return roman.length > 0 && /[IVX]/.test(dated) ? applyRules(dated, roman) : dated;
}
