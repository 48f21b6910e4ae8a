import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database } from 'better-sqlite3';
import { MIGRATIONS } from './schema/migrations.js';

const FILE = 'news.db';

/** The index cannot be opened, for a reason that the message gives a person to act on. */
export class IndexOpenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IndexOpenError';
  }
}

function writtenByNewer(found: number): IndexOpenError {
  return new IndexOpenError(
    `The index was written by a newer version (schema ${found}, known up to ${MIGRATIONS.length}). ` +
      'Start that version, or point DATA_DIR to another folder.',
  );
}

function migrate(database: Database): void {
  const step = database.transaction(() => {
    const done = database.pragma('user_version', { simple: true }) as number;
    if (done > MIGRATIONS.length) throw writtenByNewer(done);
    for (const sql of MIGRATIONS.slice(done)) database.exec(sql);
    database.pragma(`user_version = ${MIGRATIONS.length}`);
  });
  step.immediate();
}

/**
 * Opens the index for the one writer, creating or migrating it first.
 * WAL with `synchronous = NORMAL`: what was committed survives the death of the process at any moment; after a
 * power cut the file is intact and at most the last moments are missing, which the next poll brings again.
 *
 * @throws IndexOpenError when the file is damaged, newer than this software, or may not be written.
 */
export function openForWriting(dataDir: string): Database {
  const path = join(dataDir, FILE);
  let database: Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    database = new Sqlite(path, { timeout: 15_000 });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma('cache_size = -65536');
    database.pragma('temp_store = MEMORY');
    database.pragma('journal_size_limit = 67108864');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const advice =
      error.code === 'SQLITE_FULL'
        ? 'Free some space, or point DATA_DIR to another disk.'
        : 'If it is damaged, move it away, and the feeds fill a new one.';
    throw new IndexOpenError(`The index ${path} cannot be opened: ${error.message}. ${advice}`, {
      cause: error,
    });
  }
}

/** Opens the index for reading beside a writer, in this process or another; creates an empty one when there is none. */
export function openForReading(dataDir: string): Database {
  openForWriting(dataDir).close();
  const database = new Sqlite(join(dataDir, FILE), { timeout: 15_000, readonly: true });
  database.pragma('query_only = ON');
  database.pragma('cache_size = -32768');
  database.pragma('temp_store = MEMORY');
  return database;
}
