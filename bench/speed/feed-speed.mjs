/**
 * How fast documents become items, beside the parsers that Node projects use most: the same documents of 100 KB to
 * 5 MB, in turns, in one process. The others hand on strings; ours reads dates, cleans texts and picks pictures too.
 *
 *   node bench/speed/feed-speed.mjs [rounds]
 */
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import RssParser from 'rss-parser';
import { percentile, table } from '../lib/report.mjs';
import { syntheticArticles } from '../lib/synthetic-articles.mjs';
import { fromDist } from '../lib/dist.mjs';

const { parseFeed } = await fromDist('feeds/parse-feed.js');

const ROUNDS = Number(process.argv[2] ?? 5);
const SIZES = [100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000];
const now = Math.floor(Date.now() / 1000);

const item = (
  article,
) => `<item><title>${article.title}</title><link>${article.url}</link><guid isPermaLink="false">${article.guid}</guid>
<pubDate>${new Date(article.publishedAt * 1000).toUTCString()}</pubDate><category>${article.categories[0] ?? 'news'}</category>
<description><![CDATA[<p>${article.preview}</p><p>More &amp; more.</p>]]></description><media:content url="https://img.example/${article.guid}.jpg" medium="image" width="800"/></item>`;

function documents() {
  const articles = syntheticArticles(40_000, { now });
  return SIZES.map((size) => {
    let items = '';
    while (items.length < size * 0.8) items += item(articles.next().value);
    const text = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Paper</title><link>https://paper.example/</link>${items}</channel></rss>`;
    return Buffer.from(text);
  });
}

const PARSERS = {
  'this service': (bytes) =>
    Promise.resolve(
      parseFeed(bytes, { url: 'https://paper.example/feed', contentType: null, now }).items.length,
    ),
  'rss-parser': async (bytes) => (await new RssParser().parseString(bytes.toString())).items.length,
  feedparser: (bytes) =>
    new Promise((resolve, reject) => {
      let items = 0;
      const parser = new FeedParser({});
      parser.on('readable', () => {
        while (parser.read() !== null) items++;
      });
      parser.on('end', () => resolve(items)).on('error', reject);
      Readable.from([bytes]).pipe(parser);
    }),
};

const files = documents();
const times = Object.fromEntries(Object.keys(PARSERS).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, parse] of Object.entries(PARSERS)) {
    const start = performance.now();
    let items = 0;
    for (const file of files) items += await parse(file);
    if (items === 0) throw new Error(`${name} found nothing.`);
    if (round > 0) times[name].push(performance.now() - start);
  }
}
const ours = percentile(times['this service'], 50);
const megabytes = files.reduce((sum, file) => sum + file.length, 0) / 1e6;
console.log(`${files.length} documents, ${megabytes.toFixed(1)} MB, median of ${ROUNDS} rounds`);
console.log(
  table(
    ['parser', 'ms', 'times ours'],
    Object.entries(times).map(([name, all]) => [
      name,
      percentile(all, 50).toFixed(0),
      (percentile(all, 50) / ours).toFixed(2),
    ]),
  ),
);
