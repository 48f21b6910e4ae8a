import { rmSync } from 'node:fs';
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
    writer,
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

  it('counts the titles with each word', async () => {
    const { provider, close } = await fill(
      Array.from({ length: 25 }, (_, i) => ({
        title: `Storm ${i % 5 === 0 ? 'over Lisbon' : 'at sea'}, day ${i}`,
        domain: 'a.example',
        age: i,
        preview: 'Porto waits.',
      })),
    );
    const { vocabulary } = provider;
    expect(await vocabulary.docFreq(['storm', 'lisbon', 'porto', 'faro'], 'en')).toEqual([
      ['storm', 25],
      ['lisbon', 5],
    ]);
    expect(await vocabulary.docCount('en')).toBe(25);
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

  it('finds new matches in the order of arrival, whenever they were published, and no earlier arrival', async () => {
    const ages = [null, 0, 30, 1, 600, 600, 525_600, 90, null, 61, 10_000, 660];
    const article = (title: string, i: number, age: number | null) =>
      toIndexArticle({ title: `${title} number ${i}`, domain: `d${i}.example`, age });
    const { writer, provider, close } = await fill(
      ages.map((age, i) => ({ title: `Storm earlier ${i}`, domain: `e${i}.example`, age })),
    );
    const position = await provider.arrivals.position();
    for (const [i, age] of ages.entries())
      writer.write([article('Storm', i, age), article('Rain', 100 + i, age)]);
    const [storm, rain, snow] = ['storm', 'rain', 'snow'].map((typed) => aQuery({ typed }));
    const { found } = await provider.arrivals.after(position, [storm!, rain!, snow!], 100);
    const titles = found.map((arrived) => arrived.map(({ candidate }) => candidate.title));
    expect(titles).toEqual([
      ages.map((_, i) => `Storm number ${i}`),
      ages.map((_, i) => `Rain number ${100 + i}`),
      [],
    ]);
    close();
  });
});
