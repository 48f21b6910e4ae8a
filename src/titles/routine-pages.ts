import { fold } from '../analysis/fold.js';
import { isUnspaced } from '../analysis/words.js';
import { dataOf, LANGUAGE_INDEPENDENT_DATA, perLanguage } from '../languages/find-language.js';

/** A title matches a phrase such as `best deals` with at most this many other words between two of its words. */
const MAX_BETWEEN = 3;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = '#';

/** Tests a word of a title against one word of a phrase's pattern, in which `*` stands for any letters and `#` for a number. */
type IsWord = (word: string) => boolean;

interface Phrases {
  /** Phrases by the first letter of their first word, `#` for a digit. */
  byFirst: ReadonlyMap<string, IsWord[][]>;
  /** Phrases in a script without spaces. */
  unspaced: readonly string[];
}

const phrasesOf = perLanguage((language): Phrases => {
  const phrases = [LANGUAGE_INDEPENDENT_DATA, dataOf(language)]
    .flatMap(({ words }) => words?.labels?.routine?.split(',') ?? [])
    .map((phrase) =>
      fold(phrase, language)
        .replace(/[^\p{L}\p{M}\p{N}*#%]+/gu, ' ')
        .trim(),
    );
  const byFirst = new Map<string, IsWord[][]>();
  for (const phrase of phrases.filter((one) => !isUnspaced(one))) {
    const first = firstOf(phrase);
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase.split(' ').map(toIsWord)]);
  }
  return { byFirst, unspaced: phrases.filter(isUnspaced).map((phrase) => phrase.replaceAll(' ', '')) };
});

const firstOf = (text: string): string =>
  /^\d/.test(text) ? NUMBER : String.fromCodePoint(text.codePointAt(0)!);

function toIsWord(wanted: string): IsWord {
  if (wanted === NUMBER) return (word) => /^\d+$/.test(word);
  const [head, tail] = wanted.split('*');
  if (tail === undefined) return (word) => word === wanted;
  return (word) => word.length >= head!.length + tail.length && word.startsWith(head!) && word.endsWith(tail);
}

/** Whether a title has the words of a phrase in order, from position `at`. @param of index of the first of them. */
function standsAt(phrase: readonly IsWord[], words: readonly string[], at: number, of = 0): boolean {
  if (at >= words.length || !phrase[of]!(words[at]!)) return false;
  if (of === phrase.length - 1) return true;
  for (let next = at + 1; next <= at + 1 + MAX_BETWEEN; next++)
    if (standsAt(phrase, words, next, of + 1)) return true;
  return false;
}

/**
 * Whether a title is of a page that is published for every day, product or occasion and reports no event: a horoscope, a
 * bargain, a walkthrough, a daily count.
 * @param language analysis language (`zh` for `zh-TW`).
 */
export function isRoutinePage(title: string, language: string): boolean {
  const { byFirst, unspaced } = phrasesOf(language);
  const folded = fold(title, language);
  const run = isUnspaced(folded) ? folded.replaceAll(' ', '') : folded;
  if (unspaced.some((phrase) => run.includes(phrase))) return true;
  const words = folded.match(WORDS) ?? [];
  return words.some(
    (word, at) => byFirst.get(firstOf(word))?.some((phrase) => standsAt(phrase, words, at)) === true,
  );
}
