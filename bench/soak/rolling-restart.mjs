/**
 * Failed requests during a rolling restart: two instances of the service behind nginx with `deploy/nginx.conf`, stopped
 * and started one after the other under load over keep-alive connections. First with SHUTDOWN_DELAY_SECONDS of the
 * manifests, then with 0, to show the effect of the delay.
 *
 *   npm run build && node bench/soak/rolling-restart.mjs [delay = 5] [rounds = 1] [connections = 16]
 *
 * Fails when a request failed in the run with the delay. Needs nginx and openssl.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillIndex } from '../lib/fill-index.mjs';
import { percentile, table } from '../lib/report.mjs';
import { missingPrograms, startConfiguredNginx, tally } from '../lib/configured-nginx.mjs';
import { startService } from '../lib/service.mjs';
import { queryMix, syntheticArticles } from '../lib/synthetic-articles.mjs';
import { pathOf } from '../lib/to-query.mjs';

const [delay = 5, rounds = 1, connections = 16] = process.argv.slice(2).map(Number);
const ARTICLES = 5_000;
/** A connection sends its next request no sooner after the last, in milliseconds. */
const PACE_MS = 20;
/** How long requests go on before the first restart and after the last, in milliseconds. */
const CALM_MS = 2_000;
/** Timeout of a response, in milliseconds. */
const PATIENCE_MS = 30_000;
const PORT = 3970;
/** Not left to the system: an instance comes back where it was, and a client's end may take a free port meanwhile. */
const INSTANCES = [
  { name: 'first', port: 3971, managementPort: 3972 },
  { name: 'second', port: 3973, managementPort: 3974 },
];
const HEADERS = { host: 'news.example', 'x-gateway-key': 'bench', 'x-gateway-host': 'news.example' };

if (missingPrograms.length > 0) {
  console.log(`rolling-restart: skipped, this machine lacks ${missingPrograms.join(' and ')}.`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'news-rolling-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function fill() {
  const articles = [...syntheticArticles(ARTICLES, { now: Math.floor(Date.now() / 1000) })];
  const [first, second] = INSTANCES.map(({ name }) => join(folder, name));
  await fillIndex(first, articles);
  cpSync(first, second, { recursive: true });
  return articles;
}

/** Every other request is one of ten that are soon cached, the others differ. */
function pathsFor(articles) {
  const all = queryMix(articles, 5_000, {}).map(pathOf);
  return all.flatMap((path, i) => [all[i % 10], path]);
}

async function startInstance({ name, port, managementPort }, delaySeconds) {
  const service = await startService({
    PORT: String(port),
    MANAGEMENT_PORT: String(managementPort),
    DATA_DIR: join(folder, name),
    INGEST: 'off',
    // As the file has it: who does not come through nginx is refused.
    GATEWAY_PROXY_SECRET: 'replace-me',
    SHUTDOWN_DELAY_SECONDS: String(delaySeconds),
  });
  return async () => {
    const code = await service.stop();
    if (code !== 0) throw new Error(`The ${name} instance ended with exit code ${code}.`);
  };
}

/** @returns '200', another status, or what befell the connection. */
function send(path, agent, ca) {
  const address = { host: '127.0.0.1', port: PORT, servername: 'news.example', ca };
  return new Promise((resolve) => {
    const failed = (error) => resolve(error.code ?? error.message);
    const request = get({ ...address, path, agent, headers: HEADERS, timeout: PATIENCE_MS }, (response) => {
      response.on('error', failed);
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    request.on('error', failed);
    request.on('timeout', () => request.destroy(new Error('no response')));
  });
}

/** Requests from every connection until it is ended; each belongs to the phase in which it began. */
function startLoad(paths, ca, phase) {
  const seen = [];
  const load = { phase, running: true };
  const connection = async (_, n) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = Math.floor((n * paths.length) / connections); load.running; i++) {
      const { phase } = load;
      const start = performance.now();
      const outcome = await send(paths[i % paths.length], agent, ca);
      const ms = performance.now() - start;
      seen.push({ phase, outcome, ms });
      if (ms < PACE_MS) await pause(PACE_MS - ms);
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: connections }, connection));
  return {
    enter: (phase) => (load.phase = phase),
    async end() {
      load.running = false;
      await ended;
      return seen;
    },
  };
}

async function restartUnderLoad(paths, delaySeconds) {
  const own = join(folder, `nginx-${delaySeconds}`);
  mkdirSync(own);
  const nginx = startConfiguredNginx(own, { port: PORT, instances: INSTANCES.map(({ port }) => port) });
  const stops = await Promise.all(INSTANCES.map((instance) => startInstance(instance, delaySeconds)));
  const agent = new Agent();
  while ((await send(paths[0], agent, nginx.ca)) === 'ECONNREFUSED') await pause(50);
  const load = startLoad(paths, nginx.ca, 'both serve, before');
  await pause(CALM_MS);
  for (let round = 0; round < rounds; round++) {
    for (const [i, instance] of INSTANCES.entries()) {
      load.enter(`the ${instance.name} stops`);
      await stops[i]();
      load.enter(`the ${instance.name} starts`);
      stops[i] = await startInstance(instance, delaySeconds);
    }
  }
  load.enter('both serve, after');
  await pause(CALM_MS);
  const seen = await load.end();
  await nginx.stop();
  await Promise.all(stops.map((stop) => stop()));
  return { seen, ...nginx.report() };
}

/** @returns how many requests failed. */
function print(delaySeconds, { seen, passedOn, complaints }) {
  const failures = seen.filter(({ outcome }) => outcome !== '200');
  const row = (name, requests) => [
    name,
    requests.length,
    requests.filter(({ outcome }) => outcome !== '200').length,
    percentile(
      requests.map(({ ms }) => ms),
      50,
    ).toFixed(0),
    Math.max(...requests.map(({ ms }) => ms)).toFixed(0),
  ];
  const phases = [...new Set(seen.map(({ phase }) => phase))];
  const rows = phases.map((name) =>
    row(
      name,
      seen.filter(({ phase }) => phase === name),
    ),
  );
  const header = [`SHUTDOWN_DELAY_SECONDS=${delaySeconds}`, 'requests', 'failed', 'median ms', 'slowest ms'];
  console.log(`\n${table(header, [...rows, row('all', seen)])}\n`);
  console.log(`passed on to the other instance by nginx: ${passedOn}`);
  const lists = { failed: tally(failures.map(({ outcome }) => outcome)), 'nginx says': complaints };
  for (const [what, times] of Object.entries(lists))
    for (const [one, count] of Object.entries(times)) console.log(`${what}: ${count} x ${one}`);
  return failures.length;
}

const paths = pathsFor(await fill());
console.log(`${connections} connections, ${rounds} restart${rounds === 1 ? '' : 's'} of each instance`);
const failed = print(delay, await restartUnderLoad(paths, delay));
print(0, await restartUnderLoad(paths, 0));
process.exit(failed > 0 ? 1 : 0);
