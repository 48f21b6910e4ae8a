import { readFileSync } from 'node:fs';
import { fromDist } from '../../lib/dist.mjs';

const { areNearIdentical } = await fromDist('titles/near-identical.js');
const { titleSignature } = await fromDist('titles/title-signature.js');

export const rowsOf = (name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

/**
 * What was judged: `number, language, query` a line. The first are those the weights were chosen on. The others were
 * written before any answer to them was looked at: they tell how well the ranking does on queries it has not seen,
 * for as long as nothing is chosen by them. The questions were written in the same way, before question frames and the
 * endings of verbs were.
 */
const QUERIES = {
  chosenOn: rowsOf('queries.tsv'),
  heldOut: rowsOf('queries-held-out.tsv'),
  questions: rowsOf('queries-questions.tsv'),
};
/**
 * What an article is to somebody who typed the query, `number, article, grade` a line:
 *
 *   3  it is about exactly this
 *   2  it is largely about this, or about a part of it
 *   1  it mentions this
 *   0  it has nothing to do with it
 *
 * Grades say nothing of age: how old a good answer may be depends on the reader, and a grade that falls by the day
 * would have to be given anew every day. So freshness is measured beside relevance: the median age of the answers.
 * Judged was what any of the rankings compared here, or an earlier one, had among its first ten.
 */
const GRADES = rowsOf('grades.tsv');

/** One query with its grades. Near-identical articles are one: told twice, a story is worth nothing more. */
export class JudgedQuery {
  groups = [];
  groupOf = new Map();

  constructor(number, language, typed) {
    Object.assign(this, { number, language, typed });
  }

  add(article, grade) {
    const signature = titleSignature(article.title, article.language);
    const same = this.groups.find((group) => areNearIdentical(group.signature, signature));
    const group = same ?? { signature, grade };
    if (same === undefined) this.groups.push(group);
    group.grade = Math.max(group.grade, grade);
    this.groupOf.set(article.url, group);
  }

  /** The judged group of a found article, by address or by title; undefined when nobody has judged it. */
  find({ url, signature }) {
    return this.groupOf.get(url) ?? this.groups.find((group) => areNearIdentical(group.signature, signature));
  }
}

/**
 * The queries with their grades.
 *
 * @param set `chosenOn`, `heldOut` or `questions`.
 */
export function openQueries(corpus, set) {
  const byId = new Map(corpus.articles.map((article) => [corpus.idOf(article), article]));
  const queries = new Map(
    QUERIES[set].map(([number, language, typed]) => [number, new JudgedQuery(number, language, typed)]),
  );
  for (const [number, id, grade] of GRADES) {
    const article = byId.get(id);
    if (article !== undefined) queries.get(number)?.add(article, Number(grade));
  }
  return [...queries.values()];
}

/** Those of which the corpus holds an article that is worth something. */
export const openJudgedQueries = (corpus, set) =>
  openQueries(corpus, set).filter((query) => query.groups.some(({ grade }) => grade > 0));
