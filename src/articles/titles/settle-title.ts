import { fold } from '../../text/fold.js';

/** The month, not the verb: after a preposition or beside a number. */
const MONTH_OF_MAY =
  /\b((?:in|of|on|by|since|until|till|through|early|late|mid|this|next|last|\d{1,2})[\s-])May\b|\bMay(?=\s\d)/g;

/** Acronyms that look like function words once folded: US and us, WHO and who. */
const ACRONYM = /\b(?:US|WHO|IT|AM|OR|IS|ALL|HAS)\b(?!['’])/;
const ACRONYMS = new RegExp(ACRONYM, 'g');

const GROUPED = /(?<![\d.,])(\d{1,3})((?:[\s\u00a0\u2009\u202f]\d{3})+)(?![\d.,]?\d)/g;
const PER_CENT = /\bper[ -]cent\b/gi;
/** A colon has a space on both sides or on none: `A1: 3 injured` tells no score. */
const SCORE = /(?<![A-Za-z\u00c0-\u024f\d:/-])(\d{1,3})(?:\s?[-‐‑–—]\s?|:|\s:\s)(\d{1,3})(?![\d/]|[-:]\d)/gu;

const BETWEEN_SCORES = /\d\s?[-‐‑–—:]/;
const TWO_PLACES = /[.,]\d0/;
/** The last nought of two places says nothing: 3.50% is 3.5%. */
const LAST_NOUGHT =
  /(?<![\d.,])(\d+[.,][1-9])0(?=\s?(?:[%％€£₽₩]|퍼센트))|(?<=[$€£]\s?)(\d+[.,][1-9])0(?![\d.,])/gu;
/** The larger one of two things: S24 and S24+. */
const PLUS = /(?<=\p{L})(\d{1,3})\+(?!\d)/gu;
const COVID = /\b(covid)[-\u2010\u2011 ]?19\b/gi;

/** Scores and ratios as one number in their order, since 2-1 is not 1-2; thousands parted by spaces as one number. */
function joinNumbers(title: string): string {
  const joined = title
    .replace(PER_CENT, 'percent')
    .replace(GROUPED, (_, head: string, groups: string) => head + groups.replace(/\s/g, ''));
  const scored = BETWEEN_SCORES.test(joined) ? joined.replace(SCORE, '$1_$2') : joined;
  const rounded = TWO_PLACES.test(scored) ? scored.replace(LAST_NOUGHT, '$1$2') : scored;
  const variant = rounded.includes('+') ? rounded.replace(PLUS, '$1 Plus') : rounded;
  return variant.includes('19') ? variant.replace(COVID, '$1') : variant;
}

const ASCII = /^[\x00-\x7f]*$/;
/** Decimal digits of other scripts. */
const FOREIGN_DIGITS = /[^\P{Nd}0-9]/gu;

/** Endings behind acronyms, numbers and signs in Swedish and Finnish: `E4:an`, `EU:n`, `%:iin`. */
const ENDING = /(?<=[\p{Lu}\d%]):\p{Ll}{1,4}(?![\p{L}\p{N}:])/gu;

function settleNames(title: string): string {
  const bare = title.includes(':') ? title.replace(ENDING, '') : title;
  const named = bare.includes('U.S.') ? bare.replace(/\bU\.S\.(?:A\.)?/g, 'USA') : bare;
  const dated = named.includes('May')
    ? named.replace(MONTH_OF_MAY, (_, before?: string) => `${before ?? ''}Maius`)
    : named;
  if (!ACRONYM.test(dated) || !/\p{Ll}/u.test(dated)) return dated;
  return dated.replace(ACRONYMS, (acronym) => (acronym === 'US' ? 'USA' : `${acronym}x`));
}

/**
 * A title with what folding would lose settled: numbers that belong together, one name with and without a number
 * (COVID-19), acronyms, the month of May, and the Armenian ligature, whose capitals are two letters.
 */
export function settleTitle(title: string): string {
  const ascii = ASCII.test(title);
  const digits = ascii ? title : title.replace(FOREIGN_DIGITS, (digit) => fold(digit, 'und'));
  const named = settleNames(/\d/.test(digits) ? joinNumbers(digits) : digits);
  return ascii ? named : named.replaceAll('և', 'եվ');
}
