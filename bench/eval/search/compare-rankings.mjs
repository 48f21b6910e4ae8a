import { table } from '../../lib/report.mjs';
import { asServed, throughPipeline } from './search-corpus.mjs';
import { openBaselines } from './baselines.mjs';
import { measureRanking } from './measure-ranking.mjs';

/** Every ranking that is compared, by name; the plain ones both bare and merged and selected as ours is. */
export function rankings(corpus) {
  const plain = Object.entries(openBaselines(corpus.articles)).flatMap(([name, ranking]) => [
    [name, async (query) => ranking(query)],
    [`${name}, merged and diverse`, throughPipeline(ranking, corpus.now)],
  ]);
  return [['ours', asServed(corpus)], ...plain];
}

const fixed = (value) => value.toFixed(3);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** nDCG@10 over the queries of each language. */
function byLanguage(queries, scores) {
  const languages = [...new Set(queries.map(({ language }) => language))];
  return languages.map((language) => mean(scores.filter((_, i) => queries[i].language === language)));
}

/**
 * Prints the quality of each ranking for the queries.
 *
 * @param compared what `rankings` gives.
 * @param title what the queries are: `104 judged queries`.
 * @returns what was measured, by the name of the ranking.
 */
export async function compareRankings(compared, queries, now, title) {
  const measured = new Map();
  for (const [name, answerOf] of compared) measured.set(name, await measureRanking(queries, now, answerOf));
  const languages = [...new Set(queries.map(({ language }) => language))];
  const header = [title, 'nDCG@10', ...languages, 'median age, days', 'results without a grade'];
  const rows = [...measured].map(([name, { ndcg, scores, medianAge, unjudged }]) => [
    name,
    fixed(ndcg),
    ...byLanguage(queries, scores).map(fixed),
    medianAge.toFixed(1),
    unjudged.length,
  ]);
  console.log(table(header, rows));
  return measured;
}
