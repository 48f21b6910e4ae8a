import type { Database } from 'better-sqlite3';

const MOST_STEPS = 10_000;

/**
 * Merges the search table's segments in small steps (each some 20 ms; one `optimize` would hold the writer for
 * seconds), refreshes the planner's statistics and returns free pages to the file system.
 */
export function optimizeIndex(database: Database): void {
  const merge = database.prepare('INSERT INTO search (search, rank) VALUES (?, ?)');
  const changes = database.prepare('SELECT total_changes()').pluck();
  merge.run('merge', -500);
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = changes.get() as number;
    merge.run('merge', 500);
    if ((changes.get() as number) - before < 2) break;
  }
  database.pragma('optimize');
  database.exec('VACUUM');
  database.pragma('wal_checkpoint(TRUNCATE)');
}
