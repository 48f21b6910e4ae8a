import { ColumnStatement, type Database, type Statement } from './sqlite.js';

/**
 * Numbers articles in the order in which they come. The last number is stored in the transaction that gave it: whatever
 * ends the process or rolls back, no number is given twice, and none that a reader has seen is followed by a lower one.
 */
export class SequenceCounter {
  private readonly read: ColumnStatement<number>;
  private readonly store: Statement;
  /** Null outside of a transaction: another process may have given numbers meanwhile. */
  private last: number | null = null;

  constructor(database: Database) {
    this.read = new ColumnStatement(database, LAST_SEQUENCE);
    this.store = database.prepare(`UPDATE properties SET value = ? WHERE name = 'sequence'`);
  }

  next(): number {
    this.last ??= this.read.get() ?? 0;
    return ++this.last;
  }

  /** Stores what was given, inside the caller's transaction. */
  flush(): void {
    if (this.last !== null) this.store.run(String(this.last));
    this.discard();
  }

  /** Forgets what was given: the transaction has failed. */
  discard(): void {
    this.last = null;
  }
}

/** The last number given in this file; 0 before the first. */
export const LAST_SEQUENCE = `SELECT CAST(value AS INTEGER) FROM properties WHERE name = 'sequence'`;
