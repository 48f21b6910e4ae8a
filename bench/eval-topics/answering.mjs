import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAnswer } from '../lib/eval-rows.mjs';
import { load } from './load.mjs';

const { IndexWriter } = await load('index/index-writer.js');
const { IndexReader } = await load('index/index-reader.js');
const { EmbeddedProvider } = await load('search/providers/embedded/embedded.provider.js');
const { SearchProviderService } = await load('search/search-provider.service.js');
const { ArticlePipelineService } = await load('articles/article-pipeline.service.js');

const settings = { aggregatorDomains: ['msn.com'] };

/** An index of the articles given, and the search and pipeline that every answer goes through. */
export function answering(articles) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-topics-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  for (let i = 0; i < articles.length; i += 200) writer.write(articles.slice(i, i + 200));
  writer.close();
  const index = IndexReader.open(dataDir);
  const service = new SearchProviderService([new EmbeddedProvider(index, settings)]);
  const pipeline = new ArticlePipelineService(settings);
  return {
    index,
    answer: async (query) => {
      const wish = {
        intent: 'topic',
        text: '',
        parsed: null,
        country: null,
        since: null,
        topics: [],
        wanted: 10,
        ...query,
      };
      const source = service.candidates(wish);
      const { articles: found } = await pipeline.assemble((saturated) => source.next(saturated), {
        limit: wish.wanted,
        since: wish.since,
      });
      checkAnswer(found, wish.since);
      return found;
    },
    close: () => {
      index.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
