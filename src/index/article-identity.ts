import { writeTitleLemmas } from '../analysis/title-lemmas.js';
import { words } from '../analysis/words.js';
import { canonicalUrl, urlIdentity } from '../articles/urls.js';
import { lowestIdAt, IDS_PER_SECOND } from './article-id.js';
import type { Category } from '../languages/categories.js';
import { analysisLanguage } from '../languages/find-language.js';
import { type FormerArticleVersion, serializeFormerVersions } from './former-versions.js';
import type { IndexArticle } from './index-article.js';
import type { Database, Statement } from './sqlite.js';
import { titleSignature } from '../titles/title-signature.js';
import { type SearchRow, analyzeArticle } from './tokens.js';

/** A hash of 53 bits, which a number holds exactly: two 32-bit mixers over UTF-16 code units. Not cryptographic. */
export function hash53(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** An article as stored, to compare with a newly fetched version of it. */
export interface StoredArticle extends IndexArticle {
  id: number;
  sequence: number;
  urlKey: number;
  guidKey: number | null;
  contentKey: number;
  /** Former versions of the article, as `serializeFormerVersions` returns them. */
  former: string;
}

const COLUMNS = `id, NULL AS guid, url, title, published_at AS publishedAt, image_url AS imageUrl, preview, rest,
  categories, source, domain, source_name AS sourceName, country, language, seen_at AS seenAt, feed,
  sequence, url_key AS urlKey, guid_key AS guidKey, content_key AS contentKey, former`;

/** Hash of an article's URL, by which its stored version is found. @param url canonical, as in `IndexArticle` */
export function urlKey(url: string): number {
  return hash53(urlIdentity(url));
}

/** Hashes under which a URL's article may be stored: of the URL, and of its canonical form. */
export function possibleUrlKeys(url: string): number[] {
  return [...new Set([urlKey(url), urlKey(canonicalUrl(url) ?? url)])];
}

export function guidKey(article: IndexArticle): number | null {
  return article.guid === null ? null : hash53(`${article.feed}\n${article.guid}`);
}

/** Hash of an article's content: it changes whenever a response or a search result may change. */
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

/** Whether a title is an edited version of another one: they share at least half of the words of the shorter one. */
export function isEditOf(before: string, after: string): boolean {
  const [a, b] = [new Set(words(before, 'und')), new Set(words(after, 'und'))];
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared * 2 >= Math.min(a.size, b.size);
}

/** Number of ids, from the lowest of a publication second, that are searched for an article with the same title. */
const SEARCHED_IDS = 4 * IDS_PER_SECOND;

interface Found {
  stored: StoredArticle;
  /** Whether the stored article's URL now belongs to another article, which replaces it. */
  isReplaced: boolean;
}

/**
 * Finds the stored version of an article: by URL (regardless of scheme, mobile and AMP host); by the feed's identifier
 * of the item if the URL has changed; by title and time in the same feed if the identifier has changed, too. An
 * identifier that the feed uses again for another item, with another date and title, is ignored.
 */
export class ArticleIdentity {
  private readonly byUrl: Statement<StoredRow>;
  private readonly byGuid: Statement<StoredRow>;
  private readonly byTitle: Statement<StoredRow>;
  private readonly byId: Statement<Pick<StoredArticle, 'urlKey' | 'publishedAt'>>;

  constructor(database: Database) {
    this.byUrl = database.prepare(`SELECT ${COLUMNS} FROM articles WHERE url_key = ?`);
    this.byGuid = database.prepare(`SELECT ${COLUMNS} FROM articles WHERE guid_key = ?`);
    this.byTitle = database.prepare(
      `SELECT ${COLUMNS} FROM articles WHERE id >= ? AND id < ? AND published_at = ? AND title = ? AND feed = ?
         AND domain = ?`,
    );
    this.byId = database.prepare(
      'SELECT url_key AS urlKey, published_at AS publishedAt FROM articles WHERE id = ?',
    );
  }

  /** URL hash and publication time of an article, which locate its OpenSearch document; undefined for an unknown id. */
  placeOf(id: number): Pick<StoredArticle, 'urlKey' | 'publishedAt'> | undefined {
    return this.byId.get(id);
  }

  find(article: IndexArticle, keys: Pick<ArticleKeys, 'url' | 'guid'>): Found | undefined {
    const sameUrl = toStored(this.byUrl.get(keys.url));
    const isReplaced = sameUrl !== undefined && isAnother(sameUrl, article, keys.guid);
    const stored = isReplaced || sameUrl === undefined ? this.findElsewhere(article, keys.guid) : sameUrl;
    if (stored !== undefined) return { stored, isReplaced: false };
    return sameUrl && { stored: sameUrl, isReplaced };
  }

  /** The stored version of an article whose URL has changed; undefined if there is none. */
  private findElsewhere(article: IndexArticle, guid: number | null): StoredArticle | undefined {
    const { publishedAt, title, feed, domain } = article;
    const sameGuid = guid === null ? undefined : toStored(this.byGuid.get(guid));
    const isSame =
      sameGuid !== undefined &&
      ((publishedAt !== null && publishedAt === sameGuid.publishedAt) || isEditOf(sameGuid.title, title));
    if (isSame) return sameGuid;
    if (publishedAt === null) return undefined;
    const lowest = lowestIdAt(publishedAt);
    return toStored(this.byTitle.get(lowest, lowest + SEARCHED_IDS, publishedAt, title, feed, domain));
  }
}

/** Whether a stored article with the same URL is another one: same feed, other date and title, no common identifier. */
function isAnother(stored: StoredArticle, article: IndexArticle, guid: number | null): boolean {
  return (
    stored.feed === article.feed &&
    (stored.guidKey !== guid || guid === null) &&
    stored.publishedAt !== null &&
    article.publishedAt !== null &&
    stored.publishedAt !== article.publishedAt &&
    !isEditOf(stored.title, article.title)
  );
}

/** SQL column with a title's signature (the normalized title) as text; old rows store it as bytes. */
export const SIGNATURE_COLUMN = 'CAST(signature AS TEXT) AS signature';

/** Parses stored categories, which are joined by commas. */
export const readCategories = (stored: string): Category[] =>
  stored === '' ? [] : (stored.split(',') as Category[]);

type StoredRow = Omit<StoredArticle, 'categories'> & { categories: string };

const toStored = (row: StoredRow | undefined): StoredArticle | undefined =>
  row && { ...row, categories: readCategories(row.categories) };

/**
 * Merges a stored article with a later version of it; null if nothing changes. Title and text stay those of the feed
 * that had the article first, so that feeds with different summaries do not overwrite each other. Other feeds of the
 * publisher add only categories and missing fields. The first publication time is kept.
 */
export function mergeVersions(before: StoredArticle, seen: IndexArticle): IndexArticle | null {
  const text = before.feed === seen.feed ? seen : before;
  const shown = [text, before, seen].find((version) => version.preview !== '') ?? text;
  const merged: IndexArticle = {
    ...text,
    // A later document may have no other item that only a fragment or a parameter distinguishes from this one.
    url: canonicalUrl(before.url) === text.url ? before.url : text.url,
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

interface ArticleVersionFacts {
  id: number;
  sequence: number;
  former: readonly FormerArticleVersion[];
}

export interface ArticleKeys {
  url: number;
  guid: number | null;
  content: number;
}

/**
 * Writes the two rows of an article, its content and its search row, in the caller's transaction. Search rows are
 * collected and written by `flush`, in the order of ids, because FTS5 would otherwise write a segment for each.
 */
export class ArticleRows {
  private readonly insertArticle: Statement;
  private readonly insertSearch: Statement;
  private readonly deleteArticle: Statement;
  private readonly deleteSearch: Statement;
  private readonly insertWord: Statement;
  /** Search rows that `flush` will write, by article id. */
  private written = new Map<number, SearchRow>();
  private deleted: number[] = [];

  constructor(database: Database) {
    this.insertArticle = database.prepare(
      `INSERT INTO articles (id, title, source, domain, published_at, url, image_url, preview, signature, country,
         language, categories, source_name, rest, feed, url_key, guid_key, content_key, seen_at,
         sequence, former, title_lemmas)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.insertSearch = database.prepare(
      'INSERT INTO search (rowid, title, preview, meta) VALUES (?, ?, ?, ?)',
    );
    this.deleteArticle = database.prepare('DELETE FROM articles WHERE id = ?');
    this.deleteSearch = database.prepare('DELETE FROM search WHERE rowid = ?');
    this.insertWord = database.prepare('INSERT INTO title_words VALUES (?) ON CONFLICT DO NOTHING');
  }

  insert(place: ArticleVersionFacts, article: IndexArticle, keys: ArticleKeys): void {
    const { id, sequence, former } = place;
    this.insertArticle.run(
      id,
      article.title,
      article.source,
      article.domain,
      article.publishedAt,
      article.url,
      article.imageUrl,
      article.preview,
      titleSignature(article.title, article.language),
      article.country,
      article.language,
      article.categories.join(','),
      article.sourceName,
      article.rest,
      article.feed,
      keys.url,
      keys.guid,
      keys.content,
      article.seenAt,
      sequence,
      serializeFormerVersions(former),
      writeTitleLemmas(article.title, analysisLanguage(article.language)),
    );
    this.index(id, analyzeArticle(article));
  }

  index(id: number, row: SearchRow): void {
    this.written.set(id, row);
  }

  unindex(id: number): void {
    if (!this.written.delete(id)) this.deleted.push(id);
  }

  delete(id: number): void {
    this.deleteArticle.run(id);
    this.unindex(id);
  }

  /** Writes the search rows; called at the end of the caller's transaction. */
  flush(): void {
    for (const id of this.deleted) this.deleteSearch.run(id);
    const words = new Set<string>();
    for (const [id, row] of [...this.written].sort(([a], [b]) => a - b)) {
      this.insertSearch.run(id, row.title, row.preview, row.meta);
      for (const word of row.title.split(' ')) if (word !== '') words.add(word);
    }
    for (const word of words) this.insertWord.run(word);
    this.discard();
  }

  /** Discards the rows of a failed transaction. */
  discard(): void {
    this.written = new Map();
    this.deleted = [];
  }
}
