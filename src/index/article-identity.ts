import { urlIdentity } from '../articles/url-identity.js';
import type { Topic } from '../languages/topics.js';
import { hash53 } from './hash.js';
import { words } from '../analysis/words.js';
import type { IndexArticle } from './index-article.js';
import type { Database, Statement } from './sqlite.js';

/** The stored version of an article, to compare with a new one. */
export interface StoredArticle {
  id: number;
  url: string;
  title: string;
  published_at: number | null;
  image_url: string | null;
  preview: string;
  rest: string;
  categories: string;
  source: string;
  domain: string;
  source_name: string;
  country: string | null;
  language: string;
  seen_at: number;
  feed: string;
  guid_key: number | null;
  content_key: number;
}

const COLUMNS =
  'id, url, title, published_at, image_url, preview, rest, categories, source, domain, source_name, country, ' +
  'language, seen_at, feed, guid_key, content_key';

export function urlKey(url: string): number {
  return hash53(urlIdentity(url));
}

export function guidKey(article: IndexArticle): number | null {
  return article.guid === null ? null : hash53(`${article.feed}\n${article.guid}`);
}

/** Differs between two versions exactly when a reader or a search could see a difference. */
export function contentKey(article: IndexArticle): number {
  return hash53(
    [
      article.title,
      article.preview,
      article.rest,
      article.imageUrl ?? '',
      article.url,
      article.language,
    ].join('\n'),
  );
}

/** Whether at least half of the words of the shorter title are in the other: an edited headline, not another article. */
function isEditOf(before: string, after: string): boolean {
  const [a, b] = [new Set(words(before, 'und')), new Set(words(after, 'und'))];
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared * 2 >= Math.min(a.size, b.size);
}

/**
 * Finds the stored version of an article: by its address without differences of scheme, mobile or AMP hosts, or by the
 * feed's identifier when the address changed. An identifier that a publisher reuses for another article (with another
 * date and another title) is ignored.
 */
export class ArticleIdentity {
  private readonly byUrl: Statement;
  private readonly byGuid: Statement;

  constructor(database: Database) {
    this.byUrl = database.prepare(`SELECT ${COLUMNS} FROM articles WHERE url_key = ?`);
    this.byGuid = database.prepare(`SELECT ${COLUMNS} FROM articles WHERE guid_key = ?`);
  }

  find(article: IndexArticle, keys: { url: number; guid: number | null }): StoredArticle | undefined {
    const sameUrl = this.byUrl.get(keys.url) as unknown as StoredArticle | undefined;
    if (sameUrl !== undefined) return sameUrl;
    if (keys.guid === null) return undefined;
    const sameGuid = this.byGuid.get(keys.guid) as unknown as StoredArticle | undefined;
    if (sameGuid === undefined) return undefined;
    const isSame =
      (article.publishedAt !== null && article.publishedAt === sameGuid.published_at) ||
      isEditOf(sameGuid.title, article.title);
    return isSame ? sameGuid : undefined;
  }
}

function storedVersion(stored: StoredArticle): IndexArticle {
  return {
    feed: stored.feed,
    guid: null,
    url: stored.url,
    title: stored.title,
    source: stored.source,
    domain: stored.domain,
    sourceName: stored.source_name,
    publishedAt: stored.published_at,
    imageUrl: stored.image_url,
    preview: stored.preview,
    rest: stored.rest,
    language: stored.language,
    country: stored.country,
    categories: stored.categories === '' ? [] : (stored.categories.split(',') as Topic[]),
    seenAt: stored.seen_at,
  };
}

/**
 * Merges a stored article with a version seen later; null when nothing changes. The text is that of the feed which
 * first had the article. Another feed of the publisher adds categories and what was missing: otherwise two feeds with
 * different summaries would overwrite each other for ever. The first known publication time stays: edits and
 * republications do not make an article new.
 */
export function mergeVersions(stored: StoredArticle, seen: IndexArticle): IndexArticle | null {
  const before = storedVersion(stored);
  const text = stored.feed === seen.feed ? seen : before;
  const shown = [text, before, seen].find((version) => version.preview !== '') ?? text;
  const merged: IndexArticle = {
    ...text,
    preview: shown.preview,
    rest: shown.rest,
    imageUrl: text.imageUrl ?? before.imageUrl ?? seen.imageUrl,
    publishedAt: before.publishedAt ?? seen.publishedAt,
    categories: [...new Set([...before.categories, ...seen.categories])],
    seenAt: before.seenAt,
  };
  const same =
    contentKey(merged) === stored.content_key &&
    merged.publishedAt === before.publishedAt &&
    merged.categories.length === before.categories.length;
  return same ? null : merged;
}
