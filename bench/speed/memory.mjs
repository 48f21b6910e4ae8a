/**
 * Memory (PSS, MiB) of the serving and the ingestion process by kind of mapping (Linux): without a feed, after the first
 * poll of feeds on loopback, and after many different queries.
 *
 *   npm run build && node bench/speed/memory.mjs [FOLDER [feeds = 300] [queries = 2000]]
 *
 * Without a folder of corpora only the first. `DIST` measures another build.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plainClient } from '../lib/plain-client.mjs';
import { memoryByKind, processTree } from '../lib/process-memory.mjs';
import { table } from '../lib/report.mjs';
import { startService } from '../lib/service.mjs';
import { titleQueries } from '../lib/title-queries.mjs';

const [corpora, feeds = 300, queries = 2_000] = process.argv.slice(2);
const DIST = new URL(process.env.DIST ?? '../../dist/', import.meta.url);
const SETTLED_MS = 10_000;
const POLL_MS = 1_000;
const { PORT = '3989', MANAGEMENT_PORT = '3990' } = process.env;
const PORTS = { PORT, MANAGEMENT_PORT };

const folder = mkdtempSync(join(tmpdir(), 'news-memory-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const list = join(folder, 'list.opml');
const rows = [];

/** The peak is of the sum of both, read every second. */
let peak = 0;
const total = (kinds) => kinds.script + kinds.native + kinds.files;
const sumOf = (service) =>
  processTree(service.child.pid).reduce((sum, pid) => sum + total(memoryByKind(pid)), 0);

async function report(phase, service) {
  await pause(SETTLED_MS);
  const names = ['serving', 'ingestion'];
  let sum = 0;
  processTree(service.child.pid).forEach((pid, n) => {
    const kinds = memoryByKind(pid);
    sum += total(kinds);
    rows.push([phase, names[n], ...[kinds.script, kinds.native, kinds.files, total(kinds)].map(Math.round)]);
  });
  rows.push([phase, 'both', '', '', '', Math.round(sum)]);
}

async function measureEmpty() {
  writeFileSync(list, '<opml version="2.0"><body/></opml>');
  const service = await startService(
    { ...PORTS, DATA_DIR: join(folder, 'empty'), SOURCES: list },
    [],
    new URL('main.js', DIST),
  );
  await report('without a feed', service);
  await service.stop();
}

async function measureFilled() {
  const program = fileURLToPath(new URL('../lib/natural-newsroom.mjs', import.meta.url));
  const newsroom = fork(program, [corpora, String(feeds), list]);
  const [{ port, titles }] = await once(newsroom, 'message');
  let polled = 0;
  newsroom.on('message', (message) => (polled = message.polled));
  const service = await startService(
    {
      ...PORTS,
      DATA_DIR: join(folder, 'filled'),
      SOURCES: list,
      HTTP_PROXY: `http://127.0.0.1:${port}`,
      OUTBOUND_ALLOW: '127.0.0.0/8',
      OUTBOUND_PROXY_RESOLVES: 'yes',
    },
    [],
    new URL('main.js', DIST),
  );
  while (polled < Number(feeds)) {
    await pause(POLL_MS);
    peak = Math.max(peak, sumOf(service));
  }
  rows.push(['first poll, at most', 'both', '', '', '', Math.round(peak)]);
  await report(`${feeds} feeds polled`, service);
  const client = await plainClient(service.port, { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' });
  for (const { topic, language } of titleQueries(titles, Number(queries), 5))
    await client.get(`/news?${new URLSearchParams({ topic, language })}`);
  client.close();
  await report(`${queries} queries`, service);
  await service.stop();
  newsroom.kill();
}

await measureEmpty();
if (corpora !== undefined) await measureFilled();
console.log(table(['MiB', 'process', 'script', 'native', 'files', 'PSS'], rows));
process.exit();
