import { jest } from '@jest/globals';
import { Feed, type FeedItem } from '../../feeds/feed.js';
import type { ArticleStore, IndexArticle, WriteResult } from '../../index/index-article.js';
import { Rules } from '../rules/rules.js';
import { ArticleIntake, SeenItems, unambiguousItems, writeBatch } from './article-intake.js';

const articles = (count: number): IndexArticle[] =>
  Array.from({ length: count }, (_, i) => ({ url: `https://a.example/${i}` }) as IndexArticle);

function store(refuses: (article: IndexArticle) => boolean) {
  const stored = new Set<string>();
  const write = jest.fn((batch: IndexArticle[]): WriteResult => {
    if (batch.some(refuses)) throw new Error('refused');
    for (const { url } of batch) stored.add(url);
    return { added: batch.length, updated: 0, unchanged: 0 };
  });
  return { stored, write } satisfies ArticleStore & { stored: Set<string> };
}

describe(writeBatch.name, () => {
  it('writes all articles at once, and nothing without articles', () => {
    const index = store(() => false);
    expect(writeBatch(index, articles(100))).toMatchObject({ added: 100, refused: 0 });
    expect(writeBatch(index, [])).toMatchObject({ added: 0, refused: 0 });
    expect(index.write).toHaveBeenCalledTimes(1);
  });

  it('omits only the article that the index rejects', () => {
    const index = store(({ url }) => url.endsWith('/7') || url.endsWith('/0'));
    expect(writeBatch(index, articles(50))).toMatchObject({ added: 48, refused: 2 });
    expect(index.stored.size).toBe(48);
  });

  it('fails, with the reason, when the index rejects every article', () => {
    const index = store(() => true);
    expect(() => writeBatch(index, articles(100))).toThrow('refused');
    expect(() => writeBatch(index, articles(1))).toThrow('refused');
  });

  it.each([13, 10, 778])('omits no article when the disk becomes full within a batch (%i)', (errcode) => {
    let room = 3;
    const write = jest.fn((batch: IndexArticle[]): WriteResult => {
      room -= batch.length;
      if (room < 0) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode });
      return { added: batch.length, updated: 0, unchanged: 0 };
    });
    expect(() => writeBatch({ write }, articles(50))).toThrow('full');
    expect(write).toHaveBeenCalledTimes(1);
  });
});

describe(ArticleIntake.name, () => {
  it('applies the rules to articles of polls and of live sources alike', async () => {
    const written: string[] = [];
    const write = (batch: IndexArticle[]): WriteResult => {
      written.push(...batch.map(({ title }) => title));
      return { added: batch.length, updated: 0, unchanged: 0 };
    };
    const rule = { id: 'storms', if: { title: 'storm' }, then: 'drop' };
    const rules = new Rules(null, JSON.stringify({ rules: [rule] }));
    const sut = new ArticleIntake(
      { write },
      0,
      { add: () => undefined },
      undefined,
      undefined,
      undefined,
      rules,
    );
    const items = ['Storm nears the coast', 'Council opens the bridge'].map((title, i) =>
      item(`${i}`, `https://a.example/${i}`, title),
    );
    const source = { url: 'https://a.example/rss', title: 'A', siteUrl: null, language: 'en', country: null };
    await sut.ingest({ ...new Feed('rss'), items }, { ...source, categories: [] }, 0);
    await sut.ingestDiscovered({ feed: 'provider:peer', language: 'en', items }, 0);
    expect(written).toEqual(['Council opens the bridge', 'Council opens the bridge']);
    expect(rules.takeCounts()).toEqual({ storms: 2 });
  });
});

const item = (id: string | null, url: string, title = 'A title'): FeedItem => ({
  id,
  url,
  title,
  text: '',
  publishedAt: null,
  imageUrl: null,
  language: null,
  categories: [],
  publisher: null,
});

describe(unambiguousItems.name, () => {
  it('removes an identifier that several addresses share', () => {
    const items = unambiguousItems([
      item('1', 'https://a.example/1'),
      item('1', 'https://a.example/2'),
      item('3', 'https://a.example/3'),
    ]);
    expect(items.map(({ id }) => id)).toEqual([null, null, '3']);
  });

  it('uses the first of several items at one address', () => {
    const items = unambiguousItems([
      item('1', 'https://a.example/1', 'New'),
      item('1', 'https://a.example/1', 'Old'),
    ]);
    expect(items).toMatchObject([{ id: '1', title: 'New' }]);
  });
});

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
});
