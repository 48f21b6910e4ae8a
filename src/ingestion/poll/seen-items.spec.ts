import type { FeedItem } from '../../feeds/feed.js';
import { SeenItems, unambiguousItems } from './seen-items.js';

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
  it('believes no identifier that stands for several articles', () => {
    const items = unambiguousItems([
      item('1', 'https://a.example/1'),
      item('1', 'https://a.example/2'),
      item('3', 'https://a.example/3'),
    ]);
    expect(items.map(({ id }) => id)).toEqual([null, null, '3']);
  });

  it('keeps the first of several items at one address', () => {
    const items = unambiguousItems([
      item('1', 'https://a.example/1', 'New'),
      item('1', 'https://a.example/1', 'Old'),
    ]);
    expect(items).toMatchObject([{ id: '1', title: 'New' }]);
  });
});

describe(SeenItems.name, () => {
  it('lets through what is new or changed since the last document', () => {
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
