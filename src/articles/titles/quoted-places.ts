import { markWords } from './mark-words.js';
import { MARK } from './title-marks.js';

const QUOTED =
  /(?:[«“„‘‚「『‹]|(?<![\p{L}\p{N}])["'”״])(?=\S)([^«»"“”„‘’「」『』״‹›]{5,160}?)[»"“”’'」』״›](?![\p{L}\p{N}])/gu;
const QUOTE_MARK = /[«"“”„‘'‚「『״‹]/u;
const LAST_WORD_SMALL = /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}'’]*\P{L}*$/u;
/** Names in quotation marks are shorter; what somebody says in two words does not end with a name. */
const LEAST_WORDS = 3;
const MOST_PLACES = 36;

function placeOf(quote: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, at) => quote.every((word, i) => words[at + i] === word));
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
  for (const [, text] of headline.matchAll(QUOTED)) {
    const quote = markWords(text!, language);
    if (quote.length < (LAST_WORD_SMALL.test(text!) ? LEAST_WORDS - 1 : LEAST_WORDS)) continue;
    const first = placeOf(quote, words);
    const last = first + quote.length - 1;
    if (first === -1 || last >= MOST_PLACES) continue;
    places.push(MARK.quoted + first.toString(36) + last.toString(36));
  }
  return places;
}
