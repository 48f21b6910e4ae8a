import { readCategories, SIGNATURE_COLUMN } from '../../index/article-identity.js';
import { parseFormerVersions } from '../../index/former-versions.js';
import type { IndexWriter } from '../../index/index-writer.js';
import type { OutboxRow, RemovalTarget } from '../../index/outbox.js';
import { ColumnStatement, type Database, inTransaction, type Statement } from '../../index/sqlite.js';
import { analyzeArticle } from '../../index/tokens.js';
import { type ArchivedArticle, type ArticleDocument, sharedId, toArticleDocument } from '../documents.js';
import { articleIndex, indexNames } from '../indexes.js';
import { toStoryDocument } from '../story-document.js';

/** One operation in a bulk request. */
interface Operation {
  index: string;
  id: string;
  /** Version of the document; OpenSearch rejects a version lower than the stored one. */
  version: number;
  /** The document to store; null to delete it. */
  document: object | null;
}

/** A change to replicate, with the operation to send. */
export interface PendingChange {
  /** Identifies the queued version of a change: a later one has another key, and stays when this is acknowledged. */
  key: (number | string)[];
  operation: Operation;
}

/** A queue of changes to replicate, the oldest first. */
export interface ChangeQueue {
  /** Name of the queue in log messages. */
  readonly name: 'articles' | 'stories';
  /** Reads the next changes. @param blocked names of indexes whose changes are skipped. */
  read(limit: number, blocked?: readonly string[]): PendingChange[];
  /** Removes acknowledged changes. */
  forget(entries: readonly Pick<PendingChange, 'key'>[]): void;
  /** Defers rejected changes, which would block others. A queue without this method drops them. */
  putAside?(entries: readonly PendingChange[]): void;
}

/** Where documents are written: in the indexes of a prefix, with ids of an ingestion node. */
interface Destination {
  prefix: string;
  /** Number of this ingestion node, which is part of the ids. */
  node: number;
}

/** The fields of an article in the local index that are replicated. */
export interface ReplicatedRow extends Omit<ArchivedArticle, 'categories' | 'former'> {
  rest: string;
  categories: string;
  former: string;
  urlKey: number;
  guidKey: number | null;
}

/** SQL that selects the replicated fields of articles; a `WHERE` clause may follow. */
export const SELECT_REPLICATED_ROWS = `
  SELECT id, sequence, title, source, domain, published_at AS publishedAt, url, image_url AS imageUrl, preview,
    ${SIGNATURE_COLUMN}, country, language, categories, source_name AS sourceName, feed, seen_at AS seenAt, rest, former,
    url_key AS urlKey, guid_key AS guidKey
  FROM articles`;

/** Converts an article of the local index to one of OpenSearch. @param node number of this ingestion node, for the id. */
export function toArchivedArticle(row: ReplicatedRow, node: number): ArchivedArticle {
  const read = { categories: readCategories(row.categories), former: parseFormerVersions(row.former) };
  return { ...row, id: sharedId(row.id, node), ...read };
}

const CHANGE = `number, article, url_key AS urlKey, published_at AS publishedAt, removal`;

/** The queue of changed articles. The id of a document is the hash of the article's URL. */
export class ArticleQueue implements ChangeQueue {
  readonly name = 'articles';
  private readonly waiting: Statement<OutboxRow & { removal: string | null }>;
  private readonly article: Statement<ReplicatedRow>;
  private readonly drop: Statement;
  private readonly refuse: Statement;
  private readonly retry: Statement;

  constructor(
    private readonly writer: IndexWriter,
    private readonly destination: Destination,
  ) {
    const { database } = writer;
    this.waiting = database.prepare(
      `SELECT ${CHANGE} FROM outbox WHERE refused = 0 AND (removal IS NOT NULL OR
         coalesce(strftime('%Y-%m', published_at, 'unixepoch'), 'undated') NOT IN (SELECT value FROM json_each(?)))
       ORDER BY number LIMIT ?`,
    );
    this.article = database.prepare(`${SELECT_REPLICATED_ROWS} WHERE id = ?`);
    this.drop = database.prepare('DELETE FROM outbox WHERE number IN (SELECT value FROM json_each(?))');
    this.refuse = database.prepare(
      'UPDATE outbox SET refused = 1 WHERE number IN (SELECT value FROM json_each(?))',
    );
    this.retry = database.prepare('UPDATE outbox SET refused = 0 WHERE refused = 1');
  }

  /** The removal at the head of the queue; null if another change is there. Later changes wait for the removal. */
  removal(): { number: number; removal: RemovalTarget } | null {
    const { number, removal } = this.changes(1)[0] ?? {};
    return number !== undefined && removal ? { number, removal } : null;
  }

  read(limit: number, blocked: readonly string[] = []): PendingChange[] {
    const changes = this.changes(limit, blocked);
    const end = changes.findIndex(({ removal }) => removal !== null);
    const entries = new Map<string, PendingChange>();
    const vanished: number[] = [];
    for (const change of end === -1 ? changes : changes.slice(0, end)) {
      const operation = this.operation(change);
      if (operation === null) {
        vanished.push(change.number);
        continue;
      }
      // Of several changes of one article only the last is sent.
      const place = `${operation.index}/${operation.id}`;
      const key = [...(entries.get(place)?.key ?? []), change.number];
      entries.delete(place);
      entries.set(place, { key, operation });
    }
    if (vanished.length > 0) this.drop.run(JSON.stringify(vanished));
    return entries.size === 0 && vanished.length > 0 ? this.read(limit, blocked) : [...entries.values()];
  }

  forget(entries: readonly Pick<PendingChange, 'key'>[]): void {
    this.drop.run(JSON.stringify(entries.flatMap(({ key }) => key)));
  }

  putAside(entries: readonly PendingChange[]): void {
    this.refuse.run(JSON.stringify(entries.flatMap(({ key }) => key)));
  }

  /** Makes rejected changes due again, because the indexes or the service may have changed. */
  retryRefused(): void {
    this.retry.run();
  }

  private changes(limit: number, blocked: readonly string[] = []): OutboxRow[] {
    const { articles } = indexNames(this.destination.prefix);
    const months = blocked.map((index) => index.slice(articles.length + 1));
    return this.waiting.all(JSON.stringify(months), limit).map((row) => ({
      ...row,
      removal: row.removal === null ? null : (JSON.parse(row.removal) as RemovalTarget),
    }));
  }

  /** The operation for a change; null if a later change has deleted or moved the article. */
  private operation({ number, article, urlKey, publishedAt }: OutboxRow): Operation | null {
    const { prefix } = this.destination;
    const index = articleIndex(prefix, publishedAt);
    const at = { index, id: String(urlKey), version: number };
    if (article === null) return { ...at, document: null };
    const row = this.article.get(article);
    // Moved to another URL or month by a later change.
    if (row?.urlKey !== urlKey || articleIndex(prefix, row.publishedAt) !== index) return null;
    // Removed by another node, or since it was indexed.
    if (this.writer.blocklist.blocks(row)) return { ...at, document: null };
    return { ...at, document: this.document(row) };
  }

  private document(row: ReplicatedRow): ArticleDocument {
    const article = toArchivedArticle(row, this.destination.node);
    const tokens = analyzeArticle({ ...article, rest: row.rest });
    return toArticleDocument(article, tokens, row.rest);
  }
}

/** The queue of changed stories. A story is always replicated as a whole, in its current state. */
export class StoryQueue implements ChangeQueue {
  readonly name = 'stories';
  private readonly waiting: Statement<[story: number, number: number]>;
  private readonly heat: Statement<Record<string, unknown>>;
  private readonly articles: Statement<Record<string, unknown>>;
  private readonly merged: ColumnStatement<number>;
  private readonly others: Statement<{ language: string; story: number }>;
  private readonly drop: Statement;

  constructor(
    private readonly database: Database,
    private readonly destination: Destination,
  ) {
    this.waiting = database.prepareArrays(
      'SELECT story, number FROM outbox_stories WHERE number > 0 ORDER BY number LIMIT ?',
    );
    this.heat = database.prepare('SELECT * FROM story_heat WHERE story = ? ORDER BY country');
    this.articles = database.prepare(
      `SELECT s.*, a.url FROM story_articles s JOIN articles a ON a.id = s.article WHERE s.story = ? ORDER BY s.article`,
    );
    this.merged = new ColumnStatement(database, 'SELECT story FROM merged_stories WHERE into_story = ?');
    this.others = database.prepare('SELECT language, other AS story FROM story_links WHERE story = ?');
    this.drop = database.prepare('DELETE FROM outbox_stories WHERE story = ? AND number = ?');
  }

  read(limit: number, blocked: readonly string[] = []): PendingChange[] {
    const isBlocked = blocked.includes(indexNames(this.destination.prefix).stories);
    const waiting = isBlocked ? [] : this.waiting.all(limit);
    return waiting.map(([story, number]) => ({
      key: [story, number],
      operation: this.operation(story, number),
    }));
  }

  forget(entries: readonly Pick<PendingChange, 'key'>[]): void {
    inTransaction(this.database, () => entries.forEach(({ key }) => this.drop.run(...key)));
  }

  private operation(story: number, version: number): Operation {
    const { prefix, node } = this.destination;
    const heat = this.heat.all(story);
    const language = heat[0]?.['language'] as string | undefined;
    const at = { index: indexNames(prefix).stories, id: String(sharedId(story, node)), version };
    if (language === undefined) return { ...at, document: null };
    const articles = this.articles.all(story);
    const merged = this.merged.all(story);
    const others = this.others.all(story);
    return { ...at, document: toStoryDocument({ story, language, heat, articles, merged, others }, node) };
  }
}
