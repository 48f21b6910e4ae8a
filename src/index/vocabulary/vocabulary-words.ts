import { functionWordsOf } from '../../languages/function-words-of.js';
import { words } from '../../text/words.js';

/** A title of a megabyte is noise. */
const MOST_CHARACTERS = 1_000;
/** Latin, Greek and Cyrillic, the alphabets in which a word has neighbours in spelling. Folded words have no marks. */
const SPELLABLE = /^[a-z\u00df-\u052f]{4,24}$/;

/** Stands in the vocabulary for how many titles of a language there are. */
export const ALL_TITLES = '';

/** Whether a folded word is one whose spelling can be mistaken: letters of an alphabet, neither short nor endless. */
export const isSpellable = (word: string): boolean => SPELLABLE.test(word);

/**
 * The words of a title that the vocabulary keeps, each once.
 * @param language analysis language.
 */
export function vocabularyWords(title: string, language: string): Set<string> {
  const functionWords = functionWordsOf(language);
  const kept = new Set<string>();
  for (const word of words(title.slice(0, MOST_CHARACTERS), language)) {
    if (isSpellable(word) && !functionWords.has(word)) kept.add(word);
  }
  return kept;
}
