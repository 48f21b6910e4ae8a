import { ColumnStatement, type Database, pragma } from './sqlite.js';

/**
 * Looks for damage: in the pages of the file and the structure of the search table, articles without a search row and
 * search rows without an article. Reads the whole file.
 * @returns the faults in sentences
 */
export function checkIndex(database: Database): string[] {
  const faults: string[] = [];
  const integrity = new ColumnStatement<string>(database, 'PRAGMA integrity_check(20)').all();
  for (const fault of integrity) if (fault !== 'ok') faults.push(`File: ${fault}.`);
  try {
    database.prepare(`INSERT INTO search (search) VALUES ('integrity-check')`).run();
  } catch (error) {
    faults.push(`Search table: ${(error as Error).message}.`);
  }
  const count = (sql: string): number =>
    new ColumnStatement<number>(database, `SELECT count(*) ${sql}`).get()!;
  const unsearchable = count(
    'FROM articles a WHERE NOT EXISTS (SELECT 1 FROM search s WHERE s.rowid = a.id)',
  );
  if (unsearchable > 0) faults.push(`${unsearchable} articles cannot be found by a search.`);
  const orphans = count('FROM search s WHERE NOT EXISTS (SELECT 1 FROM articles a WHERE a.id = s.rowid)');
  if (orphans > 0) faults.push(`${orphans} search rows have no article.`);
  return faults;
}

const MAX_STEPS = 10_000;

/**
 * Merges the search table's segments in small steps of some 20 ms (one `optimize` would block the writer for seconds),
 * updates the planner's statistics and returns free pages to the file system.
 */
export function optimizeIndex(database: Database): void {
  const merge = database.prepare('INSERT INTO search (search, rank) VALUES (?, ?)');
  const changes = new ColumnStatement<number>(database, 'SELECT total_changes()');
  merge.run('merge', -500);
  for (let step = 0; step < MAX_STEPS; step++) {
    const before = changes.get()!;
    merge.run('merge', 500);
    if (changes.get()! - before < 2) break;
  }
  pragma(database, 'optimize');
  database.exec('VACUUM');
  pragma(database, 'wal_checkpoint(TRUNCATE)');
}
