import { rmSync } from 'node:fs';
import { jest } from '@jest/globals';
import { freshFolder } from '../../../../test/support/fresh-folder.js';
import {
  aQuery,
  describeArticleIndex,
  readFirst,
  type GivenArticle,
} from '../../../../test/contracts/article-index.contract.js';
import { anIndexArticle } from '../../../../test/support/index-article-factory.js';
import { searchServiceOf } from '../../../../test/support/search-service.js';
import { IndexReader } from '../../../index/index-reader.js';
import { IndexWriter } from '../../../index/index-writer.js';
import { SearchUnavailableError } from '../../search-provider.js';
import { EmbeddedIndex } from './embedded-index.js';

function toIndexArticle({ age, ...given }: GivenArticle) {
  const publishedAt = age === null ? null : Math.floor(Date.now() / 1000 - age * 60);
  return anIndexArticle({ source: given.domain, ...given, publishedAt, preview: given.preview ?? '' });
}

function fill(articles: GivenArticle[]) {
  const dataDir = freshFolder();
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  writer.write(articles.map(toIndexArticle));
  const index = IndexReader.open(dataDir);
  return Promise.resolve({
    provider: new EmbeddedIndex(index),
    damage: () => writer.database.exec('DROP TABLE search'),
    close: () => {
      index.close();
      writer.close();
      rmSync(dataDir, { recursive: true });
    },
  });
}

describeArticleIndex('embedded', fill);

describe(EmbeddedIndex.name, () => {
  it('represents a story by a publisher rather than an aggregator', async () => {
    const { provider, close } = await fill([
      { title: 'Strong earthquake shakes northern Chile', domain: 'msn.com', age: 1 },
      { title: 'Earthquake shakes Chile: strong tremors in the north', domain: 'a.example', age: 25 },
    ]);
    const candidates = await readFirst(provider, aQuery({ intent: 'trending' }));
    expect(candidates.map(({ domain }) => domain)).toEqual(['a.example']);
    close();
  });

  it('is unavailable, never empty, when the index cannot be read', async () => {
    const { provider, damage, close } = await fill([]);
    damage();
    const search = searchServiceOf([provider]).candidates(aQuery({ typed: 'storm' }));
    await expect(search.next(new Set())).rejects.toThrow(SearchUnavailableError);
    expect(await provider.health()).toMatchObject({ up: false });
    close();
  });

  it('reads articles published within hours of each other in one query', async () => {
    const ages = [0, 30, 60, 90, 600, 630];
    const { provider, close } = await fill(
      ages.map((age, i) => ({ title: `Storm number ${i}`, domain: `d${i}.example`, age })),
    );
    const match = jest.spyOn(IndexReader.prototype, 'match');
    const [node] = Object.keys(await provider.arrivals.position());
    const { found } = await provider.arrivals.after({ [node!]: 0 }, [aQuery({ typed: 'storm' })], 100);
    expect(found[0]).toHaveLength(ages.length);
    expect(match).toHaveBeenCalledTimes(2);
    match.mockRestore();
    close();
  });
});
