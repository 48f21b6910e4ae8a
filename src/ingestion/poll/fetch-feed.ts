import { setTimeout as pause } from 'node:timers/promises';
import type { Feed } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { OutboundResponse } from '../../outbound/outbound-response.js';
import type { FeedState } from '../state/feed-state.js';
import { chooseChildren } from './choose-children.js';
import { discoverFeed, mayDiscover, type FeedDocument } from './discover-feed.js';

/** What feeds come as; some servers answer a bare "anything" with a web page. */
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, ' +
  'application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

export interface FetchedFeed {
  response: OutboundResponse;
  /** Null when the feed has not changed since the state's validators. */
  feed: Feed | null;
  /** Where the feed is to be fetched from now on: where permanent redirects led, or the page at its address. */
  movedTo: string | null;
  /** Whether it is a page that named the feed. */
  discovered: boolean;
}

export interface FetchContext {
  signal: AbortSignal;
  /** Unix seconds. */
  now: number;
  /** IANA name of the zone meant by dates without one; null when unknown. */
  timeZone: string | null;
  /** Milliseconds between documents of one host. */
  spacingMs: number;
  /** Told before a document is parsed: the one thing here that could block. */
  onParsing(): void;
  /** Told when the answer of the feed's own address has begun, and when it has come to its end. */
  onBody?(isComing: boolean): void;
}

/**
 * Brings the document of a feed; of a sitemap index what its children hold; of a web page in the place of a feed
 * that never answered, or not for a week, the feed that the page names.
 * @throws OutboundError | FeedError
 */
export async function fetchFeed(
  outbound: OutboundClient,
  state: FeedState,
  context: FetchContext,
): Promise<FetchedFeed> {
  const { etag, lastModified } = state;
  const conditions = { accept: ACCEPT, etag, lastModified, signal: context.signal };
  const onHeaders = (): void => context.onBody?.(true);
  const response = await outbound.get(state.movedTo ?? state.url, { ...conditions, onHeaders });
  context.onBody?.(false);
  const movedTo = response.moved ? response.url : null;
  if (response.status === 304) return { response, feed: null, movedTo, discovered: false };
  try {
    const feed = await readFeed(outbound, response, context);
    return { response, feed, movedTo, discovered: false };
  } catch (error) {
    if (!mayDiscover(state, context.now, error)) throw error;
    const found = await discoverFeed(response, (link) => fetchLink(outbound, link, context), context);
    if (!found) throw error;
    return { ...found.document, movedTo: found.address, discovered: true };
  }
}

async function fetchLink(
  outbound: OutboundClient,
  address: string,
  context: FetchContext,
): Promise<FeedDocument> {
  const response = await outbound.get(address, { accept: ACCEPT, signal: context.signal });
  return { response, feed: await readFeed(outbound, response, context) };
}

async function readFeed(
  outbound: OutboundClient,
  response: OutboundResponse,
  context: FetchContext,
): Promise<Feed> {
  const feed = parse(response, context);
  if (feed.format === 'sitemap-index') feed.items = await childItems(outbound, feed, context);
  return feed;
}

/** A child that fails is left out; when none answers, the first failure is the index's own. */
async function childItems(outbound: OutboundClient, index: Feed, context: FetchContext) {
  const items = [];
  const failures: unknown[] = [];
  const children = chooseChildren(index.children, context.now);
  for (const child of children) {
    // A timer may ring a millisecond early.
    await pause(context.spacingMs + 1, undefined, { signal: context.signal });
    try {
      const response = await outbound.get(child, { accept: ACCEPT, signal: context.signal });
      items.push(...parse(response, context).items);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0 && failures.length === children.length) throw failures[0];
  return items;
}

function parse(response: OutboundResponse, context: FetchContext): Feed {
  context.onParsing();
  const { body, url, contentType } = response;
  return parseFeed(body, { url, contentType, now: context.now, timeZone: context.timeZone });
}
