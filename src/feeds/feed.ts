/** A feed document reduced to what the service needs, whatever its format. */
export interface Feed {
  format: 'rss' | 'rdf' | 'atom' | 'json' | 'sitemap' | 'sitemap-index';
  title: string;
  /** The site's address, absolute, when the feed says so. */
  link: string | null;
  /** BCP 47 tag as declared, not yet checked against any list. */
  language: string | null;
  /** WebSub hubs, the publisher's first choice first, none twice, and the topic's address, when offered. */
  hubs: string[];
  self: string | null;
  /** How long the publisher asks readers to wait between polls, in seconds (`ttl`, `sy:update…`); null when silent. */
  refreshAfter: number | null;
  /** UTC hours (0-23) in which the publisher asks not to be polled. */
  skipHours: number[];
  /** Days of the week in UTC (0 is Sunday) on which the publisher asks not to be polled. */
  skipDays: number[];
  /** Child documents of a sitemap index, absolute. */
  children: string[];
  items: FeedItem[];
}

export interface FeedItem {
  /** As the publisher wrote it (RSS guid, Atom id, JSON id); null when missing. */
  id: string | null;
  /** Absolute http(s) address of the article. Items without any are left out of the feed. */
  url: string;
  /** Plain text, entities decoded, white space folded. May be empty; the normaliser decides. */
  title: string;
  /** Plain text of summary or content: no markup, no boilerplate such as "Continue reading". */
  text: string;
  /** Unix seconds; null when missing, unreadable, absurd or more than an hour ahead. */
  publishedAt: number | null;
  /** Absolute http(s) address of the best picture, avatars, icons and pixels refused; null when none. */
  imageUrl: string | null;
  /** The item's own language tag, when declared. */
  language: string | null;
  /** The publisher's own section words and tags, plain text, as written. */
  categories: string[];
  /** RSS `<source url>`: the publisher behind an aggregator; null when absent. */
  publisher: { name: string; url: string } | null;
}

/** Why a document gave no feed. `reason` is stable and shown by `sources check`. */
export class FeedError extends Error {
  constructor(
    readonly reason:
      'empty' | 'html' | 'not-a-feed' | 'malformed' | 'too-large' | 'too-deep' | 'unknown-format',
    message: string,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}

/** What is known about a document besides its bytes. */
export interface FeedContext {
  /** Final address after redirects: the base of relative links. */
  url: string;
  /** `Content-Type` as received, for its charset; null when absent. */
  contentType: string | null;
  /** Unix seconds: the moment against which "in the future" is judged. */
  now: number;
  /** IANA name of the zone meant by dates that name none (the source's country's); UTC when unknown. */
  timeZone?: string | null;
}
