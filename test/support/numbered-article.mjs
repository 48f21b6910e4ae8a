/** Article n of a paper, as ingestion hands it to the writer. @param now Unix seconds */
export const numberedArticle = (n, now, more = {}) => ({
  feed: 'https://paper.example/feed',
  guid: `g${n}`,
  url: `https://paper.example/story-${n}`,
  title: `Story ${n} of the harbour ${n % 97}`,
  source: 'paper.example',
  domain: 'paper.example',
  sourceName: 'Paper',
  publishedAt: now - (n % 90_000),
  imageUrl: null,
  preview: `Preview of story ${n}.`,
  rest: '',
  language: 'en',
  country: null,
  categories: [],
  seenAt: now,
  ...more,
});
