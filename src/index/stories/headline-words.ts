import { functionWordsOf } from '../../languages/function-words-of.js';
import { stem } from '../../languages/stem.js';
import { hash53 } from '../../text/hash.js';
import { words } from '../../text/words.js';

/** What the beginning of a preview adds: as many words as another headline, each worth less than one of the title. */
const PREVIEW_WORDS = 12;
const PREVIEW_WEIGHT = 0.55;
/** Characters in which so many words are found. */
const PREVIEW_LENGTH = 160;

const NUMBER = /^[\d_]+$/;

/** Numbers tell one report of an event from the next, not one event from another. */
function contentWords(text: string, language: string): number[] {
  const ignored = functionWordsOf(language);
  const content = words(text, language).filter((word) => !ignored.has(word) && !NUMBER.test(word));
  return content.map((word) => hash53(stem(word, language)));
}

/** A number right after a word is part of a name or of a fact: `UFC 249`, `killed 12`. */
function numberedWords(title: string, language: string): number[] {
  if (!/\d/.test(title)) return [];
  const ignored = functionWordsOf(language);
  const all = words(title, language);
  return all.flatMap((word, i) => {
    const before = all[i - 1];
    if (before === undefined || !NUMBER.test(word) || NUMBER.test(before) || ignored.has(before)) return [];
    return [hash53(`${before} ${word}`)];
  });
}

/** What an article is about, for grouping: stems of its content words as hashes, each with what it counts. */
export function headlineWords(title: string, preview: string, language: string): Map<number, number> {
  const told = [...contentWords(title, language), ...numberedWords(title, language)];
  const found = new Map(told.map((word) => [word, 1]));
  const most = found.size + PREVIEW_WORDS;
  if (preview !== '') {
    for (const word of contentWords(preview.slice(0, PREVIEW_LENGTH), language)) {
      if (found.size >= most) break;
      if (!found.has(word)) found.set(word, PREVIEW_WEIGHT);
    }
  }
  return found;
}
