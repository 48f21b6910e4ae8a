/**
 * Resident memory and CPU of idle streams: of many keys in one process, each with its own query or all with one; then
 * the delay until an article that another process has written reaches all of them.
 *
 *   npm run build && node bench/speed/streams.mjs [streams = 1000] [articles = 20000]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fromDist } from '../lib/dist.mjs';
import { fillIndex } from '../lib/fill-index.mjs';
import { percentile, table } from '../lib/report.mjs';
import { residentMemory } from '../lib/resident-memory.mjs';
import { startService } from '../lib/service.mjs';
import { syntheticArticles } from '../lib/synthetic-articles.mjs';

const [streams = 1_000, articles = 20_000] = process.argv.slice(2).map(Number);
const IDLE_MS = 10_000;
const ROUNDS = 10;
const { IndexWriter } = await fromDist('index/index-writer.js');

const folder = mkdtempSync(join(tmpdir(), 'news-streams-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const filling = [...syntheticArticles(articles, { now: Math.floor(Date.now() / 1000) })];
await fillIndex(folder, filling);
const words = [
  ...new Set(filling.filter(({ language }) => language === 'en').flatMap(({ title }) => title.split(' '))),
]
  .filter((word) => word.length > 3)
  .slice(0, streams);

/** One stream over a bare socket, so that what is measured is the service. */
function open(port, topic, key, onEvent) {
  const query = new URLSearchParams({ topic, language: 'en' });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /news/stream?${query} HTTP/1.1\r\nhost: a\r\nx-gateway-key: ${key}\r\nx-gateway-host: a\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (text.includes('HTTP/1.1 200')) resolve(socket);
      else if (text.includes('HTTP/1.1')) reject(new Error(text.slice(0, 200)));
      if (text.includes('event: article')) onEvent();
    });
  });
}

function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function cpuWhileIdle(pid) {
  const before = cpuMs(pid);
  await pause(IDLE_MS);
  return (((cpuMs(pid) - before) / IDLE_MS) * 100).toFixed(1);
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(0);

async function measure(name, topicOf) {
  const service = await startService({ DATA_DIR: folder, INGEST: 'off', RETENTION_DAYS: '0' });
  await fetch(`${service.url}/news?topic=a&language=en`, {
    headers: { 'x-gateway-key': 'a', 'x-gateway-host': 'a' },
  });
  const { pid } = service.child;
  await pause(1_000);
  const before = { memory: await residentMemory(service.managementPort), cpu: await cpuWhileIdle(pid) };
  let received = 0;
  const sockets = [];
  for (let i = 0; i < streams; i++)
    sockets.push(await open(service.port, topicOf(i), `key${i}`, () => received++));
  await pause(1_000);
  const cpu = await cpuWhileIdle(pid);
  const memory = await residentMemory(service.managementPort);
  const writer = IndexWriter.open(folder, { retentionDays: 0 });
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    await pause(Math.random() * 1_000);
    received = 0;
    const [article] = syntheticArticles(1, { seed: round, now: Math.floor(Date.now() / 1000) });
    const url = `https://www.publisher1.example/${name}/${Date.now()}`;
    const title = `${topicOf(0)} ${String.fromCharCode(97 + round).repeat(7)}`;
    writer.write([
      { ...article, url, guid: url, title, language: 'en', publishedAt: Math.floor(Date.now() / 1000) },
    ]);
    const written = performance.now();
    const expected = topicOf(1) === topicOf(0) ? streams : 1;
    while (received < expected) {
      if (performance.now() - written > 30_000) throw new Error(`${received} of ${expected} streams got it.`);
      await pause(2);
    }
    times.push(performance.now() - written);
  }
  writer.close();
  sockets.forEach((socket) => socket.destroy());
  await service.stop();
  return [
    name,
    megabytes(before.memory),
    megabytes(memory),
    before.cpu,
    cpu,
    percentile(times, 50).toFixed(0),
    Math.max(...times).toFixed(0),
  ];
}

const rows = [
  await measure('one question', () => words[0]),
  await measure('a question each', (i) => words[i % words.length]),
];
console.log(
  table(
    [
      `${streams} streams, Node ${process.version}`,
      'MB without',
      'MB with',
      'CPU % without',
      'CPU % idle',
      'ms to all of them, p50',
      'most',
    ],
    rows,
  ),
);
