import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_DATED_ID, IdAllocator, lowestIdAt, SequenceCounter } from './article-id.js';
import {
  ArticleIdentity,
  ArticleRows,
  contentKey,
  guidKey,
  mergeVersions,
  type StoredArticle,
  urlKey,
} from './article-identity.js';
import { Blocklist } from './blocklist.js';
import type { ArticleStore, IndexArticle, WriteOptions, WriteResult } from './index-article.js';
import { openForWriting } from './open-database.js';
import { Segments } from './segments.js';
import { ColumnStatement, type Database, inTransaction, pragma, type Statement } from './sqlite.js';
import { MISS_CHANGES, OutboxRecorder, type OutboxRemoval } from './outbox.js';
import { StoryRecorder } from './stories/story-recorder.js';
import { StoryRemoval } from './stories/story-removal.js';
import { ANALYSIS_VERSION, type SearchRow } from './tokens.js';

/** Articles in one transaction: with more, readers and the checkpoint would become slow. */
const MAX_PER_TRANSACTION = 200;
/** Articles deleted in one transaction, which then takes some 30 ms. */
const SWEPT_AT_ONCE = 500;
/** Between two steps that merge segments: as long as one takes. */
const MERGE_PAUSE_MS = 20;
/** Milliseconds for which closing waits for readers. */
const CLOSING_TIMEOUT_MS = 1_000;
/** Articles whose tokens are remembered until they are shipped, some 2 kB each. */
const REMEMBERED = 3_000;

/** What still waits to be shipped stays, however old it is; not what was refused. */
const IS_SHIPPED = 'NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.article = articles.id AND refused = 0)';

interface WriterOptions {
  /** 0 keeps everything. */
  retentionDays: number;
  /** Hosts whose articles are not stored, nor those of their subdomains. */
  blockedDomains?: readonly string[];
  /** Whether what changes is written down to be shipped; left out, as it was last time. */
  shipping?: 'on' | 'off';
}

/**
 * The only writer of the index, in the ingestion process or the command line. Readers in any process see a batch when
 * `write` returns, completely or not at all.
 */
export class IndexWriter implements ArticleStore {
  private readonly identity: ArticleIdentity;
  private readonly rows: ArticleRows;
  private readonly ids: IdAllocator;
  private readonly sequence: SequenceCounter;
  private readonly stories: StoryRecorder;
  /** What is not stored. */
  readonly blocklist: Blocklist;
  /** Null where nothing is shipped. */
  readonly outbox: OutboxRecorder | null;
  private readonly oldDated: ColumnStatement<number>;
  private readonly oldUndated: ColumnStatement<number>;
  private readonly missChanges: Statement;
  private readonly segments: Segments;
  private readonly writtenByOthers: ColumnStatement<number>;
  private seenOfOthers: number;
  private readonly retentionDays: number;

  readonly database: Database;

  /** @throws IndexOpenError */
  static open(dataDir: string, options: WriterOptions): IndexWriter {
    return new IndexWriter(dataDir, options);
  }

  private constructor(dataDir: string, options: WriterOptions) {
    const database = (this.database = openForWriting(dataDir));
    this.identity = new ArticleIdentity(database);
    this.outbox = OutboxRecorder.open(database, options.shipping);
    this.rows = new ArticleRows(database, this.outbox === null ? 0 : REMEMBERED);
    this.ids = new IdAllocator(database);
    this.sequence = new SequenceCounter(database);
    this.stories = new StoryRecorder(database);
    this.blocklist = new Blocklist(dataDir, options.blockedDomains);
    this.oldDated = new ColumnStatement(
      database,
      `SELECT id FROM articles WHERE id >= ? AND id < ? AND ${IS_SHIPPED} LIMIT ?`,
    );
    this.oldUndated = new ColumnStatement(
      database,
      `SELECT id FROM articles WHERE published_at IS NULL AND seen_at < ? AND ${IS_SHIPPED} LIMIT ?`,
    );
    this.missChanges = database.prepare(MISS_CHANGES);
    this.segments = new Segments(database);
    this.writtenByOthers = new ColumnStatement(database, 'PRAGMA data_version');
    this.seenOfOthers = this.writtenByOthers.get()!;
    this.retentionDays = options.retentionDays;
    database
      .prepare(`INSERT OR IGNORE INTO properties (name, value) VALUES ('analysis_version', ?)`)
      .run(String(ANALYSIS_VERSION));
  }

  /**
   * Adds new articles and updates changed ones. When it returns, they survive the end of the process.
   * @throws an error of SQLite when the disk is full or the file cannot be written; nothing of the failed chunk is stored
   */
  write(articles: IndexArticle[], { onlyNew = false }: WriteOptions = {}): WriteResult {
    const result: WriteResult = { added: 0, updated: 0, unchanged: 0 };
    const inOrder = [...articles].sort((a, b) => (a.publishedAt ?? 0) - (b.publishedAt ?? 0));
    for (let i = 0; i < inOrder.length; i += MAX_PER_TRANSACTION) {
      const chunk = inOrder.slice(i, i + MAX_PER_TRANSACTION);
      const counts: WriteResult = { added: 0, updated: 0, unchanged: 0 };
      this.commit(() => {
        for (const article of chunk) counts[this.put(article, onlyNew)]++;
      });
      for (const outcome of ['added', 'updated', 'unchanged'] as const) result[outcome] += counts[outcome];
    }
    return result;
  }

  /**
   * Deletes articles older than the retention, here and not where they were replicated to, in small transactions with the
   * process's other work between them: a day in one would block it for seconds.
   *
   * @param now Unix seconds.
   * @returns the number of deleted articles; 0 with a retention of 0 days.
   */
  async sweep(now: number): Promise<number> {
    if (this.retentionDays === 0) return 0;
    const oldest = now - this.retentionDays * 86_400;
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
    return removed;
  }

  /**
   * Merges segments of the search table with the process's other work between the steps: a day of small batches leaves
   * 17, this every two minutes 6, and a search then takes a tenth less, one that is filled up a fifth.
   */
  async mergeSegments(): Promise<void> {
    while (this.database.isOpen && this.segments.step()) await pause(MERGE_PAUSE_MS);
  }

  /**
   * Deletes articles that are taken down on purpose, also where they were shipped to, in one transaction.
   * @returns how many there were
   */
  remove(ids: readonly number[]): number {
    let removed = 0;
    this.commit(() => {
      new StoryRemoval(this.database).remove(ids);
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

  /** Finds again when publishers published last, of whom articles were taken down. */
  settleNewest(domains: Iterable<string>): void {
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

  /** Has what was shipped removed on purpose, also what has left this index; does nothing where nothing is shipped. */
  removeShipped(removal: OutboxRemoval): void {
    this.commit(() => this.outbox?.remove(removal));
  }

  /** What is searched of an article that was written lately; undefined for others, and where others write as well. */
  recentRow(id: number): SearchRow | undefined {
    const written = this.writtenByOthers.get()!;
    if (written !== this.seenOfOthers) this.rows.recent.clear();
    this.seenOfOthers = written;
    return this.rows.recent.get(id);
  }

  /** Empties the log, too: SQLite leaves it where the file was moved, and would apply it to another in its place. */
  close(): void {
    if (!this.database.isOpen) return;
    try {
      pragma(this.database, `busy_timeout = ${CLOSING_TIMEOUT_MS}`);
      pragma(this.database, 'wal_checkpoint(TRUNCATE)');
    } finally {
      this.database.close();
    }
  }

  /** @param why what retention deletes stays where it was shipped to. */
  private commit(work: () => void, why: 'change' | 'retention' = 'change'): void {
    try {
      inTransaction(this.database, () => {
        this.blocklist.refresh();
        work();
        this.stories.flush();
        this.rows.flush(why === 'change' ? (this.outbox?.next() ?? null) : null);
        this.sequence.flush();
        this.outbox?.flush();
        if (this.outbox === null && why === 'change') this.missChanges.run();
      });
    } catch (error) {
      this.stories.forget();
      this.rows.discard();
      this.sequence.discard();
      this.outbox?.discard();
      this.rows.recent.clear();
      throw error;
    }
  }

  private put(article: IndexArticle, onlyNew: boolean): keyof WriteResult {
    const keys = { url: urlKey(article.url), guid: guidKey(article), content: contentKey(article) };
    if (this.blocklist.blocks({ ...article, guidKey: keys.guid })) return 'unchanged';
    const stored = this.identity.find(article, keys);
    if (stored === undefined) {
      const sequence = this.sequence.next();
      const id = this.ids.next(article.publishedAt, sequence);
      this.rows.insert({ id, sequence }, article, keys);
      this.outbox?.changed(id, keys.url, article.publishedAt);
      this.stories.add(id, article);
      return 'added';
    }
    return onlyNew ? 'unchanged' : this.update(stored, article);
  }

  private update(stored: StoredArticle, article: IndexArticle): keyof WriteResult {
    const merged = mergeVersions(stored, article);
    if (merged === null) return 'unchanged';
    const keepsPlace = stored.publishedAt !== null || merged.publishedAt === null;
    this.rows.delete(stored.id);
    const { sequence } = stored;
    const id = keepsPlace ? stored.id : this.ids.next(merged.publishedAt, sequence);
    const url = urlKey(merged.url);
    this.rows.insert({ id, sequence }, merged, {
      url,
      guid: stored.guidKey ?? guidKey(article),
      content: contentKey(merged),
    });
    if (!keepsPlace || url !== stored.urlKey) this.outbox?.gone(stored.urlKey, stored.publishedAt);
    this.outbox?.changed(id, url, merged.publishedAt);
    if (!keepsPlace) this.stories.add(id, merged);
    return 'updated';
  }
}
