/**
 * CPU of an article from the bytes of its feed to the index: natural articles in RSS documents of their publishers,
 * parsed, normalized and written as polls do, apart from HTTP.
 *
 *   npm run build
 *   node bench/speed/ingestion.mjs FOLDER [--wave 33000] [--waves 3] [--kind fresh|old|both] [--items 30] [--silent]
 *
 * Old articles are up to 28 days old, so that no story contains them; every wave of fresh ones is of the last day, as
 * if the source list were that much longer. `--items`: of a document, 32 of which are ingested at a time. `--silent`: no
 * feed declares its language. `DIST` names another build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromDist } from '../lib/dist.mjs';
import { naturalArticles, readNaturalArticles } from '../lib/natural-articles.mjs';
import { table } from '../lib/report.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { ArticleIntake } = await fromDist('ingestion/poll/article-intake.js');
const { RetryingIndexWriter } = await fromDist('ingestion/poll/index-writes.js');
const { parseFeed } = await fromDist('feeds/parse-feed.js');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wave: { type: 'string', default: '33000' },
    waves: { type: 'string', default: '3' },
    kind: { type: 'string', default: 'both' },
    items: { type: 'string', default: '30' },
    silent: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the corpora.');
const [WAVE, WAVES] = [Number(options.wave), Number(options.waves)];
/** Items of a document, and documents that are ingested at a time. */
const ITEMS = Number(options.items);
const CONCURRENCY = 32;
const DAY = 86_400;

const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);

function documentOf(name, language, articles) {
  const items = articles.map(
    ({ url, title, preview, rest, publishedAt, imageUrl }) => `<item>
<title>${escaped(title)}</title><link>${escaped(url)}</link><guid>${escaped(url)}</guid>
<pubDate>${new Date(publishedAt * 1000).toUTCString()}</pubDate>
<description>${escaped(escaped(`${preview.replace(/…$/, '')}${rest}`))}</description>
${imageUrl === null ? '' : `<enclosure url="${escaped(imageUrl)}" type="image/jpeg" length="0"/>`}</item>`,
  );
  const tag = options.silent ? '' : `<language>${language}</language>`;
  return `<rss version="2.0"><channel><title>${escaped(name)}</title>${tag}${items.join('')}</channel></rss>`;
}

/** Documents of at most `ITEMS` articles of one publisher and language, in the order of their last articles. */
function documentsOf(articles) {
  const open = new Map();
  const documents = [];
  const close = ([first, ...others]) => {
    const name = first.sourceName || first.source;
    const bytes = Buffer.from(documentOf(name, first.language, [first, ...others]));
    documents.push({ name, bytes, last: others.at(-1) ?? first });
  };
  for (const article of articles) {
    const key = `${article.source} ${article.language}`;
    const items = open.get(key) ?? [];
    if (items.length === 0) open.set(key, items);
    if (items.push(article) === ITEMS) {
      open.delete(key);
      close(items);
    }
  }
  for (const items of open.values()) close(items);
  return documents;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function ingest(intake, documents, now) {
  let added = 0;
  let next = 0;
  const [before, started] = [cpuMs(), performance.now()];
  const ingestRest = async () => {
    while (next < documents.length) await ingestOne(documents[next++]);
  };
  const ingestOne = async ({ name, bytes }) => {
    const feed = parseFeed(bytes, { url: 'https://feeds.example/', contentType: null, now });
    const url = `https://feeds.example/${encodeURIComponent(name)}`;
    const source = { url, title: name, siteUrl: null, language: null, country: null, categories: [] };
    const result = await intake.ingest(feed, source, now);
    added += result.added;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, ingestRest));
  const [cpu, elapsed] = [cpuMs() - before, performance.now() - started];
  return { added, cpu: cpu / added, perSecond: (added / elapsed) * 1000 };
}

const corpora = readNaturalArticles(folder);
const now = Math.floor(Date.now() / 1000);
const all = [...naturalArticles(WAVE * WAVES, { articles: corpora, now, days: 30 })];
const rows = [];
for (const kind of options.kind === 'both' ? ['old', 'fresh'] : [options.kind]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-ingestion-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const intake = new ArticleIntake({
    writes: new RetryingIndexWriter(writer),
    freshness: { add: () => undefined },
  });
  for (let wave = 0; wave < WAVES; wave++) {
    const articles = all.slice(wave * WAVE, (wave + 1) * WAVE).map((article, i, { length }) => {
      const age =
        kind === 'old' ? 3 * DAY + (25 * DAY * (length - i)) / length : (DAY * (length - i)) / length;
      return { ...article, publishedAt: Math.floor(now - age) };
    });
    const { added, cpu, perSecond } = await ingest(intake, documentsOf(articles), now);
    rows.push([kind, wave + 1, added, cpu.toFixed(3), perSecond.toFixed(0)]);
  }
  writer.close();
  rmSync(dataDir, { recursive: true });
}
console.log(table(['articles', 'wave', 'added', 'CPU, ms each', 'a second'], rows));
