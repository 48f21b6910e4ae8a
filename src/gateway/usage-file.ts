import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { makeFolder } from '../index/open-database.js';
import { Database, inTransaction, sqliteFault } from '../index/sqlite.js';
import { dayOf, RETENTION_DAYS, type RequestCount, type UsageStore } from './usage-store.js';

const FILE = 'usage.db';

/**
 * Quotas and requests in a file beside the index. Saved counts survive a kill of the process; a power cut may lose
 * the last seconds.
 */
export class UsageFile implements UsageStore {
  private readonly logger = new Logger(UsageFile.name);
  private database: Database | undefined;
  /** Whether the current fault was logged. */
  private isLogged = false;

  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, FILE);
  }

  /**
   * Requests that count against the day's quota, by key.
   *
   * @throws Error when it cannot be read now.
   */
  usedOn(day: string): [keyId: string, used: number][] {
    return this.read('SELECT key, used FROM quotas WHERE day = ?', day);
  }

  /** Adds requests to a day's quotas. @returns whether they are saved. */
  addUsed(day: string, used: Iterable<[keyId: string, used: number]>): boolean {
    return this.write((database) => {
      database.prepare('DELETE FROM quotas WHERE day < ?').run(dayOf(Date.now()));
      const add = database.prepare(
        'INSERT INTO quotas VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET used = used + ?3',
      );
      for (const [keyId, more] of used) add.run(day, keyId, more);
    });
  }

  add(counts: RequestCount[]): Promise<boolean> {
    const isSaved = this.write((database) => {
      database.prepare(DELETE_OLD).run(RETENTION_DAYS);
      const add = database.prepare(
        'INSERT INTO requests VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET requests = requests + ?5',
      );
      for (const { day, key, endpoint, status, requests } of counts)
        add.run(day, key, endpoint, status, requests);
    });
    return Promise.resolve(isSaved);
  }

  since(day: string): Promise<RequestCount[]> {
    return Promise.resolve().then(() => this.counts('day >= ?', day));
  }

  ofKey(key: string, day: string): Promise<RequestCount[]> {
    return Promise.resolve().then(() => this.counts('day = ? AND key = ?', day, key));
  }

  close(): void {
    this.database?.close();
    this.database = undefined;
  }

  private counts(condition: string, ...values: string[]): RequestCount[] {
    const sql = `SELECT day, key, endpoint, status, requests FROM requests WHERE ${condition} ORDER BY 1, 2, 3, 4`;
    const rows = this.read<[string, string, string, number, number]>(sql, ...values);
    return rows.map(([day, key, endpoint, status, requests]) => ({ day, key, endpoint, status, requests }));
  }

  private read<Row extends unknown[]>(sql: string, ...values: string[]): Row[] {
    if (!existsSync(this.path)) return [];
    const rows = this.attempt((database) => database.prepareArrays<Row>(sql).all(...values));
    if (rows === null) throw new Error(`${FILE} in DATA_DIR cannot be read.`);
    return rows;
  }

  private write(work: (database: Database) => void): boolean {
    const isDone = this.attempt((database) => inTransaction(database, () => (work(database), true))) ?? false;
    if (isDone && this.isLogged) this.logger.log(`${FILE} can be written again.`);
    if (isDone) this.isLogged = false;
    return isDone;
  }

  /** @returns null when it fails: a damaged file or a full disk fails no request. */
  private attempt<T>(work: (database: Database) => T): T | null {
    try {
      this.database ??= this.open();
      return work(this.database);
    } catch (error) {
      this.close();
      const reason = sqliteFault(error) ?? (error as NodeJS.ErrnoException).code ?? 'other';
      if (!this.isLogged) {
        this.logger.error(
          `${FILE} in DATA_DIR cannot be used (${reason}): usage is lost at the next restart.`,
        );
      }
      this.isLogged = true;
      return null;
    }
  }

  private open(): Database {
    makeFolder(dirname(this.path));
    const database = new Database(this.path);
    try {
      database.exec(SCHEMA);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

/** Deletes all but the newest days with requests. A clock that is ahead for a moment deletes one of them at most. */
const DELETE_OLD =
  'DELETE FROM requests WHERE day <= (SELECT DISTINCT day FROM requests ORDER BY day DESC LIMIT 1 OFFSET ?)';

/** WAL without a sync per write: a kill of the process loses nothing. */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS quotas (
    day TEXT, key TEXT, used INTEGER, PRIMARY KEY (day, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS requests (
    day TEXT, key TEXT, endpoint TEXT, status INTEGER, requests INTEGER, PRIMARY KEY (day, key, endpoint, status)
  ) STRICT, WITHOUT ROWID;
`;
