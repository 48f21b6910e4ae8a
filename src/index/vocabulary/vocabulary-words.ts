import { functionWordsOf } from '../../analysis/words.js';

/** Latin, Greek and Cyrillic, the alphabets in which a word has neighbours in spelling. Folded words have no marks. */
const SPELLABLE = /^[a-z\u00df-\u052f]{4,24}$/;

/** Stands in the vocabulary for how many titles of a language there are. */
export const ALL_TITLES = '';

/** Whether a folded word is one whose spelling can be mistaken: letters of an alphabet, neither short nor endless. */
export const isSpellable = (word: string): boolean => SPELLABLE.test(word);

/**
 * Those of the folded words of a title that the vocabulary keeps, each once.
 * @param language analysis language.
 */
export function vocabularyWords(words: readonly string[], language: string): Set<string> {
  const functionWords = functionWordsOf(language);
  return new Set(words.filter((word) => isSpellable(word) && !functionWords.has(word)));
}
