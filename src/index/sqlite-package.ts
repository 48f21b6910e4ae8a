import { createRequire } from 'node:module';
import type * as NodeSqlite from 'node:sqlite';

/** What the index needs of SQLite: the API of `node:sqlite`. */
export type SqliteModule = Pick<typeof NodeSqlite, 'DatabaseSync' | 'backup'>;

/** Milliseconds for which closing waits for readers. */
const CLOSING_TIMEOUT_MS = 1_000;

/**
 * The API of `node:sqlite` from a package with binaries, for Node 20, which has no such module. To be deleted when
 * Node 20 is no longer supported.
 */
export function loadSqlitePackage(): SqliteModule | undefined {
  let found: SqliteModule;
  try {
    found = createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule;
  } catch {
    return undefined;
  }
  /**
   * The package leaves prepared statements to the garbage collector, and until then SQLite keeps the connection open and
   * the log beside the file. An empty log does no harm to another file that replaces this one.
   */
  class DatabaseSync extends found.DatabaseSync {
    override close(): void {
      try {
        this.exec(`PRAGMA busy_timeout = ${CLOSING_TIMEOUT_MS}; PRAGMA wal_checkpoint(TRUNCATE)`);
      } catch {
        // Closing must not fail: what is not in the file yet is in the log, and is read from there.
      }
      super.close();
    }
  }
  return { DatabaseSync, backup: found.backup };
}
