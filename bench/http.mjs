/**
 * What a cached answer costs beside a bare Nest route that sends the same bytes: requests a second of both, in turns,
 * each server in a process of its own.
 *
 *   node bench/http.mjs [rounds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { IndexWriter } from '../dist/index/index-writer.js';
import { percentile, table } from './lib/report.mjs';
import { syntheticArticles } from './lib/synthetic-articles.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 4;
const CONNECTIONS = 10;
const PORTS = { PORT: '3985', MANAGEMENT_PORT: '3986' };
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
const PATH = '/news/topic?topic1=sports&language=en&limit=15';

const dataDir = mkdtempSync(join(tmpdir(), 'news-http-'));
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
const articles = [...syntheticArticles(5_000, { now: Math.floor(Date.now() / 1000) })];
for (let i = 0; i < articles.length; i += 200) writer.write(articles.slice(i, i + 200));
writer.close();

function start(file, env) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, [path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function untilItAnswers(url) {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(url, { headers: HEADERS }).catch(() => null);
    if (response?.ok) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

const run = async (url, duration = SECONDS) => {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers.`);
  return result.requests.average;
};

const service = start('../dist/main.js', {
  ...PORTS,
  DATA_DIR: dataDir,
  INGEST: 'off',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
});
const url = `http://127.0.0.1:${PORTS.PORT}${PATH}`;
let bare;
try {
  const body = await untilItAnswers(url);
  bare = start('./lib/bare-route.mjs', { BODY: body });
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
      ['cached answers', 'value'],
      [
        ['bytes', body.length],
        ['bare Nest route, requests/s (median)', beside.toFixed(0)],
        ['this service, cached, requests/s (median)', of.toFixed(0)],
        ['ratio', (of / beside).toFixed(2)],
      ],
    ),
  );
} finally {
  service.kill('SIGTERM');
  bare?.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
}
