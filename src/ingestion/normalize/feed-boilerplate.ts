import { stem } from '../../analysis/stem.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import { cleanTitle } from '../../articles/clean-title.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { Source } from '../sources/source.js';

/** Minimum number of unrelated articles with the same picture or text that make it boilerplate. */
const MIN_TITLES = 3;
/** Maximum number of pictures and texts that are stored for a feed. */
const MAX_STORED = 20;
const MAX_TEXT_LENGTH = 1_000;

/**
 * Finds pictures and texts of articles without a word in common: the publisher's logo, a red "Breaking", "Read more on
 * our site". They belong to none of the articles. Those of a series or a running story stay.
 */
export class FeedBoilerplate {
  /** The boilerplate of each feed, by its address. It is stored because a hub may send a single item. */
  private readonly known = new Map<string, ReadonlySet<string>>();

  /**
   * The addresses of pictures, and the texts, that are repeated in items of this document or of earlier ones of its feed.
   * @param endings names of the feed's publisher that follow its titles
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
