import { ColumnStatement, type Database, pragma } from './sqlite.js';

const MOST_STEPS = 10_000;

/**
 * Merges the search table's segments in small steps (each some 20 ms; one `optimize` would hold the writer for
 * seconds), refreshes the planner's statistics and returns free pages to the file system.
 */
export function optimizeIndex(database: Database): void {
  const merge = database.prepare('INSERT INTO search (search, rank) VALUES (?, ?)');
  const changes = new ColumnStatement<number>(database, 'SELECT total_changes()');
  merge.run('merge', -500);
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = changes.get()!;
    merge.run('merge', 500);
    if (changes.get()! - before < 2) break;
  }
  pragma(database, 'optimize');
  database.exec('VACUUM');
  pragma(database, 'wal_checkpoint(TRUNCATE)');
}
