/**
 * Latency and CPU of uncached searches: 1,500 queries of one to three words, each sent once. Complete HTTP responses of
 * the service beside the raw hits of other engines over the same articles, in turns.
 *
 *   npm run build && node bench/speed/first-answers.mjs [articles = 300000] [rounds = 3]
 *
 * Two rows each: queries with enough matches of all words, and queries that need relaxed matches. CPU is that of all
 * processes of a server (Linux). `CORPORA` names the folder of the corpora that the articles are made of; `DIST` another
 * build than `dist` to be measured; `DATA_DIR` a folder whose index stays for the next run; `PEERS` which of opensearch,
 * postgres and tantivy stand beside ours and the bare server. Engines that are missing are skipped by name; tantivy is
 * built by Cargo, which takes minutes once.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EngineMissing } from '../engines/engine.mjs';
import { benchArticles, KIND } from '../lib/bench-articles.mjs';
import { fromDist } from '../lib/dist.mjs';
import { fillIndex } from '../lib/fill-index.mjs';
import { plainClient } from '../lib/plain-client.mjs';
import { percentile, table } from '../lib/report.mjs';
import { NODE_OPTIONS } from '../lib/service.mjs';
import { titleQueries } from '../lib/title-queries.mjs';

const [articles = 300_000, rounds = 3] = process.argv.slice(2).map(Number);
const QUESTIONS = 1_500;
const CLIENTS = 16;
const PEERS = (process.env.PEERS ?? 'opensearch,postgres,tantivy').split(',').filter(Boolean);
const TICK = 10;
const NOW = Math.floor(Date.now() / 1000);
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
const dist = resolve(process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url)));
const folder = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'news-first-'));
if (process.env.DATA_DIR === undefined) process.once('exit', () => rmSync(folder, { recursive: true }));

async function fill() {
  const start = performance.now();
  await fillIndex(folder, benchArticles(articles, { now: NOW }));
  console.log(`${Math.round(articles / ((performance.now() - start) / 1000))} articles/s loaded and merged`);
}

/** Queries for titles of the index, of languages that write spaces. */
function questions(database, count) {
  const titles = database.prepare('SELECT title, language FROM articles ORDER BY id').all();
  const spaced = titles.filter(({ title }) => title.includes(' '));
  return titleQueries(spaced, count, 11).map(({ topic, language }) => ({
    topic,
    language,
    path: `/news?${new URLSearchParams({ topic, language })}`,
  }));
}

async function isFilled(database) {
  const { wordToken } = await fromDist('index/tokens.js');
  const { words } = await fromDist('analysis/words.js');
  const match = database.prepare('SELECT rowid FROM search WHERE search MATCH ? LIMIT 10');
  return ({ topic, language }) => {
    const tokens = words(topic, language).map((word) => `"${wordToken(language, word)}"`);
    return match.all(`{title preview} : (${tokens.join(' AND ')})`).length === 10;
  };
}

/** Milliseconds of CPU of a process and those it started. */
function cpuOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * TICK;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return own + children.reduce((sum, child) => sum + cpuOf(child), 0);
}

async function untilResponds(port, path) {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: HEADERS }).catch(() => null);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error('A server does not become ready.');
}

const ours = (processes, port) => ({
  port,
  start: () =>
    spawn(process.execPath, [...NODE_OPTIONS, join(dist, 'main.js')], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: String(port),
        MANAGEMENT_PORT: String(port + 1000),
        INGEST: 'off',
        LOG_LEVEL: 'silent',
        PROCESSES: String(processes),
      },
      stdio: 'inherit',
    }),
});
const SERVERS = {
  'ours, one process': ours(1, 3970),
  'ours, two': ours(2, 3972),
  'bare FTS5 behind node:http': {
    port: 3974,
    start: () =>
      spawn(process.execPath, [fileURLToPath(new URL('peers/bare-fts5.mjs', import.meta.url))], {
        env: { ...process.env, DATA_DIR: folder, PORT: '3974' },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
  },
};

/** One server of the service, over HTTP. */
const served = (name, { port }, pid) => ({
  name,
  pid,
  async open() {
    const client = await plainClient(port, HEADERS);
    return { query: ({ path }) => client.get(path), close: client.close };
  },
});

/** Milliseconds of each query, one after the other; then of others, from many clients at once. */
async function measureQueries({ pid, open }, questions, isFilled) {
  const client = await open();
  const before = cpuOf(pid);
  const times = [];
  for (const question of questions.alone) {
    const start = performance.now();
    await client.query(question, isFilled);
    times.push(performance.now() - start);
  }
  const cpu = (cpuOf(pid) - before) / times.length;
  client.close();
  const queue = [...questions.together];
  const clients = await Promise.all(Array.from({ length: CLIENTS }, open));
  const start = performance.now();
  await Promise.all(
    clients.map(async (one) => {
      for (let question = queue.pop(); question !== undefined; question = queue.pop())
        await one.query(question, isFilled);
    }),
  );
  const rate = questions.together.length / ((performance.now() - start) / 1000);
  for (const one of clients) one.close();
  return { times, cpu, rate };
}

if (!existsSync(join(folder, 'news.db')) && readdirSync(folder).length === 0) await fill();
const { openForReading } = await fromDist('index/open-database.js');
const database = openForReading(folder);
const hasFullResult = await isFilled(database);
const pools = { full: [], relaxed: [] };
for (const question of questions(database, QUESTIONS * rounds * 6))
  pools[hasFullResult(question) ? 'full' : 'relaxed'].push(question);
const each = Math.min(
  QUESTIONS,
  Math.floor(pools.full.length / (rounds + 1)),
  Math.floor(pools.relaxed.length / (rounds + 1)),
);
console.log(`${each} questions a round of each kind`);

const running = Object.entries(SERVERS).map(([name, server]) => {
  const child = server.start();
  process.once('exit', () => child.kill());
  return served(name, server, child.pid);
});
const results = new Map();
for (const { port } of Object.values(SERVERS)) await untilResponds(port, '/news?topic=warm&language=en');
for (const name of PEERS) {
  const { startPeer } = await import(`./peers/${name}.mjs`);
  try {
    running.push(await startPeer(database));
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    console.log(`${name}: skipped, ${error.message}`);
  }
}
for (let round = 0; round <= rounds; round++) {
  for (const [kind, pool] of Object.entries(pools)) {
    const mine = pool.slice(round * each, (round + 1) * each);
    const half = Math.floor(mine.length / 2);
    const queries = { alone: mine.slice(0, half), together: mine.slice(half) };
    for (const one of running) {
      const measured = await measureQueries(one, queries, kind === 'full');
      if (round === 0) continue;
      const key = `${one.name}, ${kind}`;
      results.set(key, [...(results.get(key) ?? []), measured]);
    }
  }
}
const median = (values) => percentile(values, 50);
const rows = [...results].map(([name, all]) => [
  name,
  median(all.map(({ times }) => percentile(times, 50))).toFixed(2),
  median(all.map(({ times }) => percentile(times, 99))).toFixed(1),
  Math.round(median(all.map(({ rate }) => rate))),
  median(all.map(({ cpu }) => cpu)).toFixed(2),
]);
console.log(
  table(
    [
      `${articles} ${KIND} articles, Node ${process.version}`,
      'p50 ms',
      'p99 ms',
      `${CLIENTS} clients, /s`,
      'CPU ms',
    ],
    rows,
  ),
);
process.exit(0);
