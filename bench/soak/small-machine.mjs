/**
 * The whole catalogue polled on one core, from the first poll on, while clients search: memory (PSS) of all processes
 * and latency of first responses (Linux).
 *
 *   npm run build && node bench/soak/small-machine.mjs CORPORA [minutes = 15] [feeds = 3000]
 *
 * The service runs on core `CORE` (1); with `CGROUP`, in that group, for example one of `memory` with a limit of 1 GiB.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plainClient } from '../lib/plain-client.mjs';
import { processTree, proportionalSetSize } from '../lib/process-memory.mjs';
import { percentile, table } from '../lib/report.mjs';
import { NODE_OPTIONS } from '../lib/service.mjs';
import { titleQueries } from '../lib/title-queries.mjs';

const [corpora, minutes = 15, feeds = 3_000] = process.argv.slice(2).map((v, i) => (i === 0 ? v : Number(v)));
const { CORE = '1', CGROUP } = process.env;
const CLIENTS = 4;
const REQUESTS_A_SECOND = 10;
const [PORT, MANAGEMENT_PORT] = ['3987', '3988'];
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };

const folder = mkdtempSync(join(tmpdir(), 'news-small-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const list = join(folder, 'list.opml');

const program = fileURLToPath(new URL('../lib/natural-newsroom.mjs', import.meta.url));
const newsroom = fork(program, [corpora, String(feeds), list]);
const [{ port, titles }] = await once(newsroom, 'message');
let polled = { polls: 0, polled: 0 };
newsroom.on('message', (message) => (polled = message));

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const enter = CGROUP === undefined ? '' : `echo $$ > ${CGROUP}/cgroup.procs;`;
const service = spawn(
  'sh',
  ['-c', `${enter} exec taskset -c ${CORE} ${process.execPath} ${NODE_OPTIONS.join(' ')} ${main}`],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      SOURCES: list,
      HOST: '127.0.0.1',
      PORT,
      MANAGEMENT_PORT,
      HTTP_PROXY: `http://127.0.0.1:${port}`,
      OUTBOUND_ALLOW: '127.0.0.0/8',
      OUTBOUND_PROXY_RESOLVES: 'yes',
      LOG_LEVEL: 'error',
      PROCESSES: '1',
    },
  },
);
process.once('exit', () => service.kill());
while (!(await fetch(`http://127.0.0.1:${MANAGEMENT_PORT}/livez`).catch(() => null))?.ok) await pause(100);

const start = performance.now();
const second = () => Math.floor((performance.now() - start) / 1000);
const queries = titleQueries(titles, minutes * 60 * REQUESTS_A_SECOND + CLIENTS, 5);
const times = [];
let failed = 0;
let allPolledAt = null;
const memory = [];

async function search() {
  const client = await plainClient(Number(PORT), HEADERS);
  for (let due = 0; second() < minutes * 60; due += (1_000 * CLIENTS) / REQUESTS_A_SECOND) {
    await pause(Math.max(0, due - (performance.now() - start)));
    const { topic, language } = queries.pop();
    const took = await client
      .get(`/news?${new URLSearchParams({ topic, language })}`)
      .catch(() => failed++ && null);
    if (took !== null) times.push({ second: second(), took });
  }
  client.close();
}

async function watch() {
  let reported = 0;
  while (second() < minutes * 60) {
    await pause(1_000);
    if (polled.polled >= feeds) allPolledAt ??= second();
    try {
      memory.push({ second: second(), each: processTree(service.pid).map(proportionalSetSize) });
    } catch {
      // A process has ended meanwhile.
    }
    if (second() >= reported + 60) {
      reported += 60;
      const each = memory.at(-1).each.map(Math.round).join(' + ');
      console.log(
        `${second()} s: ${polled.polled} feeds, ${polled.polls} polls, ${each} MiB, load ${loadavg()[0]}`,
      );
    }
  }
}

await Promise.all([watch(), ...Array.from({ length: CLIENTS }, search)]);
const sum = ({ each }) => each.reduce((a, b) => a + b, 0);
const phase = (name, from, until) => {
  const within = ({ second }) => second >= from && second < until;
  const took = times.filter(within).map((one) => one.took);
  const sizes = memory.filter(within);
  return [
    name,
    took.length,
    percentile(took, 50)?.toFixed(1),
    percentile(took, 99)?.toFixed(1),
    Math.round(percentile(sizes.map(sum), 50)),
    Math.round(percentile(sizes.map(sum), 100)),
    [0, 1]
      .map((n) =>
        Math.round(
          percentile(
            sizes.map(({ each }) => each[n] ?? 0),
            100,
          ),
        ),
      )
      .join(', '),
  ];
};
const end = minutes * 60;
const polledBy = allPolledAt ?? end;
console.log(
  table(
    [`${feeds} feeds, one core`, 'searches', 'p50 ms', 'p99 ms', 'PSS, median MiB', 'most', 'of each'],
    [
      phase(`first poll, ${polledBy} s`, 0, polledBy),
      ...(polledBy < end ? [phase('afterwards', polledBy, end)] : []),
      phase('all', 0, end),
    ],
  ),
);
const metrics = await (await fetch(`http://127.0.0.1:${MANAGEMENT_PORT}/metrics`)).text();
console.log(/^news_search_index_articles.*$/m.exec(metrics)?.[0], `${failed} failed`);
for (const name of ['memory.max_usage_in_bytes', 'memory.failcnt', 'memory.peak']) {
  const file = `${CGROUP}/${name}`;
  if (CGROUP !== undefined && existsSync(file)) console.log(name, readFileSync(file, 'utf8').trim());
}
service.kill();
await once(service, 'exit');
process.exit();
