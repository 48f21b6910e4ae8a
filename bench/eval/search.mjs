/**
 * Search quality of `/news`: known items of a corpus by words of their headlines (MRR), and judged queries (nDCG),
 * compared with BM25 and with the newest first.
 *
 *   node bench/eval/search.mjs <articles.jsonl.gz> [--ablations | --unjudged]
 *
 * The judged queries are three sets: those the weights were chosen on, those held out, which
 * measure unseen queries, and questions, of which only the results of the service are graded.
 *
 * The corpus is indexed through the real normalizer, its dates shifted so that the newest article is of now.
 * `--ablations` omits each signal of relevance in turn; `--unjudged` prints results without a grade, in the order of
 * their ids so that the ranking is not visible to the judge, for `search/grades.tsv`. `MISSES=1` prints known items that are not first.
 */
import { existsSync } from 'node:fs';
import { reportRow, checkResults } from '../lib/eval-rows.mjs';
import { percentile, table } from '../lib/report.mjs';

const [path, option] = process.argv.slice(2);
if (path === undefined || !existsSync(path)) {
  console.log('eval-search: skipped, no corpus given (node bench/eval/search.mjs <articles.jsonl.gz>).');
  reportRow('known item, MRR@10', 'newsapi-2020', '', '≥ 0.85', null);
  reportRow('judged queries, nDCG@10', 'newsapi-2020', '', '≥ 1.1 × BM25, newest', null);
  reportRow('held-out queries, nDCG@10', 'newsapi-2020', '', 'above BM25, newest', null);
  process.exit(0);
}

const { ablations } = await import('./search/ablations.mjs');
const { asServed } = await import('./search/search-corpus.mjs');
const { compareRankings, rankings } = await import('./search/compare-rankings.mjs');
const { openCorpus } = await import('./search/corpus.mjs');
const { openJudgedQueries, openQueries } = await import('./search/judged-queries.mjs');
const { knownItems, meanReciprocalRank, ranksOf } = await import('./search/known-items.mjs');
const { measureRanking } = await import('./search/measure-ranking.mjs');

/** Our ranking is to be this much better than each of the plain ones that keep the same promise: all words. */
const BETTER_BY = 1.1;
const TIMEFRAMES = ['last_24h', 'last_7d'];

const corpus = openCorpus(path);
const items = knownItems(corpus);
const queries = openJudgedQueries(corpus, 'chosenOn');
const heldOut = openJudgedQueries(corpus, 'heldOut');
const questions = openJudgedQueries(corpus, 'questions');
const answer = asServed(corpus);
const fixed = (value) => value.toFixed(3);

async function measureKnownItems() {
  const times = [];
  const ranks = await ranksOf(items, async (item) => {
    const start = performance.now();
    const found = await answer(item);
    times.push(performance.now() - start);
    checkResults(found);
    return found;
  });
  const share = (test) => fixed(ranks.filter(test).length / ranks.length);
  const mrr = meanReciprocalRank(ranks);
  console.log(
    table(
      ['known item', 'value'],
      [
        ['articles', corpus.articles.length],
        ['queries', ranks.length],
        ['MRR@10', fixed(mrr)],
        ['success@1', share((rank) => rank === 1)],
        ['success@10', share((rank) => rank > 0)],
        [
          'search and pipeline, p50 / p99 ms',
          `${percentile(times, 50).toFixed(2)} / ${percentile(times, 99).toFixed(2)}`,
        ],
      ],
    ),
  );
  reportRow('known item, MRR@10', `newsapi-2020, ${ranks.length} queries`, fixed(mrr), '≥ 0.85', mrr >= 0.85);
}

/**
 * @param name what the queries are: `judged queries`.
 * @param betterBy ours is to be this many times as good as each of the plain rankings.
 * @param reach the same, as it is to be read.
 */
async function measureQueries(compared, asked, name, betterBy, reach) {
  const measured = await compareRankings(compared, asked, corpus.now, `${asked.length} ${name}`);
  const ours = measured.get('ours').ndcg;
  const best = (kind) =>
    Math.max(...[...measured].filter(([name]) => name.startsWith(kind)).map(([, { ndcg }]) => ndcg));
  const [bm25, newest] = [best('BM25, all words'), best('newest')];
  reportRow(
    `${name}, nDCG@10`,
    `newsapi-2020, ${asked.length} queries; BM25 ${fixed(bm25)}, newest ${fixed(newest)}`,
    `${fixed(ours)} (${((ours / bm25 - 1) * 100).toFixed(0)}%, ${((ours / newest - 1) * 100).toFixed(0)}% above)`,
    reach,
    ours >= betterBy * Math.max(bm25, newest),
  );
}

async function checkTimeframes() {
  for (const timeframe of TIMEFRAMES) {
    const within = asServed(corpus, timeframe);
    const since = corpus.now - { last_24h: 86_400, last_7d: 604_800 }[timeframe];
    for (const query of queries) checkResults(await within(query), since);
  }
  for (const query of queries) checkResults(await answer(query));
}

async function measureAblations() {
  const rows = [];
  for (const [name, answerOf] of ablations(corpus)) {
    const mrr = meanReciprocalRank(await ranksOf(items, answerOf));
    const { ndcg, medianAge, unjudged } = await measureRanking(queries, corpus.now, answerOf);
    rows.push([name, fixed(mrr), fixed(ndcg), medianAge.toFixed(1), unjudged.length]);
  }
  const header = ['without', 'known item, MRR@10', 'nDCG@10', 'median age, days', 'results without a grade'];
  console.log(table(header, rows));
}

async function printUnjudged() {
  const all = ['chosenOn', 'heldOut'].flatMap((set) => openQueries(corpus, set));
  const rows = new Map();
  for (const [, answerOf] of [...rankings(corpus), ...ablations(corpus)]) {
    const { unjudged } = await measureRanking(all, corpus.now, answerOf);
    for (const { query, candidate } of unjudged) {
      const row = `${query.number}\t${corpus.idOf(candidate)}`;
      rows.set(row, `${row}\t[${query.typed}]\t${candidate.title} | ${candidate.preview}`);
    }
  }
  for (const row of [...rows.keys()].sort()) console.log(rows.get(row));
}

if (option === '--ablations') await measureAblations();
else if (option === '--unjudged') await printUnjudged();
else {
  await measureKnownItems();
  console.log();
  const compared = rankings(corpus);
  await measureQueries(compared, queries, 'judged queries', BETTER_BY, '≥ 10% above both');
  console.log();
  await measureQueries(compared, heldOut, 'held-out queries', BETTER_BY, '≥ 10% above both');
  console.log();
  // Of questions only the results of the service were graded: there is no comparison.
  const ours = compared.filter(([name]) => name === 'ours');
  await compareRankings(ours, questions, corpus.now, `${questions.length} questions`);
  await checkTimeframes();
}
corpus.close();
