import type { Feed } from '../../feeds/feed.js';
import { MAX_HUBS } from '../../feeds/limits.js';
import { resolveLink } from '../../feeds/resolve-link.js';
import type { OutboundResponse } from '../../outbound/outbound-response.js';

/** Hubs in the order in which they are tried, and the address of the feed there. */
interface OfferedHubs {
  hubs: string[];
  topic: string;
}

/** Both are part of the addresses of the hub's requests to us, which have a maximum length. */
const LONGEST_ADDRESS = 2_000;

/**
 * The hubs that a feed offers: those of its response headers, else those of its document (WebSub, section 4); null
 * without any. The topic of a feed that does not name one is its address.
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

/** One link: its address, then its parameters, each token or quoted. */
const LINK = /<([^<>]*)>((?:\s*;\s*[^\s=;,"<>]+(?:\s*=\s*(?:"[^"]*"|[^\s;,"<>]+))?)*)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

/**
 * The addresses of a relation in a `Link` header (RFC 8288), in its order, none twice.
 * @param header as received, repeated ones joined by commas
 * @param base the address that sent it
 */
export function readLinkHeader(header: string | null, relation: string, base: string): string[] {
  const found = new Set<string>();
  for (const [, address, parameters = ''] of (header ?? '').matchAll(LINK)) {
    const [, quoted, token] = RELATION.exec(parameters) ?? [];
    const relations = (quoted ?? token ?? '').toLowerCase().split(/\s+/);
    const url = relations.includes(relation) ? resolveLink(address, base) : null;
    if (url !== null) found.add(url);
  }
  return [...found];
}
