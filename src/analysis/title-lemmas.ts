import { findLemmas } from './lemmas.js';
import { words } from './words.js';

/** The folded words of a title in order, and the first lemma of each. */
export interface TitleLemmas {
  words: readonly string[];
  lemmas: readonly string[];
}

/**
 * The words of a title as the index stores them, each with its lemma where that is another word:
 * `officials/official said/say more`. A ranking then compares words instead of analysing each candidate again.
 * @param language analysis language.
 */
export const writeTitleLemmas = (title: string, language: string): string =>
  words(title, language)
    .map((word) => {
      const lemma = findLemmas(word, language)[0]!;
      return lemma === word ? word : `${word}/${lemma}`;
    })
    .join(' ');

/** The words and lemmas in what `writeTitleLemmas` returns. */
export function readTitleLemmas(text: string): TitleLemmas {
  const found = text === '' ? [] : text.split(' ');
  const lemmas = [...found];
  for (const [i, word] of found.entries()) {
    const slash = word.indexOf('/');
    if (slash === -1) continue;
    found[i] = word.slice(0, slash);
    lemmas[i] = word.slice(slash + 1);
  }
  return { words: found, lemmas };
}
