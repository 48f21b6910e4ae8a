import { registrableDomain } from '../../articles/urls.js';
import type { Feed, FeedItem } from '../../feeds/feed.js';
import type { Source } from '../sources/source.js';
import type { FeedState } from '../state/feed-state.js';

/** Number of items at the beginning of a feed that count as its front page; the order of later ones is ignored. */
const MAX_FRONT_POSITIONS = 20;
/** Minimum number of dated items for an order to be recognized. */
const MIN_DATED = 5;
const MIN_NEWER = 2;
const MIN_SHARE = 0.2;
/** A feed is a publisher's own if at least this share of its items is from that publisher. */
const OWN_SHARE = 0.8;

/** The order of a feed's items: `time` (newest or oldest first), or the editors' own; null if unknown. */
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
 * The URLs of the first items of a publisher's general feed, if editors have ordered it. Empty for other feeds: a
 * chronological order shows no importance, and the order in a section only importance within that section.
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
