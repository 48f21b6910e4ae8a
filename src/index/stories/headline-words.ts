import { functionWordsOf } from '../../languages/function-words-of.js';
import { stem } from '../../languages/stem.js';
import { hash53 } from '../../text/hash.js';
import { words } from '../../text/words.js';

/**
 * What a headline is about, for grouping: stems of its content words, each once, as hashes. Numbers tell one report of
 * an event from the next, not one event from another.
 */
export function headlineWords(title: string, language: string): number[] {
  const ignored = functionWordsOf(language);
  const content = words(title, language).filter((word) => !ignored.has(word) && !/^[\d_]+$/.test(word));
  return [...new Set(content.map((word) => hash53(stem(word, language))))];
}
