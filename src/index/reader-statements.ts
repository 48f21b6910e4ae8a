import { ColumnStatement, type Database, prepareArrays, type Statement } from './sqlite.js';

const CANDIDATE = 'id, title, source, domain, published_at, url, image_url, preview, signature, country';

/** The queries of the index reader. */
export interface ReaderStatements {
  matches: ColumnStatement<number>;
  count: ColumnStatement<number>;
  countDomains: Statement;
  candidate: Statement;
  dataVersion: ColumnStatement<number>;
  newestId: ColumnStatement<number | null>;
  edges: Statement;
}

const MATCHES =
  'SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ?';

/** @throws an error of SQLite when the file is not an index */
export function prepareStatements(database: Database): ReaderStatements {
  return {
    matches: new ColumnStatement(database, MATCHES),
    count: new ColumnStatement(database, `SELECT count(*) FROM (${MATCHES})`),
    countDomains: prepareArrays(
      database,
      `SELECT count(*), count(DISTINCT domain) FROM articles WHERE id IN (${MATCHES})`,
    ),
    candidate: prepareArrays(database, `SELECT ${CANDIDATE} FROM articles WHERE id = ?`),
    dataVersion: new ColumnStatement(database, 'PRAGMA data_version'),
    newestId: new ColumnStatement(database, 'SELECT max(id) FROM articles'),
    edges: database.prepare(
      `SELECT (SELECT count(*) FROM articles) AS articles,
              (SELECT count(*) FROM articles WHERE id < $dated) AS undated,
              (SELECT max(published_at) FROM articles WHERE id = (SELECT max(id) FROM articles)) AS newest,
              (SELECT published_at FROM articles WHERE id >= $dated ORDER BY id LIMIT 1) AS oldest`,
    ),
  };
}
