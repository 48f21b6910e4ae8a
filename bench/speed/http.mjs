/**
 * CPU of a cached response beside a bare Nest route that sends the same bytes: requests a second of both, in turns,
 * each server in a process of its own.
 *
 *   node bench/speed/http.mjs [rounds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { fillIndex } from '../lib/fill-index.mjs';
import { percentile, table } from '../lib/report.mjs';
import { startService } from '../lib/service.mjs';
import { syntheticArticles } from '../lib/synthetic-articles.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 4;
const CONNECTIONS = 10;
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
const PATH = '/news/topic?topic1=sports&language=en&limit=15';

const dataDir = mkdtempSync(join(tmpdir(), 'news-http-'));
await fillIndex(dataDir, syntheticArticles(5_000, { now: Math.floor(Date.now() / 1000) }));

const run = async (url, duration = SECONDS) => {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} failed responses.`);
  return result.requests.average;
};

const service = await startService({ DATA_DIR: dataDir, INGEST: 'off' });
const url = `${service.url}${PATH}`;
let bare;
try {
  const body = await (await fetch(url, { headers: HEADERS })).text();
  bare = spawn(process.execPath, [fileURLToPath(new URL('../lib/bare-route.mjs', import.meta.url))], {
    env: { ...process.env, BODY: body },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) => bare.stdout.once('data', (line) => resolve(Number(line))));
  const bareUrl = `http://127.0.0.1:${port}/news`;
  await run(url, 2);
  await run(bareUrl, 2);
  const rates = { service: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await run(bareUrl));
    rates.service.push(await run(url));
  }
  const [of, beside] = [percentile(rates.service, 50), percentile(rates.bare, 50)];
  console.log(
    table(
      ['cached responses', 'value'],
      [
        ['bytes', body.length],
        ['bare Nest route, requests/s (median)', beside.toFixed(0)],
        ['this service, cached, requests/s (median)', of.toFixed(0)],
        ['ratio', (of / beside).toFixed(2)],
      ],
    ),
  );
} finally {
  bare?.kill('SIGTERM');
  await service.stop();
  rmSync(dataDir, { recursive: true });
}
