/**
 * Time of `/news/counts` for frequent and rare words, by day over seven days, by hour and by fields over thirty, beside
 * the bare count of the same matches in SQLite and the articles of `/news`.
 *
 *   npm run build && node bench/speed/counts.mjs [articles = 300000] [rounds = 20]
 *
 * No response is cached. `DATA_DIR`: a folder whose index is reused by the next run.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromDist } from '../lib/dist.mjs';
import { fillIndex } from '../lib/fill-index.mjs';
import { plainClient } from '../lib/plain-client.mjs';
import { percentile, table } from '../lib/report.mjs';
import { startService } from '../lib/service.mjs';
import { syntheticArticles } from '../lib/synthetic-articles.mjs';

const [articles = 300_000, rounds = 20] = process.argv.slice(2).map(Number);
const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
/** Shares of the titles in English that hold the word. */
const SHARES = [1, 1 / 3, 0.05, 0.01, 0.001];

const folder = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'news-counts-'));
if (process.env.DATA_DIR === undefined) process.once('exit', () => rmSync(folder, { recursive: true }));
if (!existsSync(join(folder, 'news.db')) && readdirSync(folder).length === 0)
  await fillIndex(folder, syntheticArticles(articles, { now: NOW }));

const { openForReading } = await fromDist('index/open-database.js');
const { lowestIdAt } = await fromDist('index/article-id.js');
const database = openForReading(folder);
database.exec(
  'PRAGMA query_only = OFF; CREATE VIRTUAL TABLE temp.search_terms USING fts5vocab(main, search, col)',
);
const wordOf = database.prepare(
  `SELECT substr(term, 4) AS word FROM search_terms WHERE term >= 'en_' AND term < 'ena' AND col = 'title' AND doc <= ? * (
     SELECT sum(articles) FROM publisher_profiles WHERE language LIKE 'en%') ORDER BY doc DESC LIMIT 1`,
);
const bareCount = database.prepare(
  'SELECT count(*) AS n FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ?',
);

const service = await startService({
  DATA_DIR: folder,
  INGEST: 'off',
  RETENTION_DAYS: '0',
  RESPONSE_CACHE_MB: '0',
});
const client = await plainClient(service.port, HEADERS);

async function timesOf(request) {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const begun = performance.now();
    await request();
    if (round > 0) times.push(performance.now() - begun);
  }
  return [percentile(times, 50).toFixed(1), percentile(times, 99).toFixed(1)];
}

const from = new Date((NOW - 30 * DAY) * 1000).toISOString();
const PERIODS = [
  { name: '7 days by day', days: 7, query: {} },
  ...['hour', 'source', 'country', 'language', 'category'].map((by) => ({
    ...{ name: `30 days by ${by}`, days: 30, query: { by, from } },
  })),
];
const rows = [];
for (const share of SHARES) {
  const { word } = wordOf.get(share);
  for (const { name, days, query } of PERIODS) {
    const range = [`"en_${word}"`, lowestIdAt(NOW - days * DAY), lowestIdAt(NOW + DAY)];
    const counts = `/news/counts?${new URLSearchParams({ topic: word, language: 'en', ...query })}`;
    const news = `/news?${new URLSearchParams({ topic: word, language: 'en' })}`;
    rows.push([
      name,
      bareCount.get(...range).n,
      ...(await timesOf(() => client.get(counts))),
      ...(await timesOf(() => bareCount.get(...range))),
      ...(await timesOf(() => client.get(news))),
    ]);
  }
}
client.close();
database.close();
console.log(
  table(
    [
      `${articles} articles, Node ${process.version}`,
      'matches',
      '/news/counts p50 ms',
      'p99',
      'bare count p50',
      'p99',
      '/news p50',
      'p99',
    ],
    rows,
  ),
);
await service.stop();
