import { fold } from '../../text/fold.js';

/**
 * Languages that mark by the ending of a word who does what to whom, and are free to put either first: the same
 * forms in another order say the same. Not those where only articles do (German) or nothing does.
 */
const CASE_MARKING = new Set(
  'ru uk be pl cs sk sl hr sr bs lv lt is fi et hu el tr az kk uz mn hy ka eu'.split(' '),
);

const LOWER_CASE = /(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;
const MARK = /^[^\p{L}\p{N}](?:1~)?/u;
/** One digit in base 36 names a place. */
const MOST_PLACES = 36;

/**
 * Which words of a headline are no names, since they begin in lower case: names keep one form in some cases, so
 * of two that changed places nobody can tell which is which.
 *
 * @param words as `markWords` gives them.
 * @returns their places, one digit each, in base 36; nothing for languages that do not mark case.
 */
export function commonPlaces(headline: string, words: readonly string[], language: string): string {
  if (!CASE_MARKING.has(language)) return '';
  const lower = new Set((headline.match(LOWER_CASE) ?? []).map((word) => fold(word, language)));
  let places = '';
  for (const [place, word] of words.slice(0, MOST_PLACES).entries()) {
    if (lower.has(word.replace(MARK, '')) || /^#?\p{N}/u.test(word)) places += place.toString(36);
  }
  return places;
}
