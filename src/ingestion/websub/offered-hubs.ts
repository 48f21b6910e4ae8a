import type { Feed } from '../../feeds/feed.js';
import { MAX_HUBS } from '../../feeds/limits.js';
import type { OutboundResponse } from '../../outbound/outbound-response.js';
import { readLinkHeader } from './read-link-header.js';

/** Hubs in the order in which they are to be tried, and what the feed is called there. */
export interface OfferedHubs {
  hubs: string[];
  topic: string;
}

/** Both come back to us in the address of the hub's questions, which are read up to a length. */
const LONGEST_ADDRESS = 2_000;

/**
 * The hubs that a feed offers, by its response headers before its document (WebSub, section 4); null when it offers
 * none. A feed that names a hub and not itself is known there by its address.
 */
export function offeredHubs(
  feed: Pick<Feed, 'hubs' | 'self'>,
  response: Pick<OutboundResponse, 'link' | 'url'>,
): OfferedHubs | null {
  const { link, url } = response;
  const named = readLinkHeader(link, 'hub', url);
  const topic = readLinkHeader(link, 'self', url)[0] ?? feed.self ?? url;
  const hubs = (named.length > 0 ? named : feed.hubs).filter((hub) => hub.length <= LONGEST_ADDRESS);
  if (hubs.length === 0 || topic.length > LONGEST_ADDRESS) return null;
  return { hubs: hubs.slice(0, MAX_HUBS), topic };
}
