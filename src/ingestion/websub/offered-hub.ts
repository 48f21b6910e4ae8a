import type { Feed } from '../../feeds/feed.js';
import type { OutboundResponse } from '../../outbound/outbound-response.js';
import { readLinkHeader } from './read-link-header.js';

/** A hub, and what the feed is called there. */
export interface HubOffer {
  hub: string;
  topic: string;
}

/** Both come back to us in the address of the hub's questions, which are read up to a length. */
const LONGEST_ADDRESS = 2_000;

/**
 * The hub that a feed offers, by its response headers before its document (WebSub, section 4); null when it offers
 * none. A feed that names a hub and not itself is known there by its address.
 */
export function offeredHub(
  feed: Pick<Feed, 'hub' | 'self'>,
  response: Pick<OutboundResponse, 'link' | 'url'>,
): HubOffer | null {
  const { link, url } = response;
  const hub = readLinkHeader(link, 'hub', url) ?? feed.hub;
  const topic = readLinkHeader(link, 'self', url) ?? feed.self ?? url;
  if (hub === null || hub.length > LONGEST_ADDRESS || topic.length > LONGEST_ADDRESS) return null;
  return { hub, topic };
}
