import { ColumnStatement, type Database, type Statement } from './sqlite.js';

/** Number of pages that one step writes, in about 20 ms. */
const STEP = 500;

/**
 * Merges the segments of the search table. Every transaction adds a segment, and a search looks up each term in all of
 * them. Merges run in steps, because `optimize` would block the writer for seconds.
 */
export class SearchSegments {
  private readonly command: Statement;
  private readonly changes: ColumnStatement<number>;

  constructor(database: Database) {
    this.command = database.prepare('INSERT INTO search (search, rank) VALUES (?, ?)');
    this.changes = new ColumnStatement(database, 'SELECT total_changes()');
  }

  /** Makes the following steps merge all segments into one; otherwise they merge only segments of the same level. */
  beginAll(): void {
    this.command.run('merge', -STEP);
  }

  /** Runs one step. @returns whether there was anything to merge. */
  step(): boolean {
    const before = this.changes.get()!;
    this.command.run('merge', STEP);
    // The merge command itself counts as one change.
    return this.changes.get()! - before >= 2;
  }
}
