import type { ReadTitle } from './parse-signature.js';
import { sameWord } from './same-word.js';

/** A word that stands once in both titles, and where. */
export interface Matched {
  word: string;
  /** The form of it in `b`. */
  other: string;
  /** In `a` and in `b`. */
  place: number;
  at: number;
  /** In one form on both sides, and no name on one of them at least. */
  common: boolean;
}

function standsOnce(words: string[], word: string): boolean {
  return words.indexOf(word) === words.lastIndexOf(word);
}

/** Words that stand once in both titles, in another form perhaps, in the order of `a`, with their places in `b`. */
export function matchWords(
  { order: a, common: commonA }: ReadTitle,
  { order: b, common: commonB }: ReadTitle,
): Matched[] {
  const found: Matched[] = [];
  for (const [place, word] of a.entries()) {
    if (!standsOnce(a, word)) continue;
    let at = b.indexOf(word);
    if (at === -1) at = b.findIndex((other) => sameWord(word, other) && !a.includes(other));
    if (at === -1 || !standsOnce(b, b[at]!) || found.some((other) => other.at === at)) continue;
    const common = b[at] === word && (commonA.has(place) || commonB.has(at));
    found.push({ word, other: b[at]!, place, at, common });
  }
  return found;
}
