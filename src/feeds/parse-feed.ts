import { readAtom } from './atom.js';
import { decodeDocument } from './decode-document.js';
import { detectFormat } from './detect-format.js';
import type { Feed, FeedContext } from './feed.js';
import { readJsonFeed } from './json-feed.js';
import { readRss } from './rss.js';
import { readSitemap, readSitemapIndex } from './sitemap.js';

/**
 * Turns the decompressed bytes of a feed, news sitemap or sitemap index into items, in the document's order.
 * Pure: opens nothing, resolves no external entity, remembers nothing. Time and memory are linear in the length
 * of the bytes, within the limits of `limits.ts`. Items that lead nowhere are left out.
 *
 * @throws FeedError when the document is no feed; nothing else is ever thrown
 */
export function parseFeed(bytes: Uint8Array, context: FeedContext): Feed {
  const feed = readFeed(bytes, context);
  // A slice of a string keeps the whole string alive, here the document; one kept title would hold megabytes.
  return structuredClone({ ...feed, items: feed.items.filter(({ url }) => url !== '') });
}

/** As `parseFeed`, with the items that have no link kept, their `url` empty: what the evaluation compares. */
export function readFeed(bytes: Uint8Array, context: FeedContext): Feed {
  const text = decodeDocument(bytes, context.contentType);
  const { kind, start } = detectFormat(text);
  const source = text.slice(start);
  switch (kind) {
    case 'rss':
    case 'rdf':
      return readRss(source, context, kind);
    case 'atom':
      return readAtom(source, context);
    case 'json':
      return readJsonFeed(source, context);
    case 'sitemap':
      return readSitemap(source, context);
    case 'sitemap-index':
      return readSitemapIndex(source, context);
  }
}
