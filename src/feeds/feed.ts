/** A feed document of any format, reduced to what the service needs. */
export class Feed {
  title = '';
  /** Absolute address of the publisher's site; null if the feed does not name it. */
  link: string | null = null;
  /** Language tag (BCP 47) as declared, not normalized; null if none is declared. */
  language: string | null = null;
  /** Distinct addresses of WebSub hubs, in the order of the document. */
  hubs: string[] = [];
  /** Address of the feed at its hubs (the WebSub topic); null if it names none. */
  self: string | null = null;
  /** Time of the last change that the document declares (`updated`, `lastBuildDate`) in Unix seconds; null if none. */
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
  /** An address in `id` that differs from `url`: it distinguishes items with the same `url`. */
  permalink?: string | null;
  /** Plain text with entities decoded and white space collapsed. May be empty. */
  title: string;
  /** Plain text of summary or content: no markup, no boilerplate such as "Continue reading". */
  text: string;
  /** Publication time in Unix seconds; null when missing, unreadable, implausible or more than an hour ahead. */
  publishedAt: number | null;
  /** Absolute http(s) URL of the best picture, never of an avatar, icon or tracking pixel; null if there is none. */
  imageUrl: string | null;
  language: string | null;
  /** Sections and tags as the publisher wrote them, as plain text. */
  categories: string[];
  /** The publisher of the article in the feed of an aggregator (RSS `<source url>`); null if absent. */
  publisher: { name: string; url: string } | null;
}

/** The document is no feed. `reason` is a stable code, which `sources check` prints. */
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
  /** Address of the document after redirects: the base of relative links. */
  url: string;
  /** The `Content-Type` header, for its charset; null if absent. */
  contentType: string | null;
  /** Current time in Unix seconds; dates more than an hour later are ignored. */
  now: number;
  /** Country of the publisher (ISO 3166-1 alpha-2), whose time zone dates without a zone have; else UTC. */
  country?: string | null;
}
