import { aFeedItem } from '../../../test/support/feed-item-factory.js';
import { Feed } from '../../feeds/feed.js';
import { frontPageUrls, itemOrderOf } from './item-order.js';

const NOW = 1_800_000_000;
const SOURCE = {
  url: 'https://desk.example/top.xml',
  title: '',
  siteUrl: null,
  language: 'en',
  country: null,
  categories: [],
};

/** Items of these ages in hours; null without a date. */
function aFeed(ages: readonly (number | null)[], hostOf: (i: number) => string = () => 'desk.example'): Feed {
  const items = ages.map((age, i) =>
    aFeedItem({ url: `https://${hostOf(i)}/${i}`, publishedAt: age === null ? null : NOW - age * 3600 }),
  );
  return { ...new Feed('rss'), items };
}

const MIXED = [6, 2, 3, 1, 4, 2.5, 5, 0.5];

describe(itemOrderOf.name, () => {
  it.each([
    ['editors', MIXED],
    ['time', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['time', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['time', [9, 1, 2, 3, 4, 5, 6, 7]],
    ['time', [1, 1, 1, 1, 1, 1]],
    [null, [3, 1, 2]],
    [null, [null, null, 3, null, 1, null, 2]],
  ])('is %s for items of the ages %j', (order, ages) => {
    expect(itemOrderOf(aFeed(ages))).toBe(order);
  });
});

describe(frontPageUrls.name, () => {
  it('are the first twenty articles of a feed in its editors’ order', () => {
    const feed = aFeed([...MIXED, ...MIXED, ...MIXED]);
    expect(frontPageUrls(feed, feed.items, SOURCE)).toEqual(feed.items.slice(0, 20).map(({ url }) => url));
  });

  it('are none of a feed in the order of time, of one section, or of several publishers', () => {
    const feeds = [aFeed([1, 2, 3, 4, 5]), aFeed(MIXED), aFeed(MIXED, (i) => `p${i % 3}.example`)];
    const sources = [SOURCE, { ...SOURCE, categories: ['sports' as const] }, SOURCE];
    expect(feeds.map((feed, i) => frontPageUrls(feed, feed.items, sources[i]!))).toEqual([[], [], []]);
  });
});
