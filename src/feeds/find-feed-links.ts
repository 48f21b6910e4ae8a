import { decodeHTMLAttribute } from 'entities';
import { foldSpace, truncate } from './fold-space.js';
import { MAX_VALUE_LENGTH } from './limits.js';
import { resolveLink } from './resolve-link.js';
import { tokenize, type TokenListener } from './tokenize.js';

/** A feed that a page names. */
export interface FeedLink {
  /** Absolute http(s) address. */
  url: string;
  /** As the page words it; may be empty. */
  title: string;
}

/** Characters of a page looked at: the links stand in its head. */
const MAX_PAGE_LENGTH = 1_000_000;

/** Feeds returned of one page. */
const MAX_LINKS = 20;

const FEED_TYPES = /^application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|x\.atom\+xml|x-atom\+xml)\b/i;

/** Addresses that are feeds by the look of them, for pages that link to theirs in the text only. */
const FEED_ADDRESS =
  /(?:\/(?:feed|rss|atom)\/?$|\/(?:feed|rss|atom|index)\.(?:xml|rss|atom|rdf|json)$|\.(?:rss|rdf|atom)$)/i;

/** Feeds of comments are no news. */
const COMMENTS = /comment|kommentar|commentaire|comentario|commenti/i;

/**
 * The feeds that an HTML page names, best first: what it declares with `<link rel="alternate">` in its order, then
 * ordinary links that look like feeds, feeds of comments last. Relative addresses follow `<base>`.
 */
export function findFeedLinks(html: string, baseUrl: string): FeedLink[] {
  const source = html.slice(0, MAX_PAGE_LENGTH);
  const collector = new LinkCollector(source, baseUrl);
  tokenize(source, 'html', collector);
  const found = new Map<string, FeedLink>();
  const all = [...collector.declared, ...collector.linked];
  const isComments = ({ url, title }: FeedLink): boolean => COMMENTS.test(`${url} ${title}`);
  for (const link of [...all.filter((one) => !isComments(one)), ...all.filter(isComments)]) {
    if (!found.has(link.url) && found.size < MAX_LINKS) found.set(link.url, link);
  }
  return [...found.values()];
}

class LinkCollector implements TokenListener {
  readonly declared: FeedLink[] = [];
  readonly linked: FeedLink[] = [];
  private tag = '';
  private name = '';
  private attributes = new Map<string, string>();

  constructor(
    private readonly source: string,
    private base: string,
  ) {}

  onopentagname(start: number, end: number): void {
    this.tag = this.source.slice(start, Math.min(end, start + 10)).toLowerCase();
    if (this.attributes.size > 0) this.attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.name = this.source.slice(start, Math.min(end, start + 20)).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    if (!['link', 'a', 'base'].includes(this.tag) || this.attributes.size > 20) return;
    const value = this.source.slice(start, Math.min(end, start + MAX_VALUE_LENGTH));
    if (!this.attributes.has(this.name)) this.attributes.set(this.name, decodeHTMLAttribute(value).trim());
  }

  onopentagend(): void {
    const href = this.attributes.get('href');
    if (href === undefined) return;
    const url = resolveLink(href, this.base);
    if (url === null) return;
    if (this.tag === 'base') this.base = url;
    const title = truncate(foldSpace(this.attributes.get('title') ?? ''), 200);
    if (this.tag === 'link' && this.isFeedLink()) this.declared.push({ url, title });
    if (this.tag === 'a' && this.linked.length < MAX_LINKS && FEED_ADDRESS.test(new URL(url).pathname)) {
      this.linked.push({ url, title });
    }
  }

  onselfclosingtag(): void {
    this.onopentagend();
  }

  private isFeedLink(): boolean {
    const relations = (this.attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    if (this.declared.length >= MAX_LINKS * 2) return false;
    if (relations.includes('feed')) return true;
    return relations.includes('alternate') && FEED_TYPES.test(this.attributes.get('type') ?? '');
  }
}
