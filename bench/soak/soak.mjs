// Endurance test of ingestion: loopback feeds of mixed health, polled at a short interval.
//
//   npm run build && node bench/soak/soak.mjs [feeds = 2000] [minutes = 15] [interval in seconds = 60]
//
// Prints a table of requirements and measurements: resident memory after the first third and at the end,
// publications found, how close two requests to one host came, feeds that were not polled for too long. Exits with 1 when
// a requirement is not met.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { percentile, table } from '../lib/report.mjs';
import { publish, startSoakNewsroom, waits } from './soak-newsroom.mjs';

const [count = 2_000, minutes = 15, interval = 60] = process.argv.slice(2).map(Number);
const runMs = minutes * 60_000;
const SPACING_MS = 200;
/** Retries after failures come no further apart than this many intervals. */
const MAX_RETRY = 4;
/** Fetches of a host at once: one, and one more past a slow response. */
const MAX_AT_ONCE = 2;
/** By how much resident memory may differ between the first third and the end, and still be level. */
const LEVEL = 1.15;
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
      languages: [],
    },
  },
  limits: {
    minInterval: interval,
    maxInterval: interval,
    firstRetry: interval,
    maxRetry: interval * MAX_RETRY,
    hostSpacingMs: SPACING_MS,
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

/** The median of a tenth of the run's samples, from a point of it on. */
function memoryAt(share) {
  const from = Math.floor(share * memory.length * 0.9);
  return Math.round(percentile(memory.slice(from, from + Math.ceil(memory.length / 10)), 50) ?? 0);
}

// At its longest a feed waits its interval and what holds its host up; one that fails, as long as it backs off.
const patience = ({ publishes }) => interval * (publishes ? 1 : MAX_RETRY) * 1_100 + 60_000;
const starved = feeds.filter((feed) =>
  feed.visits === 0 ? feed.health !== 'dead' : feed.longestWaitMs > patience(feed),
);
const neverPolled = feeds.filter(({ url }) => !polls.has(url));
const missed = [...expected].filter((url) => !found?.has(url));
const leastGap = Math.min(...hosts.map(({ minGapMs }) => minGapMs));
const mostAtOnce = Math.max(...hosts.map((host) => host.mostAtOnce));
const counts = publishing.map(({ url }) => polls.get(url) ?? 0);
const [third, end] = [memoryAt(1 / 3), memoryAt(1)];
const seconds = (ms) => ((ms ?? 0) / 1_000).toFixed(1);
const longest = Math.max(...publishing.map(({ longestWaitMs }) => longestWaitMs));

const requirements = [
  ['resident memory, MiB: after a third, at the end', `${third}, ${end}`, end <= third * LEVEL],
  [
    'publications found of those due',
    `${expected.size - missed.length} of ${expected.size}`,
    missed.length === 0,
  ],
  [
    `least time between two requests to a host, ms (spacing ${SPACING_MS})`,
    leastGap.toFixed(1),
    leastGap >= SPACING_MS,
  ],
  ['most fetches of a host at once', mostAtOnce, mostAtOnce <= MAX_AT_ONCE],
  ['feeds never polled', neverPolled.length, neverPolled.length === 0],
  ['feeds left alone too long', starved.length, starved.length === 0],
  ['polls that could not be recorded', errors.length, errors.length === 0 && found !== null],
];
console.log(`\n${count} feeds on ${hosts.length} hosts, ${minutes} min, polled every ${interval} s\n`);
console.log(
  table(
    ['promised', 'seen', ''],
    requirements.map(([what, seen, isMet]) => [what, seen, isMet ? 'met' : 'NOT MET']),
  ),
);
console.log(
  `\n${table(
    ['', ''],
    [
      ['polls', [...polls.values()].reduce((a, b) => a + b, 0)],
      ['polls of a publishing feed, least / median', `${Math.min(...counts)} / ${percentile(counts, 50)}`],
      ['longest a publishing feed was left alone, s', seconds(longest)],
      [
        'publication until the next poll, s: p50 / p95 / max',
        [50, 95, 100].map((n) => seconds(percentile(waits, n))).join(' / '),
      ],
      ['resident memory, MiB: most', Math.round(Math.max(...memory))],
    ],
  )}`,
);
for (const url of missed.slice(0, 5)) console.log(`missed: ${url}`);
for (const { url, health, longestWaitMs } of starved.slice(0, 5))
  console.log(`left alone: ${url} (${health}) for ${seconds(longestWaitMs)} s`);
for (const message of errors.slice(0, 5)) console.log(`error: ${message}`);

const broken = requirements.filter(([, , isMet]) => !isMet);
console.log(
  broken.length === 0
    ? '\nEvery requirement is met.'
    : `\nNot met: ${broken.map(([what]) => what).join('; ')}.`,
);
process.exit(broken.length === 0 ? 0 : 1);
