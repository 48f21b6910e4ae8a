import { setTimeout as pause } from 'node:timers/promises';
import { decodeDocument } from '../../feeds/decode-document.js';
import { type Feed, FeedError } from '../../feeds/feed.js';
import { FEED_MEDIA_TYPE, findFeedLinks, guessFeedAddresses } from '../../feeds/find-feed-links.js';
import { MAX_HUBS_PER_FEED } from '../../feeds/limits.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import { resolveLink } from '../../feeds/resolve-link.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import { OutboundError, type OutboundResponse } from '../../outbound/outbound-response.js';
import type { FeedState } from '../state/feed-state.js';
import { DAY } from '../../config/durations.js';

/** Accepted media types. Without a list, some servers respond with a web page. */
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, ' +
  'application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

export interface FetchedFeed {
  response: OutboundResponse;
  /** The parsed document; null if it is unchanged (304). */
  feed: Feed | null;
  /** New URL of the feed, after permanent redirects or discovery; null if the feed has not moved. */
  movedTo: string | null;
  /** Whether the known URL returned a web page, in which the feed was discovered. */
  discovered: boolean;
}

export interface FetchContext {
  signal: AbortSignal;
  now: number;
  /** Country of the publisher, ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  spacingMs: number;
  /** Called before a document is parsed, which is the only step that may block the process. */
  onParsing?(): void;
}

/**
 * Fetches and parses a feed. Of a sitemap index, it fetches the children. If a web page is in place of the feed, from the
 * beginning or after failures for a week, it fetches the feed that the page names.
 * @throws OutboundError
 * FeedError
 */
export async function fetchFeed(
  outbound: OutboundClient,
  state: FeedState,
  context: FetchContext,
): Promise<FetchedFeed> {
  const { etag, lastModified } = state;
  const conditions = { accept: ACCEPT, etag, lastModified, signal: context.signal, feed: state.url };
  const response = await outbound.get(state.movedTo ?? state.url, conditions);
  const movedTo = response.moved ? response.url : null;
  if (response.status === 304) return { response, feed: null, movedTo, discovered: false };
  try {
    const feed = await readResponse(outbound, response, context);
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
  return { response, feed: await readResponse(outbound, response, context) };
}

async function readResponse(
  outbound: OutboundClient,
  response: OutboundResponse,
  context: FetchContext,
): Promise<Feed> {
  const feed = parse(response, context);
  if (feed.format === 'sitemap-index') feed.items = await childItems(outbound, feed, context);
  return feed;
}

/** Fetches the children of a sitemap index. One that fails is skipped; if all fail, the first failure is thrown. */
async function childItems(outbound: OutboundClient, index: Feed, context: FetchContext) {
  const items = [];
  const failures: unknown[] = [];
  const children = chooseSitemaps(index.children, context.now);
  for (const child of children) {
    // A timer may fire a millisecond early.
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
  const { now, country, onParsing } = context;
  onParsing?.();
  const { body, url, contentType, isComplete } = response;
  try {
    return parseFeed(body, { url, contentType, now, country });
  } catch (error) {
    if (isComplete) throw error;
    throw new OutboundError('connection', 'the connection ended within the document');
  }
}

export const MAX_FETCHED_SITEMAPS = 5;

/** Chooses likely children of a sitemap index: news sitemaps, then those named after this month, then others. */
export function chooseSitemaps(children: readonly string[], now: number): string[] {
  const date = new Date(now * 1000).toISOString();
  const month = new RegExp(`${date.slice(0, 4)}[-_/]?${date.slice(5, 7)}`);
  const score = (address: string): number => (/news/i.test(address) ? 2 : 0) + (month.test(address) ? 1 : 0);
  return [...new Set(children)]
    .map((address, index) => ({ address, index, score: score(address) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MAX_FETCHED_SITEMAPS)
    .map(({ address }) => address);
}

/** Maximum number of a web page's feeds that are fetched in search of a readable one. */
const MAX_TRIED = 3;

/**
 * Seconds for which a feed must have failed before a web page at its URL is searched for the feed's new URL. Until then
 * the page may be a temporary error page or a login page.
 */
const GIVEN_UP_AFTER = 7 * DAY;

interface FeedDocument {
  response: OutboundResponse;
  feed: Feed;
}

function mayDiscover({ succeededAt }: FeedState, now: number, error: unknown): boolean {
  const isPage = error instanceof FeedError && error.reason === 'html';
  return isPage && (succeededAt === null || now - succeededAt > GIVEN_UP_AFTER);
}

/** Fetches the first readable feed of a web page: one that the page names, otherwise one at a usual address. */
async function discoverFeed(
  page: OutboundResponse,
  read: (address: string) => Promise<FeedDocument>,
  { spacingMs, signal }: { spacingMs: number; signal: AbortSignal },
): Promise<{ document: FeedDocument; address: string } | null> {
  const inPage = findFeedLinks(decodeDocument(page.body, page.contentType), page.url).map(({ url }) => url);
  const named = [
    ...new Set([...readLinkHeader(page.link, 'alternate', page.url, FEED_MEDIA_TYPE), ...inPage]),
  ];
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

interface OfferedHubs {
  hubs: string[];
  topic: string;
}

/** Maximum length of a hub's or topic's URL. Longer ones are not used, because a hub repeats them in its requests. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * The WebSub hubs that a feed offers, in response headers or else in its document (WebSub, section 4); null without any.
 * The topic is the feed's URL unless it names another one.
 */
export function offeredHubs(
  feed: Pick<Feed, 'hubs' | 'self'>,
  response: Pick<OutboundResponse, 'link' | 'url'>,
): OfferedHubs | null {
  const { link, url } = response;
  const named = readLinkHeader(link, 'hub', url);
  const topic = readLinkHeader(link, 'self', url)[0] ?? feed.self ?? url;
  const hubs = (named.length > 0 ? named : feed.hubs).filter((hub) => hub.length <= MAX_ADDRESS_LENGTH);
  if (hubs.length === 0 || topic.length > MAX_ADDRESS_LENGTH) return null;
  return { hubs: hubs.slice(0, MAX_HUBS_PER_FEED), topic };
}

/** One link in a `Link` header: a URL and its parameters, whose values are tokens or quoted. */
const LINK = /<([^<>]*)>((?:\s*;\s*[^\s=;,"<>]+(?:\s*=\s*(?:"[^"]*"|[^\s;,"<>]+))?)*)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

const TYPE = /;\s*type\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

/**
 * The URLs of a relation in a `Link` header (RFC 8288), in order, without duplicates.
 * @param header repeated headers joined by commas.
 * @param base URL of the response.
 * @param types accepted media types of links; any by default.
 */
export function readLinkHeader(
  header: string | null,
  relation: string,
  base: string,
  types?: RegExp,
): string[] {
  const found = new Set<string>();
  for (const [, address, parameters = ''] of (header ?? '').matchAll(LINK)) {
    const [, quoted, token] = RELATION.exec(parameters) ?? [];
    const relations = (quoted ?? token ?? '').toLowerCase().split(/\s+/);
    const [, quotedType, type = quotedType] = TYPE.exec(parameters) ?? [];
    const isWanted = relations.includes(relation) && (types === undefined || types.test(type ?? ''));
    const url = isWanted ? resolveLink(address, base) : null;
    if (url !== null) found.add(url);
  }
  return [...found];
}
