import { EDITIONS } from './editions/editions.js';
import { printArticles, printFlood, printLiveBulletins, printCopies } from './print-articles.js';
import type { DemoPublisher } from './publishers.js';
import { type PrintedArticle, writeFeed, WRITERS } from './write-feed.js';

/** The newsroom's clock: when it opened and what time it is (Unix seconds), and how often live desks print. */
export interface Hour {
  opening: number;
  now: number;
  /** Seconds between two bulletins of a live desk; 0 for none. */
  bulletinSeconds: number;
}

/** A publisher's document at a moment, with its media type. `base` is the newsroom's own address. */
export function editFeed(
  publisher: DemoPublisher,
  hour: Hour,
  base: string,
): { body: Buffer; mediaType: string } {
  if (publisher.peculiarity === 'page') return { body: Buffer.from(FRONT_PAGE), mediaType: 'text/html' };
  const { mediaType, file } = WRITERS[publisher.format];
  if (publisher.peculiarity === 'broken') return { body: Buffer.from(BROKEN_FEED), mediaType };
  const body = writeFeed(publisher.format, {
    title: publisher.name,
    link: `https://www.${publisher.id}.example/`,
    self: `${base}/${publisher.id}/${file}`,
    language: EDITIONS[publisher.edition].language,
    charset: publisher.charset,
    articles: articlesOf(publisher, hour, `${base}/pictures`).toSorted(
      (a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0),
    ),
  });
  return { body, mediaType };
}

function articlesOf(publisher: DemoPublisher, hour: Hour, pictures: string): PrintedArticle[] {
  switch (publisher.peculiarity) {
    case 'live':
      return printLiveBulletins(publisher, { ...hour, period: hour.bulletinSeconds, pictures });
    case 'flood':
      return printFlood(publisher, hour.opening, pictures);
    case 'aggregator':
      return printCopies(publisher, hour.opening, pictures);
    default:
      return printArticles(publisher, hour.opening, pictures);
  }
}

/** The page in place of a feed after a careless redesign, with status 200. */
const FRONT_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gatehouse Review</title></head>
<body><h1>Welcome to the new Gatehouse Review</h1><p>Please sign in to read on.</p></body>
</html>
`;

/** A feed that ends in the middle of a tag. */
const BROKEN_FEED = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Rusty Press</title><link>https://www.rusty-press.example/</link><descr`;
