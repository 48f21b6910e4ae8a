import type { Database, Statement } from 'better-sqlite3';

const CANDIDATE = 'id, title, source, domain, published_at, url, image_url, preview, signature, country';

/** What the reader asks the index. */
export interface ReaderStatements {
  matches: Statement;
  candidate: Statement;
  dataVersion: Statement;
  newestId: Statement;
  edges: Statement;
}

/** @throws SqliteError when the file is none of ours. */
export function prepareStatements(database: Database): ReaderStatements {
  return {
    matches: database
      .prepare(
        'SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ?',
      )
      .pluck(),
    candidate: database.prepare(`SELECT ${CANDIDATE} FROM articles WHERE id = ?`).raw(),
    dataVersion: database.prepare('PRAGMA data_version').pluck(),
    newestId: database.prepare('SELECT max(id) FROM articles').pluck(),
    edges: database.prepare(
      `SELECT (SELECT count(*) FROM articles) AS articles,
              (SELECT count(*) FROM articles WHERE id < $dated) AS undated,
              (SELECT max(published_at) FROM articles WHERE id = (SELECT max(id) FROM articles)) AS newest,
              (SELECT published_at FROM articles WHERE id >= $dated ORDER BY id LIMIT 1) AS oldest`,
    ),
  };
}
