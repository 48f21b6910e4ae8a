import { words } from '../analysis/words.js';
import { urlIdentity } from '../articles/urls.js';
import type { Topic } from '../languages/topics.js';
import { hash53 } from './hash.js';
import type { IndexArticle } from './index-article.js';
import type { Database, Statement } from './sqlite.js';

/** The stored version of an article, to compare with a new one. */
export interface StoredArticle extends IndexArticle {
  id: number;
  guidKey: number | null;
  contentKey: number;
}

const COLUMNS = `id, NULL AS guid, url, title, published_at AS publishedAt, image_url AS imageUrl, preview, rest,
  categories, source, domain, source_name AS sourceName, country, language, seen_at AS seenAt, feed,
  guid_key AS guidKey, content_key AS contentKey`;

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
    const sameUrl = toStored(this.byUrl.get(keys.url));
    if (sameUrl !== undefined) return sameUrl;
    if (keys.guid === null) return undefined;
    const sameGuid = toStored(this.byGuid.get(keys.guid));
    if (sameGuid === undefined) return undefined;
    const isSame =
      (article.publishedAt !== null && article.publishedAt === sameGuid.publishedAt) ||
      isEditOf(sameGuid.title, article.title);
    return isSame ? sameGuid : undefined;
  }
}

/** Categories as they are stored: joined by commas. */
export const readCategories = (stored: string): Topic[] =>
  stored === '' ? [] : (stored.split(',') as Topic[]);

function toStored(row: unknown): StoredArticle | undefined {
  if (row === undefined) return undefined;
  const stored = row as Omit<StoredArticle, 'categories'> & { categories: string };
  return { ...stored, categories: readCategories(stored.categories) };
}

/**
 * Merges a stored article with a version seen later; null when nothing changes. The text is that of the feed which
 * first had the article. Another feed of the publisher adds categories and what was missing: otherwise two feeds with
 * different summaries would overwrite each other for ever. The first known publication time stays: edits and
 * republications do not make an article new.
 */
export function mergeVersions(before: StoredArticle, seen: IndexArticle): IndexArticle | null {
  const text = before.feed === seen.feed ? seen : before;
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
    contentKey(merged) === before.contentKey &&
    merged.publishedAt === before.publishedAt &&
    merged.categories.length === before.categories.length;
  return same ? null : merged;
}
