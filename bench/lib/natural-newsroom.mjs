// Feeds of natural articles behind an HTTP proxy: the service polls them as hosts of the internet, not as the operator's
// own. A process of its own: `fork(path, [folder of the corpora, feeds, OPML file to write])`.
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { naturalArticles, readNaturalArticles } from './natural-articles.mjs';

const [corpora, count, list] = process.argv.slice(2);
const FEEDS = Number(count);
/** Items of a feed at its first poll, and those that it publishes later. */
const ITEMS = 30;
const LATER = 20;
/** Articles of all feeds a second: 33,000 a day. */
const PUBLISHED_A_SECOND = 33_000 / 86_400;
/** The newest `ITEMS` of a feed cover between half a day and thirty. */
const spanOf = (n) => 43_200 * 60 ** (((n * 37) % 100) / 100);

const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);

const itemOf = ({ url, title, preview, rest, imageUrl }, publishedAt) => `<item>
<title>${escaped(title)}</title><link>${escaped(url)}</link><guid>${escaped(url)}</guid>
<pubDate>${new Date(publishedAt * 1000).toUTCString()}</pubDate>
<description>${escaped(escaped(`${preview.replace(/…$/, '')}${rest}`))}</description>
${imageUrl === null ? '' : `<enclosure url="${escaped(imageUrl)}" type="image/jpeg" length="0"/>`}</item>`;

/** Feeds of one publisher and language each, as far as it has enough articles. */
function makeFeeds(now) {
  const all = [...naturalArticles(FEEDS * (ITEMS + LATER), { articles: readNaturalArticles(corpora), now })];
  all.sort((a, b) => (`${a.language} ${a.source}` < `${b.language} ${b.source}` ? -1 : 1));
  return Array.from({ length: FEEDS }, (_, n) => {
    const articles = all.slice(n * (ITEMS + LATER), (n + 1) * (ITEMS + LATER));
    const items = articles
      .slice(0, ITEMS)
      .map((article, i) => itemOf(article, Math.floor(now - (spanOf(n) * (i + 0.5)) / ITEMS)));
    const [{ language, sourceName, source }] = articles;
    return { host: `feed-${n}.example`, language, title: sourceName || source, items, articles, version: 0 };
  });
}

const now = Math.floor(Date.now() / 1000);
const feeds = makeFeeds(now);
const byHost = new Map(feeds.map((feed) => [feed.host, feed]));
const polled = new Set();
let polls = 0;

function documentOf({ title, language, items }) {
  const head = `<title>${escaped(title)}</title><language>${language}</language>`;
  return gzipSync(`<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`, { level: 1 });
}

const server = http.createServer((request, response) => {
  const feed = byHost.get(new URL(request.url).hostname);
  if (feed === undefined) return response.writeHead(404).end();
  polls++;
  polled.add(feed.host);
  const etag = `"${feed.version}"`;
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
  return response
    .writeHead(200, { etag, 'content-type': 'application/rss+xml', 'content-encoding': 'gzip' })
    .end(documentOf(feed));
});

let published = 0;
function publish() {
  const feed = feeds[(published++ * 7_919) % FEEDS];
  const article = feed.articles[ITEMS + feed.version];
  if (article === undefined) return;
  feed.items = [itemOf(article, Math.floor(Date.now() / 1000)), ...feed.items].slice(0, ITEMS);
  feed.version++;
}

const outlines = feeds.map(
  ({ host, language, title }) =>
    `<outline text="${escaped(title).replaceAll('"', '')}" language="${language}" xmlUrl="http://${host}/"/>`,
);
writeFileSync(list, `<opml version="2.0"><body>${outlines.join('\n')}</body></opml>`);
server.listen(0, '127.0.0.1', () => {
  const titles = feeds.flatMap(({ articles, language }) =>
    articles.map(({ title }) => ({ title, language })),
  );
  process.send({ port: server.address().port, titles: titles.filter(({ title }) => title.includes(' ')) });
  setInterval(publish, 1_000 / PUBLISHED_A_SECOND);
  setInterval(() => process.send({ polls, polled: polled.size }), 1_000);
});
process.once('disconnect', () => process.exit());
