import { parseFeed } from '../feeds/parse-feed.js';
import { type DemoArticle, FEED_WRITERS, writeFeed } from './write-feed.js';
import type { DemoFeedFormat } from './publishers.js';

const NOW = Date.UTC(2026, 10, 10, 12) / 1000;

const article = (n: number, given: Partial<DemoArticle> = {}): DemoArticle => ({
  id: `report-${n}`,
  url: `https://a.example/${n}`,
  title: `Ferry & <lock> ${n}`,
  text: `The "harbour" & the ferry, number ${n}.`,
  publishedAt: NOW - 3_600 * n,
  section: 'Wirtschaft & Geld',
  pictureUrl: `https://a.example/${n}.png?a=1&b=2`,
  origin: null,
  ...given,
});

const read = (format: DemoFeedFormat, charset: string, ...articles: DemoArticle[]) =>
  parseFeed(
    writeFeed(format, {
      title: 'Courier & Sons',
      link: 'https://a.example/',
      self: 'https://a.example/feed',
      language: 'de',
      charset,
      articles,
    }),
    { url: 'https://a.example/feed', contentType: FEED_WRITERS[format].mediaType, now: NOW },
  );

describe(writeFeed.name, () => {
  const formats = Object.keys(FEED_WRITERS) as DemoFeedFormat[];

  it.each(formats)('writes every article into a feed of format %s with all its fields', (format) => {
    const articles = [1, 2, 3].map((n) => article(n));
    const { items, ...feed } = read(format, 'utf-8', ...articles);
    if (format !== 'sitemap') expect(feed).toMatchObject({ title: 'Courier & Sons', language: 'de' });
    expect(items).toMatchObject(
      articles.map(({ url, title, text, publishedAt, section, pictureUrl }) => ({
        url: format === 'rss' ? `${url}?utm_source=feed&utm_medium=rss` : url,
        ...{ title, publishedAt, text: format === 'sitemap' ? '' : text },
        ...{ imageUrl: pictureUrl, categories: [section] },
      })),
    );
  });

  it.each(formats)('omits dates and pictures of articles without them in format %s', (format) => {
    const { items } = read(format, 'utf-8', article(1, { publishedAt: null, pictureUrl: null }));
    expect(items).toMatchObject([{ title: 'Ferry & <lock> 1', publishedAt: null, imageUrl: null }]);
  });

  it('names the publisher of an article of an aggregator', () => {
    const origin = { name: 'Times & Co', url: 'https://b.example/?a&b' };
    expect(read('rss', 'utf-8', article(1, { origin })).items).toMatchObject([{ publisher: origin }]);
  });

  it.each([
    ['iso-8859-1', 'Größe, déjà vu'],
    ['windows-1251', 'Порт открыт'],
    ['shift_jis', '港が開く'],
  ])('encodes a document in %s', (charset, title) => {
    expect(read('rss', charset, article(1, { title })).items[0]!.title).toBe(title);
  });
});
