/**
 * Whether `/news/local` brings news of the place: judged places with and without their region, common words, namesakes.
 *
 *   node bench/eval/places.mjs <newsapi-2020/articles.jsonl.gz> [--half tune|held-out|last|both] [--show]
 *
 * English, French and Russian are asked of the corpus, indexed through the real normaliser as if its last article were of
 * now; other languages of headlines written as papers publish them (`places/headlines.tsv`), without which they have
 * too few. What makes an article one about a place stands in `places/places.tsv`. Rules are chosen on the half
 * `tune`, the hash of a place's name tells which half it is in; `last-places.tsv` was written when the rules stood, and never read. Found is the share of what an answer of ten could show.
 * `--show` prints the answers, what is wrong with `!`. `DIST` names another build.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readHeadlines, readPlaces } from './places/judge.mjs';
import {
  countryOf,
  itemOf,
  readRows,
  secondsOf,
  silentSource,
  SILENT_FEED,
} from '../lib/corpus-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { checkResults, reportRow } from '../lib/eval-rows.mjs';
import { percentile, table } from '../lib/report.mjs';
import { toQuery } from '../lib/to-query.mjs';
import { indexProviderOf, searchServiceOf } from '../lib/search-service.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string', default: 'both' }, show: { type: 'boolean', default: false } },
});
const [path] = positionals;
const MEASURE = 'news of a place, precision@10';
const REACH = 0.92;

if (path === undefined || !existsSync(path)) {
  reportRow(MEASURE, 'no corpus given', '', `≥ ${REACH}`, null);
  process.exit(0);
}
if (!['tune', 'held-out', 'last', 'both'].includes(options.half)) throw new Error(`no half: ${options.half}`);

const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');
const { IndexReader } = await fromDist('index/index-reader.js');
const { IndexWriter } = await fromDist('index/index-writer.js');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');

const SETTINGS = { aggregatorDomains: ['msn.com'] };
const LIMIT = 10;
const SHARE = 2;
const REPEATS = 5;
const HOUR = 3600;
const now = Math.floor(Date.now() / 1000);
const dataDir = mkdtempSync(join(tmpdir(), 'news-places-'));

/** Articles by address, each with what its judge reads. */
const articles = new Map();

function readCorpus() {
  const countries = new Map(
    JSON.parse(readFileSync(join(dirname(path), 'sources.json'), 'utf8')).sources.map((source) => [
      source.name,
      source.country.toUpperCase(),
    ]),
  );
  const rows = readRows(path);
  const shift = now - rows.reduce((newest, row) => Math.max(newest, secondsOf(row)), 0);
  const normalized = [];
  for (const row of rows) {
    const source = { ...silentSource(row), country: countries.get(row.source?.name) ?? countryOf(row) };
    const article = normalizeItem(itemOf(row, secondsOf(row) + shift), { feed: SILENT_FEED, source, now });
    if (article === null) continue;
    const said = `${row.title} ${row.description ?? ''}`;
    const whole = `${said} ${row.content ?? ''} ${row.source?.name} ${row.url}`;
    normalized.push(article);
    articles.set(article.url, {
      said: `${article.title} ${row.description ?? ''}`,
      whole,
      source: article.source,
      language: article.language,
      domain: article.domain,
      title: article.title,
    });
  }
  return normalized;
}

function readWritten() {
  return readHeadlines().map((headline, number) => {
    const { url, title, text, language, country } = headline;
    const row = { url, title, description: text, source: { name: `Paper ${number}` } };
    const source = { ...silentSource(row), language, country };
    const article = normalizeItem(itemOf(row, now - (number % 48) * HOUR), {
      feed: SILENT_FEED,
      source,
      now,
    });
    if (article === null) throw new Error(`not an article: ${title}`);
    articles.set(article.url, { ...headline, domain: article.domain });
    return article;
  });
}

const all = [...readCorpus(), ...readWritten()];
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
for (let i = 0; i < all.length; i += 200) writer.write(all.slice(i, i + 200));
writer.close();
const index = IndexReader.open(dataDir);
const pipeline = new ArticlePipelineService(SETTINGS);
const service = searchServiceOf([indexProviderOf(index)]);

async function ask({ typed, language, country }) {
  const query = toQuery({
    path: '/news/local',
    query: typed,
    language,
    geo: country ?? undefined,
    limit: LIMIT,
    now,
  });
  const source = service.candidates(query);
  const next = (saturated) => source.next(saturated);
  return (await pipeline.assemble(next, { limit: LIMIT, since: null, now })).articles;
}

const isAbout = (place, article) =>
  place.isWritten
    ? article.about?.includes(place.typed) === true
    : article.place === undefined && place.isAbout(article);

/** How many articles an answer of ten could show: of the same language, told by title and text alone, no publisher more than its share. */
function toBeFound(place) {
  const domains = new Map();
  for (const article of articles.values()) {
    if (
      article.language.split('-')[0] !== place.language ||
      !isAbout(place, { ...article, whole: article.said })
    )
      continue;
    domains.set(article.domain, Math.min(SHARE, (domains.get(article.domain) ?? 0) + 1));
  }
  return Math.min(
    LIMIT,
    [...domains.values()].reduce((sum, count) => sum + count, 0),
  );
}

const places = readPlaces().filter(({ half }) => options.half === 'both' || half === options.half);
const results = [];
for (const place of places) {
  const answer = await ask(place);
  checkResults(answer);
  const right = answer.filter((article) => isAbout(place, articles.get(article.url)));
  const there = toBeFound(place);
  results.push({
    place,
    shown: answer.length,
    right: right.length,
    // Nothing to show and nothing shown is right; nothing shown of something is not.
    precision: answer.length > 0 ? right.length / answer.length : there > 0 ? 0 : 1,
    found: there === 0 ? NaN : Math.min(1, right.length / there),
  });
  if (!options.show) continue;
  console.log(
    `\n${place.typed} (${place.language}${place.country === null ? '' : `, ${place.country}`}; ${place.half}): ${right.length} of ${answer.length}, ${there} there`,
  );
  for (const article of answer) {
    const mark = right.includes(article) ? ' ' : '!';
    console.log(` ${mark} ${article.source}: ${article.title} | ${article.preview.slice(0, 90)}`);
  }
}

const times = [];
for (let round = 0; round < REPEATS; round++) {
  for (const place of places) {
    const start = performance.now();
    await ask(place);
    times.push(performance.now() - start);
  }
}

const mean = (values) => {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? '–' : (known.reduce((sum, value) => sum + value, 0) / known.length).toFixed(3);
};
const rowOf = (name, some) => [
  name,
  some.length,
  mean(some.map(({ precision }) => precision)),
  mean(some.map(({ found }) => found)),
  `${some.reduce((sum, { right }) => sum + right, 0)} of ${some.reduce((sum, { shown }) => sum + shown, 0)}`,
];
const languages = [...new Set(places.map(({ language }) => language))];
const halves = ['tune', 'held-out', 'last'].map((half) => [
  half,
  results.filter(({ place }) => place.half === half),
]);
const rows = [
  ...languages.map((language) =>
    rowOf(
      language,
      results.filter(({ place }) => place.language === language),
    ),
  ),
  ...halves.filter(([, some]) => some.length > 0).map(([half, some]) => rowOf(half, some)),
  rowOf('all', results),
];
console.log(`\n${table(['news of a place', 'places', 'precision@10', 'found', 'articles'], rows)}`);
console.log(`\np50 / p99 ms: ${percentile(times, 50).toFixed(2)} / ${percentile(times, 99).toFixed(2)}`);
for (const [half, some] of halves) {
  if (some.length === 0) continue;
  const precision = mean(some.map((one) => one.precision));
  reportRow(
    MEASURE,
    `${some.length} places in ${new Set(some.map(({ place }) => place.language)).size} languages, ${half}`,
    precision,
    `≥ ${REACH}`,
    Number(precision) >= REACH,
  );
}
index.close();
rmSync(dataDir, { recursive: true });
