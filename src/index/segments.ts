import { ColumnStatement, type Database, type Statement } from './sqlite.js';

/** Pages of the search table that are written in one step, which takes some 20 ms. */
const STEP = 500;

/**
 * The segments of the search table: each transaction that writes articles adds one, and every word of a search is looked
 * up in each. They are merged in steps: one `optimize` would block the writer for seconds.
 */
export class Segments {
  private readonly command: Statement;
  private readonly changes: ColumnStatement<number>;

  constructor(database: Database) {
    this.command = database.prepare('INSERT INTO search (search, rank) VALUES (?, ?)');
    this.changes = new ColumnStatement(database, 'SELECT total_changes()');
  }

  /** From here on all become one; else those that came of equally many merges, where there are two. */
  beginAll(): void {
    this.command.run('merge', -STEP);
  }

  /** @returns whether there was anything to merge. */
  step(): boolean {
    const before = this.changes.get()!;
    this.command.run('merge', STEP);
    // The command itself counts as one.
    return this.changes.get()! - before >= 2;
  }
}
