import { collapseWhiteSpace, truncate } from './html-to-text.js';
import { resolveLink } from './resolve-link.js';
import { readStartTags, type TagAttributes } from './tokenize.js';

interface FeedLink {
  url: string;
  title: string;
}

/** Only this many characters of a page are read, because the links are in its head. */
const MAX_PAGE_LENGTH = 1_000_000;

const MAX_LINKS = 20;

const LINKING_TAGS = new Set(['link', 'a', 'base', 'meta']);

export const FEED_MEDIA_TYPE =
  /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|x\.atom\+xml|x-atom\+xml|rss|atom|xml)|text\/(?:xml|rss|rss\+xml|atom|atom\+xml))\b/i;

/** Media types that not only feeds have, or none: such a link counts only if its title or address is a feed's. */
const GENERIC_TYPES = /^(?:application\/json\b|$)/i;
const FEED_TITLE = /\b(?:rss|atom|feeds?)\b/i;

/** Query parameters with which content management systems address a feed: `?format=feed`, `?feed=rss2`. */
const FEED_QUERY =
  /[?&](?:format=(?:feed|rss|atom)|feed=(?:rss2?|atom|rdf|feed)|type=(?:rss|atom)|alt=(?:rss|atom))\b/i;

/** Addresses that look like those of feeds, for pages that only link to their feed in the text. */
const FEED_ADDRESS =
  /(?:\/(?:feed|rss|atom)\/?$|\/(?:feed|rss|atom|index)\.(?:xml|rss|atom|rdf|json)$|\.(?:rss|rdf|atom)$)/i;

/** Addresses of feeds of comments: without news, so that they come last. */
const COMMENTS = /comment|kommentar|commentaire|comentario|commenti/i;

/**
 * The feeds of an HTML page, best first: those declared with `rel="alternate"`, the page that it redirects to, links
 * that look like feeds; feeds of comments are last.
 * @param baseUrl address of the page; a `<base>` in it takes precedence
 */
export function findFeedLinks(html: string, baseUrl: string): FeedLink[] {
  const declared: FeedLink[] = [];
  const linked: FeedLink[] = [];
  let base = baseUrl;
  let refreshed: string | null = null;
  readStartTags(html.slice(0, MAX_PAGE_LENGTH), LINKING_TAGS, (tag, attributes) => {
    if (tag === 'meta') refreshed ??= refreshOf(attributes, base);
    const url = resolveLink(withoutFeedScheme(attributes.get('href')), base);
    if (url === null) return;
    if (tag === 'base') base = url;
    const link = { url, title: truncate(collapseWhiteSpace(attributes.get('title') ?? ''), 200) };
    if (tag !== 'base' && declared.length < MAX_LINKS * 2 && declaresFeed(attributes, url))
      declared.push(link);
    else if (tag === 'a' && linked.length < MAX_LINKS && looksLikeFeed(url)) linked.push(link);
  });
  if (refreshed !== null && declared.length === 0) linked.unshift({ url: refreshed, title: '' });
  const all = [...declared, ...linked];
  const isComments = ({ url, title }: FeedLink): boolean => COMMENTS.test(`${url} ${title}`);
  const found = new Map<string, FeedLink>();
  for (const link of [...all.filter((one) => !isComments(one)), ...all.filter(isComments)]) {
    if (!found.has(link.url) && found.size < MAX_LINKS) found.set(link.url, link);
  }
  return [...found.values()];
}

function declaresFeed(attributes: TagAttributes, url: string): boolean {
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  if (relations.includes('feed')) return true;
  const type = attributes.get('type') ?? '';
  if (!relations.includes('alternate')) return false;
  const isNamed = FEED_TITLE.test(attributes.get('title') ?? '') || looksLikeFeed(url);
  return FEED_MEDIA_TYPE.test(type) || (GENERIC_TYPES.test(type) && isNamed);
}

function looksLikeFeed(url: string): boolean {
  const { pathname, search } = new URL(url);
  return FEED_ADDRESS.test(pathname) || FEED_QUERY.test(search);
}

/** Removes the scheme `feed:` from an address: `feed://host/…`, `feed:https://host/…`. */
function withoutFeedScheme(address: string | undefined): string | undefined {
  return address?.replace(/^feed:(?:\/\/)?(?=https?:)/i, '').replace(/^feed:\/\//i, 'http://');
}

function refreshOf(attributes: TagAttributes, base: string): string | null {
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return null;
  const address = /^\s*\d*\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(attributes.get('content') ?? '')?.[1];
  return resolveLink(address, base);
}

/** Paths at which sites often have a feed without linking to it, the most common first. */
const COMMON_PATHS = ['/feed/', '/rss.xml', '/feed.xml', '/atom.xml', '/rss', '/index.xml'];

/** Addresses at which the site of a page may have a feed without linking to it. */
export function guessFeedAddresses(pageUrl: string): string[] {
  return COMMON_PATHS.map((path) => new URL(path, pageUrl).href).filter((url) => url !== pageUrl);
}
