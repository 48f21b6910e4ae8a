import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_DATED_ID, IdAllocator, lowestIdAt, SequenceCounter } from './article-id.js';
import {
  ArticleIdentity,
  type ArticleKeys,
  ArticleRows,
  contentKey,
  guidKey,
  mergeVersions,
  type StoredArticle,
  urlKey,
} from './article-identity.js';
import { Blocklist } from './blocklist.js';
import { addFormerVersion, parseFormerVersions } from './former-versions.js';
import type { IndexArticle, WriteOptions, WriteResult } from './index-article.js';
import { openForWriting } from './open-database.js';
import { SearchSegments } from './search-segments.js';
import { ColumnStatement, type Database, inTransaction, pragma, type Statement } from './sqlite.js';
import { MARK_CHANGES_MISSED, OutboxRecorder, type RemovalTarget } from './outbox.js';
import { FrontPositions } from './front-positions.js';
import { LateStories } from './stories/late-stories.js';
import { StoryLinker } from './stories/story-linker.js';
import { StoryRecorder } from './stories/story-recorder.js';
import { StoryRemoval } from './stories/story-removal.js';
import { ANALYSIS_VERSION } from './tokens.js';
import { DAY } from '../config/durations.js';

/** Maximum number of articles in a transaction; larger transactions delay readers and the checkpoint of the log. */
const MAX_PER_TRANSACTION = 200;
/** Maximum number of articles that retention deletes in a transaction. */
const SWEPT_AT_ONCE = 500;
/** Pause in milliseconds between two merges of segments (parts of the search table); a merge takes about as long. */
const MERGE_PAUSE_MS = 20;
/** Maximum milliseconds that closing the index waits for its readers. */
const CLOSING_TIMEOUT_MS = 1_000;

/** SQL condition: an article is not waiting for replication. Changes that OpenSearch rejected do not count as waiting. */
const IS_REPLICATED = 'NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.article = articles.id AND refused = 0)';

interface WriterOptions {
  /** Days after which articles are deleted; 0 for never. */
  retentionDays: number;
  /** Hosts whose articles are not stored, including subdomains. */
  blockedDomains?: readonly string[];
  /** Whether changes are recorded for replication to OpenSearch; if absent, as stored in the index. */
  replication?: 'on' | 'off';
}

/**
 * Writes the index, in the ingestion process or the command line. Only one writer may exist. Readers see the articles
 * of a transaction all at once, and all of a batch when `write` returns.
 */
export class IndexWriter {
  private readonly identity: ArticleIdentity;
  private readonly rows: ArticleRows;
  private readonly ids: IdAllocator;
  private readonly sequence: SequenceCounter;
  private readonly stories: StoryRecorder;
  private readonly late: LateStories;
  private readonly linker: StoryLinker;
  private readonly removal: StoryRemoval;
  readonly blocklist: Blocklist;
  /** Records changes for replication; null if replication is off. */
  readonly outbox: OutboxRecorder | null;
  private readonly oldDated: ColumnStatement<number>;
  private readonly oldUndated: ColumnStatement<number>;
  private readonly missChanges: Statement;
  private readonly byUrl: ColumnStatement<number>;
  private readonly fronts: FrontPositions;
  private readonly segments: SearchSegments;
  private readonly retentionDays: number;

  readonly database: Database;

  /** Opens the index of a folder for writing. @throws IndexOpenError */
  static open(dataDir: string, options: WriterOptions): IndexWriter {
    return new IndexWriter(dataDir, options);
  }

  private constructor(dataDir: string, options: WriterOptions) {
    const database = (this.database = openForWriting(dataDir));
    this.identity = new ArticleIdentity(database);
    this.outbox = OutboxRecorder.open(database, options.replication);
    this.rows = new ArticleRows(database);
    this.ids = new IdAllocator(database);
    this.sequence = new SequenceCounter(database);
    this.stories = new StoryRecorder(database);
    this.late = new LateStories(database);
    this.linker = new StoryLinker(database);
    this.removal = new StoryRemoval(database);
    this.blocklist = new Blocklist(dataDir, options.blockedDomains);
    this.oldDated = new ColumnStatement(
      database,
      `SELECT id FROM articles WHERE id >= ? AND id < ? AND ${IS_REPLICATED} LIMIT ?`,
    );
    this.oldUndated = new ColumnStatement(
      database,
      `SELECT id FROM articles WHERE published_at IS NULL AND seen_at < ? AND ${IS_REPLICATED} LIMIT ?`,
    );
    this.missChanges = database.prepare(MARK_CHANGES_MISSED);
    this.byUrl = new ColumnStatement(database, 'SELECT id FROM articles WHERE url_key = ?');
    this.fronts = new FrontPositions(database);
    this.segments = new SearchSegments(database);
    this.retentionDays = options.retentionDays;
    database
      .prepare(`INSERT OR IGNORE INTO properties (name, value) VALUES ('analysis_version', ?)`)
      .run(String(ANALYSIS_VERSION));
  }

  /**
   * Adds new articles and updates changed ones; all are committed when the call returns.
   * @throws an error of SQLite when the disk is full or the file cannot be written; the failed transaction is rolled
   * back.
   */
  write(articles: readonly IndexArticle[], options?: WriteOptions): WriteResult {
    return this.writeAll([articles], options)[0]!;
  }

  /** Writes batches of several feeds in common transactions, which cost less. @returns the result of each batch. */
  writeAll(
    batches: readonly (readonly IndexArticle[])[],
    { onlyNew = false }: WriteOptions = {},
  ): WriteResult[] {
    const results = batches.map((): WriteResult => ({ added: 0, updated: 0, unchanged: 0 }));
    const inOrder = batches
      .flatMap((articles, i) => articles.map((article) => ({ article, result: results[i]! })))
      .sort((a, b) => (a.article.publishedAt ?? 0) - (b.article.publishedAt ?? 0));
    for (let i = 0; i < inOrder.length; i += MAX_PER_TRANSACTION) {
      const chunk = inOrder.slice(i, i + MAX_PER_TRANSACTION);
      const outcomes: (keyof WriteResult)[] = [];
      this.commit(() => {
        for (const { article } of chunk) outcomes.push(this.put(article, onlyNew));
      });
      for (const [j, outcome] of outcomes.entries()) chunk[j]!.result[outcome]++;
    }
    return results;
  }

  /**
   * Stores which articles are first in a feed whose order its editors decide.
   * @param urls of the feed's articles in order; empty for a feed without such an order.
   * @param now Unix seconds.
   */
  placeFront(feed: string, urls: readonly string[], now: number): void {
    const articles = urls.flatMap((url) => this.byUrl.get(urlKey(url)) ?? []);
    if (this.fronts.differs(feed, articles))
      this.commit(() => this.stories.changeFront(this.fronts.replace(feed, articles, now)));
  }

  /**
   * Deletes articles older than the retention, but not their replicas, in small transactions that yield to the event
   * loop.
   * @param now Unix seconds.
   * @returns the number of deleted articles.
   */
  async sweep(now: number): Promise<number> {
    if (this.retentionDays === 0) return 0;
    const oldest = now - this.retentionDays * DAY;
    let removed = 0;
    for (;;) {
      const ids = [
        ...this.oldDated.all(FIRST_DATED_ID, lowestIdAt(oldest), SWEPT_AT_ONCE),
        ...this.oldUndated.all(oldest, SWEPT_AT_ONCE),
      ];
      if (ids.length === 0) break;
      this.commit(() => {
        for (const id of ids) {
          this.rows.delete(id);
          this.stories.remove(id);
        }
      }, 'retention');
      removed += ids.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.commit(() => this.stories.removeBefore(oldest), 'retention');
    return removed;
  }

  /** Groups late articles, which arrived more than 36 hours after their publication, into stories. */
  groupLateArticles(isStopped: () => boolean = () => false): Promise<number> {
    return this.late.groupAll((work) => this.commit(work), isStopped);
  }

  /** Links stories about one event in different languages. @param now Unix seconds. */
  linkStories(now: number): void {
    const { changes } = this.linker.find(now);
    if (changes.ended.length + changes.begun.length > 0) this.commit(() => this.linker.store(changes));
  }

  /**
   * Merges segments of the search table in steps that yield to the event loop, because searches read every segment.
   * With merges every two minutes, 6 segments remain instead of 17, and a search takes a tenth less time.
   */
  async mergeSegments(): Promise<void> {
    while (this.database.isOpen && this.segments.step()) await pause(MERGE_PAUSE_MS);
  }

  /** Deletes articles and their replicas, in one transaction. @returns the number of deleted articles. */
  remove(ids: readonly number[]): number {
    let removed = 0;
    this.commit(() => {
      this.removal.remove(ids);
      for (const id of ids) {
        const place = this.identity.placeOf(id);
        if (place === undefined) continue;
        this.rows.delete(id);
        this.outbox?.gone(place.urlKey, place.publishedAt);
        removed++;
      }
    });
    return removed;
  }

  /** Updates the newest publication time of publishers after a removal. */
  correctNewest(domains: Iterable<string>): void {
    const newest = new ColumnStatement<number>(
      this.database,
      `SELECT published_at FROM counted_articles WHERE article >= ${FIRST_DATED_ID}
         AND publisher = (SELECT number FROM publisher_numbers WHERE domain = ?) ORDER BY article DESC LIMIT 1`,
    );
    const lower = this.database.prepare(
      'UPDATE publisher_profiles SET newest = ?1 WHERE domain = ?2 AND newest > ifnull(?1, -1)',
    );
    this.commit(() => {
      for (const domain of domains) lower.run(newest.get(domain) ?? null, domain);
    });
  }

  /** With replication: records that replicas must be removed, also those of articles that are not in this index. */
  recordRemoval(removal: RemovalTarget): void {
    this.commit(() => this.outbox?.remove(removal));
  }

  /** Closes the index after a checkpoint of its log, which would otherwise apply to a file that replaces the index. */
  close(): void {
    if (!this.database.isOpen) return;
    try {
      pragma(this.database, `busy_timeout = ${CLOSING_TIMEOUT_MS}`);
      pragma(this.database, 'wal_checkpoint(TRUNCATE)');
    } finally {
      this.database.close();
    }
  }

  /** Runs work and writes its rows in one transaction. @param why with `retention`, deletions are not replicated. */
  private commit(work: () => void, why: 'change' | 'retention' = 'change'): void {
    try {
      inTransaction(this.database, () => {
        this.blocklist.refresh();
        if (why === 'retention' && this.outbox !== null) this.outbox.ignoreStories(work);
        else work();
        this.stories.flush();
        this.rows.flush();
        this.sequence.flush();
        this.outbox?.flush();
        if (this.outbox === null && why === 'change') this.missChanges.run();
      });
    } catch (error) {
      this.stories.forget();
      this.rows.discard();
      this.sequence.discard();
      this.outbox?.discard();
      throw error;
    }
  }

  private put(article: IndexArticle, onlyNew: boolean): keyof WriteResult {
    const keys = { url: urlKey(article.url), guid: guidKey(article), content: contentKey(article) };
    if (this.blocklist.blocks({ ...article, guidKey: keys.guid })) return 'unchanged';
    const found = this.identity.find(article, keys);
    if (found === undefined) return this.add(article, keys);
    if (onlyNew) return 'unchanged';
    if (!found.isReplaced) return this.update(found.stored, article);
    this.drop(found.stored.id, found.stored);
    return this.add(article, keys);
  }

  private add(article: IndexArticle, keys: ArticleKeys): 'added' {
    const sequence = this.sequence.next();
    const id = this.ids.next(article.publishedAt, sequence);
    this.rows.insert({ id, sequence, former: [] }, article, keys);
    this.outbox?.changed(id, keys.url, article.publishedAt);
    this.stories.add(id, article);
    return 'added';
  }

  private drop(id: number, { urlKey, publishedAt }: Pick<StoredArticle, 'urlKey' | 'publishedAt'>): void {
    this.removal.remove([id]);
    this.rows.delete(id);
    this.outbox?.gone(urlKey, publishedAt);
  }

  private update(stored: StoredArticle, article: IndexArticle): keyof WriteResult {
    const merged = mergeVersions(stored, article);
    if (merged === null) return 'unchanged';
    const keepsPlace = stored.publishedAt !== null || merged.publishedAt === null;
    this.rows.delete(stored.id);
    const { sequence } = stored;
    const id = keepsPlace ? stored.id : this.ids.next(merged.publishedAt, sequence);
    const url = urlKey(merged.url);
    const former = addFormerVersion(parseFormerVersions(stored.former), stored, merged, article.seenAt);
    this.rows.insert({ id, sequence, former }, merged, {
      url,
      guid: (stored.feed === article.feed ? guidKey(article) : null) ?? stored.guidKey ?? guidKey(article),
      content: contentKey(merged),
    });
    if (!keepsPlace || url !== stored.urlKey) this.outbox?.gone(stored.urlKey, stored.publishedAt);
    this.outbox?.changed(id, url, merged.publishedAt);
    if (!keepsPlace) this.stories.add(id, merged);
    return 'updated';
  }
}
