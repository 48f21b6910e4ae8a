/**
 * How the embedded index behaves as it grows: size, memory, ingestion, and search times beside the floor, which is
 * the bare FTS5 query for the newest 400 row ids in the same file and the same run.
 *
 *   node bench/speed/index.mjs [10000 100000 1000000]
 *
 * `CORPORA` names the folder of the corpora that the articles are made of (`../lib/bench-articles.mjs`).
 */
import { fork, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchArticles, KIND } from '../lib/bench-articles.mjs';
import { plainClient } from '../lib/plain-client.mjs';
import { percentile, table } from '../lib/report.mjs';
import { residentMemory } from '../lib/resident-memory.mjs';
import { startService } from '../lib/service.mjs';
import { queryMix } from '../lib/synthetic-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { indexProviderOf, searchServiceOf } from '../lib/search-service.mjs';

const SIZES = process.argv.slice(2).map(Number).filter(Boolean);
const BATCH = 200;
const QUERIES = 2_000;
/** Requests of the same mix, with other words, before the measured ones: code that has run is faster. */
const WARM_UP = 2_000;
const NOW = Math.floor(Date.now() / 1000);
const sizes = SIZES.length > 0 ? SIZES : [10_000, 100_000, 1_000_000];

/** Fills one index through the real writer, and a twin with bare inserts of the same rows, alternating in chunks. */
async function fill(dataDir, twinDir, size) {
  const { IndexWriter } = await fromDist('index/index-writer.js');
  const { openForWriting } = await fromDist('index/open-database.js');
  const { analyzeArticle } = await fromDist('index/tokens.js');
  const { titleSignature } = await fromDist('titles/title-signature.js');
  const { hash53 } = await fromDist('index/article-identity.js');
  const { inTransaction } = await fromDist('index/sqlite.js');
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const twin = openForWriting(twinDir);
  const columns =
    'id, title, source, domain, published_at, url, image_url, preview, signature, country, language, categories, ' +
    'source_name, rest, feed, url_key, guid_key, content_key, seen_at, sequence';
  const insert = twin.prepare(`INSERT INTO articles (${columns}) VALUES (${Array(20).fill('?').join(',')})`);
  const index = twin.prepare('INSERT INTO search (rowid, title, preview, meta) VALUES (?, ?, ?, ?)');
  const sample = [];
  const times = { writer: 0, bare: 0 };
  let batch = [];
  let id = 5e9;
  const flush = () => {
    let start = performance.now();
    writer.write(batch);
    times.writer += performance.now() - start;
    const rows = batch.map((a) => [analyzeArticle(a), titleSignature(a.title, a.language)]);
    start = performance.now();
    inTransaction(twin, () => {
      batch.forEach((a, i) => {
        const [row, signature] = rows[i];
        id++;
        insert.run(
          id,
          a.title,
          a.source,
          a.domain,
          a.publishedAt,
          a.url,
          a.imageUrl,
          a.preview,
          signature,
          a.country,
          a.language,
          a.categories.join(','),
          a.sourceName,
          a.rest,
          a.feed,
          hash53(a.url),
          hash53(a.guid + a.feed),
          id,
          a.seenAt,
          id,
        );
        index.run(id, row.title, row.preview, row.meta);
      });
    });
    times.bare += performance.now() - start;
    batch = [];
  };
  let i = 0;
  for (const article of benchArticles(size, { now: NOW })) {
    batch.push(article);
    if (i++ % Math.max(1, Math.floor(size / 5_000)) === 0)
      sample.push({ title: article.title, language: article.language, country: article.country });
    if (batch.length === BATCH) flush();
  }
  if (batch.length > 0) flush();
  // As ingestion does meanwhile.
  await writer.mergeSegments();
  writer.close();
  twin.close();
  rmSync(twinDir, { recursive: true });
  return { sample, writer: size / (times.writer / 1000), bare: size / (times.bare / 1000) };
}

async function floorOf(index) {
  const { ColumnStatement } = await fromDist('index/sqlite.js');
  return new ColumnStatement(
    index.database,
    'SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT 400',
  );
}

/** What the floor matches: the words as typed, anywhere; of headlines all; null where there is nothing to match. */
async function widestExpression(query) {
  const { languageToken } = await fromDist('index/tokens.js');
  if (query.intent === 'trending') return languageToken(query.language.split('-')[0]);
  const { planLanguage } = await fromDist('search/engine/plan-language.js');
  const { renderFts5 } = await fromDist('search/providers/embedded/render-fts5.js');
  const expressions = planLanguage(query).tiers.map(({ expression }) => renderFts5(expression));
  return expressions.find((expression) => !expression.includes('title :')) ?? expressions[0] ?? null;
}

/** Times the floor and the search service query by query, alternating, in a process of its own. */
async function measureSearch(dataDir, sample) {
  const { IndexReader } = await fromDist('index/index-reader.js');
  const { toQuery } = await import('../lib/to-query.mjs');
  const index = IndexReader.open(dataDir);
  const service = searchServiceOf([indexProviderOf(index)]);
  const floor = await floorOf(index);
  const queries = queryMix(sample, QUERIES, { now: NOW });
  const times = { floor: [], search: [] };
  for (const pass of [0, 1]) {
    for (const parameters of queries) {
      const query = await toQuery(parameters);
      const widest = await widestExpression(query);
      if (widest === null) continue;
      const a = performance.now();
      floor.all(widest);
      const b = performance.now();
      await service.candidates(query).next(new Set());
      const c = performance.now();
      if (pass === 1) {
        times.floor.push(b - a);
        times.search.push(c - b);
      }
    }
  }
  return { floor: times.floor, search: times.search, rss: process.memoryUsage().rss };
}

/** A file that has been served for a while stands in memory; one that has just been written need not. */
function readWhole(path) {
  const file = openSync(path, 'r');
  const chunk = Buffer.alloc(1 << 20);
  while (readSync(file, chunk) > 0);
  closeSync(file);
}

/**
 * The whole request over HTTP against the service as it is started in production: first time, then again. The floor
 * is asked in turns with it, so that both meet the same machine.
 */
async function measureHttp(dataDir, sample) {
  const { IndexReader } = await fromDist('index/index-reader.js');
  const { pathOf, toQuery } = await import('../lib/to-query.mjs');
  const service = await startService({ DATA_DIR: dataDir, INGEST: 'off' });
  const index = IndexReader.open(dataDir);
  try {
    const client = await plainClient(service.port, {
      'x-gateway-key': 'bench',
      'x-gateway-host': 'localhost',
    });
    const bare = await floorOf(index);
    const queries = new Map(queryMix(sample, QUERIES, { now: NOW }).map((query) => [pathOf(query), query]));
    for (const query of queryMix(sample, WARM_UP, { seed: 5, now: NOW }))
      await client.get(`${pathOf(query)}&warm=1`);
    const times = { floor: [], cold: [], cached: [] };
    for (const [path, query] of queries) {
      const widest = await widestExpression(await toQuery(query));
      if (widest === null) continue;
      const start = performance.now();
      bare.all(widest);
      times.floor.push(performance.now() - start);
      times.cold.push(await client.get(path));
      times.cached.push(await client.get(path));
    }
    client.close();
    return { ...times, rss: await residentMemory(service.managementPort) };
  } finally {
    index.close();
    await service.stop();
  }
}

/** Everything about an index of one size, under the Node that runs this. */
async function measureSize(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-bench-'));
  const twinDir = mkdtempSync(join(tmpdir(), 'news-bench-twin-'));
  try {
    const filled = await fill(dataDir, twinDir, size);
    readWhole(join(dataDir, 'news.db'));
    const searched = await inChild(process.execPath, { search: { dataDir, sample: filled.sample } });
    readWhole(join(dataDir, 'news.db'));
    const requested = await measureHttp(dataDir, filled.sample);
    const { writer, bare } = filled;
    const bytes = statSync(join(dataDir, 'news.db')).size;
    return { size, node: process.versions.node, bytes, filled: { writer, bare }, searched, requested };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs a part of this script in a process of its own; resolves to what it measured. */
function inChild(execPath, work) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), { execPath });
    child.on('message', resolve).on('error', reject);
    child.on('exit', (code) => reject(new Error(`a measurement ended with ${code}`)));
    child.send(work);
  });
}

/** The Node that runs this, and the one of the image where it is another and can be had. */
function nodes() {
  if (process.versions.node.startsWith('24.')) return [process.execPath];
  const script = fileURLToPath(new URL('../../.ci/node', import.meta.url));
  const found = spawnSync(script, ['24', 'node', '-p', 'process.execPath'], { encoding: 'utf8' });
  if (found.status === 0) return [process.execPath, found.stdout.trim()];
  process.stderr.write(`${found.stdout?.trim() ?? ''}: no column for Node 24\n`);
  return [process.execPath];
}

if (process.send !== undefined) {
  process.once('message', async ({ search, size }) => {
    const measured = search ? await measureSearch(search.dataDir, search.sample) : await measureSize(size);
    // What has not been sent is lost with the connection.
    process.send(measured, () => process.disconnect());
  });
} else {
  const rows = [];
  for (const size of sizes) {
    for (const node of nodes()) {
      rows.push(await inChild(node, { size }));
      process.stderr.write(`${size} articles done on Node ${rows.at(-1).node}\n`);
    }
  }
  const ms = (values, p) => percentile(values, p).toFixed(2);
  const ratio = (a, b) => (a / b).toFixed(1);
  const line = (name, of) => [name, ...rows.map(of)];
  console.log(
    table(
      [
        `${KIND} articles`,
        ...rows.map(({ size, node }) => `${size.toLocaleString('en')}, Node ${node.split('.')[0]}`),
      ],
      [
        line('file, MB', (r) => (r.bytes / 1e6).toFixed(0)),
        line('resident memory of the service, MB', (r) => (r.requested.rss / 1e6).toFixed(0)),
        line('ingestion, articles/s', (r) => r.filled.writer.toFixed(0)),
        line('bare inserts, articles/s', (r) => r.filled.bare.toFixed(0)),
        line('ingestion : bare inserts', (r) => (r.filled.writer / r.filled.bare).toFixed(2)),
        line('floor p50 / p99, ms', (r) => `${ms(r.searched.floor, 50)} / ${ms(r.searched.floor, 99)}`),
        line('search p50 / p99, ms', (r) => `${ms(r.searched.search, 50)} / ${ms(r.searched.search, 99)}`),
        line('search : floor, p50 / p99', (r) =>
          [50, 99]
            .map((p) => ratio(percentile(r.searched.search, p), percentile(r.searched.floor, p)))
            .join(' / '),
        ),
        line(
          'floor beside HTTP p50 / p99, ms',
          (r) => `${ms(r.requested.floor, 50)} / ${ms(r.requested.floor, 99)}`,
        ),
        line(
          'HTTP, first time p50 / p99, ms',
          (r) => `${ms(r.requested.cold, 50)} / ${ms(r.requested.cold, 99)}`,
        ),
        line('HTTP : floor, p50 / p99', (r) =>
          [50, 99]
            .map((p) => ratio(percentile(r.requested.cold, p), percentile(r.requested.floor, p)))
            .join(' / '),
        ),
        line(
          'HTTP, cached p50 / p99, ms',
          (r) => `${ms(r.requested.cached, 50)} / ${ms(r.requested.cached, 99)}`,
        ),
        line('search p50, times that of the smallest', (r) =>
          ratio(
            percentile(r.searched.search, 50),
            percentile(rows.find(({ node }) => node === r.node).searched.search, 50),
          ),
        ),
      ],
    ),
  );
}
