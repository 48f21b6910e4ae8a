import { fromDist } from '../../lib/dist.mjs';

const { ColumnStatement, Database, inTransaction } = await fromDist('index/sqlite.js');
const { parseText } = await fromDist('search/parse-text.js');
const { titleSignature } = await fromDist('titles/title-signature.js');

const LIMIT = 400;

const quoted = (text) => `"${text.replaceAll('"', ' ')}"`;

/** What somebody would write who had FTS5 and an afternoon: every word as typed, joined by AND or by OR. */
function expressionOf(typed, joint) {
  const { groups, excluded } = parseText(typed);
  const required = groups
    .map((group) => `(${group.map(({ text }) => quoted(text)).join(' OR ')})`)
    .join(` ${joint} `);
  return excluded.reduce((all, { text }) => `(${all}) NOT ${quoted(text)}`, required);
}

/**
 * The rankings to be better than, over the same articles: SQLite's own tokenizer and bm25() over title and text,
 * and the newest articles that hold all the words.
 */
export function openBaselines(articles) {
  const database = new Database(':memory:');
  database.exec(
    `CREATE VIRTUAL TABLE search USING fts5 (title, text, language UNINDEXED, tokenize = 'unicode61 remove_diacritics 2')`,
  );
  const insert = database.prepare('INSERT INTO search (rowid, title, text, language) VALUES (?, ?, ?, ?)');
  const byTime = [...articles].sort((a, b) => (a.publishedAt ?? 0) - (b.publishedAt ?? 0));
  const seen = new Set();
  inTransaction(database, () => {
    byTime.forEach((one, i) => {
      if (seen.has(one.url)) return;
      seen.add(one.url);
      insert.run(i + 1, one.title, `${one.preview} ${one.rest}`, one.language.slice(0, 2));
    });
  });
  const select = (order) =>
    new ColumnStatement(
      database,
      `SELECT rowid FROM search WHERE search MATCH ? AND language = ? ORDER BY ${order} LIMIT ${LIMIT}`,
    );
  const [best, newest] = [select('rank'), select('rowid DESC')];
  const toCandidate = (rowid) => {
    const article = byTime[rowid - 1];
    return { ...article, signature: titleSignature(article.title, article.language) };
  };
  const ranking =
    (statement, joint) =>
    ({ typed, language }) =>
      statement.all(expressionOf(typed, joint), language.slice(0, 2)).map(toCandidate);
  return {
    'BM25, all words': ranking(best, 'AND'),
    'BM25, any word': ranking(best, 'OR'),
    'newest with all words': ranking(newest, 'AND'),
  };
}
