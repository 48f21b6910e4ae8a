import type { Database, Statement } from 'better-sqlite3';

const CANDIDATE = 'id, title, source, domain, published_at, url, image_url, preview, signature, country';

/** What the reader asks the index. */
export interface ReaderStatements {
  matches: Statement;
  candidate: Statement;
  storyOrder: Statement;
  storyMembers: Statement;
  story: Statement;
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
    storyOrder: database
      .prepare(
        `SELECT story FROM story_heat h
         WHERE language = $language AND country = $country AND domains >= 2 AND latest >= $since
           AND NOT EXISTS (SELECT 1 FROM story_heat o WHERE o.story = h.echoes AND o.country = h.country
                           AND o.domains >= 2 AND o.latest >= $since)
         ORDER BY heat DESC LIMIT $limit`,
      )
      .pluck(),
    storyMembers: database
      .prepare(
        `SELECT article, source, domain, country, worth, fit FROM
           (SELECT article, source, domain, country, worth, fit FROM story_articles WHERE story = $story
              AND published_at >= $since AND ($country IS NULL OR country = $country)
            ORDER BY article DESC LIMIT $newest)
         ORDER BY worth + $typical * fit + $preferred * ($region IS NOT NULL AND country IS $region) DESC,
                  article DESC LIMIT $limit`,
      )
      .raw(),
    story: database.prepare('SELECT story FROM story_articles WHERE article = ?').pluck(),
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
