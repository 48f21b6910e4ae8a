import { setTimeout as pause } from 'node:timers/promises';
import type { Feed } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { OutboundResponse } from '../../outbound/outbound-response.js';
import type { FeedState } from '../state/feed-state.js';
import { chooseChildren } from './choose-children.js';

/** What feeds come as; some servers answer a bare "anything" with a web page. */
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, ' +
  'application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

export interface FetchedFeed {
  response: OutboundResponse;
  /** Null when the feed has not changed since the state's validators. */
  feed: Feed | null;
}

export interface FetchContext {
  signal: AbortSignal;
  /** Unix seconds. */
  now: number;
  /** Milliseconds between documents of one host. */
  spacingMs: number;
  /** Told before a document is parsed: the one thing here that could block. */
  onParsing(): void;
}

/**
 * Brings the document of a feed, and of a sitemap index what its children hold.
 * @throws OutboundError | FeedError
 */
export async function fetchFeed(
  outbound: OutboundClient,
  state: FeedState,
  context: FetchContext,
): Promise<FetchedFeed> {
  const { etag, lastModified } = state;
  const conditions = { accept: ACCEPT, etag, lastModified, signal: context.signal };
  const response = await outbound.get(state.movedTo ?? state.url, conditions);
  if (response.status === 304) return { response, feed: null };
  const feed = parse(response, context);
  if (feed.format === 'sitemap-index') feed.items = await childItems(outbound, feed, context);
  return { response, feed };
}

/** A child that fails is left out; when none answers, the first failure is the index's own. */
async function childItems(outbound: OutboundClient, index: Feed, context: FetchContext) {
  const items = [];
  const failures: unknown[] = [];
  const children = chooseChildren(index.children, context.now);
  for (const child of children) {
    await pause(context.spacingMs, undefined, { signal: context.signal });
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
  return parseFeed(body, { url, contentType, now: context.now });
}
