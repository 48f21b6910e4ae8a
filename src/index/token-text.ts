import { functionWordsOf } from '../languages/function-words-of.js';
import { stemsOf } from '../languages/stem.js';
import { words } from '../text/words.js';

/** A title of a megabyte is noise: only its beginning is searched. */
const MOST_CHARACTERS = 8_000;

/** The words of a text that are searched, in order. */
export const searchedWords = (text: string, language: string): string[] =>
  words(text.slice(0, MOST_CHARACTERS), language);

/**
 * The words of a text as the search table stores them, each with its language in front, parted by spaces.
 * @param stems takes the stems of the words that are not their own stem; function words need none.
 */
export function tokenText(found: readonly string[], language: string, stems: Set<string>): string {
  const functionWords = functionWordsOf(language);
  let tokens = '';
  for (const word of found) {
    tokens += `${language}_${word} `;
    if (functionWords.has(word)) continue;
    for (const stem of stemsOf(word, language)) if (stem !== word) stems.add(stem);
  }
  return tokens;
}
