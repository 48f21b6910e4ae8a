import { ColumnStatement, type Database, inTransaction, type Statement } from './sqlite.js';

/** What to remove: an article by its URL, normalized or not, or all articles of a domain and its subdomains. */
export type RemovalTarget = { url: string } | { domain: string };

/** Selects the number of the last recorded change. */
const LAST_NUMBER = `SELECT CAST(value AS INTEGER) FROM properties WHERE name = 'outbox'`;
/** Selects the state of replication: `on`, `missed` (some change was not recorded), or no row if it is off. */
const STATE = `SELECT value FROM properties WHERE name = 'shipping'`;
/** Notes that a writer without replication changed the index, so that the whole index is replicated again. */
export const MARK_CHANGES_MISSED = `UPDATE properties SET value = 'missed' WHERE name = 'shipping' AND value = 'on'`;
/** Change numbers per millisecond: a number is the Unix time in microseconds, or the last number plus one if higher. */
const PER_MS = 1_000;

/** SQL of the triggers that record the changes of stories, whichever statement makes them. */
const FOLLOW_STORIES = ['story_heat', 'story_articles', 'story_links']
  .flatMap((table) =>
    [
      ['INSERT', 'new'],
      ['UPDATE', 'new'],
      ['DELETE', 'old'],
    ].map(
      ([event, row]) => `CREATE TEMP TRIGGER ${table}_${event} AFTER ${event} ON main.${table}
        WHEN NOT EXISTS (SELECT 1 FROM temp.ignored_changes)
        BEGIN INSERT INTO outbox_stories VALUES (${row}.story, 0) ON CONFLICT (story) DO UPDATE SET number = 0; END;`,
    ),
  )
  .join('\n');

/**
 * Records changes for replication, in the transaction that makes them. The number of a change becomes the version of
 * the replica in OpenSearch. Numbers rise even if the clock is set back or a backup is restored.
 */
export class OutboxRecorder {
  private readonly last: ColumnStatement<number>;
  private readonly store: Statement;
  private readonly add: Statement;
  private readonly numberStories: Statement;
  private readonly ignore: Statement;
  private readonly notice: Statement;
  /** Number of the last change in the current transaction; null outside of a transaction. */
  private number: number | null = null;

  /**
   * Opens the recorder of an index; null if replication is off.
   * @param turn turns replication on or off; absent to keep the state. `on` records the whole index as changed if
   * replication was off or changes were missed; `off` discards pending changes.
   */
  static open(database: Database, turn?: 'on' | 'off'): OutboxRecorder | null {
    const state = new ColumnStatement<'on' | 'missed'>(database, STATE).get();
    if (turn === 'off' && state !== undefined) database.exec(TURN_REPLICATION_OFF);
    if (turn === 'off' || (turn === undefined && state === undefined)) return null;
    const recorder = new OutboxRecorder(database);
    if (turn === 'on' && state !== 'on') recorder.enqueueAll();
    return recorder;
  }

  private constructor(private readonly database: Database) {
    this.last = new ColumnStatement(database, LAST_NUMBER);
    this.store = database.prepare(`INSERT OR REPLACE INTO properties (name, value) VALUES ('outbox', ?)`);
    this.add = database.prepare(
      'INSERT INTO outbox (number, article, url_key, published_at, removal) VALUES (?, ?, ?, ?, ?)',
    );
    database.exec('CREATE TEMP TABLE ignored_changes (ignored INTEGER)');
    this.numberStories = database.prepare('UPDATE outbox_stories SET number = ? WHERE number = 0');
    this.ignore = database.prepare('INSERT INTO temp.ignored_changes VALUES (1)');
    this.notice = database.prepare('DELETE FROM temp.ignored_changes');
    database.exec(FOLLOW_STORIES);
  }

  /** Records a new or changed article. */
  changed(article: number, urlKey: number, publishedAt: number | null): void {
    this.add.run(this.next(), article, urlKey, publishedAt, null);
  }

  /** Records that a replica must be deleted, because its article was deleted or has another URL or month now. */
  gone(urlKey: number, publishedAt: number | null): void {
    this.add.run(this.next(), null, urlKey, publishedAt, null);
  }

  /** Records a removal, which also applies to replicas of articles that are not in this index. */
  remove(removal: RemovalTarget): void {
    this.add.run(this.next(), null, null, null, JSON.stringify(removal));
  }

  /** Runs work without recording its changes of stories for replication, inside the caller's transaction. */
  ignoreStories(work: () => void): void {
    this.ignore.run();
    work();
    this.notice.run();
  }

  next(): number {
    this.number = Math.max((this.number ?? this.last.get() ?? 0) + 1, Date.now() * PER_MS);
    return this.number;
  }

  /** Numbers the recorded changes of stories and stores the last number; called inside the caller's transaction. */
  flush(): void {
    this.numberStories.run(this.next());
    this.store.run(String(this.number));
    this.discard();
  }

  /** Discards the numbers of a failed transaction. */
  discard(): void {
    this.number = null;
  }

  /** Records all articles and stories as changed, the newest articles first. */
  enqueueAll(): void {
    const { database } = this;
    try {
      inTransaction(database, () => {
        const first = this.next();
        database.prepare(FILL_ARTICLES).run(first);
        database.exec(FILL_STORIES);
        this.number = new ColumnStatement<number>(database, 'SELECT max(number) FROM outbox').get() ?? first;
        this.flush();
        database.exec(`INSERT OR REPLACE INTO properties (name, value) VALUES ('shipping', 'on')`);
      });
    } finally {
      this.discard();
    }
  }
}

/** SQL that turns replication off and discards pending changes. */
export const TURN_REPLICATION_OFF = `
  BEGIN IMMEDIATE;
  DELETE FROM outbox; DELETE FROM outbox_stories;
  DELETE FROM properties WHERE name IN ('shipping', 'shipping_fault', 'shipping_refusal', 'node_number', 'shipped_to');
  COMMIT;`;
const FILL_ARTICLES = `
  INSERT INTO outbox (number, article, url_key, published_at)
  SELECT ? + row_number() OVER (ORDER BY id DESC), id, url_key, published_at FROM articles`;
const FILL_STORIES = `INSERT OR REPLACE INTO outbox_stories (story, number) SELECT DISTINCT story, 0 FROM story_heat`;

/** A recorded change of an article that is not replicated yet. */
export interface OutboxRow {
  number: number;
  /** Id of the article; null for a deleted article and for a removal. */
  article: number | null;
  urlKey: number | null;
  publishedAt: number | null;
  /** The removal to replicate; null for a change of a single article. */
  removal: RemovalTarget | null;
}

/** The progress of replication. */
export interface OutboxState {
  /** Number of pending changes of articles. */
  articles: number;
  stories: number;
  /** Number of changes that OpenSearch rejected; they are retried every hour. */
  refused: number;
  /** Reason of the last rejection; null without any. */
  refusal: string | null;
  /** Unix seconds of the oldest pending change of an article; null without any. */
  oldest: number | null;
  /** Why replication fails, and the Unix time since when; null while it works. */
  fault: ReplicationFault | null;
}

export interface ReplicationFault {
  since: number;
  reason: string;
  /** What the operator can do; absent if nothing is known. */
  advice?: string | null;
}

/** The state of replication of an index; null if replication is off. */
export function readOutboxState(database: Database): OutboxState | null {
  if (new ColumnStatement<string>(database, STATE).get() === undefined) return null;
  const counts = database
    .prepareArrays<[number, number, number, number | null, string | null, string | null]>(
      `SELECT (SELECT count(*) FROM outbox), (SELECT count(*) FROM outbox_stories),
            (SELECT count(*) FROM outbox WHERE refused = 1), (SELECT min(number) FROM outbox WHERE refused = 0),
            (SELECT value FROM properties WHERE name = 'shipping_fault'),
            (SELECT value FROM properties WHERE name = 'shipping_refusal')`,
    )
    .get()!;
  const [all, stories, refused, oldest, fault, refusal] = counts;
  // By difference: there may be millions.
  const articles = all - refused;
  return {
    articles,
    stories,
    refused,
    refusal: refused > 0 ? refusal : null,
    oldest: oldest === null ? null : Math.floor(oldest / PER_MS / 1000),
    fault: fault === null ? null : (JSON.parse(fault) as ReplicationFault),
  };
}
