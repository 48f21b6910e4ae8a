import { publisherHost, registrableDomain } from '../../articles/urls.js';
import type { Feed } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';

/** Hosts that only link to other sites: their address does not show the publisher. */
const WRAPPERS =
  /^(?:news\.google\.[a-z.]+|(?:www\.)?bing\.com|(?:www\.)?msn\.com|news\.yahoo\.[a-z.]+|flipboard\.com|apple\.news|feedproxy\.google\.com|feeds\.feedburner\.com|newsbreak\.com|smartnews\.com|t\.co|trib\.al|dlvr\.it|ift\.tt|bit\.ly)$/;

/** Hosts of feeds, not articles: an item's `<source url>` often names the feed it was copied from. */
const FEED_LABELS = /^(?:feeds?|feeds?\d+|rss|feedx?|syndication|newsfeed|xml)\./;
const FEED_SERVICES = /(?:^|\.)(?:feedburner\.com|feedblitz\.com|feedproxy\.google\.com|rss\.app)$/;

/** @param host as `publisherHost` gives it */
export function isWrapper(host: string): boolean {
  return WRAPPERS.test(host);
}

/** The host of the publisher whose feed or page has this address; null where the address is of a service for feeds. */
export function feedPublisherHost(address: string): string | null {
  const host = publisherHost(address);
  return host === null || FEED_SERVICES.test(host) ? null : host.replace(FEED_LABELS, '');
}

/** The registrable domains of a feed itself: of its address and of the site that it and the source list name. */
export function ownDomains(feed: Pick<Feed, 'link'>, source: Source): ReadonlySet<string> {
  const hosts = [source.url, source.siteUrl, feed.link].map((address) => publisherHost(address ?? ''));
  return new Set(hosts.filter((host) => host !== null).map(registrableDomain));
}
