/**
 * How well `/news` finds what a reader knows is there: articles of a corpus are indexed through the real
 * normaliser, and two to four words of a headline must bring that article back.
 *
 *   node bench/eval-search.mjs <articles.jsonl.gz>
 *
 * One JSON object a line: title, description, url, urlToImage, publishedAt, source.name. Dates are shifted so that
 * the newest article is of now.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { random } from './lib/synthetic-articles.mjs';
import { percentile, table } from './lib/report.mjs';
import { toQuery } from './lib/to-query.mjs';

const KNOWN_ITEMS = 1_000;
const path = process.argv[2];
if (path === undefined || !existsSync(path)) {
  console.log('eval-search: skipped, no corpus given (node bench/eval-search.mjs <articles.jsonl.gz>).');
  process.exit(0);
}

const { normaliseItem } = await import('../dist/ingestion/normalise/normalise-item.js');
const { IndexWriter } = await import('../dist/index/index-writer.js');
const { IndexReader } = await import('../dist/index/index-reader.js');
const { EmbeddedProvider } = await import('../dist/search/providers/embedded/embedded.provider.js');
const { SearchProviderService } = await import('../dist/search/search-provider.service.js');
const { ArticlePipelineService } = await import('../dist/articles/article-pipeline.service.js');
const { areNearIdentical } = await import('../dist/articles/near-identical.js');
const { titleSignature } = await import('../dist/articles/title-signature.js');
const { functionWordsOf } = await import('../dist/languages/function-words-of.js');
const { words } = await import('../dist/text/words.js');

const rows = gunzipSync(readFileSync(path))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const seconds = (row) => Math.floor(Date.parse(row.publishedAt) / 1000);
const now = Math.floor(Date.now() / 1000);
const newest = rows
  .map(seconds)
  .filter(Number.isFinite)
  .reduce((a, b) => Math.max(a, b), 0);
const feed = { title: '', language: null };

function toIndexArticle(row) {
  const item = {
    id: row.url,
    url: row.url,
    title: row.title ?? '',
    text: row.description ?? '',
    publishedAt: seconds(row) + now - newest,
    imageUrl: row.urlToImage ?? null,
    language: null,
    categories: [],
    publisher: null,
  };
  const source = {
    url: `https://feeds.example/${encodeURIComponent(row.source?.name ?? '')}`,
    title: row.source?.name ?? '',
    language: null,
    country: null,
    categories: [],
    site: null,
  };
  return normaliseItem(item, feed, source, now);
}

const dataDir = mkdtempSync(join(tmpdir(), 'news-eval-'));
const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
const articles = rows
  .filter((row) => Number.isFinite(seconds(row)))
  .map(toIndexArticle)
  .filter((article) => article !== null);
for (let i = 0; i < articles.length; i += 200) writer.write(articles.slice(i, i + 200));
writer.close();

const index = IndexReader.open(dataDir);
const service = new SearchProviderService([new EmbeddedProvider(index, { aggregatorDomains: ['msn.com'] })]);
const pipeline = new ArticlePipelineService({ aggregatorDomains: ['msn.com'] });
const next = random(5);

const frequency = new Map();
for (const article of articles)
  for (const word of new Set(words(article.title, article.language)))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);

/** Two to four words of a headline in its order: a run of them, or the rarest. */
function knownItem(article) {
  const ignored = functionWordsOf(article.language);
  const content = [...new Set(words(article.title, article.language))].filter(
    (word) => !ignored.has(word) && word.length > 2,
  );
  const count = 2 + Math.floor(next() * 3);
  if (content.length < count) return null;
  const rarest = [...content].sort((a, b) => frequency.get(a) - frequency.get(b)).slice(0, count);
  return content.filter((word) => rarest.includes(word)).join(' ');
}

const ranks = [];
const times = [];
while (ranks.length < KNOWN_ITEMS) {
  const article = articles[Math.floor(next() * articles.length)];
  const typed = knownItem(article);
  if (typed === null) continue;
  const query = toQuery({ path: '/news', topic: typed, language: article.language, limit: 10, now });
  const source = service.candidates(query);
  const start = performance.now();
  const found = await pipeline.assemble((saturated) => source.next(saturated), { limit: 10, since: null });
  times.push(performance.now() - start);
  const signature = titleSignature(article.title, article.language);
  const rank =
    found.findIndex((one) => one.url === article.url || areNearIdentical(one.signature, signature)) + 1;
  ranks.push(rank);
  if (process.env.MISSES && rank !== 1)
    console.log(
      rank,
      '|',
      typed,
      '|',
      article.title,
      '|',
      found
        .slice(0, 2)
        .map((one) => one.title)
        .join(' // '),
    );
}
index.close();
rmSync(dataDir, { recursive: true });

const share = (test) => (ranks.filter(test).length / ranks.length).toFixed(3);
const mrr = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
console.log(
  table(
    ['known item', 'value'],
    [
      ['articles', articles.length],
      ['queries', ranks.length],
      ['MRR@10', mrr.toFixed(3)],
      ['success@1', share((rank) => rank === 1)],
      ['success@10', share((rank) => rank > 0)],
      [
        'search and pipeline, p50 / p99 ms',
        `${percentile(times, 50).toFixed(2)} / ${percentile(times, 99).toFixed(2)}`,
      ],
    ],
  ),
);
