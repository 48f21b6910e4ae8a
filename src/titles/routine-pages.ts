import { fold } from '../analysis/fold.js';
import { isUnspaced } from '../analysis/words.js';
import { dataOf, LANGUAGE_INDEPENDENT_DATA, perLanguage } from '../languages/find-language.js';

/**
 * A title matches a phrase such as `best deals` with at most this many other words between two of its words, and with
 * none beside a single letter: `what s on` does not match "What's behind the attack on a school".
 */
const MAX_BETWEEN = 3;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = '#';

/** One word of a phrase. */
interface PhraseWord {
  /** Tests a word of a title. `*` in a phrase stands for any letters, `#` for a number. */
  is: (word: string) => boolean;
  /** Maximum number of other words in a title before the next word of the phrase. */
  between: number;
}

interface Phrases {
  /** Phrases by the first letter of their first word, `#` for a digit. */
  byFirst: ReadonlyMap<string, PhraseWord[][]>;
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
  const byFirst = new Map<string, PhraseWord[][]>();
  for (const phrase of phrases.filter((one) => !isUnspaced(one))) {
    const first = firstOf(phrase);
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase.split(' ').map(toPhraseWord)]);
  }
  return { byFirst, unspaced: phrases.filter(isUnspaced).map((phrase) => phrase.replaceAll(' ', '')) };
});

const firstOf = (text: string): string =>
  /^\d/.test(text) ? NUMBER : String.fromCodePoint(text.codePointAt(0)!);

function toPhraseWord(word: string, place: number, phrase: readonly string[]): PhraseWord {
  const isLetter = [word, phrase[place + 1]].some((one) => one?.length === 1 && one !== NUMBER);
  return { is: wordTest(word), between: isLetter ? 0 : MAX_BETWEEN };
}

function wordTest(wanted: string): PhraseWord['is'] {
  if (wanted === NUMBER) return (word) => /^\d+$/.test(word);
  const [head, tail] = wanted.split('*');
  if (tail === undefined) return (word) => word === wanted;
  return (word) => word.length >= head!.length + tail.length && word.startsWith(head!) && word.endsWith(tail);
}

/** Whether a title has the words of a phrase in order, from position `at`. @param of index of the first of them. */
function standsAt(phrase: readonly PhraseWord[], words: readonly string[], at: number, of = 0): boolean {
  const { is, between } = phrase[of]!;
  if (at >= words.length || !is(words[at]!)) return false;
  if (of === phrase.length - 1) return true;
  for (let next = at + 1; next <= at + 1 + between; next++)
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
