import { setTimeout as pause } from 'node:timers/promises';
import { decodeDocument } from '../../feeds/decode-document.js';
import { FeedError, type Feed } from '../../feeds/feed.js';
import { findFeedLinks, guessFeedAddresses } from '../../feeds/find-feed-links.js';
import { OutboundError } from '../../outbound/outbound-error.js';
import type { OutboundResponse } from '../../outbound/outbound-response.js';
import type { FeedState } from '../state/feed-state.js';

/** Feeds of a page that are tried; almost always the first one that it names works. */
const MAX_TRIED = 3;

/**
 * Seconds without an answer from a feed after which a page in its place is searched for feeds. Until then it may be a
 * login or an error page, and the site's main feed must not replace that of a section.
 */
const GIVEN_UP_AFTER = 7 * 86_400;

/** A document, fetched and read. */
export interface FeedDocument {
  response: OutboundResponse;
  feed: Feed;
}

/** Whether to search the page at a feed's address for the feed. */
export function mayDiscover({ succeededAt }: FeedState, now: number, error: unknown): boolean {
  const isPage = error instanceof FeedError && error.reason === 'html';
  return isPage && (succeededAt === null || now - succeededAt > GIVEN_UP_AFTER);
}

/**
 * The first feed of a page that can be read, with its address: one that the page names or, when it names none, one at
 * the usual addresses. Null when there is none.
 */
export async function discoverFeed(
  page: OutboundResponse,
  read: (address: string) => Promise<FeedDocument>,
  { spacingMs, signal }: { spacingMs: number; signal: AbortSignal },
): Promise<{ document: FeedDocument; address: string } | null> {
  const named = findFeedLinks(decodeDocument(page.body, page.contentType), page.url).map(({ url }) => url);
  const links = named.length > 0 ? named : guessFeedAddresses(page.url);
  for (const url of links.filter((link) => link !== page.url).slice(0, MAX_TRIED)) {
    // A timer may fire a millisecond early.
    await pause(spacingMs + 1, undefined, { signal });
    try {
      const document = await read(url);
      return { document, address: document.response.moved ? document.response.url : url };
    } catch (error) {
      const isLinksFault = error instanceof FeedError || error instanceof OutboundError;
      if (signal.aborted || !isLinksFault) throw error;
    }
  }
  return null;
}
