import type { Category } from '../languages/categories.js';

/** A normalized article that can be stored. */
export interface IndexArticle {
  /** URL of the feed in the source list. */
  feed: string;
  /** The feed's identifier of the item; null when it is missing or not unique in the feed. */
  guid: string | null;
  /** Canonical URL: absolute http(s), without tracking parameters. */
  url: string;
  title: string;
  /** Publisher's host, as in `Article.source`. */
  source: string;
  /** Registrable domain of `source`. */
  domain: string;
  /** Name of the source in the source list or the feed; may be empty. Searches for local news match it, too. */
  sourceName: string;
  /** Publication time in Unix seconds; null when unknown. */
  publishedAt: number | null;
  imageUrl: string | null;
  /** The beginning of the text, at most 250 UTF-16 code units. */
  preview: string;
  /** Text after the preview, at most 1,000 UTF-16 code units, which is searched but not shown; may be empty. */
  rest: string;
  /** Canonical language tag: `de`, `pt-BR`, `zh-TW`. */
  language: string;
  /** ISO 3166-1 alpha-2 of the source, upper case; null when unknown. */
  country: string | null;
  categories: Category[];
  /** Unix seconds at which the article was first fetched. */
  seenAt: number;
}

export interface WriteResult {
  added: number;
  updated: number;
  unchanged: number;
}

export interface WriteOptions {
  /** Whether stored articles stay unchanged, because the given versions may be older than the stored ones. */
  onlyNew?: boolean;
}
