import type * as NodeSqlite from 'node:sqlite';
import { loadSqlitePackage, type SqliteModule } from './sqlite-package.js';

export type Database = NodeSqlite.DatabaseSync;
export type Statement = NodeSqlite.StatementSync;

/** Whether a module has all that the index needs: full-text search, rows as arrays, backup while in use. */
function suffices(module: SqliteModule | undefined): module is SqliteModule {
  if (typeof module?.backup !== 'function') return false;
  const database = new module.DatabaseSync(':memory:');
  try {
    database.exec('CREATE VIRTUAL TABLE probe USING fts5 (text)');
    return typeof database.prepare('SELECT 1').setReturnArrays === 'function';
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Loads the module of Node itself, without the warning of Node 22 that it is experimental. */
function loadBuiltIn(): SqliteModule | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

function load(): SqliteModule {
  const builtIn = loadBuiltIn();
  if (suffices(builtIn)) return builtIn;
  const fromPackage = loadSqlitePackage();
  if (suffices(fromPackage)) return fromPackage;
  throw new Error(
    `Node ${process.version} has no SQLite that the index can use, and the package @photostructure/sqlite, which ` +
      'stands in for it, is not there or has no binary for this machine. Use Node 24, or Node 22.16 or later.',
  );
}

const { DatabaseSync, backup } = load();

/**
 * What a write answers is never read, but Node 26 throws where a number of it exceeds 2^53, and the row ids that the
 * search table gives inside do: as BigInts they pass.
 */
class IndexDatabase extends DatabaseSync {
  override prepare(sql: string): Statement {
    const statement = super.prepare(sql);
    if (/^\s*(?:INSERT|UPDATE|DELETE)\b/i.test(sql)) statement.setReadBigInts(true);
    return statement;
  }
}

export { backup };

/** @throws an error that `sqliteFault` knows. */
export function openDatabase(path: string | URL, options: { readOnly?: boolean } = {}): Database {
  return new IndexDatabase(path, { timeout: BUSY_TIMEOUT_MS, ...options });
}

/** How long a statement waits for a lock that another process holds. */
const BUSY_TIMEOUT_MS = 15_000;

/** Rows of this statement are arrays, which cost a third less to read than objects. */
export function prepareArrays(database: Database, sql: string): Statement {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

/**
 * A statement that asks for one column. There is no `iterate` here on purpose: in the package for Node 20 it reads
 * freed memory once the garbage collector has taken its statement.
 */
export class ColumnStatement<T> {
  private readonly statement: Statement;

  constructor(database: Database, sql: string) {
    this.statement = prepareArrays(database, sql);
  }

  /** The value in the first row; undefined without rows. */
  get(...parameters: NodeSqlite.SQLInputValue[]): T | undefined {
    return (this.statement.get(...parameters) as unknown as [T] | undefined)?.[0];
  }

  /** The values of all rows. */
  all(...parameters: NodeSqlite.SQLInputValue[]): T[] {
    return (this.statement.all(...parameters) as unknown as [T][]).map(([value]) => value);
  }
}

/** Reads or sets a pragma; returns the first value of its answer. */
export function pragma(database: Database, text: string): string | number | undefined {
  return new ColumnStatement<string | number>(database, `PRAGMA ${text}`).get();
}

/**
 * Runs the work in a transaction that takes the write lock at once. An error rolls it back.
 * @throws what the work throws, and what SQLite throws when it cannot write
 */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Primary result codes (sqlite.org/rescode.html) that an operator can act on. */
const FAULTS: Readonly<Record<number, SqliteFault>> = {
  5: 'busy',
  8: 'read-only',
  10: 'unreadable',
  11: 'damaged',
  13: 'full',
  14: 'cannot open',
  26: 'no database',
};

type SqliteFault =
  'busy' | 'read-only' | 'unreadable' | 'damaged' | 'full' | 'cannot open' | 'no database' | 'other';

/** What kind of failure of SQLite an error is; null when it is none. */
export function sqliteFault(error: unknown): SqliteFault | null {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR') return null;
  // The low byte is the primary result code. The package for Node 20 leaves it out at times.
  return FAULTS[Number(errcode) & 0xff] ?? 'other';
}
