// Loopback hosts with feeds of mixed health, which publish on their own and record each poll.
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';

const FEEDS_A_HOST = 8;
const ITEMS_A_FEED = 20;

/** Of a hundred feeds, how many are what. Those above the line publish. */
const HEALTH = [
  ['fine', 55],
  ['conditional', 15],
  ['gzip', 6],
  ['moved', 3],
  ['slow', 4],
  // —
  ['broken', 4],
  ['missing', 3],
  ['page', 3],
  ['noise', 2],
  ['drip', 1],
  ['silent', 1],
  ['reset', 1],
  ['busy', 1],
  ['dead', 1],
];
const PUBLISHING = new Set(['fine', 'conditional', 'gzip', 'moved', 'slow']);
/** Milliseconds from each publication until the next poll of its feed. */
export const waits = [];

const CYCLE = HEALTH.flatMap(([health, share]) => Array(share).fill(health));

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu zar ber dol fin gam'.split(
  ' ',
);

/**
 * Starts the hosts. `feeds` tell when they were visited and for how long not, and how long what they published waited
 * for the next poll; `hosts` the least time between two requests.
 */
export async function startSoakNewsroom(count) {
  const feeds = [];
  const hosts = [];
  for (let first = 0; first < count; first += FEEDS_A_HOST) {
    const host = {
      feeds: [],
      minGapMs: Infinity,
      mostAtOnce: 0,
      open: 0,
      requestedAt: null,
      redirected: false,
    };
    const port = await listen(host);
    hosts.push(host);
    for (let n = first; n < Math.min(first + FEEDS_A_HOST, count); n++) {
      // 37 shares no factor with 100: the healths are spread over the hosts, in the same way at every run.
      const health = CYCLE[(n * 37) % CYCLE.length];
      // Nobody listens at the discard port of the loopback.
      const url = health === 'dead' ? `http://127.0.0.1:9/${n}` : `http://127.0.0.1:${port}/${n}`;
      const feed = {
        n,
        url,
        health,
        publishes: PUBLISHING.has(health),
        items: [],
        version: 0,
        visits: 0,
        last: null,
        longestWaitMs: 0,
        unpolled: [],
      };
      feeds.push(feed);
      host.feeds.push(feed);
      for (let i = 0; i < 3; i++) publish(feed);
    }
  }
  return { feeds, hosts };
}

/** A made-up word: headlines of different feeds have few in common, as those of different events. */
function word(seed) {
  let hash = Math.imul(seed ^ (seed >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  const syllable = (n) => SYLLABLES[(hash >>> (n * 9)) % SYLLABLES.length];
  return syllable(0) + syllable(1) + syllable(2);
}

/** Adds an item to a feed. */
export function publish(feed) {
  feed.unpolled.push(performance.now());
  const id = `${feed.n}-${feed.version++}`;
  const words = Array.from({ length: 8 }, (_, i) =>
    word(feed.n * 1_009 + feed.version * 31 + i * 7_919),
  ).join(' ');
  const url = `https://soak-${feed.n}.example/${id}`;
  feed.items = [{ id, url, title: words, at: Date.now() }, ...feed.items].slice(0, ITEMS_A_FEED);
  return url;
}

function listen(host) {
  const server = http.createServer((request, response) => {
    const now = performance.now();
    note(host, response, now);
    const [, n, moved] = /^\/(\d+)(\/moved)?/.exec(request.url) ?? [];
    const feed = host.feeds.find((one) => one.n === Number(n));
    if (!feed) return response.writeHead(404).end();
    feed.visits++;
    if (feed.last !== null) feed.longestWaitMs = Math.max(feed.longestWaitMs, now - feed.last);
    feed.last = now;
    if (feed.health !== 'moved' || moved)
      for (const publishedAt of feed.unpolled.splice(0)) waits.push(now - publishedAt);
    respond(feed, request, response, Boolean(moved));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
}

/** A redirect and what it leads to are one fetch: what follows a redirect at once is no hurry. */
function note(host, response, now) {
  host.mostAtOnce = Math.max(host.mostAtOnce, ++host.open);
  if (host.requestedAt !== null && !host.redirected)
    host.minGapMs = Math.min(host.minGapMs, now - host.requestedAt);
  host.requestedAt = now;
  host.redirected = false;
  response.once('finish', () => (host.redirected ||= response.statusCode === 301));
  response.once('close', () => host.open--);
}

function respond(feed, request, response, moved) {
  const etag = `"${feed.n}-${feed.version}"`;
  switch (feed.health) {
    case 'conditional':
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      return response.writeHead(200, { etag }).end(rss(feed));
    case 'gzip':
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(rss(feed)));
    case 'moved':
      if (!moved) return response.writeHead(301, { location: `/${feed.n}/moved` }).end();
      return response.end(rss(feed));
    case 'slow':
      return setTimeout(() => response.end(rss(feed)), 2_000);
    case 'broken':
      return response.writeHead(500).end();
    case 'missing':
      return response.writeHead(404).end();
    case 'page':
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Sign in</body></html>');
    case 'noise':
      return response.end('\u0000\u0001<<<&&&'.repeat(1_000));
    case 'drip':
      return drip(response);
    case 'silent':
      return undefined;
    case 'reset':
      return request.socket.destroy();
    case 'busy':
      return response.writeHead(429, { 'retry-after': '20' }).end();
    default:
      return response.end(rss(feed));
  }
}

function drip(response) {
  response.write('<rss version="2.0"><channel>');
  const timer = setInterval(() => response.write(' '), 500);
  response.once('close', () => clearInterval(timer));
}

function rss({ n, items }) {
  const entries = items.map(
    ({ id, url, title, at }) =>
      `<item><guid>${id}</guid><title>${title}</title><link>${url}</link>` +
      `<pubDate>${new Date(at).toUTCString()}</pubDate><description>${`${title}. `.repeat(6)}</description></item>`,
  );
  return `<rss version="2.0"><channel><title>Soak ${n}</title><language>en</language>${entries.join('')}</channel></rss>`;
}
