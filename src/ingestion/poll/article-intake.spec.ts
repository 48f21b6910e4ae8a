import { aFeedItem } from '../../../test/support/feed-item-factory.js';
import { Feed, type FeedItem } from '../../feeds/feed.js';
import type { IndexArticle, WriteResult } from '../../index/index-article.js';
import { IngestionRules } from '../rules/rules.js';
import { ArticleIntake, SeenItems } from './article-intake.js';
import { RetryingIndexWriter } from './index-writes.js';

describe(ArticleIntake.name, () => {
  let written: string[];
  beforeEach(() => (written = []));
  const anIntake = (rules?: IngestionRules): ArticleIntake => {
    const write = (batch: readonly IndexArticle[]): WriteResult => {
      written.push(...batch.map(({ title }) => title));
      return { added: batch.length, updated: 0, unchanged: 0 };
    };
    const store = {
      write,
      writeAll: (batches: readonly (readonly IndexArticle[])[]) => batches.map(write),
      placeFront: () => undefined,
    };
    const freshness = { add: () => undefined };
    return new ArticleIntake({ writes: new RetryingIndexWriter(store), freshness, ...(rules && { rules }) });
  };
  const source = {
    ...{ url: 'https://a.example/rss', title: 'A', siteUrl: null, language: 'en', country: null },
    categories: [],
  };

  it('applies the rules to articles of polls and of live sources alike', async () => {
    const rule = { id: 'storms', if: { title: 'storm' }, then: 'drop' };
    const rules = new IngestionRules('rules.json', JSON.stringify({ rules: [rule] }));
    const sut = anIntake(rules);
    const items = ['Storm nears the coast', 'Council opens the bridge'].map((title, i) =>
      item(`${i}`, `https://a.example/${i}`, title),
    );
    await sut.ingest({ ...new Feed('rss'), items }, source, 0);
    await sut.ingestDiscovered({ feed: 'provider:searxng', language: 'en', items }, 0);
    expect(written).toEqual(['Council opens the bridge', 'Council opens the bridge']);
    expect(rules.takeCounts()).toEqual({ storms: 2 });
  });

  it('counts all items of a long document, and those without a title among them', async () => {
    const items = Array.from({ length: 250 }, (_, i) =>
      item(`${i}`, `https://a.example/${i}`, i % 10 === 0 ? '…' : `Council opens bridge ${i}`),
    );
    const result = await anIntake().ingest({ ...new Feed('rss'), items }, source, 0);
    expect(result).toMatchObject({ items: 250, added: 225, untitled: 25, dropped: 25 });
    expect(written).toHaveLength(225);
  });
});

const item = (id: string | null, url: string, title = 'A title'): FeedItem => aFeedItem({ id, url, title });

describe(SeenItems.name, () => {
  it('returns the items that are new or changed since the last document', () => {
    const seen = new SeenItems();
    const [a, b] = [item('1', 'https://a.example/1'), item('2', 'https://a.example/2')];
    expect(seen.changedItems('feed', [a!])).toEqual([{ item: a, isNew: false }]);
    seen.remember('feed', [a!]);
    expect(seen.changedItems('feed', [a!, b!])).toEqual([{ item: b, isNew: true }]);
    const edited = { ...a!, title: 'Another title' };
    expect(seen.changedItems('feed', [edited])).toEqual([{ item: edited, isNew: false }]);
    expect(seen.changedItems('another feed', [a!])).toHaveLength(1);
  });

  it.each([
    ['the same address and an id of its own', { id: '2' }, true],
    ['the same id and an address of its own', { url: 'https://a.example/2' }, true],
    ['another title', { title: 'Another title' }, false],
    ['another text', { text: 'More' }, false],
    ['another date', { publishedAt: 1 }, false],
    ['another picture', { imageUrl: 'https://a.example/1.png' }, false],
  ])('returns an item with %s', (_, change, isNew) => {
    const seen = new SeenItems();
    const known = item('1', 'https://a.example/1');
    seen.remember('feed', [known]);
    const changed = { ...known, ...change };
    expect(seen.changedItems('feed', [known, changed])).toEqual([{ item: changed, isNew }]);
  });

  it('adds the items that a hub sent to the last document of a feed', () => {
    const seen = new SeenItems();
    const [a, b] = [item('1', 'https://a.example/1'), item('2', 'https://a.example/2')];
    seen.add('feed', [a!]);
    expect(seen.changedItems('feed', [a!])).toHaveLength(1);
    seen.remember('feed', [a!]);
    seen.add('feed', [{ ...a!, title: 'Another title' }, b!]);
    expect(seen.changedItems('feed', [a!, b!])).toEqual([{ item: a, isNew: false }]);
  });
});
