import { foldSpace, truncate } from './html-to-text.js';
import { resolveLink } from './resolve-link.js';
import { readTags, type TagAttributes } from './tokenize.js';

interface FeedLink {
  url: string;
  title: string;
}

/** Characters of a page that are read: the links are in its head. */
const MAX_PAGE_LENGTH = 1_000_000;

const MAX_LINKS = 20;

const LINKING_TAGS = new Set(['link', 'a', 'base']);

const FEED_TYPES = /^application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|x\.atom\+xml|x-atom\+xml)\b/i;

/** Addresses that look like feeds, for pages that link to theirs in the text only. */
const FEED_ADDRESS =
  /(?:\/(?:feed|rss|atom)\/?$|\/(?:feed|rss|atom|index)\.(?:xml|rss|atom|rdf|json)$|\.(?:rss|rdf|atom)$)/i;

/** Feeds of comments come last: they hold no news. */
const COMMENTS = /comment|kommentar|commentaire|comentario|commenti/i;

/**
 * The feeds that an HTML page names, best first: what it declares with `<link rel="alternate">` in its order, then
 * ordinary links that look like feeds, feeds of comments last. Relative addresses follow `<base>`.
 */
export function findFeedLinks(html: string, baseUrl: string): FeedLink[] {
  const declared: FeedLink[] = [];
  const linked: FeedLink[] = [];
  let base = baseUrl;
  readTags(html.slice(0, MAX_PAGE_LENGTH), LINKING_TAGS, (tag, attributes) => {
    const url = resolveLink(attributes.get('href'), base);
    if (url === null) return;
    if (tag === 'base') base = url;
    const link = { url, title: truncate(foldSpace(attributes.get('title') ?? ''), 200) };
    if (tag === 'link' && declared.length < MAX_LINKS * 2 && declaresFeed(attributes)) declared.push(link);
    if (tag === 'a' && linked.length < MAX_LINKS && FEED_ADDRESS.test(new URL(url).pathname))
      linked.push(link);
  });
  const all = [...declared, ...linked];
  const isComments = ({ url, title }: FeedLink): boolean => COMMENTS.test(`${url} ${title}`);
  const found = new Map<string, FeedLink>();
  for (const link of [...all.filter((one) => !isComments(one)), ...all.filter(isComments)]) {
    if (!found.has(link.url) && found.size < MAX_LINKS) found.set(link.url, link);
  }
  return [...found.values()];
}

function declaresFeed(attributes: TagAttributes): boolean {
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  if (relations.includes('feed')) return true;
  return relations.includes('alternate') && FEED_TYPES.test(attributes.get('type') ?? '');
}

/** Where sites keep a feed that their pages do not name, most common first. */
const COMMON_PATHS = ['/feed/', '/rss.xml', '/feed.xml', '/atom.xml', '/rss', '/index.xml'];

/** Addresses at which the site of a page may have a feed. */
export function guessFeedAddresses(pageUrl: string): string[] {
  return COMMON_PATHS.map((path) => new URL(path, pageUrl).href).filter((url) => url !== pageUrl);
}
