/**
 * The archive in OpenSearch beside the embedded index that it was replicated from: whether a thousand requests to every
 * endpoint have equal responses, misspelt words and later pages among them; latency of responses, bytes per article and
 * speed of replication. No response is cached.
 *
 *   npm run engines -- start opensearch
 *   npm run build && node bench/speed/opensearch.mjs [articles = 100000] [CORPUS.jsonl.gz]
 *
 * CORPUS: gzip, one JSON object a line (title, description, url, urlToImage, publishedAt, source.name); what it has too
 * few of is synthetic. `OPENSEARCH_URL` names another engine.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemOf, readRows, secondsOf, silentSource, SILENT_FEED } from '../lib/corpus-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { nextPage } from '../lib/next-page.mjs';
import { plainClient } from '../lib/plain-client.mjs';
import { percentile, table } from '../lib/report.mjs';
import { startService } from '../lib/service.mjs';
import { queryMix, random, syntheticArticles } from '../lib/synthetic-articles.mjs';
import { pathOf } from '../lib/to-query.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { normalizeItem } = await fromDist('ingestion/normalize/normalize-item.js');
const { openSearchClient } = await fromDist('opensearch/client.js');
const { Replicator } = await fromDist('opensearch/write/replicator.js');

const [count = '100000', corpus] = process.argv.slice(2);
const COUNT = Number(count);
const URL = process.env.OPENSEARCH_URL ?? 'http://127.0.0.1:9201';
const NOW = Math.floor(Date.now() / 1000);
const QUESTIONS = 1_000;
const TIMED = 300;
const PAGES = 5;
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
const BATCH = 200;

function* articles() {
  let made = 0;
  if (corpus !== undefined) {
    const rows = readRows(corpus);
    const shift = NOW - rows.reduce((newest, row) => Math.max(newest, secondsOf(row)), 0);
    for (const row of rows.slice(0, COUNT)) {
      const article = normalizeItem(itemOf(row, secondsOf(row) + shift), {
        feed: SILENT_FEED,
        source: silentSource(row),
        now: NOW,
      });
      if (article === null) continue;
      made++;
      yield article;
    }
  }
  if (made < COUNT) yield* syntheticArticles(COUNT - made, { now: NOW });
}

const folder = mkdtempSync(join(tmpdir(), 'news-archive-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const settings = {
  urls: [URL],
  username: null,
  password: null,
  prefix: `bench-${process.pid}`,
  archiveDays: 0,
};
const client = openSearchClient(settings);
const writer = IndexWriter.open(folder, { retentionDays: 0, replication: 'on' });
const sample = [];
const batch = [];
let made = 0;
let begun = performance.now();
for (const article of articles()) {
  const { title, language, country } = article;
  if (made++ % Math.max(1, Math.floor(COUNT / 5_000)) === 0) sample.push({ title, language, country });
  batch.push(article);
  if (batch.length === BATCH) writer.write(batch.splice(0));
}
writer.write(batch);
const writing = (performance.now() - begun) / 1000;
begun = performance.now();
const replicator = new Replicator(writer, settings);
await replicator.drain();
const shipping = (performance.now() - begun) / 1000;
await replicator.stop();
writer.close();
const index = `${settings.prefix}-*`;
await client.indices.refresh({ index });

/** One letter less, in the longest word. */
function mistyped({ topic, ...question }) {
  const word = topic.split(' ').sort((a, b) => b.length - a.length)[0];
  return { ...question, topic: topic.replace(word, word.slice(0, 3) + word.slice(4)) };
}

const next = random(23);
const mix = queryMix(
  sample.filter(({ title, language }) =>
    language === 'zh' || language === 'ja' ? title.length > 8 : title.split(' ').length > 3,
  ),
  QUESTIONS,
  { now: NOW },
);
// Of a corpus the countries of publishers are not known.
const questions = mix
  .map(({ geo, ...rest }) => ({ ...rest, ...(geo && { geo }) }))
  .map((question) => pathOf(question.path === '/news' && next() < 0.15 ? mistyped(question) : question));

const common = { INGEST: 'off', RESPONSE_CACHE_MB: '0', RETENTION_DAYS: '0' };
const embedded = await startService({ ...common, DATA_DIR: folder });
const opensearch = await startService({
  ...{ ...common, PORT: '3987', MANAGEMENT_PORT: '3988', DATA_DIR: join(folder, 'none') },
  ...{ SEARCH_PROVIDERS: 'opensearch', OPENSEARCH_URL: URL, OPENSEARCH_PREFIX: settings.prefix },
});

async function send(service, path) {
  const response = await fetch(service.url + path, { headers: HEADERS });
  const body = await response.text();
  const link = nextPage(response) ?? null;
  return { answer: `${response.status} ${response.headers.get('x-diversity-limited')} ${body}`, body, link };
}

/** Both requests may fall into different seconds: where the responses differ, they are repeated. */
async function isSame(path) {
  for (let attempt = 0; attempt < 2; attempt++) {
    const [ours, theirs] = await Promise.all([send(embedded, path), send(opensearch, path)]);
    if (ours.answer === theirs.answer) return true;
  }
  return false;
}

/** How many pages of a question are the same, one after the other, of those that there are. */
async function samePages(path) {
  let [ours, theirs] = await Promise.all([send(embedded, path), send(opensearch, path)]);
  let pages = 0;
  for (let same = 0; ; same++) {
    if (ours.body === theirs.body && (ours.link === null) === (theirs.link === null)) pages++;
    else return [pages, same + 1];
    if (ours.link === null || pages === PAGES) return [pages, pages];
    [ours, theirs] = await Promise.all([send(embedded, ours.link), send(opensearch, theirs.link)]);
  }
}

const different = [];
for (const path of questions) if (!(await isSame(path))) different.push(path);
const lists = questions.filter((path) => path.startsWith('/news')).slice(0, 60);
let [same, all] = [0, 0];
for (const path of lists) {
  const [pages, of] = await samePages(path);
  if (pages < of) different.push(`page ${of} of ${path}`);
  [same, all] = [same + pages, all + of];
}

async function timesOf({ port }, clients) {
  const waiting = questions.slice(0, TIMED);
  const times = [];
  const connections = await Promise.all(Array.from({ length: clients }, () => plainClient(port, HEADERS)));
  await Promise.all(
    connections.map(async (connection) => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        times.push(await connection.get(path));
      connection.close();
    }),
  );
  return times;
}

const rows = [];
for (const clients of [1, 16]) {
  // In turns, so that both meet the same machine.
  const times = { embedded: [], opensearch: [] };
  for (let round = 0; round < 2; round++) {
    times.embedded.push(...(await timesOf(embedded, clients)));
    times.opensearch.push(...(await timesOf(opensearch, clients)));
  }
  for (const [name, all] of Object.entries(times))
    rows.push([`${name}, ${clients}`, ...[50, 99].map((p) => percentile(all, p).toFixed(1))]);
}

const { body } = await client.indices.stats({ index, metric: 'store' });
const bytes = {
  embedded: statSync(join(folder, 'news.db')).size,
  opensearch: body._all.primaries.store.size_in_bytes,
};
await Promise.all([embedded.stop(), opensearch.stop()]);
await client.indices.delete({ index });
await client.indices.deleteIndexTemplate({ name: `${settings.prefix}-articles` });

console.log(
  `${made} articles; written ${(made / writing).toFixed(0)} a second, shipped ${(made / shipping).toFixed(0)}`,
);
console.log(
  `bytes an article: ${Object.entries(bytes)
    .map(([name, n]) => `${name} ${(n / made).toFixed(0)}`)
    .join(', ')}`,
);
console.log(`${QUESTIONS} requests and ${all} pages: ${different.length} with another response`);
for (const path of different) console.log(`  ${path}`);
console.log(table(['index, clients', 'p50 ms', 'p99 ms'], rows));
process.exit(different.length === 0 ? 0 : 1);
