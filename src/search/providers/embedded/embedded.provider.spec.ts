import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import {
  aQuery,
  describeSearchProvider,
  type GivenArticle,
} from '../../../../test/contracts/search-provider.contract.js';
import { anIndexArticle } from '../../../../test/support/index-article-factory.js';
import type { Settings } from '../../../config/settings.js';
import { IndexReader } from '../../../index/index-reader.js';
import { IndexWriter } from '../../../index/index-writer.js';
import { SearchUnavailableError } from '../../search-provider.js';
import { EmbeddedProvider } from './embedded.provider.js';

function toIndexArticle({ age, ...given }: GivenArticle) {
  const publishedAt = age === null ? null : Math.floor(Date.now() / 1000 - age * 60);
  return anIndexArticle({ source: given.domain, ...given, publishedAt, preview: given.preview ?? '' });
}

function fill(articles: GivenArticle[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'news-embedded-'));
  const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  writer.write(articles.map(toIndexArticle));
  const index = IndexReader.open(dataDir);
  return Promise.resolve({
    provider: new EmbeddedProvider(index, { aggregatorDomains: ['msn.com'] } as Settings),
    damage: () => writer.database.exec('DROP TABLE search'),
    close: () => {
      index.close();
      writer.close();
      rmSync(dataDir, { recursive: true });
    },
  });
}

describeSearchProvider('embedded', fill);

describe(EmbeddedProvider.name, () => {
  it('lets a publisher speak for a story rather than an aggregator', async () => {
    const { provider, close } = await fill([
      { title: 'Strong earthquake shakes northern Chile', domain: 'msn.com', age: 1 },
      { title: 'Earthquake shakes Chile: strong tremors in the north', domain: 'a.example', age: 25 },
    ]);
    const page = { cursor: null, saturatedDomains: new Set<string>(), signal: AbortSignal.timeout(1000) };
    const { candidates } = await provider.search(aQuery({ intent: 'trending' }), page);
    expect(candidates.map(({ domain }) => domain)).toEqual(['a.example']);
    close();
  });

  it('says that it is unavailable when the index cannot be read, never that there is nothing', async () => {
    const { provider, damage, close } = await fill([]);
    damage();
    const page = { cursor: null, saturatedDomains: new Set<string>(), signal: AbortSignal.timeout(1000) };
    await expect(provider.search(aQuery({ typed: 'storm' }), page)).rejects.toThrow(SearchUnavailableError);
    expect(await provider.health()).toMatchObject({ up: false });
    close();
  });

  it('asks once for what came in and was published within hours, and again for what is further apart', async () => {
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
