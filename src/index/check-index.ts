import { ColumnStatement, type Database } from './sqlite.js';

/**
 * Looks for damage: pages of the file, structure of the search table, and that every article is searchable and
 * every search row has its article. Reads the whole file.
 * @returns what is wrong, in sentences; empty when all is well.
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
  const ghosts = count('FROM search s WHERE NOT EXISTS (SELECT 1 FROM articles a WHERE a.id = s.rowid)');
  if (ghosts > 0) faults.push(`${ghosts} search rows have no article.`);
  return faults;
}
