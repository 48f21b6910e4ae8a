/**
 * Whether trending shows what is covered most: headlines with known stories are replayed up to several moments, and
 * the first ten trending articles are compared with the stories' real coverage then.
 *
 *   node bench/eval-trending.mjs <uci-stories.csv>
 *
 * Columns: id, title, url, publisher, category, story, hostname, timestamp (ms). The gain of an article is the number
 * of hosts that reported its story in the twelve hours before; a story shown twice gains nothing the second time.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './lib/report.mjs';
import { toQuery } from './lib/to-query.mjs';

const path = process.argv[2];
if (path === undefined || !existsSync(path)) {
  console.log('eval-trending: skipped, no corpus given (node bench/eval-trending.mjs <uci-stories.csv>).');
  process.exit(0);
}

const { IndexWriter } = await import('../dist/index/index-writer.js');
const { IndexReader } = await import('../dist/index/index-reader.js');
const { EmbeddedProvider } = await import('../dist/search/providers/embedded/embedded.provider.js');
const { SearchProviderService } = await import('../dist/search/search-provider.service.js');
const { ArticlePipelineService } = await import('../dist/articles/article-pipeline.service.js');
const { registrableDomain } = await import('../dist/articles/registrable-domain.js');
const settings = { aggregatorDomains: ['msn.com'] };
const HOURS = 3600;

function readRow(line) {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
  const [, title, url, , , story, hostname, timestamp] = cells;
  return {
    title,
    url,
    story,
    host: hostname?.replace(/^www\./, ''),
    at: Math.floor(Number(timestamp) / 1000),
  };
}

const rows = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(readRow)
  .filter((row) => Number.isFinite(row.at));
rows.sort((a, b) => a.at - b.at);
const [first, last] = [rows[0].at, rows.at(-1).at];

function index(until, dataDir) {
  const now = Math.floor(Date.now() / 1000);
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const articles = rows
    .filter((row) => row.at <= until)
    .map((row, i) => ({
      feed: `https://${row.host}/feed`,
      guid: null,
      url: row.url,
      title: row.title,
      source: row.host,
      domain: registrableDomain(row.host),
      sourceName: '',
      publishedAt: row.at + now - until,
      imageUrl: null,
      preview: '',
      rest: '',
      language: 'en',
      country: null,
      categories: [],
      seenAt: now,
      i,
    }));
  for (let i = 0; i < articles.length; i += 50) writer.write(articles.slice(i, i + 50));
  writer.close();
}

async function trending(dataDir) {
  const reader = IndexReader.open(dataDir);
  const source = new SearchProviderService([new EmbeddedProvider(reader, settings)]).candidates(
    toQuery({ path: '/news/trending', language: 'en', limit: 10 }),
  );
  const found = await new ArticlePipelineService(settings).assemble((saturated) => source.next(saturated), {
    limit: 10,
    since: null,
  });
  reader.close();
  return found;
}

const discounted = (gains) => gains.reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
const results = [];
for (const share of [0.25, 0.5, 0.75, 1]) {
  const until = first + (last - first) * share;
  const coverage = new Map();
  for (const row of rows) {
    if (row.at > until || row.at < until - 12 * HOURS) continue;
    coverage.set(row.story, (coverage.get(row.story) ?? new Set()).add(row.host));
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'news-trending-'));
  index(until, dataDir);
  const stories = (await trending(dataDir)).map(
    (article) => rows.find((row) => row.title === article.title && row.at <= until)?.story,
  );
  rmSync(dataDir, { recursive: true });
  const gains = stories.map((story, i) =>
    stories.indexOf(story) === i ? (coverage.get(story)?.size ?? 0) : 0,
  );
  const ideal = [...coverage.values()]
    .map((hosts) => hosts.size)
    .sort((a, b) => b - a)
    .slice(0, 10);
  results.push([
    `${((until - first) / HOURS).toFixed(1)} h`,
    coverage.size,
    (discounted(gains) / discounted(ideal)).toFixed(3),
    stories.length - new Set(stories).size,
  ]);
}
console.log(table(['replayed', 'stories', 'nDCG@10 by coverage', 'stories twice'], results));
