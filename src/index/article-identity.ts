import { urlIdentity } from '../articles/url-identity.js';
import { hash53 } from '../text/hash.js';
import { words } from '../text/words.js';
import type { IndexArticle } from './index-article.js';
import type { Database, Statement } from './sqlite.js';

/** What is stored of an article that a new version of it is compared with. */
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

/** Changes exactly when a reader or a search could see a difference. */
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

/** At least half of the words of the shorter title stand in the other: an edited headline, not another story. */
function isEditOf(before: string, after: string): boolean {
  const [a, b] = [new Set(words(before, 'und')), new Set(words(after, 'und'))];
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared * 2 >= Math.min(a.size, b.size);
}

/**
 * Finds the stored version of an article: by its address, whatever scheme, mobile or AMP host it came under, or by
 * the feed's own identifier when the address changed with the headline. Identifiers that a publisher uses again
 * for something else (another date and another title) are not believed.
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
    const believable =
      (article.publishedAt !== null && article.publishedAt === sameGuid.published_at) ||
      isEditOf(sameGuid.title, article.title);
    return believable ? sameGuid : undefined;
  }
}
