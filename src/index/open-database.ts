import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MIGRATIONS } from './schema.js';
import { BUSY_TIMEOUT_MS, Database, inTransaction, pragma, sqliteFault } from './sqlite.js';

const FILE = 'news.db';

/** Path of the index in a folder. */
export const indexPath = (dataDir: string): string => join(dataDir, FILE);

/** What SQLite appends to the path of the index for its files. */
export const FILE_ENDS = ['', '-wal', '-shm', '-journal'] as const;

/** The index cannot be opened; the message says what to do about it. */
export class IndexOpenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IndexOpenError';
  }
}

function checkVersion(found: number): void {
  if (found <= MIGRATIONS.length) return;
  throw new IndexOpenError(
    `The index was written by a newer version (schema ${found}, known up to ${MIGRATIONS.length}). ` +
      'Start that version, or point DATA_DIR to another folder.',
  );
}

/** A step over millions of articles takes half a minute, and others wait for it. */
const MAX_MIGRATION_MS = 600_000;

/** Does the missing steps, each in a transaction of its own: after an interruption the next process continues there. */
function migrate(database: Database): void {
  const isOld = Number(pragma(database, 'user_version')) < MIGRATIONS.length;
  if (isOld) pragma(database, `busy_timeout = ${MAX_MIGRATION_MS}`);
  while (!inTransaction(database, () => migrateStep(database)));
  pragma(database, `busy_timeout = ${BUSY_TIMEOUT_MS}`);
}

/** @returns whether it was the last */
function migrateStep(database: Database): boolean {
  const done = Number(pragma(database, 'user_version'));
  checkVersion(done);
  if (done < MIGRATIONS.length) {
    database.exec(MIGRATIONS[done]!);
    pragma(database, `user_version = ${done + 1}`);
  }
  const isLast = done + 1 >= MIGRATIONS.length;
  if (isLast) database.exec(NAME_NODE);
  return isLast;
}

/** The node id of this file, which numbers its articles. A backup has none and gets another one. */
const NAME_NODE = `INSERT OR IGNORE INTO properties (name, value) VALUES ('node', lower(hex(randomblob(4))))`;

const BUSY_PAUSE_MS = 50;

/** Turns write-ahead logging on. SQLite does not wait here, whatever its `busy_timeout`, for others that open the same new file. */
function writeAhead(database: Database): void {
  const begun = performance.now();
  for (;;) {
    try {
      return void pragma(database, 'journal_mode = WAL');
    } catch (error) {
      if (sqliteFault(error) !== 'busy' || performance.now() - begun > BUSY_TIMEOUT_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
    }
  }
}

/** A new index and its log need some 100 KB. */
const MIN_ROOM = 256 * 1024;

/** Makes a folder and those above it. `mkdirSync` with `recursive` never returns on Node 20 to 26 below `/proc`, which refuses folders with ENOENT. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(path)) throw error;
  }
}

export const DAMAGE_ADVICE =
  'Stop the service and restore a backup, or move the index away, and the feeds fill a new one.';

/** What to do about an index that cannot be opened. */
function adviceFor(path: string, error: unknown, code: string): string {
  if (sqliteFault(error) === 'full' || code === 'ENOSPC' || isFull(dirname(path))) {
    return 'Free some space, or point DATA_DIR to another disk.';
  }
  if (['read-only', 'cannot open'].includes(sqliteFault(error) ?? '') || code === 'EACCES') {
    return 'Let the user of the service write it and its folder; with INGEST=off reading is enough.';
  }
  return `If it is damaged: ${DAMAGE_ADVICE}`;
}

/** Whether a folder's disk has no room: SQLite may call that an I/O error, by the file that it could not extend. */
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_ROOM;
  } catch {
    return false;
  }
}

/** The error to throw in place of one of SQLite or the file system; any other error as it is. */
function explain(path: string, error: unknown): unknown {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string };
  if (typeof code !== 'string') return error;
  const text = `The index ${path} cannot be opened: ${message}. ${adviceFor(path, error, code)}`;
  return new IndexOpenError(text, { cause: error });
}

/**
 * Opens the index for the one writer, creating or migrating it first.
 * WAL with `synchronous = NORMAL`: what was committed survives the end of the process at any moment; after a power cut
 * the file is intact and at most the last moments are missing, which the next poll fetches again.
 *
 * @throws IndexOpenError when the file is damaged, newer than this software, or may not be written.
 */
export function openForWriting(dataDir: string): Database {
  const path = indexPath(dataDir);
  let database: Database | undefined;
  try {
    makeFolder(dataDir);
    database = new Database(path);
    writeAhead(database);
    pragma(database, 'synchronous = NORMAL');
    pragma(database, 'cache_size = -65536');
    pragma(database, 'temp_store = MEMORY');
    pragma(database, 'journal_size_limit = 67108864');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw explain(path, error);
  }
}

/**
 * Opens the index for reading beside a writer, in this process or another; creates an empty one when there is none.
 * An index in a folder without write permission is read as it is.
 *
 * @throws IndexOpenError
 */
export function openForReading(dataDir: string): Database {
  try {
    openForWriting(dataDir).close();
  } catch (error) {
    if (!isReadOnly(dataDir, error)) throw error;
    return openUnwritable(dataDir);
  }
  return prepareReading(new Database(indexPath(dataDir), { readOnly: true }));
}

function isReadOnly(dataDir: string, error: unknown): boolean {
  const cause = error instanceof IndexOpenError ? error.cause : undefined;
  const fault = sqliteFault(cause);
  return existsSync(indexPath(dataDir)) && (fault === 'read-only' || fault === 'cannot open');
}

function openUnwritable(dataDir: string): Database {
  const path = indexPath(dataDir);
  const readOnlyUrl = pathToFileURL(path);
  // Without a log, SQLite needs no shared-memory file in the folder, which it could not create.
  if (!hasLog(path)) readOnlyUrl.searchParams.set('immutable', '1');
  let database: Database | undefined;
  try {
    database = prepareReading(new Database(readOnlyUrl, { readOnly: true }));
    const version = Number(pragma(database, 'user_version'));
    checkVersion(version);
    if (version === MIGRATIONS.length) return database;
    throw new IndexOpenError(
      `The index ${path} was written by an older version, and may not be written: let this version write it once.`,
    );
  } catch (error) {
    database?.close();
    throw explain(path, error);
  }
}

const hasLog = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

function prepareReading(database: Database): Database {
  pragma(database, 'query_only = ON');
  pragma(database, 'cache_size = -32768');
  pragma(database, 'temp_store = MEMORY');
  return database;
}
