/**
 * Whether an article that names a place in its title is news of that place: precision and recall of the filter behind
 * `/news/local`, on natural headlines of three corpora.
 *
 *   node bench/eval/mentions.mjs DATA [--half tune|held-out|both] [--show]
 *
 * DATA is a folder with `newsapi-2020`, `news-2022-03` and `news-2023-04`. `places/mentions.tsv` has up to twelve
 * headlines each of 49 places in six languages, drawn by a hash of the address among those that name the place: 1 is
 * news of the place, 0 is a club, a government, a person or a product. A sports event in the place has no grade. The
 * hash of language and place decides the half; rules are chosen on `tune`. `--show` prints the errors of that half.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { halfOf } from './places/judge.mjs';
import {
  countryOf,
  itemOf,
  readRows,
  secondsOf,
  SILENT_FEED,
  silentSource,
} from '../lib/corpus-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string', default: 'both' }, show: { type: 'boolean', default: false } },
});
const [folder] = positionals;
const MEASURE = 'articles that name a place, precision and recall';
const REACH = { precision: 0.75, recall: 0.85 };
const CORPORA = ['newsapi-2020', 'news-2022-03', 'news-2023-04'].map((name) =>
  join(folder ?? '', name, 'articles.jsonl.gz'),
);
if (folder === undefined || !CORPORA.every(existsSync)) {
  reportRow(MEASURE, 'no corpora given', '', '', null);
  process.exit(0);
}

const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');
const { parseText } = await fromDist('search/parse-text.js');
const { readPlace } = await fromDist('search/engine/plan-local.js');
const { placeFilter } = await fromDist('search/engine/place-filter.js');

const GRADES = readFileSync(new URL('places/mentions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([language, place, id, grade]) => ({ language, place, id, isNews: grade === '1' }));

const idOf = (url) => createHash('sha1').update(url).digest('hex').slice(0, 10);
const wanted = new Set(GRADES.map(({ id }) => id));
const articles = new Map();
for (const path of CORPORA) {
  for (const row of readRows(path)) {
    const id = idOf(row.url);
    if (!wanted.has(id) || articles.has(id)) continue;
    const source = { ...silentSource(row), country: countryOf(row) };
    articles.set(
      id,
      normalizeItem(itemOf(row, secondsOf(row)), { feed: SILENT_FEED, source, now: secondsOf(row) }),
    );
  }
}

const filters = new Map();
function accepts({ language, place }, article) {
  const key = `${language} ${place}`;
  if (!filters.has(key)) filters.set(key, placeFilter(readPlace(parseText(place), language, null), language));
  return filters.get(key)(article, 1);
}

const counts = new Map();
for (const grade of GRADES) {
  const article = articles.get(grade.id);
  const half = halfOf(`${grade.language}:${grade.place}`);
  if (article === undefined || (options.half !== 'both' && options.half !== half)) continue;
  const isShown = accepts(grade, article);
  const count = counts.get(half) ?? { shown: 0, right: 0, news: 0 };
  counts.set(half, {
    shown: count.shown + Number(isShown),
    right: count.right + Number(isShown && grade.isNews),
    news: count.news + Number(grade.isNews),
  });
  if (options.show && isShown !== grade.isNews)
    console.log(`${isShown ? '+' : '-'} ${grade.language} ${grade.place}: ${article.title}`);
}

const rows = [...counts].map(([half, { shown, right, news }]) => ({
  half,
  precision: right / shown,
  recall: right / news,
}));
const cells = rows.map(({ half, precision, recall }) => [half, precision.toFixed(3), recall.toFixed(3)]);
console.log(`\n${table(['articles that name a place', 'precision', 'recall'], cells)}`);
for (const { half, precision, recall } of rows) {
  const isReached = precision >= REACH.precision && recall >= REACH.recall;
  const value = `${precision.toFixed(3)} / ${recall.toFixed(3)}`;
  reportRow(MEASURE, half, value, `≥ ${REACH.precision} / ${REACH.recall}`, isReached);
}
