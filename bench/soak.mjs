// Whether ingestion holds out: loopback feeds of mixed health, polled for a while at a short interval.
//
//   npm run build && node bench/soak.mjs [feeds = 2000] [minutes = 15] [interval in seconds = 60]
//
// Shows resident memory by thirds of the run, publications found of those published, how close two fetches of one
// host came, and feeds that were never polled. Fails when one was lost, a host was hurried or a feed was starved.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { percentile, table } from './lib/report.mjs';
import { publish, startSoakNewsroom } from './soak-newsroom.mjs';

const [count = 2_000, minutes = 15, interval = 60] = process.argv.slice(2).map(Number);
const runMs = minutes * 60_000;
const SPACING_MS = 200;
/**
 * What is published later than this before the end need not have been found: an interval, and the time for which a
 * feed that drips and one that says nothing hold up the others of their host.
 */
const settleMs = interval * 1_100 + 60_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soak-'));
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

const { feeds, hosts } = await startSoakNewsroom(count);
const list = path.join(folder, 'list.opml');
const outlines = feeds.map(({ url }) => `<outline language="en" xmlUrl="${url}"/>`);
fs.writeFileSync(list, `<opml><body>${outlines.join('\n')}</body></opml>`);

const polls = new Map();
const memory = [];
const errors = [];
let found = null;
const polling = fork(path.join(path.dirname(fileURLToPath(import.meta.url)), 'soak-polling.mjs'));
process.once('exit', () => polling.kill());
polling.on('message', (message) => {
  if (message.type === 'memory') memory.push(message.rss / 1024 / 1024);
  if (message.type === 'polled') polls.set(message.feed, (polls.get(message.feed) ?? 0) + 1);
  if (message.type === 'error') errors.push(message.message);
  if (message.type === 'found') found = new Set(message.urls);
});
const ended = new Promise((resolve) => polling.once('exit', resolve));
polling.send({
  settings: {
    index: { dataDir: path.join(folder, 'data'), retentionDays: 30 },
    ingestion: {
      enabled: true,
      sources: [list],
      outboundAllow: ['127.0.0.0/8'],
      userAgent: 'soak/1',
      publicUrl: null,
    },
  },
  limits: {
    leastInterval: interval,
    mostInterval: interval,
    firstRetry: interval,
    mostRetry: interval * 4,
    hostSpacingMs: SPACING_MS,
    startSpreadMs: interval * 1_000,
  },
});

const start = Date.now();
const expected = new Set(
  feeds.filter((feed) => feed.publishes).flatMap(({ items }) => items.map(({ url }) => url)),
);
const publishing = feeds.filter((feed) => feed.publishes);
let turn = 0;
// Each feed publishes about once in two intervals: the newest twenty never run over between two polls.
const everyMs = (interval * 2_000) / publishing.length;
while (Date.now() - start < runMs && polling.exitCode === null) {
  const due = Math.floor((Date.now() - start) / everyMs);
  for (; turn < due; turn++) {
    const url = publish(publishing[turn % publishing.length]);
    if (Date.now() - start < runMs - settleMs) expected.add(url);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
if (polling.connected) polling.send({ type: 'end' });
await ended;

const thirds = [0, 1, 2].map((n) => memory.slice((n * memory.length) / 3, ((n + 1) * memory.length) / 3));
const mib = (value) => Math.round(value ?? 0);
console.log(`\n${count} feeds on ${hosts.length} hosts, ${minutes} min, polled every ${interval} s\n`);
console.log(
  table(
    ['resident memory, MiB', 'first third', 'second', 'last'],
    [
      ['median', ...thirds.map((third) => mib(percentile(third, 50)))],
      ['most', ...thirds.map((third) => mib(Math.max(...third)))],
    ],
  ),
);

const neverPolled = feeds.filter(({ url }) => !polls.has(url));
const missed = [...expected].filter((url) => !found?.has(url));
const leastGap = Math.min(...hosts.map(({ leastGapMs }) => leastGapMs));
const mostAtOnce = Math.max(...hosts.map((host) => host.mostAtOnce));
const counts = publishing.map(({ url }) => polls.get(url) ?? 0);
console.log(
  `\n${table(
    ['', ''],
    [
      ['polls', [...polls.values()].reduce((a, b) => a + b, 0)],
      ['polls of a publishing feed, least / median', `${Math.min(...counts)} / ${percentile(counts, 50)}`],
      ['publications found of those due', `${expected.size - missed.length} of ${expected.size}`],
      [`least gap at a host, ms (spacing ${SPACING_MS})`, Math.floor(leastGap)],
      ['most fetches of a host at once', mostAtOnce],
      ['feeds never polled', neverPolled.length],
      ['polls that could not be recorded', errors.length],
    ],
  )}`,
);
for (const url of missed.slice(0, 5)) console.log(`missed: ${url}`);
for (const message of errors.slice(0, 5)) console.log(`error: ${message}`);

// The server sees the end of an answer a little after the client may: a few milliseconds of the gap are its own.
const failed =
  missed.length + neverPolled.length + errors.length > 0 || leastGap < SPACING_MS - 20 || mostAtOnce > 1;
process.exit(failed || found === null ? 1 : 0);
