/** A feed document of any format, reduced to what the service needs. */
export class Feed {
  title = '';
  /** The site's address, absolute, when the feed says so. */
  link: string | null = null;
  /** BCP 47 tag as declared, not yet checked against any list. */
  language: string | null = null;
  /** Addresses of WebSub hubs, each once, in the publisher's order. */
  hubs: string[] = [];
  /** Address of the feed as a topic of its hubs; null when it names none. */
  self: string | null = null;
  /** When the document last changed, by its own dates (Atom `updated`, RSS `lastBuildDate`), in Unix seconds. */
  changedAt: number | null = null;
  /** Minimum seconds between polls that the publisher requests (`ttl`, `sy:update…`); null when it requests none. */
  refreshAfter: number | null = null;
  /** UTC hours (0-23) in which the publisher requests no polls. */
  skipHours: number[] = [];
  /** Days of the week in UTC (0 is Sunday) on which the publisher requests no polls. */
  skipDays: number[] = [];
  children: string[] = [];
  items: FeedItem[] = [];

  constructor(public format: 'rss' | 'rdf' | 'atom' | 'json' | 'sitemap' | 'sitemap-index') {}
}

export interface FeedItem {
  /** Identifier as the publisher wrote it (RSS guid, Atom id, JSON id); null when missing. */
  id: string | null;
  /** Absolute http(s) address of the article. Items without any are dropped. */
  url: string;
  /** The address in `id`, where it differs from `url`: it identifies the item when several share `url`. */
  permalink?: string | null;
  /** Plain text, entities decoded, white space folded. May be empty: `normalizeItem` decides what becomes of it. */
  title: string;
  /** Plain text of summary or content: no markup, no boilerplate such as "Continue reading". */
  text: string;
  /** Publication time in Unix seconds; null when missing, unreadable, implausible or more than an hour ahead. */
  publishedAt: number | null;
  /** Absolute http(s) URL of the best picture, without avatars, icons and pixels; null without one. */
  imageUrl: string | null;
  language: string | null;
  /** The publisher's own section words and tags, plain text, as written. */
  categories: string[];
  /** RSS `<source url>`: the publisher behind an aggregator; null when absent. */
  publisher: { name: string; url: string } | null;
}

/** A document is no feed. `reason` is a stable code, which `sources check` shows. */
export class FeedError extends Error {
  constructor(
    readonly reason:
      | 'empty'
      | 'html'
      | 'not-a-feed'
      | 'malformed'
      | 'too-large'
      | 'too-deep'
      | 'unknown-format'
      | 'unreadable-items',
    message: string,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}

export interface FeedContext {
  /** Final address after redirects: the base of relative links. */
  url: string;
  /** `Content-Type` as received, for its charset; null when absent. */
  contentType: string | null;
  /** The present time in Unix seconds; dates more than an hour later count as unknown. */
  now: number;
  /**
   * The publisher's country, ISO 3166-1 alpha-2, whose time zone applies to dates that name none; UTC when unknown.
   */
  country?: string | null;
}
