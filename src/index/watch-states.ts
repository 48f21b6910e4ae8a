import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './open-database.js';
import { Database, sqliteFault } from './sqlite.js';

/** A position in the order of arrival: the last sequence number of every node. */
type Position = Readonly<Record<string, number>>;

/** A message that was not acknowledged yet. It is sent again with the same id and body. */
export interface PendingMessage {
  id: string;
  body: string;
  /** URLs of the message's articles, and of near-identical ones that it omits. */
  urls: string[];
  /** The position of the message's last article. */
  position: Position;
  /** Number of failed attempts. */
  attempts: number;
  /**
   * Unix milliseconds of the next attempt; `waitMs` is the wait before it. A longer wait shows that the clock was set
   * back.
   */
  dueAt: number;
  waitMs?: number;
}

/** How far a saved search was delivered. */
export interface WatchState {
  /** The last article that was considered and, if it matched, acknowledged. */
  position: Position;
  /** Hash of the webhook's URL and secret: a suspended saved search is resumed when they change. */
  receiver: string;
  pending: PendingMessage | null;
  /** Why the saved search is suspended; null while it is delivered. */
  suspended: string | null;
}

const FILE = 'watches.db';

/**
 * The states of saved searches in a file beside the index: only ingestion writes the index, and a service that searches
 * OpenSearch has none. Saved states survive a kill of the process.
 */
export class WatchStates {
  private readonly path: string;
  private database: Database | undefined;
  private lock: Database | undefined;

  constructor(dataDir: string) {
    this.path = join(dataDir, FILE);
  }

  /**
   * All states by the id of the saved search.
   * @throws an error of SQLite
   */
  read(): Map<string, WatchState> {
    if (this.database === undefined && !existsSync(this.path)) return new Map();
    const rows = this.open().prepareArrays<[string, string]>('SELECT id, state FROM watches').all();
    return new Map(rows.map(([id, state]) => [id, JSON.parse(state) as WatchState]));
  }

  /**
   * Stores the state of a saved search.
   * @throws an error of SQLite
   */
  save(id: string, state: WatchState): void {
    this.open()
      .prepare('INSERT INTO watches VALUES (?1, ?2) ON CONFLICT DO UPDATE SET state = ?2')
      .run(id, JSON.stringify(state));
  }

  /**
   * Deletes the state of a saved search.
   * @throws an error of SQLite
   */
  delete(id: string): void {
    this.open().prepare('DELETE FROM watches WHERE id = ?').run(id);
  }

  /**
   * Locks the folder, so that one process delivers its saved searches. The lock ends with the process, however it ends.
   *
   * @returns whether this process holds the lock
   * @throws an error of SQLite
   */
  hold(): boolean {
    if (this.lock !== undefined) return true;
    this.open();
    const lock = new Database(`${this.path}.lock`);
    try {
      lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
      this.lock = lock;
      return true;
    } catch (error) {
      lock.close();
      if (sqliteFault(error) === 'busy') return false;
      throw error;
    }
  }

  close(): void {
    this.lock?.close();
    this.database?.close();
    this.lock = this.database = undefined;
  }

  private open(): Database {
    if (this.database !== undefined) return this.database;
    makeFolder(join(this.path, '..'));
    const database = new Database(this.path);
    try {
      database.exec(SCHEMA);
      return (this.database = database);
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

/** The schema of the file. It has a WAL without a sync per write: a kill of the process loses nothing. */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS watches (id TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
