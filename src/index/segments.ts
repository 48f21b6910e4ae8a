import { ColumnStatement, type Database } from './sqlite.js';

/** Of the search table's pages those beside its largest segment, from which on merging is worth it: a day of a month. */
const SCATTERED = 1 / 30;
/** Pages written in a step, which then takes some 20 ms. */
const PAGES_PER_STEP = 500;
const MAX_STEPS = 10_000;

/**
 * Whether so much has been written since the search table was last merged that searches suffer: each word of a query is
 * looked for in every segment. FTS5 itself leaves ten to twenty.
 */
export function isScattered(database: Database): boolean {
  const sizes = new ColumnStatement<number>(database, 'SELECT count(*) FROM search_idx GROUP BY segid').all();
  const all = sizes.reduce((sum, pages) => sum + pages, 0);
  return all - Math.max(0, ...sizes) > all * SCATTERED;
}

/** Merges the search table's segments into one, a step at a time: as a whole it would block the writer for seconds. */
export function* mergeSegments(database: Database): Generator<void> {
  const merge = database.prepare('INSERT INTO search (search, rank) VALUES (?, ?)');
  const changes = new ColumnStatement<number>(database, 'SELECT total_changes()');
  merge.run('merge', -PAGES_PER_STEP);
  for (let step = 0; step < MAX_STEPS; step++) {
    yield;
    const before = changes.get()!;
    merge.run('merge', PAGES_PER_STEP);
    if (changes.get()! - before < 2) return;
  }
}
