import { isDayOrMonth } from '../numbers/is-day-or-month.js';
import { plainWords } from '../plain-words.js';

const MAX_WORDS = 3;
const MAX_UNSPACED = 8;
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/u;
const COUNTS = /^(?:\p{N}+(?:st|nd|rd|th|er?|eme|ra|[oaºª])?|[ivx]+)$/u;
/** Part A, חלק א'; `Argumenty i Fakty` has one between its words. */
const LETTER = /^\p{L}['’׳]?$/u;

/** Whether none of the words counts or dates anything: parts of a series differ in nothing else. */
export function countsNothing(words: readonly string[]): boolean {
  return !words.some(
    (word, i) => COUNTS.test(word) || (i + 1 === words.length && LETTER.test(word)) || isDayOrMonth(word),
  );
}

/** Whether a part of a title is as short as a label, a place or the name of a series, and counts and asks nothing. */
export function mayStandAside(text: string): boolean {
  if (/[?？؟]|\p{N}/u.test(text) || (UNSPACED.test(text) && text.length > MAX_UNSPACED)) return false;
  const words = plainWords(text);
  return words.length > 0 && words.length <= MAX_WORDS && countsNothing(words);
}
