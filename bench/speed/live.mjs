// Latency with live sources: results that the index fills, with and without configured sources, and results that query
// them. Two sources on loopback respond after 300 ms. One process, the same queries in turns.
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryMix, syntheticArticles } from '../lib/synthetic-articles.mjs';
import { toQuery } from '../lib/to-query.mjs';
import { indexProviderOf, searchServiceOf } from '../lib/search-service.mjs';

const from = async (path) => import(new URL(`../../dist/${path}`, import.meta.url));
const { loadSettings } = await from('config/load-settings.js');
const { IndexReader } = await from('index/index-reader.js');
const { IndexWriter } = await from('index/index-writer.js');
const { ArticlePipelineService } = await from('articles/article-pipeline.service.js');
const { findLiveSource } = await from('search/providers/providers.js');
const { LiveProvider } = await from('search/live/live.provider.js');

const ARTICLES = Number(process.argv[2] ?? 50_000);
const SOURCE_MS = 300;
const ASKING = 30;
const NOW = Math.floor(Date.now() / 1000);

const found = Array.from({ length: 20 }, (_, i) => ({
  title: `Zyxwv number ${i} of the qwvut`,
  url: `https://paper${i}.example/${i}`,
  page_age: new Date((NOW - 60 * i) * 1000).toISOString().slice(0, 19),
  published: new Date((NOW - 60 * i) * 1000).toISOString(),
}));
const upstream = createServer((_, response) => {
  setTimeout(() => response.end(JSON.stringify({ results: found, news: found })), SOURCE_MS);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => upstream.once('listening', resolve));
const url = `http://127.0.0.1:${upstream.address().port}`;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-live-'));
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
for (let batch = []; batch !== null; batch = null) {
  for (const article of syntheticArticles(ARTICLES, { now: NOW })) {
    if (batch.push(article) < 200) continue;
    writer.write(batch);
    batch.length = 0;
  }
  writer.write(batch);
}
writer.close();

const settings = loadSettings({
  DATA_DIR: dataDir,
  SEARCH_PROVIDERS: 'embedded,brave,currents',
  ...{ BRAVE_URL: url, BRAVE_KEY: 'x', CURRENTS_URL: url, CURRENTS_KEY: 'x' },
});
const index = indexProviderOf(IndexReader.open(dataDir));
/** Without their limits of requests, which are not what is measured. */
const unlimited = (source) => ({
  ...source,
  capabilities: { ...source.capabilities, perSecond: 1e6, perDay: null },
});
const live = ['brave', 'currents'].map((name) =>
  LiveProvider.open(unlimited(findLiveSource(name)), settings.live.access[name], settings),
);
const services = {
  'index only': searchServiceOf([index], settings),
  'with two live sources': searchServiceOf([index, ...live], settings),
};
const pipeline = new ArticlePipelineService(settings);

async function search(service, query) {
  const source = service.candidates(query);
  const begun = performance.now();
  const { articles } = await pipeline.assemble((saturated) => source.next(saturated), {
    limit: query.wanted,
    since: query.since,
  });
  const isQueried = source.parts().length > 1;
  return { ms: performance.now() - begun, articles: articles.length, isQueried };
}

const percentile = (times, p) => times.toSorted((a, b) => a - b)[Math.floor(times.length * p)] ?? NaN;
const report = (name, times) =>
  console.log(
    `${name.padEnd(34)} ${String(times.length).padStart(5)}  p50 ${percentile(times, 0.5).toFixed(2)} ms  p99 ${percentile(times, 0.99).toFixed(2)} ms`,
  );

const sample = [...syntheticArticles(200, { now: NOW })];
const queries = queryMix(sample, 400, { now: NOW }).map(toQuery);
const filled = { 'index only': [], 'with two live sources': [] };
for (const pass of [0, 1]) {
  for (const query of queries) {
    if ((await search(services['with two live sources'], query)).isQueried) continue;
    const inTurns = Object.entries(services);
    if (filled['index only'].length % 2 === 1) inTurns.reverse();
    for (const [name, service] of inTurns) {
      const { ms } = await search(service, query);
      if (pass === 1) filled[name].push(ms);
    }
  }
}
for (const [name, times] of Object.entries(filled)) report(`filled, ${name}`, times);

// The queries above returned decoys, which open the circuits of the sources.
const fresh = searchServiceOf([index, ...live], settings);
const asking = [];
for (let i = 0; i < ASKING; i++) {
  const topic = `zyxwv qwvut ${i}`;
  const query = toQuery({ path: '/news', topic, language: 'en', limit: 10, now: NOW });
  const { ms, articles, isQueried } = await search(fresh, query);
  if (!isQueried || articles < query.wanted) throw new Error(`No source responded for "${topic}".`);
  asking.push(ms);
}
report(`querying two at ${SOURCE_MS} ms`, asking);
upstream.close();
upstream.closeAllConnections();
rmSync(dataDir, { recursive: true });
process.exit(0);
