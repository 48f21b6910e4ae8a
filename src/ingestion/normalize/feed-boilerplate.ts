import { stem } from '../../analysis/stem.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import { cleanTitle } from '../../articles/clean-title.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { Source } from '../sources/source.js';

/** An image or a text is boilerplate if at least this many unrelated articles of a feed share it. */
const MIN_TITLES = 3;
/** Maximum number of boilerplate images and texts that are stored for a feed: those found last. */
const MAX_STORED = 20;
const MAX_TEXT_LENGTH = 1_000;

/**
 * Finds boilerplate in a feed: images and texts that several unrelated articles share, such as the publisher's logo or
 * "Read more on our site". What only articles of one series or running story share is not boilerplate.
 */
export class FeedBoilerplate {
  /** Boilerplate by URL of the feed. Stored because a hub may push single items, in which nothing repeats. */
  private readonly known = new Map<string, ReadonlySet<string>>();

  /**
   * The boilerplate of a feed: URLs of images, and texts, that repeat in this document or repeated in earlier ones.
   * @param endings names of the publisher at the end of the feed's titles, which are ignored in comparisons.
   */
  of(feed: Feed, source: Source, endings: readonly string[]): ReadonlySet<string> {
    const language = analysisLanguage(source.language ?? feed.language ?? 'en');
    const names = [source.title, feed.title, ...endings].filter(Boolean);
    const found = [...titlesBeside(feed)]
      .filter(([, titles]) => titles.length >= MIN_TITLES && areUnrelated(titles, names, language))
      .map(([beside]) => beside);
    const before = this.known.get(source.url) ?? new Set();
    if (found.every((one) => before.has(one))) return before;
    const all = new Set([...new Set([...before, ...found])].slice(-MAX_STORED));
    this.known.set(source.url, all);
    return all;
  }
}

export function itemWithoutBoilerplate(item: FeedItem, boilerplate: ReadonlySet<string>): FeedItem {
  const { imageUrl, text } = item;
  if (!boilerplate.has(imageUrl ?? '') && !boilerplate.has(text)) return item;
  return {
    ...item,
    imageUrl: boilerplate.has(imageUrl ?? '') ? null : imageUrl,
    text: boilerplate.has(text) ? '' : text,
  };
}

function titlesBeside({ items }: Feed): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const { imageUrl, text, title } of items) {
    for (const beside of [imageUrl ?? '', text.length > MAX_TEXT_LENGTH ? '' : text]) {
      if (beside === '') continue;
      const known = titles.get(beside);
      if (known === undefined) titles.set(beside, [title]);
      else known.push(title);
    }
  }
  return titles;
}

function areUnrelated(titles: readonly string[], names: readonly string[], language: string): boolean {
  const unrelated: ReadonlySet<string>[] = [];
  for (const title of titles) {
    const said = contentWords(cleanTitle(title, names), language);
    if (said.size === 0 || unrelated.some((other) => [...said].some((word) => other.has(word)))) continue;
    if (unrelated.push(said) === MIN_TITLES) return true;
  }
  return false;
}

function contentWords(title: string, language: string): ReadonlySet<string> {
  const functionWords = functionWordsOf(language);
  const content = words(title, language).filter((word) => /\p{L}/u.test(word) && !functionWords.has(word));
  return new Set(content.map((word) => stem(word, language)));
}
