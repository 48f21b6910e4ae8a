import type * as NodeSqlite from 'node:sqlite';
import { loadSqlitePackage, type SqliteModule } from './sqlite-package.js';

/** Whether a module supports full-text search, rows as arrays, and online backup. */
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

/** Loads Node's own module without the warning of Node 22 that it is experimental. */
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
    `Node ${process.version} has no SQLite with FTS5, and the package @photostructure/sqlite, which ` +
      'replaces it, is missing or has no binary for this machine. Use Node 24, or Node 22.16 or later.',
  );
}

const sqlite = load();

/** Milliseconds that a statement waits for a lock of another process. */
export const BUSY_TIMEOUT_MS = 15_000;

type Parameter = NodeSqlite.SQLInputValue;
type Parameters = Parameter[] | [Record<string, Parameter>];

/**
 * Converts integers to BigInt, which `node:sqlite` binds as INTEGER. It binds numbers as REAL, so that divisions have
 * fractions, texts of numbers end in `.0`, and FTS5 ignores limits of row ids.
 */
const toInteger = (value: Parameter): Parameter =>
  Number.isSafeInteger(value) ? BigInt(value as number) : value;

function toBindings(parameters: Parameters): Parameter[] {
  const [named] = parameters;
  if (typeof named !== 'object' || named === null || ArrayBuffer.isView(named))
    return (parameters as Parameter[]).map(toInteger);
  const entries = Object.entries(named).map(([name, value]) => [name, toInteger(value)]);
  return [Object.fromEntries(entries) as never];
}

/** A prepared statement with typed rows. It has no `iterate`, which reads freed memory in the package for Node 20. */
export class Statement<Row = unknown> {
  constructor(private readonly statement: NodeSqlite.StatementSync) {}

  /** The first row; undefined without rows. */
  get(...parameters: Parameters): Row | undefined {
    return this.statement.get(...toBindings(parameters)) as Row | undefined;
  }

  all(...parameters: Parameters): Row[] {
    return this.statement.all(...toBindings(parameters)) as Row[];
  }

  /** Executes the statement. @returns the number of changed rows. */
  run(...parameters: Parameters): number {
    return Number(this.statement.run(...toBindings(parameters)).changes);
  }
}

/** A connection to a SQLite file. */
export class Database {
  private readonly connection: NodeSqlite.DatabaseSync;

  /** Opens a file. @throws an error that `sqliteFault` classifies. */
  constructor(path: string | URL, options: { readOnly?: boolean } = {}) {
    this.connection = new sqlite.DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, ...options });
  }

  get isOpen(): boolean {
    return this.connection.isOpen;
  }

  get isTransaction(): boolean {
    return this.connection.isTransaction;
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  /** Prepares a statement whose rows are objects. */
  prepare<Row>(sql: string): Statement<Row> {
    const statement = this.connection.prepare(sql);
    // Node 26 throws when the unread result of a write contains a number above 2^53, such as a row id of FTS5.
    if (/^\s*(?:INSERT|UPDATE|DELETE)\b/i.test(sql)) statement.setReadBigInts(true);
    return new Statement<Row>(statement);
  }

  /** Prepares a statement whose rows are arrays, which take a third less time than objects. */
  prepareArrays<Row extends unknown[]>(sql: string): Statement<Row> {
    const statement = this.connection.prepare(sql);
    statement.setReturnArrays(true);
    return new Statement<Row>(statement);
  }

  /** Copies the file while other connections use it. */
  async backup(path: string, options: NodeSqlite.BackupOptions): Promise<void> {
    await sqlite.backup(this.connection, path, options);
  }

  close(): void {
    this.connection.close();
  }
}

/** A statement that reads a single column. */
export class ColumnStatement<T> {
  private readonly statement: Statement<[T]>;

  constructor(database: Database, sql: string) {
    this.statement = database.prepareArrays(sql);
  }

  /** The value in the first row; undefined without rows. */
  get(...parameters: Parameter[]): T | undefined {
    return this.statement.get(...parameters)?.[0];
  }

  /** The values of all rows. */
  all(...parameters: Parameter[]): T[] {
    return this.statement.all(...parameters).map(([value]) => value);
  }
}

/** Reads or sets a pragma. @returns its first value. */
export function pragma(database: Database, text: string): string | number | undefined {
  return new ColumnStatement<string | number>(database, `PRAGMA ${text}`).get();
}

/** Runs `work` in a transaction with the write lock; an error rolls it back. @throws errors of `work` and of SQLite. */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite rolls back by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Faults that an operator can correct, by SQLite's primary result code (sqlite.org/rescode.html). */
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

/** The kind of a SQLite error; null for other errors. */
export function sqliteFault(error: unknown): SqliteFault | null {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR') return null;
  // The low byte is the primary result code.
  return FAULTS[Number(errcode) & 0xff] ?? 'other';
}
