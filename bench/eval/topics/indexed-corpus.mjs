import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkResults } from '../../lib/eval-rows.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { indexProviderOf, searchServiceOf } from '../../lib/search-service.mjs';

const { IndexWriter } = await fromDist('index/index-writer.js');
const { IndexReader } = await fromDist('index/index-reader.js');
const { QUERY_WITHOUT_LIMITS } = await fromDist('search/search-query.js');
const { ArticlePipelineService } = await fromDist('articles/article-pipeline.service.js');

const settings = { aggregatorDomains: ['msn.com'] };

/** An index of articles, with the search and the pipeline of every response. */
export function indexedCorpus(articles) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-topics-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  for (let i = 0; i < articles.length; i += 200) writer.write(articles.slice(i, i + 200));
  writer.close();
  const index = IndexReader.open(dataDir);
  const service = searchServiceOf([indexProviderOf(index)]);
  const pipeline = new ArticlePipelineService(settings);
  return {
    index,
    answer: async (asked) => {
      const query = { ...QUERY_WITHOUT_LIMITS, intent: 'topic', text: '', wanted: 10, ...asked };
      const source = service.candidates(query);
      const { articles: found } = await pipeline.assemble((saturated) => source.next(saturated), {
        limit: query.wanted,
        since: query.since,
      });
      checkResults(found, query.since);
      return found;
    },
    close: () => {
      index.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
