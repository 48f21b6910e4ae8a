import { writeAtom } from './formats/atom.js';
import { writeJsonFeed } from './formats/json-feed.js';
import { writeNewsSitemap } from './formats/news-sitemap.js';
import { writeRdf } from './formats/rdf.js';
import { writeRss } from './formats/rss.js';
import { encodeDocument } from './encode-document.js';
import type { PrintedFeed } from './printed-article.js';
import type { FeedFormat } from './publishers.js';

interface Writer {
  write: (feed: PrintedFeed) => string;
  mediaType: string;
  /** Last part of the feed's address. */
  file: string;
}

export const WRITERS: Record<FeedFormat, Writer> = {
  rss: { write: writeRss, mediaType: 'application/rss+xml', file: 'feed.xml' },
  rdf: { write: writeRdf, mediaType: 'application/rdf+xml', file: 'index.rdf' },
  atom: { write: writeAtom, mediaType: 'application/atom+xml', file: 'atom.xml' },
  json: { write: writeJsonFeed, mediaType: 'application/feed+json', file: 'feed.json' },
  sitemap: { write: writeNewsSitemap, mediaType: 'application/xml', file: 'news-sitemap.xml' },
};

/** A feed document in the bytes its publisher sends. */
export function writeFeed(format: FeedFormat, feed: PrintedFeed): Buffer {
  return encodeDocument(WRITERS[format].write(feed), feed.charset);
}
