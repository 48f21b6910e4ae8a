/**
 * Search quality of `/news` for natural queries with grades, beside BM25 with all words and with any word.
 *
 *   node bench/eval/natural.mjs <articles.jsonl.gz> [--half tune|held-out|both] [--show] [--unjudged]
 *
 * The corpus (newsapi-2020) is indexed through the real normaliser, as if its last article were of now. Rules are chosen
 * on the half `tune`, which is the default. An answer is short when it has fewer than ten articles; it need not be
 * where any word finds ten from four domains. `--show` prints the service's answers with their grades, `--unjudged` what
 * has none yet (number, address, title), to be read and added to `search/natural-grades.tsv`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkResults, reportRow } from '../lib/eval-rows.mjs';
import { percentile, table } from '../lib/report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'tune' },
    show: { type: 'boolean', default: false },
    unjudged: { type: 'boolean', default: false },
  },
});
const [path] = positionals;
const BETTER_BY = 1.05;
const REACH = '≥ 1.05 × the better BM25';

if (path === undefined || !existsSync(path)) {
  reportRow('natural queries, nDCG@10', 'no corpus given', '', REACH, null);
  reportRow('natural queries, answers without items', 'no corpus given', '', '0', null);
  process.exit(0);
}
if (!['tune', 'held-out', 'both'].includes(options.half)) throw new Error(`no half: ${options.half}`);

const { asServed } = await import('./search/search-corpus.mjs');
const { openBaselines } = await import('./search/baselines.mjs');
const { openCorpus } = await import('./search/corpus.mjs');
const { measureRanking } = await import('./search/measure-ranking.mjs');
const { readNaturalQueries } = await import('./search/natural-queries.mjs');

const DEPTH = 10;
const DOMAINS = 4;
const HALVES = ['tune', 'held-out'];
const LANGUAGES = ['en', 'fr', 'ru'];

const corpus = openCorpus(path);
const queries = readNaturalQueries(corpus.articles).filter(
  ({ half }) => options.half === 'both' || half === options.half,
);
const baselines = openBaselines(corpus.articles);
const served = asServed(corpus);
const times = [];

/** The three rankings; each answers a query with articles, best first. */
const RANKINGS = {
  ours: async (query) => {
    const start = performance.now();
    const answer = await served(query);
    times.push(performance.now() - start);
    return answer;
  },
  'BM25, all words': async (query) => baselines['BM25, all words'](query),
  'BM25, any word': async (query) => baselines['BM25, any word'](query),
};

const fixed = (value) => (Number.isNaN(value) ? '–' : value.toFixed(3));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function measure(answerOf) {
  const answers = new Map();
  for (const query of queries) answers.set(query, (await answerOf(query)).slice(0, DEPTH));
  const { scores, unjudged } = await measureRanking(queries, corpus.now, async (query) => answers.get(query));
  return { answers, scores, unjudged };
}

function rowOf(name, { answers, scores, unjudged }) {
  const meanOf = (isWanted) => mean(scores.filter((_, i) => isWanted(queries[i])));
  const lengths = [...answers.values()].map(({ length }) => length);
  const shown = lengths.reduce((sum, length) => sum + length, 0);
  return [
    name,
    ...HALVES.map((half) => fixed(meanOf((query) => query.half === half))),
    ...LANGUAGES.map((language) => fixed(meanOf((query) => query.language === language))),
    lengths.filter((length) => length < DEPTH).length,
    lengths.filter((length) => length === 0).length,
    `${unjudged.length} (${((100 * unjudged.length) / shown).toFixed(1)}%)`,
  ];
}

/** Whether any word finds ten articles from four domains. */
function couldBeFilled(query) {
  const found = baselines['BM25, any word'](query);
  return found.length >= DEPTH && new Set(found.map(({ domain }) => domain)).size >= DOMAINS;
}

function printShort(answers) {
  const short = queries
    .map((query) => ({ query, length: answers.get(query).length, fillable: couldBeFilled(query) }))
    .filter(({ length }) => length < DEPTH);
  const fillable = short.filter((one) => one.fillable);
  const none = fillable.filter(({ length }) => length === 0).length;
  console.log(
    `\nOur answers with fewer than ten: ${short.length} of ${queries.length}; of them any word would find ten from four domains for ${fillable.length}, ${none} of which have none:`,
  );
  for (const { query, length, fillable: could } of short)
    console.log(`  ${length}${could ? '' : ' (no ten to be found)'}\t${query.number}\t${query.typed}`);
  return none;
}

function printResults(answers) {
  for (const query of queries) {
    console.log(`\n${query.number} ${query.typed}`);
    for (const article of answers.get(query))
      console.log(`  ${query.find(article)?.grade ?? '?'}  ${article.source}: ${article.title}`);
  }
}

function printUnjudged(measured) {
  const rows = new Map();
  for (const { unjudged } of measured.values())
    for (const { query, candidate } of unjudged) {
      const key = `${query.number}\t${candidate.url}`;
      rows.set(key, `${key}\t[${query.typed}]\t${candidate.title} | ${candidate.preview}`);
    }
  // In the order of addresses, which tells nothing of who showed it.
  for (const key of [...rows.keys()].sort()) console.log(rows.get(key));
}

const measured = new Map();
for (const [name, answerOf] of Object.entries(RANKINGS)) measured.set(name, await measure(answerOf));
const ours = measured.get('ours');

if (options.unjudged) printUnjudged(measured);
else {
  if (options.show) printResults(ours.answers);
  const header = [`${queries.length} natural queries, nDCG@10`, ...HALVES, ...LANGUAGES];
  const rows = [...measured].map(([name, result]) => rowOf(name, result));
  console.log(`\n${table([...header, 'fewer than ten', 'none', 'without a grade'], rows)}`);
  const emptied = printShort(ours.answers);
  console.log(
    `\nours, p50 / p99 ms: ${percentile(times, 50).toFixed(2)} / ${percentile(times, 99).toFixed(2)}`,
  );

  for (const answer of ours.answers.values()) checkResults(answer);
  const [value, all, any] = [...measured.values()].map(({ scores }) => mean(scores));
  reportRow(
    'natural queries, nDCG@10',
    `newsapi-2020, ${options.half}, ${queries.length} queries; BM25 all words ${fixed(all)}, any word ${fixed(any)}`,
    fixed(value),
    REACH,
    value >= BETTER_BY * Math.max(all, any),
  );
  reportRow(
    'natural queries, answers without items',
    'where any word finds ten from four domains',
    emptied,
    '0',
    emptied === 0,
  );
}
corpus.close();
