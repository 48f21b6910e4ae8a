import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVICE_VERSION } from '../config/version.js';
import { FIRST_SCHEMA, MIGRATIONS, SCHEMA_OF_1_0_0, schemaNumber } from './schema.js';
import { BUSY_TIMEOUT_MS, ColumnStatement, Database, inTransaction, pragma, sqliteFault } from './sqlite.js';

const FILE = 'news.db';

/** Path of the index in a folder. */
export const indexPath = (dataDir: string): string => join(dataDir, FILE);

/** Suffixes of the files that SQLite uses for an index. */
export const INDEX_FILE_SUFFIXES = ['', '-wal', '-shm', '-journal'] as const;

/** The index cannot be opened. The message contains advice for the operator. */
export class IndexOpenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IndexOpenError';
  }
}

/** The schema number of an index; 0 for a new file. @throws IndexOpenError unless this program can read it. */
function checkedSchema(database: Database): number {
  const found = Number(pragma(database, 'user_version'));
  if (found === 0 || (found >= FIRST_SCHEMA && found <= schemaNumber())) return found;
  const isNewer = found > FIRST_SCHEMA;
  throw new IndexOpenError(
    `The index was written by version ${writerOf(database) ?? 'unknown'} (schema ${found}); this is version ${SERVICE_VERSION} ` +
      `(schema ${schemaNumber()}). ${isNewer ? 'Start that version or a newer one' : 'Remove it'}, or point DATA_DIR to another folder.`,
  );
}

/** Version of the program that last wrote the index; null if none is stored. */
function writerOf(database: Database): string | null {
  try {
    return new ColumnStatement<string>(database, WRITER).get() ?? null;
  } catch {
    // The newer schema may store it elsewhere.
    return null;
  }
}

const WRITER = `SELECT value FROM properties WHERE name = 'program_version'`;

/** Maximum milliseconds to wait while another process migrates; a step over millions of articles takes 30 seconds. */
const MAX_MIGRATION_MS = 600_000;

/** Applies the missing migrations, each in its own transaction, so that an interrupted run continues. */
function migrate(database: Database): void {
  const isOld = Number(pragma(database, 'user_version')) < schemaNumber();
  if (isOld) pragma(database, `busy_timeout = ${MAX_MIGRATION_MS}`);
  while (!inTransaction(database, () => migrateStep(database)));
  pragma(database, `busy_timeout = ${BUSY_TIMEOUT_MS}`);
}

/** Applies the next migration. @returns whether it was the last one. */
function migrateStep(database: Database): boolean {
  const done = checkedSchema(database);
  const next = done === 0 ? FIRST_SCHEMA : Math.min(done + 1, schemaNumber());
  if (done < next) {
    database.exec(done === 0 ? SCHEMA_OF_1_0_0 : MIGRATIONS[done - FIRST_SCHEMA]!);
    pragma(database, `user_version = ${next}`);
  }
  const isLast = next === schemaNumber();
  if (isLast) {
    database.exec(NAME_NODE);
    if (writerOf(database) !== SERVICE_VERSION) database.prepare(NAME_WRITER).run(SERVICE_VERSION);
  }
  return isLast;
}

/** Stores a new node id in a file that has none, such as a backup. */
const NAME_NODE = `INSERT OR IGNORE INTO properties (name, value) VALUES ('node', lower(hex(randomblob(4))))`;

const NAME_WRITER = `INSERT OR REPLACE INTO properties (name, value) VALUES ('program_version', ?)`;

const BUSY_PAUSE_MS = 50;

/** Enables write-ahead logging. Tries again while the file is locked, because SQLite ignores `busy_timeout` here. */
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

/** Free bytes below which a disk counts as full; a new index needs about 100 KB. */
const MIN_ROOM = 256 * 1024;

/** Creates a folder and its parents. A recursive `mkdirSync` hangs below `/proc` in Node 20 to 26. */
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
  'Stop the service and restore a backup, or remove the index: a new one is filled from the feeds.';

function adviceFor(path: string, error: unknown, code: string): string {
  if (sqliteFault(error) === 'full' || code === 'ENOSPC' || isFull(dirname(path))) {
    return 'Free some space, or point DATA_DIR to another disk.';
  }
  if (['read-only', 'cannot open'].includes(sqliteFault(error) ?? '') || code === 'EACCES') {
    return 'Make it and its folder writable for the user of the service; with INGEST=off, readable.';
  }
  return `If it is damaged: ${DAMAGE_ADVICE}`;
}

/** Whether the disk is full, which SQLite may report as an I/O error. */
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_ROOM;
  } catch {
    return false;
  }
}

/** Converts an error of SQLite or the file system to an `IndexOpenError` with advice; returns others unchanged. */
function explain(path: string, error: unknown): unknown {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string };
  if (typeof code !== 'string') return error;
  const text = `The index ${path} cannot be opened: ${message}. ${adviceFor(path, error, code)}`;
  return new IndexOpenError(text, { cause: error });
}

/**
 * Opens the index for its only writer, after creating or migrating it. In WAL mode with `synchronous = NORMAL`, commits
 * survive the end of the process; a power failure may lose the last ones, which the next poll repeats.
 * @throws IndexOpenError when the file is damaged, newer than this program, or not writable.
 */
export function openForWriting(dataDir: string): Database {
  const path = indexPath(dataDir);
  let database: Database | undefined;
  try {
    makeFolder(dataDir);
    database = new Database(path);
    writeAhead(database);
    pragma(database, 'synchronous = NORMAL');
    pragma(database, 'cache_size = -16384');
    pragma(database, 'temp_store = MEMORY');
    pragma(database, 'journal_size_limit = 67108864');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw explain(path, error);
  }
}

/** Opens the index for reading, also without write permission; creates a missing one. @throws IndexOpenError. */
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
  // Without a log, SQLite needs no shared-memory file, which it could not create here.
  if (!hasLog(path)) readOnlyUrl.searchParams.set('immutable', '1');
  let database: Database | undefined;
  try {
    database = prepareReading(new Database(readOnlyUrl, { readOnly: true }));
    if (checkedSchema(database) === schemaNumber()) return database;
    throw new IndexOpenError(
      `The index ${path} was written by an older version and is read-only: start this version once with write access.`,
    );
  } catch (error) {
    database?.close();
    throw explain(path, error);
  }
}

const hasLog = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

function prepareReading(database: Database): Database {
  pragma(database, 'query_only = ON');
  pragma(database, 'cache_size = -16384');
  pragma(database, 'temp_store = MEMORY');
  return database;
}
