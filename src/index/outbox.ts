import { ColumnStatement, type Database, inTransaction, type Statement } from './sqlite.js';
import { VocabularyRecorder } from './vocabulary.js';

/** What is to be removed on purpose from all that was ever shipped: an article, or all of a domain and its subdomains. */
export type OutboxRemoval = { url: string } | { domain: string };

/** The last number given; it stays after the change has been replicated. */
const LAST_NUMBER = `SELECT CAST(value AS INTEGER) FROM properties WHERE name = 'outbox'`;
/** Whether changes are written down, `on` or `missed`: by every writer of the file, the command line included. */
const STATE = `SELECT value FROM properties WHERE name = 'shipping'`;
/** A writer that was opened before shipping was turned on does not write down what it changes: all is shipped anew. */
export const MISS_CHANGES = `UPDATE properties SET value = 'missed' WHERE name = 'shipping' AND value = 'on'`;
/** Numbers begin at the time in so many parts of a millisecond. */
const PER_MS = 1_000;

/** Stories change in many places: the connection that writes down changes sees each. */
const FOLLOW_STORIES = ['story_heat', 'story_articles']
  .flatMap((table) =>
    [
      ['INSERT', 'new'],
      ['UPDATE', 'new'],
      ['DELETE', 'old'],
    ].map(
      ([event, row]) => `CREATE TEMP TRIGGER ${table}_${event} AFTER ${event} ON main.${table}
        BEGIN INSERT INTO outbox_stories VALUES (${row}.story, 0) ON CONFLICT (story) DO UPDATE SET number = 0; END;`,
    ),
  )
  .join('\n');

/**
 * Records every change, in its own transaction, for replication. Every change gets a
 * number that is higher than all before it, also than those before a clock was set back or a backup was brought in: it
 * is the version of what is shipped.
 */
export class OutboxRecorder {
  private readonly last: ColumnStatement<number>;
  private readonly store: Statement;
  private readonly add: Statement;
  private readonly numberStories: Statement;
  /** Null outside of a transaction. */
  private number: number | null = null;

  /**
   * @param turn on or off; undefined leaves it as it is in the file. Turned on, or where changes were missed, everything
   * that is in the index is written down as changed; turned off, what has not been shipped is forgotten.
   * @returns null where it is off
   */
  static open(database: Database, turn?: 'on' | 'off'): OutboxRecorder | null {
    const state = new ColumnStatement<'on' | 'missed'>(database, STATE).get();
    if (turn === 'off' && state !== undefined) database.exec(TURN_OFF);
    if (turn === 'off' || (turn === undefined && state === undefined)) return null;
    const recorder = new OutboxRecorder(database);
    if (turn === 'on' && state !== 'on') recorder.enqueueAll({ isEmpty: true });
    return recorder;
  }

  private constructor(private readonly database: Database) {
    this.last = new ColumnStatement(database, LAST_NUMBER);
    this.store = database.prepare(`INSERT OR REPLACE INTO properties (name, value) VALUES ('outbox', ?)`);
    this.add = database.prepare(
      'INSERT INTO outbox (number, article, url_key, published_at, removal) VALUES (?, ?, ?, ?, ?)',
    );
    this.numberStories = database.prepare('UPDATE outbox_stories SET number = ? WHERE number = 0');
    database.exec(FOLLOW_STORIES);
  }

  /** An article is new or has changed. */
  changed(article: number, urlKey: number, publishedAt: number | null): void {
    this.add.run(this.next(), article, urlKey, publishedAt, null);
  }

  /** An article no longer stands under this address, or in this month. */
  gone(urlKey: number, publishedAt: number | null): void {
    this.add.run(this.next(), null, urlKey, publishedAt, null);
  }

  /** What has left the index long ago is to be removed as well. */
  remove(removal: OutboxRemoval): void {
    this.add.run(this.next(), null, null, null, JSON.stringify(removal));
  }

  /** The number of the transaction's last change. */
  next(): number {
    this.number = Math.max((this.number ?? this.last.get() ?? 0) + 1, Date.now() * PER_MS);
    return this.number;
  }

  /** Numbers what has changed, inside the caller's transaction. */
  flush(): void {
    this.numberStories.run(this.next());
    this.store.run(String(this.number));
    this.discard();
  }

  /** Forgets what was numbered: the transaction has failed. */
  discard(): void {
    this.number = null;
  }

  /**
   * Takes the words of titles that have left the archive out of its vocabulary, some thousand in a transaction with the
   * process's other work between them.
   * @param month the first that is still there.
   */
  async forgetMonthsBefore(month: number): Promise<void> {
    const discount = this.database.prepare(DISCOUNT);
    const forget = this.database.prepare(FORGET_LEFT);
    for (let left = 1; left > 0;) {
      try {
        left = inTransaction(this.database, () => {
          discount.run(this.next(), month);
          const changes = forget.run(month);
          this.flush();
          return changes;
        });
      } finally {
        this.discard();
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /**
   * Writes down everything that is in the index as changed, the newest articles first.
   * @param isEmpty whether nothing is where it is shipped to: the words of what was shipped before are forgotten then.
   */
  enqueueAll({ isEmpty }: { isEmpty: boolean }): void {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const first = this.next();
      this.database.prepare(FILL_ARTICLES).run(first);
      if (isEmpty) {
        this.database.exec('DELETE FROM archive_vocabulary; DELETE FROM archive_months');
        new VocabularyRecorder(this.database).fillArchive(first);
      }
      this.database.prepare('UPDATE archive_vocabulary SET changed = ?').run(first);
      this.database.exec(FILL_STORIES);
      this.number =
        new ColumnStatement<number>(this.database, 'SELECT max(number) FROM outbox').get() ?? first;
      this.flush();
      this.database.exec(`INSERT OR REPLACE INTO properties (name, value) VALUES ('shipping', 'on')`);
      this.database.exec('COMMIT');
    } catch (error) {
      this.discard();
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** The first words of months that have left the archive. */
const LEFT = `SELECT month, language, word FROM archive_months WHERE month < ? ORDER BY month, language, word LIMIT 5000`;
const DISCOUNT = `
  UPDATE archive_vocabulary SET titles = archive_vocabulary.titles - gone.titles, changed = ?
  FROM (SELECT language, word, sum(titles) AS titles FROM archive_months WHERE (month, language, word) IN (${LEFT})
        GROUP BY language, word) AS gone
  WHERE archive_vocabulary.language = gone.language AND archive_vocabulary.word = gone.word`;
const FORGET_LEFT = `DELETE FROM archive_months WHERE (month, language, word) IN (${LEFT})`;

/** Forgets all that was to be shipped, and where. */
export const TURN_OFF = `
  BEGIN IMMEDIATE;
  DELETE FROM outbox; DELETE FROM outbox_stories; DELETE FROM archive_vocabulary; DELETE FROM archive_months;
  DELETE FROM properties WHERE name IN ('shipping', 'shipping_fault', 'node_number', 'shipped_to');
  COMMIT;`;
const FILL_ARTICLES = `
  INSERT INTO outbox (number, article, url_key, published_at)
  SELECT ? + row_number() OVER (ORDER BY id DESC), id, url_key, published_at FROM articles`;
const FILL_STORIES = `INSERT OR REPLACE INTO outbox_stories (story, number) SELECT DISTINCT story, 0 FROM story_heat`;

/** A change of an article that is to be shipped. */
export interface OutboxRow {
  number: number;
  /** Id of the article; null when it is gone. */
  article: number | null;
  urlKey: number | null;
  publishedAt: number | null;
  /** In its place: what to remove everywhere. */
  removal: OutboxRemoval | null;
}

/** What waits to be shipped. */
export interface OutboxState {
  /** Changes of articles, of stories and of words. */
  articles: number;
  stories: number;
  words: number;
  /** Beside these: changes of articles that were refused for good; they are tried again now and then. */
  refused: number;
  /** Unix seconds of the oldest change of an article; null when none waits. */
  oldest: number | null;
  /** Why shipping fails, and since when in Unix seconds; null while it does not. */
  fault: ReplicationFault | null;
}

export interface ReplicationFault {
  since: number;
  reason: string;
  /** What an operator can mend, if anything is known. */
  advice?: string | null;
}

/** @returns null where nothing is shipped */
export function readOutboxState(database: Database): OutboxState | null {
  if (new ColumnStatement<string>(database, STATE).get() === undefined) return null;
  const counts = database
    .prepareArrays<[number, number, number, number, number | null, string | null]>(
      `SELECT (SELECT count(*) FROM outbox), (SELECT count(*) FROM outbox_stories),
            (SELECT count(*) FROM archive_vocabulary WHERE changed > 0),
            (SELECT count(*) FROM outbox WHERE refused = 1), (SELECT min(number) FROM outbox WHERE refused = 0),
            (SELECT value FROM properties WHERE name = 'shipping_fault')`,
    )
    .get()!;
  const [all, stories, words, refused, oldest, fault] = counts;
  // Counted without reading them: there may be millions.
  const articles = all - refused;
  return {
    ...{ articles, stories, words, refused },
    oldest: oldest === null ? null : Math.floor(oldest / PER_MS / 1000),
    fault: fault === null ? null : (JSON.parse(fault) as ReplicationFault),
  };
}
