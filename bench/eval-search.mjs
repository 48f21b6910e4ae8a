/**
 * How well `/news` finds and ranks: known items of a corpus by words of their headlines, and judged queries beside
 * what everybody has: BM25 and the newest first.
 *
 *   node bench/eval-search.mjs <articles.jsonl.gz> [--ablations | --unjudged]
 *
 * The corpus is indexed through the real normaliser, its dates shifted so that the newest article is of now.
 * `--ablations` leaves out each sign of relevance in turn; `--unjudged` prints what the rankings show that has no grade
 * yet, with its id, to be read and added to `eval-search/grades.tsv`. `MISSES=1` prints known items that are not first.
 */
import { existsSync } from 'node:fs';
import { reportRow, checkAnswer } from './lib/eval-rows.mjs';
import { percentile, table } from './lib/report.mjs';

const [path, option] = process.argv.slice(2);
if (path === undefined || !existsSync(path)) {
  console.log('eval-search: skipped, no corpus given (node bench/eval-search.mjs <articles.jsonl.gz>).');
  reportRow('known item, MRR@10', 'newsapi-2020', '', '≥ 0.85', null);
  reportRow('judged queries, nDCG@10', 'newsapi-2020', '', '≥ 1.1 × BM25, newest', null);
  process.exit(0);
}

const { ablations } = await import('./eval-search/ablations.mjs');
const { asServed, throughPipeline } = await import('./eval-search/ask.mjs');
const { openBaselines } = await import('./eval-search/baselines.mjs');
const { openCorpus } = await import('./eval-search/corpus.mjs');
const { openJudgedQueries } = await import('./eval-search/judged-queries.mjs');
const { knownItems, meanReciprocalRank, ranksOf } = await import('./eval-search/known-items.mjs');
const { measureRanking } = await import('./eval-search/measure-ranking.mjs');

/** Our ranking is to be this much better than each of the plain ones that keep the same promise: all words. */
const BETTER_BY = 1.1;
const TIMEFRAMES = ['last_24h', 'last_7d'];

const corpus = openCorpus(path);
const items = knownItems(corpus);
const queries = openJudgedQueries(corpus);
const answer = asServed(corpus);
const fixed = (value) => value.toFixed(3);

async function measureKnownItems() {
  const times = [];
  const ranks = await ranksOf(items, async (item) => {
    const start = performance.now();
    const found = await answer(item);
    times.push(performance.now() - start);
    checkAnswer(found);
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

/** Every ranking that is compared, by name; the plain ones both bare and merged and selected as ours is. */
function rankings() {
  const plain = Object.entries(openBaselines(corpus.articles)).flatMap(([name, ranking]) => [
    [name, async (query) => ranking(query)],
    [`${name}, merged and diverse`, throughPipeline(ranking, corpus.now)],
  ]);
  return [['ours', answer], ...plain];
}

const line = (name, { ndcg, medianAge, unjudged }) => [
  name,
  fixed(ndcg),
  medianAge.toFixed(1),
  unjudged.length,
];

async function measureJudgedQueries() {
  const measured = new Map();
  for (const [name, answerOf] of rankings())
    measured.set(name, await measureRanking(queries, corpus.now, answerOf));
  const header = [
    `${queries.length} judged queries`,
    'nDCG@10',
    'median age, days',
    'answers without a grade',
  ];
  console.log(
    table(
      header,
      [...measured].map(([name, result]) => line(name, result)),
    ),
  );
  const ours = measured.get('ours').ndcg;
  const best = (kind) =>
    Math.max(...[...measured].filter(([name]) => name.startsWith(kind)).map(([, { ndcg }]) => ndcg));
  const [bm25, newest] = [best('BM25, all words'), best('newest')];
  reportRow(
    'judged queries, nDCG@10',
    `newsapi-2020, ${queries.length} queries; BM25 ${fixed(bm25)}, newest ${fixed(newest)}`,
    `${fixed(ours)} (${((ours / bm25 - 1) * 100).toFixed(0)}%, ${((ours / newest - 1) * 100).toFixed(0)}% above)`,
    '≥ 10% above both',
    ours >= BETTER_BY * Math.max(bm25, newest),
  );
}

async function checkTimeframes() {
  for (const timeframe of TIMEFRAMES) {
    const within = asServed(corpus, timeframe);
    const since = corpus.now - { last_24h: 86_400, last_7d: 604_800 }[timeframe];
    for (const query of queries) checkAnswer(await within(query), since);
  }
  for (const query of queries) checkAnswer(await answer(query));
}

async function measureAblations() {
  const rows = [];
  for (const [name, answerOf] of ablations(corpus)) {
    const mrr = meanReciprocalRank(await ranksOf(items, answerOf));
    const [, ...cells] = line(name, await measureRanking(queries, corpus.now, answerOf));
    rows.push([name, fixed(mrr), ...cells]);
  }
  const header = ['without', 'known item, MRR@10', 'nDCG@10', 'median age, days', 'answers without a grade'];
  console.log(table(header, rows));
}

async function printUnjudged() {
  const seen = new Set();
  for (const [, answerOf] of [...rankings(), ...ablations(corpus)]) {
    const { unjudged } = await measureRanking(queries, corpus.now, answerOf);
    for (const { query, candidate } of unjudged) {
      const row = `${query.number}\t${corpus.idOf(candidate)}`;
      if (seen.has(row)) continue;
      seen.add(row);
      console.log(`${row}\t[${query.typed}]\t${candidate.title} | ${candidate.preview}`);
    }
  }
}

if (option === '--ablations') await measureAblations();
else if (option === '--unjudged') await printUnjudged();
else {
  await measureKnownItems();
  console.log();
  await measureJudgedQueries();
  await checkTimeframes();
}
corpus.close();
