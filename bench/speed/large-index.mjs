/**
 * An index and one of several times its size, served in turns: start-up, memory, CPU and latency of first responses, and
 * the longest response while articles are written, a domain is removed, a month leaves by retention, and a backup is made
 * (Linux).
 *
 *   node bench/speed/fill-large.mjs SMALL CORPORA 1000000 30 && node bench/speed/fill-large.mjs LARGE CORPORA 10000000 300
 *   node bench/speed/large-index.mjs [queries = 600] SMALL LARGE
 *
 * Both lose articles: measure copies.
 */
import { fork } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fromDist } from '../lib/dist.mjs';
import { plainClient } from '../lib/plain-client.mjs';
import { proportionalSetSize } from '../lib/process-memory.mjs';
import { percentile, table } from '../lib/report.mjs';
import { startService } from '../lib/service.mjs';
import { titleQueries } from '../lib/title-queries.mjs';

const { openForReading } = await fromDist('index/open-database.js');
const { wordToken } = await fromDist('index/tokens.js');
const { words } = await fromDist('analysis/words.js');

const [count, ...folders] = process.argv.slice(2);
const QUERIES = Number(count);
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
const SAMPLE = 40_000;
const TICK = 10;

/** Milliseconds of CPU of a process. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function serve(folder, i) {
  const start = performance.now();
  const service = await startService({
    DATA_DIR: folder,
    INGEST: 'off',
    PORT: String(3950 + i),
    MANAGEMENT_PORT: String(3960 + i),
  });
  const readyMs = performance.now() - start;
  const readyCpu = cpuOf(service.child.pid);
  const client = await plainClient(service.port, HEADERS);
  const database = openForReading(folder);
  const [articles] = Object.values(database.prepare('SELECT sum(articles) FROM publisher_profiles').get());
  return { folder, ...service, client, database, articles, readyMs, readyCpu, costs: {} };
}

/** Whether ten articles have all words of a query. */
function isFull(database, { topic, language }) {
  const match = database.prepare('SELECT rowid FROM search WHERE search MATCH ? LIMIT 10');
  const tokens = words(topic, language).map((word) => `"${wordToken(language, word)}"`);
  return match.all(`{title preview} : (${tokens.join(' AND ')})`).length === 10;
}

const pathOf = ({ topic, language }) => `/news?${new URLSearchParams({ topic, language })}`;

/** Queries for titles of the smaller index that are full, or relaxed, in both. */
function queriesOf(indexes) {
  const titles = indexes[0].database
    .prepare('SELECT title, language FROM articles ORDER BY id DESC LIMIT ?')
    .all(SAMPLE)
    .filter(({ title }) => title.includes(' '));
  const pools = { full: [], relaxed: [] };
  for (const query of titleQueries(titles, Math.min(QUERIES * 12, SAMPLE), 5)) {
    const [first, ...others] = indexes.map(({ database }) => isFull(database, query));
    const pool = pools[first ? 'full' : 'relaxed'];
    if (others.every((other) => other === first) && pool.length < QUERIES * 1.2) pool.push(pathOf(query));
  }
  return pools;
}

/** Milliseconds of first responses of an index while an operation runs on it, in turns with those of another. */
async function readDuring(index, other, paths, work) {
  const times = { own: [], others: [] };
  let isOver = false;
  const over = work.then((result) => ((isOver = true), result));
  for (let n = 0; !isOver; n++) {
    const path = `${paths[n % paths.length]}&limit=${10 + (Math.floor(n / paths.length) % 40)}`;
    times.own.push(await index.client.get(path));
    times.others.push(await other.client.get(path));
  }
  return { times, result: await over };
}

const operate = (operation, folder) =>
  new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('../lib/index-operation.mjs', import.meta.url));
    const child = fork(program, [operation, folder]);
    child
      .once('message', resolve)
      .once('exit', (code) => reject(new Error(`${operation} ended with ${code}`)));
  });

const indexes = [];
for (const [i, folder] of folders.entries()) indexes.push(await serve(folder, i));
const pools = queriesOf(indexes);
console.log(`${pools.full.length} full and ${pools.relaxed.length} relaxed queries, load ${loadavg()[0]}`);
for (const [kind, paths] of Object.entries(pools)) {
  const [warm, measured] = [paths.slice(0, paths.length / 6), paths.slice(paths.length / 6)];
  for (const { client } of indexes) for (const path of warm) await client.get(path);
  for (const index of indexes) index.costs[kind] = { times: [], cpu: 0 };
  // In turns of fifty, so that both meet the same load.
  for (let from = 0; from < measured.length; from += 50) {
    for (const { client, child, costs } of indexes) {
      const before = cpuOf(child.pid);
      for (const path of measured.slice(from, from + 50)) costs[kind].times.push(await client.get(path));
      costs[kind].cpu += cpuOf(child.pid) - before;
    }
  }
}
const line = (name, of) => [name, ...indexes.map(of)];
const queryRows = Object.keys(pools).flatMap((kind) => [
  line(`${kind}: CPU, ms`, ({ costs }) => (costs[kind].cpu / costs[kind].times.length).toFixed(2)),
  line(`${kind}: p50 / p99, ms`, ({ costs }) =>
    [50, 99].map((p) => percentile(costs[kind].times, p).toFixed(1)).join(' / '),
  ),
]);
console.log(
  table(
    ['', ...indexes.map(({ articles }) => `${articles} articles`)],
    [
      line('file, MB', ({ folder }) => (statSync(join(folder, 'news.db')).size / 1e6).toFixed(0)),
      line('start-up, ms (CPU)', ({ readyMs, readyCpu }) => `${readyMs.toFixed(0)} (${readyCpu})`),
      line('PSS of serving, MiB', ({ child }) => proportionalSetSize(child.pid).toFixed(0)),
      ...queryRows,
    ],
  ),
);
const rows = [];
const { OPERATIONS = 'none,write,late,remove,backup,retention' } = process.env;
for (const operation of OPERATIONS.split(',')) {
  for (const [i, index] of indexes.entries()) {
    const work = operation === 'none' ? pause(10_000, {}) : operate(operation, index.folder);
    const { times, result } = await readDuring(index, indexes.at(i - 1), pools.full, work);
    const spread = (of) => [50, 99, 100].map((p) => percentile(of, p).toFixed(1)).join(' / ');
    const { articles = 0, ms = 0, cpu = 0 } = result;
    rows.push([
      operation,
      index.articles,
      articles,
      (ms / 1000).toFixed(1),
      articles > 0 ? Math.round((cpu * 1000) / articles) : '',
      spread(times.own),
      spread(times.others),
      loadavg()[0],
    ]);
    console.error(rows.at(-1).join(' | '));
  }
}
console.log(
  table(
    [
      'operation',
      'of',
      'articles',
      'seconds',
      'CPU, µs each',
      'first responses: p50 / p99 / most, ms',
      'of the other',
      'load',
    ],
    rows,
  ),
);
for (const { client, database, stop } of indexes) {
  client.close();
  database.close();
  await stop();
}
process.exit();
