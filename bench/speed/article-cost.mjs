/**
 * Whether repeated corpora cost what the corpora themselves cost: CPU of writing an article and of a first search for
 * one to three consecutive words of a title, over as many articles each: the corpora, a third of them three times with
 * other names, and synthetic articles.
 *
 *   npm run build && node bench/speed/article-cost.mjs FOLDER [articles = all of the corpora]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromDist } from '../lib/dist.mjs';
import { naturalArticles, readNaturalArticles } from '../lib/natural-articles.mjs';
import { table } from '../lib/report.mjs';
import { indexProviderOf, searchServiceOf } from '../lib/search-service.mjs';
import { syntheticArticles } from '../lib/synthetic-articles.mjs';
import { titleQueries } from '../lib/title-queries.mjs';
import { toQuery } from '../lib/to-query.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { IndexReader } = await fromDist('index/index-reader.js');
const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');

const QUERIES = 1_500;
const BATCH = 200;
const LIMIT = 10;
const NOW = Math.floor(Date.now() / 1000);

const [folder, count] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the corpora.');
const corpora = readNaturalArticles(folder);
const size = Number(count ?? corpora.length);
const third = corpora.filter((_, i) => i % 3 === 0);

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function fill(dataDir, articles) {
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  const titles = [];
  let written = 0;
  let milliseconds = 0;
  let batch = [];
  const write = () => {
    const before = cpu();
    written += writer.write(batch).added;
    milliseconds += cpu() - before;
    batch = [];
  };
  for (const article of articles) {
    titles.push(article);
    if (batch.push(article) === BATCH) write();
  }
  write();
  writer.close();
  return { titles, cost: milliseconds / written };
}

async function search(dataDir, articles) {
  const index = IndexReader.open(dataDir);
  const service = searchServiceOf([indexProviderOf(index)]);
  const pipeline = new ArticlePipelineService({ aggregatorDomains: ['msn.com'] });
  const costs = { full: [], relaxed: [] };
  const typed = titleQueries(articles, QUERIES, 5);
  const queries = await Promise.all(
    typed.map((query) => toQuery({ path: '/news', ...query, limit: LIMIT, now: NOW })),
  );
  for (const [i, query] of queries.entries()) {
    const before = cpu();
    const source = service.candidates(query);
    await pipeline.assemble((saturated) => source.next(saturated), {
      limit: LIMIT,
      since: null,
      until: null,
    });
    const cost = cpu() - before;
    // The first hundred compile the code.
    const isFull = (await source.matched()).articles >= LIMIT;
    if (i >= 100) costs[isFull ? 'full' : 'relaxed'].push(cost);
  }
  index.close();
  return costs;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const SETS = {
  corpora: () => naturalArticles(size, { articles: corpora, now: NOW }),
  'a third, three times': () => naturalArticles(size, { articles: third, now: NOW }),
  synthetic: () => syntheticArticles(size, { now: NOW }),
};
const rows = [];
for (const [name, articles] of Object.entries(SETS)) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-cost-'));
  const { titles, cost } = fill(dataDir, articles());
  const { full, relaxed } = await search(dataDir, titles);
  rows.push([name, cost * 1000, full.length, mean(full), relaxed.length, mean(relaxed)]);
  rmSync(dataDir, { recursive: true });
}
const text = table(
  ['articles', 'write, µs', 'full', 'ms', 'relaxed', 'ms'],
  rows.map(([name, ...values]) => [name, ...values.map((value) => value.toFixed(value > 20 ? 0 : 2))]),
);
console.log(text);
