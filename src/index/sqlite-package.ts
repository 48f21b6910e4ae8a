import { createRequire } from 'node:module';
import type * as NodeSqlite from 'node:sqlite';

/** The part of `node:sqlite` that the index uses. */
export type SqliteModule = Pick<typeof NodeSqlite, 'DatabaseSync' | 'backup'>;

/** Maximum milliseconds that closing the index waits for its readers. */
const CLOSING_TIMEOUT_MS = 1_000;

/** Loads `node:sqlite` from a package with binaries, for Node 20. To be deleted with support for Node 20. */
export function loadSqlitePackage(): SqliteModule | undefined {
  let found: SqliteModule;
  try {
    found = createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule;
  } catch {
    return undefined;
  }
  /** A connection that empties its log on `close`: the package keeps the file open until statements are collected. */
  class DatabaseSync extends found.DatabaseSync {
    override close(): void {
      try {
        this.exec(`PRAGMA busy_timeout = ${CLOSING_TIMEOUT_MS}; PRAGMA wal_checkpoint(TRUNCATE)`);
      } catch {
        // The log is read at the next start.
      }
      super.close();
    }
  }
  return { DatabaseSync, backup: found.backup };
}
