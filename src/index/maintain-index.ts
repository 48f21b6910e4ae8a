import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeTitleLemmas } from '../analysis/title-lemmas.js';
import { type Article, toArticle } from '../articles/article.js';
import { analysisLanguage } from '../languages/find-language.js';
import { titleSignature } from '../titles/title-signature.js';
import { ArticleRows, readCategories, urlKey } from './article-identity.js';
import { TURN_REPLICATION_OFF } from './outbox.js';
import { INDEX_FILE_SUFFIXES, openForReading } from './open-database.js';
import { SearchSegments } from './search-segments.js';
import { ColumnStatement, Database, inTransaction, pragma, sqliteFault } from './sqlite.js';
import { ANALYSIS_VERSION, analyzeArticle } from './tokens.js';

/** Checks the file's pages, the search table, and that articles and search rows correspond. @returns faults. */
export function checkIndex(database: Database): string[] {
  const faults: string[] = [];
  const check = (what: string, read: () => string[]): void => {
    try {
      faults.push(...read());
    } catch (error) {
      if (sqliteFault(error) === null) throw error;
      faults.push(`${what}: ${(error as Error).message}.`);
    }
  };
  const count = (sql: string): number =>
    new ColumnStatement<number>(database, `SELECT count(*) ${sql}`).get()!;
  check('File', () => {
    const integrity = new ColumnStatement<string>(database, 'PRAGMA integrity_check(20)').all();
    return integrity.filter((fault) => fault !== 'ok').map((fault) => `File: ${fault}.`);
  });
  check('Search table', () => {
    database.prepare(`INSERT INTO search (search) VALUES ('integrity-check')`).run();
    return [];
  });
  check('Articles', () => {
    const unsearchable = count(
      'FROM articles a WHERE NOT EXISTS (SELECT 1 FROM search s WHERE s.rowid = a.id)',
    );
    return unsearchable > 0 ? [`${unsearchable} articles cannot be found by a search.`] : [];
  });
  check('Search rows', () => {
    const orphans = count('FROM search s WHERE NOT EXISTS (SELECT 1 FROM articles a WHERE a.id = s.rowid)');
    return orphans > 0 ? [`${orphans} search rows have no article.`] : [];
  });
  return faults;
}

const MAX_STEPS = 10_000;

/** Merges the search table's segments, updates the planner's statistics and returns free pages to the file system. */
export function optimizeIndex(database: Database): void {
  const segments = new SearchSegments(database);
  segments.beginAll();
  for (let step = 0; step < MAX_STEPS && segments.step(); step++);
  pragma(database, 'optimize');
  storeTemporaryFilesBeside(database);
  database.exec('VACUUM');
  pragma(database, 'wal_checkpoint(TRUNCATE)');
}

/**
 * Puts temporary files beside the index: VACUUM writes a copy of the index, for which memory and `/tmp` may be too small.
 * The pragma is deprecated, but SQLite reads the variable SQLITE_TMPDIR before this process could set it.
 */
function storeTemporaryFilesBeside(database: Database): void {
  const folder = dirname(
    new ColumnStatement<string>(database, 'SELECT file FROM pragma_database_list').get()!,
  );
  pragma(database, 'temp_store = FILE');
  pragma(database, `temp_store_directory = '${folder.replaceAll("'", "''")}'`);
}

/** Number of articles per query. One query for all articles would delay the checkpoint of the log. */
const PAGE = 500;

/** Milliseconds between two chunks, in which other writers may get the lock. */
const PAUSE_MS = 20;

interface ReindexedRow extends Omit<Parameters<typeof analyzeArticle>[0], 'categories'> {
  id: number;
  url: string;
  categories: string;
}

/** Whether another version of the text analysis made the tokens of the index, so that it needs a reindex. */
export function needsReindex(database: Database): boolean {
  const built = new ColumnStatement<string>(
    database,
    `SELECT value FROM properties WHERE name = 'analysis_version'`,
  ).get();
  return built !== undefined && built !== String(ANALYSIS_VERSION);
}

/**
 * Rebuilds the search table from the stored articles, in chunks, while searches and ingestion run. May be repeated after
 * an interruption.
 * @param progress called after each chunk with the number of finished articles.
 */
export async function reindex(
  database: Database,
  progress: (done: number) => void = () => {},
): Promise<number> {
  const stored = new ArticleRows(database);
  const page = database.prepare<ReindexedRow>(
    `SELECT id, url, title, preview, rest, language, country, categories, domain, source_name AS sourceName
     FROM articles WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
  );
  const update = database.prepare(
    'UPDATE articles SET signature = ?, url_key = ?, title_lemmas = ? WHERE id = ?',
  );
  const writePage = (after: number): ReindexedRow[] => {
    const rows = page.all(after);
    for (const row of rows) {
      stored.unindex(row.id);
      const titleLemmas = writeTitleLemmas(row.title, analysisLanguage(row.language));
      update.run(titleSignature(row.title, row.language), urlKey(row.url), titleLemmas, row.id);
      stored.index(row.id, analyzeArticle({ ...row, categories: readCategories(row.categories) }));
    }
    stored.flush();
    return rows;
  };
  let done = 0;
  for (let after = 0; ;) {
    const rows = inTransaction(database, () => writePage(after));
    if (rows.length === 0) break;
    after = rows.at(-1)!.id;
    progress((done += rows.length));
    await pause(PAUSE_MS);
  }
  database
    .prepare(`INSERT OR REPLACE INTO properties (name, value) VALUES ('analysis_version', ?)`)
    .run(String(ANALYSIS_VERSION));
  return done;
}

/** Number of database pages that a backup copies between two calls of `progress`. */
const PAGES_PER_STEP = 100;

/**
 * Copies the index into one file with SQLite's online backup, while searches and writes run. The complete copy replaces
 * an older file.
 * @param progress called with the number of copied pages and of all pages.
 * @throws errors of the file system and SQLite, such as a full disk.
 */
export async function backupIndex(
  dataDir: string,
  file: string,
  progress: (done: number, pages: number) => void = () => undefined,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const source = openForReading(dataDir);
  try {
    rmSync(unfinished, { force: true });
    // One read transaction: otherwise SQLite starts again after every write of another process.
    source.exec('BEGIN');
    pragma(source, 'user_version');
    await source.backup(unfinished, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    });
    prepareBackup(unfinished);
    renameSync(unfinished, file);
  } finally {
    if (source.isTransaction) source.exec('COMMIT');
    source.close();
    for (const end of INDEX_FILE_SUFFIXES) rmSync(unfinished + end, { force: true });
  }
}

/**
 * Makes a single file without a log, and removes the node id, so that the copy gets a new one: a service that opens the
 * copy assigns sequence numbers that the original assigns, too, and must replicate everything again.
 */
function prepareBackup(file: string): void {
  const copy = new Database(file);
  try {
    pragma(copy, 'journal_mode = DELETE');
    copy.exec(`UPDATE OR REPLACE properties SET name = 'former_node' WHERE name = 'node'`);
    copy.exec(TURN_REPLICATION_OFF);
  } finally {
    copy.close();
  }
}

interface ExportedArticle extends Article {
  language: string;
  country: string | null;
  categories: string[];
  feed: string;
}

type ExportedRow = Parameters<typeof toArticle>[0] &
  Omit<ExportedArticle, keyof Article | 'categories'> & { id: number; categories: string };

/** All articles of the index, the newest first, undated ones last. */
export function* exportArticles(database: Database): Generator<ExportedArticle> {
  const page = database.prepare<ExportedRow>(
    `SELECT id, title, source, published_at AS publishedAt, url, image_url AS imageUrl, preview,
            language, country, categories, feed
     FROM articles WHERE id < ? ORDER BY id DESC LIMIT ${PAGE}`,
  );
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = page.all(before);
    for (const row of rows) {
      yield {
        ...toArticle(row),
        language: row.language,
        country: row.country,
        categories: readCategories(row.categories),
        feed: row.feed,
      };
    }
    if (rows.length < PAGE) return;
    before = rows.at(-1)!.id;
  }
}
