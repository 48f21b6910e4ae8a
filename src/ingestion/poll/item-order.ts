import { registrableDomain } from '../../articles/urls.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import type { FeedState } from '../state/feed-state.js';

/** Number of leading items whose positions count. */
const MAX_FRONT_POSITIONS = 20;
/** Minimum number of dated items for an order to be recognized. */
const MIN_DATED = 5;
const MIN_NEWER = 2;
const MIN_SHARE = 0.2;
/** Minimum share of items from one publisher for a feed to be that publisher's. */
const OWN_SHARE = 0.8;

/** The order of a feed's items: `time` (ascending or descending), or the editors' own; null if unknown. */
export function itemOrderOf({ format, items }: Pick<Feed, 'format' | 'items'>): FeedState['itemOrder'] {
  const times = items.map(({ publishedAt }) => publishedAt).filter((time) => time !== null);
  if (times.length < MIN_DATED || format.startsWith('sitemap')) return null;
  const pairs = times.slice(1).map((time, i) => time - times[i]!);
  const newer = pairs.filter((seconds) => seconds > 0).length;
  const older = pairs.filter((seconds) => seconds < 0).length;
  const isMixed = [newer, older].every((count) => count >= MIN_NEWER && count >= (newer + older) * MIN_SHARE);
  return isMixed ? 'editors' : 'time';
}

/**
 * The URLs of the first items of a publisher's general feed in editors' order. Empty for other feeds: chronological order
 * shows no importance, and a section only that within it.
 */
export function frontPageUrls(feed: Feed, items: readonly FeedItem[], { categories }: Source): string[] {
  if (categories.length > 0 || itemOrderOf({ format: feed.format, items: [...items] }) !== 'editors')
    return [];
  const domains = new Map<string, number>();
  for (const { url } of items) {
    const domain = registrableDomain(new URL(url).hostname);
    domains.set(domain, (domains.get(domain) ?? 0) + 1);
  }
  const isOwn = Math.max(...domains.values()) >= items.length * OWN_SHARE;
  return isOwn ? items.slice(0, MAX_FRONT_POSITIONS).map(({ url }) => url) : [];
}
