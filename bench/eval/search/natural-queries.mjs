import { JudgedQuery, rowsOf } from './judged-queries.mjs';

/**
 * What somebody would have typed in April and May 2020: misspelt names, questions, `x vs y`, more words than one headline
 * has; from 469 on short ones. `number, language, half, query` a line, written before any answer was looked at; the half
 * is the parity of the third hexadecimal digit of the number's SHA-1. From 493 on only answers of ours are graded: there
 * BM25 is no measure.
 */
const QUERIES = rowsOf('natural-queries.tsv');
/**
 * What an article is to who typed the query, `number, grade, address` a line: 2 about what was asked, 1 related to it,
 * 0 not. Judged by title and preview, shuffled, not knowing which ranking had shown it, was what the service, BM25 with
 * all words and with any word had among their first ten; and, so that an answer which is relaxed or corrected is not
 * judged by blanks, of the first 68 what BM25 finds by the rarest one to three words and for the right spelling.
 */
const GRADES = rowsOf('natural-grades.tsv');

/** @param articles of the corpus, as the index holds them. */
export function readNaturalQueries(articles) {
  const byUrl = new Map(articles.map((article) => [article.url, article]));
  const queries = new Map(
    QUERIES.map(([number, language, half, typed]) => [
      number,
      Object.assign(new JudgedQuery(number, language, typed), { half }),
    ]),
  );
  for (const [number, grade, url] of GRADES) {
    const article = byUrl.get(url);
    if (article !== undefined) queries.get(number).add(article, Number(grade));
  }
  return [...queries.values()];
}
