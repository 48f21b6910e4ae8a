import { aFeedItem } from '../../../test/support/feed-item-factory.js';
import type { FeedItem } from '../../feeds/feed.js';
import { distinctItems } from './distinct-items.js';

const PAGE = 'https://a.example/changes';

const item = (id: string | null, url: string, title = 'A title', more: Partial<FeedItem> = {}): FeedItem =>
  aFeedItem({ id, url, title, ...more });

const urls = (...items: FeedItem[]): string[] => distinctItems(items).map(({ url }) => url);

describe(distinctItems.name, () => {
  it('removes an identifier that several addresses share', () => {
    const items = distinctItems([
      item('1', 'https://a.example/1'),
      item('1', 'https://a.example/2', 'Another title'),
      item('3', 'https://a.example/3', 'A third title'),
    ]);
    expect(items.map(({ id }) => id)).toEqual([null, null, '3']);
  });

  it('uses the first of several items with one address and one id or one title', () => {
    expect(distinctItems([item('1', PAGE, 'New'), item('1', PAGE, 'Old')])).toMatchObject([{ title: 'New' }]);
    expect(distinctItems([item('1', PAGE), item('2', `${PAGE}#top`)])).toMatchObject([
      { id: '1', url: PAGE },
    ]);
    expect(urls(item(null, PAGE, 'New'), item(null, PAGE, 'Old'))).toEqual([PAGE]);
  });

  it('uses the first of several items of a host with one title and one date', () => {
    const dated = { publishedAt: 1_790_000_000 };
    expect(
      urls(
        item('1', 'https://a.example/1?s=1', 'Weir opens', dated),
        item('2', 'https://a.example/1?s=2', 'Weir opens', dated),
        item('3', 'https://b.example/1', 'Weir opens', dated),
        item('4', 'https://a.example/4', 'Weir opens', { publishedAt: 1_790_086_400 }),
        item('5', 'https://a.example/5', 'Weir opens'),
        item('6', 'https://a.example/6', 'Weir opens'),
      ),
    ).toEqual([
      'https://a.example/1?s=1',
      'https://b.example/1',
      ...[4, 5, 6].map((n) => `https://a.example/${n}`),
    ]);
  });

  it('removes fragments and tracking parameters that distinguish no items', () => {
    expect(
      urls(item('1', `${PAGE}?utm_source=rss#comments`), item('2', 'https://a.example/b#ref-rss', 'Another')),
    ).toEqual([PAGE, 'https://a.example/b']);
  });

  it.each([
    ['fragments', `${PAGE}#v2`, `${PAGE}#v1`],
    ['parameters of tracking', `${PAGE}?pk_id=2`, `${PAGE}?pk_id=1`],
    ['one fragment', PAGE, `${PAGE}#v1`],
  ])('leaves %s that distinguish items of their own', (_, a, b) => {
    expect(urls(item('1', a, 'One'), item('2', b, 'Two'))).toEqual([a, b]);
    expect(urls(item(null, a, 'One'), item(null, b, 'Two'))).toEqual([a, b]);
  });

  it('removes the tracking parameters that all items of a page have', () => {
    const [a, b] = [`${PAGE}?utm_source=rss&cmp=2`, `${PAGE}?utm_source=rss&cmp=1`];
    expect(urls(item('1', a, 'One'), item('2', b, 'Two'))).toEqual([`${PAGE}?cmp=2`, `${PAGE}?cmp=1`]);
  });

  it('gives items behind one link their permalinks', () => {
    const permalinks = [1, 2].map((n) => `https://a.example/i/${n}`);
    const [one, two] = permalinks.map((permalink, n) => item(permalink, PAGE, `Title ${n}`, { permalink }));
    expect(urls(one!, two!)).toEqual(permalinks);
    expect(urls(one!)).toEqual([PAGE]);
    const elsewhere = { ...two!, permalink: 'https://files.example/2.mp3', id: '2' };
    expect(urls(one!, elsewhere)).toEqual([permalinks[0], PAGE]);
  });

  it('distinguishes items behind one link by their ids', () => {
    expect(urls(item('tag:1', PAGE, 'One'), item('tag:2', PAGE, 'Two'))).toEqual([
      `${PAGE}#tag%3A1`,
      `${PAGE}#tag%3A2`,
    ]);
    const amp = `${PAGE}/amp`;
    expect(urls(item('1', PAGE, 'One'), item('2', amp, 'Two'))).toEqual([`${PAGE}#1`, `${amp}#2`]);
  });

  it('drops items without a web address', () => {
    expect(urls(item('1', 'mailto:a@a.example'), item('2', ''))).toEqual([]);
  });
});
