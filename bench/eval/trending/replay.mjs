import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toQuery } from '../../lib/to-query.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { indexProviderOf, searchServiceOf } from '../../lib/search-service.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { IndexReader } = await fromDist('index/index-reader.js');
const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');

const SETTINGS = { aggregatorDomains: ['msn.com'] };
const BATCH = 50;
/** What is older than this cannot trend and is not replayed. */
const WINDOW = 3 * 86_400;

/**
 * The first ten trending articles as they were at a moment: what was published in the days before it is written to a
 * new index in its order, with all times shifted so that the moment is now.
 *
 * @param articles what the index takes, oldest first.
 * @param until Unix seconds.
 */
export async function trendingAt(articles, until, language) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-trending-'));
  const now = Math.floor(Date.now() / 1000);
  const replayed = articles
    .filter(({ publishedAt }) => publishedAt <= until && publishedAt > until - WINDOW)
    .map((article) => ({ ...article, publishedAt: article.publishedAt + now - until, seenAt: now }));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  for (let i = 0; i < replayed.length; i += BATCH) writer.write(replayed.slice(i, i + BATCH));
  writer.close();
  const index = IndexReader.open(dataDir);
  const service = searchServiceOf([indexProviderOf(index)]);
  const source = service.candidates(toQuery({ path: '/news/trending', language, limit: 10 }));
  const pipeline = new ArticlePipelineService(SETTINGS);
  const { articles: found } = await pipeline.assemble((saturated) => source.next(saturated), {
    limit: 10,
    since: null,
  });
  index.close();
  rmSync(dataDir, { recursive: true });
  return found;
}
