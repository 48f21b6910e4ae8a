import { words } from '../analysis/words.js';
import { urlIdentity } from '../articles/urls.js';
import type { Category } from '../languages/categories.js';
import type { IndexArticle } from './index-article.js';
import type { Database, Statement } from './sqlite.js';
import { titleSignature } from '../titles/title-signature.js';
import { type SearchRow, analyzeArticle } from './tokens.js';
import { VocabularyRecorder } from './vocabulary.js';

/**
 * A 53-bit hash of a string, safe as a JavaScript number and as an SQLite integer.
 * Two multiplicative 32-bit mixers over UTF-16 code units; not for secrets.
 */
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

/** The stored version of an article, to compare with a new one. */
export interface StoredArticle extends IndexArticle {
  id: number;
  sequence: number;
  urlKey: number;
  guidKey: number | null;
  contentKey: number;
}

const COLUMNS = `id, NULL AS guid, url, title, published_at AS publishedAt, image_url AS imageUrl, preview, rest,
  categories, source, domain, source_name AS sourceName, country, language, seen_at AS seenAt, feed,
  sequence, url_key AS urlKey, guid_key AS guidKey, content_key AS contentKey`;

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
export function isEditOf(before: string, after: string): boolean {
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
  private readonly byUrl: Statement<StoredRow>;
  private readonly byGuid: Statement<StoredRow>;
  private readonly byId: Statement<Pick<StoredArticle, 'urlKey' | 'publishedAt'>>;

  constructor(database: Database) {
    this.byUrl = database.prepare(`SELECT ${COLUMNS} FROM articles WHERE url_key = ?`);
    this.byGuid = database.prepare(`SELECT ${COLUMNS} FROM articles WHERE guid_key = ?`);
    this.byId = database.prepare(
      'SELECT url_key AS urlKey, published_at AS publishedAt FROM articles WHERE id = ?',
    );
  }

  /** By what an article is known where it is shipped to. */
  placeOf(id: number): Pick<StoredArticle, 'urlKey' | 'publishedAt'> | undefined {
    return this.byId.get(id);
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

/** What of its title is compared. In rows from before it was a text, the same in bytes. */
export const SIGNATURE = 'CAST(signature AS TEXT) AS signature';

/** Categories as they are stored: joined by commas. */
export const readCategories = (stored: string): Category[] =>
  stored === '' ? [] : (stored.split(',') as Category[]);

type StoredRow = Omit<StoredArticle, 'categories'> & { categories: string };

const toStored = (row: StoredRow | undefined): StoredArticle | undefined =>
  row && { ...row, categories: readCategories(row.categories) };

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

/** Where an article stands in the order of time and in that of arrival. */
interface ArticlePlace {
  id: number;
  sequence: number;
}

interface Keys {
  url: number;
  guid: number | null;
  content: number;
}

/**
 * The two rows of an article: what is shown, and what is searched. They are written and deleted together, inside the
 * caller's transaction. The search table itself would accept a row id twice; the primary key of `articles` does not.
 *
 * What is searched waits for the end of the transaction: statements with triggers set savepoints, and with each the
 * search table writes what it has as a segment of its own. By rising ids without such statements, it becomes one.
 */
export class ArticleRows {
  private readonly insertArticle: Statement;
  private readonly insertSearch: Statement;
  private readonly deleteArticle: Statement;
  private readonly deleteSearch: Statement;
  private readonly vocabulary: VocabularyRecorder;
  /** What is searched of the articles that the transaction writes, and the ids of those that it deletes. */
  private written = new Map<number, SearchRow>();
  private deleted: number[] = [];
  /** What is searched of the articles written last, by id, for whoever ships it: making it costs most of all. */
  readonly recent = new Map<number, SearchRow>();

  /** @param remembered articles in `recent` */
  constructor(
    database: Database,
    private readonly remembered = 0,
  ) {
    this.insertArticle = database.prepare(
      `INSERT INTO articles (id, title, source, domain, published_at, url, image_url, preview, signature, country,
         language, categories, source_name, rest, feed, url_key, guid_key, content_key, seen_at,
         sequence)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.insertSearch = database.prepare(
      'INSERT INTO search (rowid, title, preview, meta) VALUES (?, ?, ?, ?)',
    );
    this.deleteArticle = database.prepare('DELETE FROM articles WHERE id = ?');
    this.deleteSearch = database.prepare('DELETE FROM search WHERE rowid = ?');
    this.vocabulary = new VocabularyRecorder(database);
  }

  insert(place: ArticlePlace, article: IndexArticle, keys: Keys): void {
    const { id, sequence } = place;
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
    );
    const row = analyzeArticle(article);
    this.index(id, row);
    this.vocabulary.add(row.titleWords, article.language, article.publishedAt ?? article.seenAt);
  }

  index(id: number, row: SearchRow): void {
    this.written.set(id, row);
    if (this.remembered > 0) this.remember(id, row);
  }

  private remember(id: number, row: SearchRow): void {
    this.recent.delete(id);
    this.recent.set(id, row);
    if (this.recent.size > this.remembered) this.recent.delete(this.recent.keys().next().value!);
  }

  unindex(id: number): void {
    if (!this.written.delete(id)) this.deleted.push(id);
  }

  delete(id: number): void {
    this.vocabulary.removeArticle(id);
    this.deleteArticle.run(id);
    this.unindex(id);
  }

  /**
   * Writes what is searched, and the words of titles, at the end of the caller's transaction.
   * @param archived as `VocabularyRecorder.flush` takes it.
   */
  flush(archived: number | null = null): void {
    for (const id of this.deleted) this.deleteSearch.run(id);
    for (const [id, row] of [...this.written].sort(([a], [b]) => a - b))
      this.insertSearch.run(id, row.title, row.preview, row.meta);
    this.vocabulary.flush(archived);
    this.discard();
  }

  /** Drops what was not written: the transaction has failed. */
  discard(): void {
    this.written = new Map();
    this.deleted = [];
    this.vocabulary.discard();
  }
}
