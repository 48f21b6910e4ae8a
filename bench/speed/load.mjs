/**
 * Load test: all kinds of requests from ten connections, over a filled index, while the service polls loopback feeds
 * that publish all the time.
 *
 *   node bench/speed/load.mjs [seconds = 60] [feeds = 400] [articles = 100000]
 *
 * Fails when a request fails, when resident memory grows after the first third, or when the feeds are not read.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { IndexReader } from '../../dist/index/index-reader.js';
import { fillIndex } from '../lib/fill-index.mjs';
import { percentile, table } from '../lib/report.mjs';
import { residentMemory } from '../lib/resident-memory.mjs';
import { startService } from '../lib/service.mjs';
import { queryMix, syntheticArticles } from '../lib/synthetic-articles.mjs';
import { pathOf } from '../lib/to-query.mjs';
import { publish, startSoakNewsroom } from '../soak/soak-newsroom.mjs';

const [seconds = 60, feedCount = 400, articles = 100_000] = process.argv.slice(2).map(Number);
const CONNECTIONS = 10;
const MAX_GROWTH = 1.1;
const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'localhost' };
const now = Math.floor(Date.now() / 1000);

const folder = mkdtempSync(join(tmpdir(), 'news-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function requestOf(parameters, n) {
  const path = pathOf(parameters);
  if (parameters.path !== '/news' || n % 4 !== 0) return path;
  return `${path.replace('/news', '/news/advanced')}&thumbnail_only=true&sort=published_at_desc`;
}

await fillIndex(folder, syntheticArticles(articles, { now }));
const sample = [...syntheticArticles(Math.min(articles, 4_000), { now })];
const mix = queryMix(sample, 5_000, { now }).map(requestOf);
for (let i = 0; i < mix.length; i += 50) mix[i] = '/health';

const { feeds } = await startSoakNewsroom(feedCount);
const list = join(folder, 'list.opml');
const outlines = feeds.map(({ url }) => `<outline language="en" xmlUrl="${url}"/>`);
writeFileSync(list, `<opml version="2.0"><body>${outlines.join('\n')}</body></opml>`);

const service = await startService({ DATA_DIR: folder, SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8' });

const memory = [];
const publishing = feeds.filter((feed) => feed.publishes);
let published = 0;
const ticks = setInterval(() => {
  for (let n = 0; n < 20; n++) publish(publishing[published++ % publishing.length]);
  // The last question may meet the end of the service.
  const measured = residentMemory(service.managementPort).catch(() => null);
  void measured.then((bytes) => bytes !== null && memory.push(bytes / 2 ** 20));
}, 1_000);
const counted = IndexReader.open(folder);
const before = counted.stats().articles;

const statuses = {};
const load = await autocannon({
  url: service.url,
  duration: seconds,
  connections: CONNECTIONS,
  setupClient: (client) => {
    const from = Math.floor(Math.random() * mix.length);
    const rotated = [...mix.slice(from), ...mix.slice(0, from)];
    client.setRequests(rotated.map((path) => ({ method: 'GET', path, headers: HEADERS })));
    client.on('response', (status) => (statuses[status] = (statuses[status] ?? 0) + 1));
  },
});
clearInterval(ticks);
const read = counted.stats().articles - before;
counted.close();
const code = await service.stop();

const thirds = [0, 1, 2].map((n) => memory.slice((n * memory.length) / 3, ((n + 1) * memory.length) / 3));
const medians = thirds.map((third) => percentile(third, 50));
console.log(
  table(
    ['the full mix beside ingestion', ''],
    [
      ['seconds, connections', `${seconds}, ${CONNECTIONS}`],
      ['requests a second', load.requests.average.toFixed(0)],
      ['p50 / p99 / most, ms', `${load.latency.p50} / ${load.latency.p99} / ${load.latency.max}`],
      [
        'responses by status',
        Object.entries(statuses)
          .map(([status, times]) => `${status}: ${times}`)
          .join(', '),
      ],
      ['errors, timeouts', `${load.errors}, ${load.timeouts}`],
      ['articles read from the feeds meanwhile', read],
      ['resident memory by thirds, median MiB', medians.map((one) => one.toFixed(0)).join(' / ')],
      ['exit code after SIGTERM', code],
    ],
  ),
);
const bad = load.errors + load.timeouts + load.non2xx;
process.exit(bad > 0 || code !== 0 || read < published / 2 || medians[2] > medians[1] * MAX_GROWTH ? 1 : 0);
