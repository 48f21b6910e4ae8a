import type { FeedItem } from '../../src/feeds/feed.js';

/** An item of a feed that has only a title and an address; `fields` replace or add others. */
export const aFeedItem = (fields: Partial<FeedItem> = {}): FeedItem => ({
  id: null,
  url: 'https://a.example/1',
  title: 'A title',
  text: '',
  publishedAt: null,
  imageUrl: null,
  language: null,
  categories: [],
  publisher: null,
  ...fields,
});
