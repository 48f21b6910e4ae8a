import { functionWordsOf, words } from '../../analysis/words.js';
import { stem } from '../../analysis/stem.js';
import { hash53 } from '../article-identity.js';

/** Maximum number of words of the preview that count; each weighs less than a word of the title. */
const PREVIEW_WORDS = 12;
export const PREVIEW_WEIGHT = 0.45;
/** Number of characters of the preview from which words are taken. */
const PREVIEW_LENGTH = 160;

const NUMBER = /^[\d_]+$/;

/** Hashes of the stems of an article's content words: those of the title, then those that only the preview has. */
interface HeadlineWords {
  words: number[];
  /** Number of leading words that are in the title. */
  titleWords: number;
}

/** Hashes of content words. Numbers are left out, because reports of one event differ in them. */
function contentWords(all: readonly string[], language: string): number[] {
  const ignored = functionWordsOf(language);
  const content = all.filter((word) => !ignored.has(word) && !NUMBER.test(word));
  return content.map((word) => hash53(stem(word, language)));
}

/** Hashes of numbers together with the word before them, which are names or facts: `UFC 249`, `killed 12`. */
function numberedWords(all: readonly string[], language: string): number[] {
  const ignored = functionWordsOf(language);
  return all.flatMap((word, i) => {
    const before = all[i - 1];
    if (before === undefined || !NUMBER.test(word) || NUMBER.test(before) || ignored.has(before)) return [];
    return [hash53(`${before} ${word}`)];
  });
}

/** The content words of an article by which it is grouped into a story. */
export function headlineWords(title: string, preview: string, language: string): HeadlineWords {
  const all = words(title, language);
  const found = new Set([...contentWords(all, language), ...numberedWords(all, language)]);
  const titleWords = found.size;
  if (preview !== '') {
    for (const word of contentWords(words(preview.slice(0, PREVIEW_LENGTH), language), language)) {
      if (found.size >= titleWords + PREVIEW_WORDS) break;
      found.add(word);
    }
  }
  return { words: [...found], titleWords };
}
