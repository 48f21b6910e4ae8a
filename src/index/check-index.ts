import type { Database } from 'better-sqlite3';

/**
 * Looks for damage: pages of the file, structure of the search table, and that every article is searchable and
 * every search row has its article. Reads the whole file.
 * @returns what is wrong, in sentences; empty when all is well.
 */
export function checkIndex(database: Database): string[] {
  const faults: string[] = [];
  const integrity = database.pragma('integrity_check(20)') as { integrity_check: string }[];
  for (const row of integrity) if (row.integrity_check !== 'ok') faults.push(`File: ${row.integrity_check}.`);
  try {
    database.prepare(`INSERT INTO search (search) VALUES ('integrity-check')`).run();
  } catch (error) {
    faults.push(`Search table: ${(error as Error).message}.`);
  }
  const unsearchable = database
    .prepare('SELECT count(*) FROM articles a WHERE NOT EXISTS (SELECT 1 FROM search s WHERE s.rowid = a.id)')
    .pluck()
    .get() as number;
  if (unsearchable > 0) faults.push(`${unsearchable} articles cannot be found by a search.`);
  const ghosts = database
    .prepare('SELECT count(*) FROM search s WHERE NOT EXISTS (SELECT 1 FROM articles a WHERE a.id = s.rowid)')
    .pluck()
    .get() as number;
  if (ghosts > 0) faults.push(`${ghosts} search rows have no article.`);
  return faults;
}
