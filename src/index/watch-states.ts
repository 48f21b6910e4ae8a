import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './open-database.js';
import { Database, sqliteFault } from './sqlite.js';

type Position = Readonly<Record<string, number>>;

/** A message that the receiver has not acknowledged. It is sent again with the same id and body. */
export interface PendingMessage {
  id: string;
  body: string;
  /** URLs of the message's articles, and of near-identical ones that it leaves out. */
  urls: string[];
  /** Position of the message's last article in the order of arrival. */
  position: Position;
  /** Number of failed attempts. */
  attempts: number;
  /** Unix milliseconds of the next attempt. */
  dueAt: number;
  waitMs?: number;
}

/** How far the matches of a saved search have been delivered to its webhook. */
export interface WatchState {
  /** Position of the last examined article in the order of arrival; all matches up to it are acknowledged. */
  position: Position;
  /** Hash of the webhook's URL and secret; a change of it ends a suspension. */
  receiver: string;
  pending: PendingMessage | null;
  /** Why delivery is suspended; null while it is active. */
  suspended: string | null;
}

const FILE = 'watches.db';

/** Stores the states of saved searches beside the index: with OpenSearch there is no index file. A kill loses none. */
export class WatchStates {
  private readonly path: string;
  private database: Database | undefined;
  private lock: Database | undefined;

  constructor(dataDir: string) {
    this.path = join(dataDir, FILE);
  }

  /** All states by id of the saved search. @throws an error of SQLite */
  read(): Map<string, WatchState> {
    if (this.database === undefined && !existsSync(this.path)) return new Map();
    const rows = this.open().prepareArrays<[string, string]>('SELECT id, state FROM watches').all();
    return new Map(rows.map(([id, state]) => [id, JSON.parse(state) as WatchState]));
  }

  /** @throws an error of SQLite */
  save(id: string, state: WatchState): void {
    this.open()
      .prepare('INSERT INTO watches VALUES (?1, ?2) ON CONFLICT DO UPDATE SET state = ?2')
      .run(id, JSON.stringify(state));
  }

  /** @throws an error of SQLite */
  delete(id: string): void {
    this.open().prepare('DELETE FROM watches WHERE id = ?').run(id);
  }

  /**
   * Locks the folder, so that only one process delivers its saved searches, until the process ends.
   * @returns whether this process holds the lock.
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

/** The schema of the file. Its WAL is not synced at each write; a kill of the process loses nothing. */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS watches (id TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
