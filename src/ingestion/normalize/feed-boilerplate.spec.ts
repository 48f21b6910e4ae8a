import { aFeedItem } from '../../../test/support/feed-item-factory.js';
import { Feed } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import { FeedBoilerplate, itemWithoutBoilerplate } from './feed-boilerplate.js';

const LOGO = 'https://kurier.example/logo.png';
const SLOGAN = 'The Kurier reports what others do not';
const source: Source = {
  url: 'https://kurier.example/feed',
  title: 'Kurier',
  siteUrl: null,
  language: 'en',
  country: null,
  categories: [],
};

function feedOf(titles: readonly string[], imageUrl: string | null = LOGO, text = SLOGAN): Feed {
  const items = titles.map((title, i) =>
    aFeedItem({ url: `https://kurier.example/${i}`, title, text, imageUrl }),
  );
  return { ...new Feed('rss'), items };
}

describe(FeedBoilerplate, () => {
  const HEADLINES = ['Storm nears the coast', 'Bank raises rates', 'The ferry runs aground'];
  const found = (feed: Feed, sut = new FeedBoilerplate()): string[] => [...sut.of(feed, source, [])];

  it('finds image and text that are repeated beside unrelated articles', () => {
    expect(found(feedOf(HEADLINES))).toEqual([LOGO, SLOGAN]);
    expect(found(feedOf(HEADLINES.map((title) => `${title} - Kurier`)))).toEqual([LOGO, SLOGAN]);
    expect(found(feedOf(HEADLINES, null, ''))).toEqual([]);
  });

  it.each([
    ['a running story', ['Storm nears the coast', 'Storms close schools', 'Harbours shut for the storm']],
    ['a series', ['The week in pictures: Monday', 'The week in pictures: Friday', 'The week in pictures']],
    ['two articles', HEADLINES.slice(1)],
    ['one article under many addresses', [HEADLINES[0]!, HEADLINES[0]!, HEADLINES[0]!]],
  ])('does not change %s', (_, titles) => {
    expect(found(feedOf(titles))).toEqual([]);
  });

  it('recognises boilerplate in a document with a single item, and stores twenty pieces per feed', () => {
    const sut = new FeedBoilerplate();
    found(feedOf(HEADLINES), sut);
    expect(found(feedOf(['Museum opens']), sut)).toEqual([LOGO, SLOGAN]);
    for (let i = 0; i < 20; i++) found(feedOf(HEADLINES, `https://kurier.example/${i}.png`, ''), sut);
    expect(found(feedOf([]), sut)).toHaveLength(20);
    expect(found(feedOf([]), sut)).not.toContain(LOGO);
  });

  it('removes boilerplate from an item', () => {
    const [item] = feedOf(HEADLINES).items;
    expect(itemWithoutBoilerplate(item!, new Set([LOGO]))).toEqual({ ...item, imageUrl: null });
    expect(itemWithoutBoilerplate(item!, new Set([SLOGAN]))).toEqual({ ...item, text: '' });
    expect(itemWithoutBoilerplate(item!, new Set())).toBe(item);
  });
});
