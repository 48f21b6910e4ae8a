import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { makeFolder } from '../index/open-database.js';
import { Database, inTransaction, sqliteFault } from '../index/sqlite.js';
import { USAGE_RETENTION_DAYS, type RequestCount, type UsageStore } from './counter-store.js';

const FILE = 'usage.db';

/** Numbers of requests in a SQLite file beside the index. A power failure may lose those of the last seconds. */
export class UsageFile implements UsageStore {
  private readonly logger = new Logger(UsageFile.name);
  private database: Database | undefined;
  private isLogged = false;

  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, FILE);
  }

  /** The requests of all keys on one day. @throws Error if they cannot be read now. */
  on(day: string): RequestCount[] {
    return this.counts('day = ?', day);
  }

  add(counts: RequestCount[]): Promise<boolean> {
    const isSaved = this.attempt((database) =>
      inTransaction(database, () => {
        database.prepare(DELETE_OLD).run(USAGE_RETENTION_DAYS);
        const add = database.prepare(
          'INSERT INTO requests VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET requests = requests + ?5',
        );
        for (const { day, key, endpoint, status, requests } of counts)
          add.run(day, key, endpoint, status, requests);
        return true;
      }),
    );
    if (isSaved !== null && this.isLogged) this.logger.log(`${FILE} can be written again.`);
    if (isSaved !== null) this.isLogged = false;
    return Promise.resolve(isSaved ?? false);
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
    if (!existsSync(this.path)) return [];
    const sql = `SELECT day, key, endpoint, status, requests FROM requests WHERE ${condition} ORDER BY 1, 2, 3, 4`;
    const rows = this.attempt((database) =>
      database.prepareArrays<[string, string, string, number, number]>(sql).all(...values),
    );
    if (rows === null) throw new Error(`${FILE} in DATA_DIR cannot be read.`);
    return rows.map(([day, key, endpoint, status, requests]) => ({ day, key, endpoint, status, requests }));
  }

  /** Runs an operation on the file. @returns null if it fails: a damaged file or full disk must not fail a request. */
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

/**
 * Deletes all but the newest `USAGE_RETENTION_DAYS` days that have requests. Days without requests are not counted, so
 * that a clock which is briefly ahead deletes only one day.
 */
const DELETE_OLD =
  'DELETE FROM requests WHERE day <= (SELECT DISTINCT day FROM requests ORDER BY day DESC LIMIT 1 OFFSET ?)';

/** The tables of the file. Its write-ahead log is not synced for each write, but survives a killed process. */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS requests (
    day TEXT, key TEXT, endpoint TEXT, status INTEGER, requests INTEGER, PRIMARY KEY (day, key, endpoint, status)
  ) STRICT, WITHOUT ROWID;
`;
