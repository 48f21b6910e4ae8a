import { readFileSync } from 'node:fs';
import { fromDist } from '../lib/dist.mjs';

const { areNearIdentical } = await fromDist('titles/near-identical.js');
const { titleSignature } = await fromDist('titles/title-signature.js');

const rowsOf = (name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * What somebody would have typed in April and May 2020: misspelt names, questions, `x vs y`, more words than one headline
 * has; from 469 on short ones. `number, language, half, query` a line, written before any answer was looked at; the half
 * is the parity of the third hexadecimal digit of the number's SHA-1.
 */
const QUERIES = rowsOf('natural-queries.tsv');
/**
 * What an article is to who typed the query, `number, grade, address` a line: 2 about what was asked, 1 related to it,
 * 0 not. Judged by title and preview, shuffled, not knowing which ranking had shown it, was what the service, BM25 with
 * all words and with any word had among their first ten; and, so that an answer which is loosened or corrected is not
 * judged by blanks, of the first 68 what BM25 finds by the rarest one to three words and for the right spelling.
 */
const GRADES = rowsOf('natural-grades.tsv');

/** One query with its grades. Near-identical articles are one: told twice, a story is worth nothing more. */
class NaturalQuery {
  groups = [];
  byUrl = new Map();

  constructor(number, language, half, typed) {
    Object.assign(this, { number, language, half, typed });
  }

  add(article, grade) {
    const signature = titleSignature(article.title, article.language);
    let group = this.groups.find((other) => areNearIdentical(other.signature, signature));
    if (group === undefined) this.groups.push((group = { signature, grade }));
    group.grade = Math.max(group.grade, grade);
    this.byUrl.set(article.url, group);
  }

  /** The judged group of a found article, by address or by title; undefined when nobody has judged it. */
  find({ url, signature }) {
    return this.byUrl.get(url) ?? this.groups.find((group) => areNearIdentical(group.signature, signature));
  }
}

/** @param articles of the corpus, as the index holds them. */
export function readNaturalQueries(articles) {
  const byUrl = new Map(articles.map((article) => [article.url, article]));
  const queries = new Map(QUERIES.map((row) => [row[0], new NaturalQuery(...row)]));
  for (const [number, grade, url] of GRADES) {
    const article = byUrl.get(url);
    if (article !== undefined) queries.get(number).add(article, Number(grade));
  }
  return [...queries.values()];
}
