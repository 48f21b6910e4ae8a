import type { Topic } from '../languages/topics.js';
import { titleSignature } from '../titles/title-signature.js';
import { urlKey } from './article-identity.js';
import { ArticleRows } from './article-rows.js';
import { ColumnStatement, type Database, inTransaction } from './sqlite.js';
import { ANALYSIS_VERSION } from './tokens.js';

const CHUNK = 500;

interface Row {
  id: number;
  url: string;
  title: string;
  preview: string;
  rest: string;
  language: string;
  country: string | null;
  categories: string;
  domain: string;
  sourceName: string;
}

/** Whether the index was built by another version of the analysis. */
export function needsReindex(database: Database): boolean {
  const built = new ColumnStatement<string>(
    database,
    `SELECT value FROM properties WHERE name = 'analysis_version'`,
  ).get();
  return built !== undefined && built !== String(ANALYSIS_VERSION);
}

/**
 * Rebuilds the search table from the stored articles, in chunks, while searches go on. After an interruption it can
 * simply be started again.
 * @param progress called after each chunk with the number of articles done.
 */
export function reindex(database: Database, progress: (done: number) => void = () => {}): number {
  const rows = new ArticleRows(database);
  const next = database.prepare(
    `SELECT id, url, title, preview, rest, language, country, categories, domain, source_name AS sourceName
     FROM articles WHERE id > ? ORDER BY id LIMIT ${CHUNK}`,
  );
  const update = database.prepare('UPDATE articles SET signature = ?, url_key = ? WHERE id = ?');
  let done = 0;
  inTransaction(database, () => rows.vocabulary.clear());
  for (let last = 0; ;) {
    const chunk = next.all(last) as unknown as Row[];
    if (chunk.length === 0) break;
    inTransaction(database, () => {
      for (const row of chunk) {
        rows.unindex(row.id);
        update.run(titleSignature(row.title, row.language), urlKey(row.url), row.id);
        const categories = row.categories === '' ? [] : (row.categories.split(',') as Topic[]);
        rows.index(row.id, { ...row, categories });
      }
      rows.vocabulary.settle();
    });
    last = chunk.at(-1)!.id;
    progress((done += chunk.length));
  }
  database
    .prepare(`INSERT OR REPLACE INTO properties (name, value) VALUES ('analysis_version', ?)`)
    .run(String(ANALYSIS_VERSION));
  return done;
}
