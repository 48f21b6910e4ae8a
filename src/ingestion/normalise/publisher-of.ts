import { publisherHost } from '../../articles/publisher-host.js';
import { registrableDomain } from '../../articles/registrable-domain.js';
import type { FeedItem } from '../../feeds/feed.js';

/** Hosts that only lead to others: their address says nothing about who published. */
const WRAPPERS =
  /^(?:news\.google\.[a-z.]+|(?:www\.)?bing\.com|(?:www\.)?msn\.com|news\.yahoo\.[a-z.]+|flipboard\.com|apple\.news|feedproxy\.google\.com|feeds\.feedburner\.com|newsbreak\.com|smartnews\.com|t\.co|trib\.al|dlvr\.it|ift\.tt|bit\.ly)$/;

/** Hosts that serve feeds, not articles: an item's `<source url>` often names the feed it was copied from. */
const FEED_LABELS = /^(?:feeds?|feeds?\d+|rss|feedx?|syndication|newsfeed|xml)\./;
const FEED_SERVICES = /(?:^|\.)(?:feedburner\.com|feedblitz\.com|feedproxy\.google\.com|rss\.app)$/;

export interface Publisher {
  /** As in `Article.source`. */
  host: string;
  /** The name an aggregator gives it; empty when the article comes from the publisher's own feed. */
  name: string;
}

/**
 * Who published an item: the host of its address, or, for an item that came through an aggregator, the publisher
 * it names in `<source>`. Null when the address has no host to go by.
 */
export function publisherOf(item: FeedItem, feedUrl: string): Publisher | null {
  const host = publisherHost(item.url);
  if (host === null) return null;
  const named = item.publisher ? publisherHost(item.publisher.url) : null;
  if (!item.publisher || named === null) return { host, name: '' };
  const own = named.replace(FEED_LABELS, '');
  const isOther = registrableDomain(own) !== registrableDomain(host) && !FEED_SERVICES.test(named);
  return isOther && leadsElsewhere(host, feedUrl)
    ? { host: own, name: item.publisher.name }
    : { host, name: '' };
}

/** A link to the feed's own site, in a feed that names other publishers, is the aggregator's page about theirs. */
function leadsElsewhere(host: string, feedUrl: string): boolean {
  const feedHost = publisherHost(feedUrl);
  return (
    WRAPPERS.test(host) || (feedHost !== null && registrableDomain(feedHost) === registrableDomain(host))
  );
}
