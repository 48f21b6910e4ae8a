import { markAside } from '../mark-words.js';
import { MARK } from '../title-marks.js';

const QUOTED =
  /(?:[«“„‘‚「『‹]|(?<![\p{L}\p{N}])["'”״])(?=\S)([^«»"“”„‘’「」『』״‹›]{5,160}?)[»"“”’'」』״›](?![\p{L}\p{N}])/gu;
/** Marks that open a quotation; an apostrophe does not. */
const QUOTE_MARK = /[«"“”„‚「『״‹]|(?:^|[\s(:–—-])['‘]/;
const LAST_WORD_SMALL = /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}'’]*\P{L}*$/u;
/** Names in quotation marks are shorter; what somebody says in two words does not end with a name. */
const LEAST_WORDS = 3;
const MOST_PLACES = 36;

/** Numbers may be written in other words, and words that join equals go. */
const MOST_CHANGED = 2;
const MARKED = /^(?:\^..|[^\p{L}\p{N}])/u;

/** First and last place of a quote, by its first and last word. */
function findQuote(quote: readonly string[], bare: readonly string[]): [number, number] | null {
  for (let first = bare.indexOf(quote[0]!); first !== -1; first = bare.indexOf(quote[0]!, first + 1)) {
    const last = bare.indexOf(quote.at(-1)!, first + 1);
    if (last !== -1 && Math.abs(last - first + 1 - quote.length) <= MOST_CHANGED) return [first, last];
  }
  return null;
}

/**
 * Where somebody speaks in a headline: what stands in quotation marks moves as a whole, and exchanges sides with
 * nobody.
 *
 * @param words as `markWords` gives them.
 * @returns first and last place of each quote, one digit in base 36 each, behind the mark.
 */
export function quotedPlaces(headline: string, words: readonly string[], language: string): string[] {
  if (!QUOTE_MARK.test(headline)) return [];
  const places: string[] = [];
  let bare: string[] | null = null;
  for (const [, text] of headline.matchAll(QUOTED)) {
    const quote = markAside(text!, '', language);
    if (quote.length < (LAST_WORD_SMALL.test(text!) ? LEAST_WORDS - 1 : LEAST_WORDS)) continue;
    bare ??= words.map((word) => word.replace(MARKED, ''));
    const found = findQuote(quote, bare);
    if (found === null || found[1] >= MOST_PLACES) continue;
    places.push(MARK.quoted + found.map((place) => place.toString(36)).join(''));
  }
  return places;
}
