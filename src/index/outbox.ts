import { ColumnStatement, type Database, inTransaction, type Statement } from './sqlite.js';

/** A removal of replicas: an article, or all articles of a domain and its subdomains. */
export type OutboxRemoval = { url: string } | { domain: string };

/** Selects the number of the last change. */
const LAST_NUMBER = `SELECT CAST(value AS INTEGER) FROM properties WHERE name = 'outbox'`;
/** Selects whether changes are recorded: `on`, `off` or `missed`. Applies to every writer of the file. */
const STATE = `SELECT value FROM properties WHERE name = 'shipping'`;
/**
 * Notes that changes were not recorded, by a writer from before replication was turned on: everything is replicated
 * again.
 */
export const MARK_CHANGES_MISSED = `UPDATE properties SET value = 'missed' WHERE name = 'shipping' AND value = 'on'`;
/** Change numbers per millisecond: they begin at the time in microseconds. */
const PER_MS = 1_000;

/** Creates the triggers that record changes of stories, which several statements make. */
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
 * Records every change for replication, in its own transaction. Change numbers rise, also after a clock was set back
 * or a backup was restored: they are the version of the replica.
 */
export class OutboxRecorder {
  private readonly last: ColumnStatement<number>;
  private readonly store: Statement;
  private readonly add: Statement;
  private readonly numberStories: Statement;
  private readonly ignore: Statement;
  private readonly notice: Statement;
  /** The number of the last change; null outside of a transaction. */
  private number: number | null = null;

  /**
   * Opens the recorder of an index; null when replication is off.
   *
   * @param turn undefined leaves the state of the file. Turned on, or after missed changes, the complete index is
   * recorded as changed; turned off, pending changes are discarded.
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

  /** Records that an article has left its URL or its month. */
  gone(urlKey: number, publishedAt: number | null): void {
    this.add.run(this.next(), null, urlKey, publishedAt, null);
  }

  /** Records a removal, also of articles that have left the index. */
  remove(removal: OutboxRemoval): void {
    this.add.run(this.next(), null, null, null, JSON.stringify(removal));
  }

  /** Does work inside the caller's transaction without recording its changes of stories. */
  ignoreStories(work: () => void): void {
    this.ignore.run();
    work();
    this.notice.run();
  }

  /** The number of the next change. */
  next(): number {
    this.number = Math.max((this.number ?? this.last.get() ?? 0) + 1, Date.now() * PER_MS);
    return this.number;
  }

  /** Numbers the changes, inside the caller's transaction. */
  flush(): void {
    this.numberStories.run(this.next());
    this.store.run(String(this.number));
    this.discard();
  }

  /** Discards the numbers of a failed transaction. */
  discard(): void {
    this.number = null;
  }

  /** Records the complete index as changed, the newest articles first. */
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

/** Discards all pending changes and the destination. */
export const TURN_REPLICATION_OFF = `
  BEGIN IMMEDIATE;
  DELETE FROM outbox; DELETE FROM outbox_stories;
  DELETE FROM properties WHERE name IN ('shipping', 'shipping_fault', 'shipping_refusal', 'node_number', 'shipped_to');
  COMMIT;`;
const FILL_ARTICLES = `
  INSERT INTO outbox (number, article, url_key, published_at)
  SELECT ? + row_number() OVER (ORDER BY id DESC), id, url_key, published_at FROM articles`;
const FILL_STORIES = `INSERT OR REPLACE INTO outbox_stories (story, number) SELECT DISTINCT story, 0 FROM story_heat`;

/** A pending change of an article. */
export interface OutboxRow {
  number: number;
  /** Id of the article; null when it is deleted. */
  article: number | null;
  urlKey: number | null;
  publishedAt: number | null;
  /** A removal, in place of a change of an article. */
  removal: OutboxRemoval | null;
}

/** The pending changes and the state of replication. */
export interface OutboxState {
  /** Number of changes of articles and of stories. */
  articles: number;
  stories: number;
  /** Changes of articles that OpenSearch rejected, which are retried every hour. */
  refused: number;
  /** Why the last rejected change was rejected; null without any. */
  refusal: string | null;
  /** Unix seconds of the oldest pending change of an article; null without any. */
  oldest: number | null;
  /** Why replication fails, and since when (Unix seconds); null while it works. */
  fault: ReplicationFault | null;
}

export interface ReplicationFault {
  since: number;
  reason: string;
  /** Advice for the operator, if there is any. */
  advice?: string | null;
}

/** The state of replication in a file; null without replication. */
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
