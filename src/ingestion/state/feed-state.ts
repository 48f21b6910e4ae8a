/** What is remembered of a feed between polls and across restarts. Times are Unix seconds, spans seconds. */
export interface FeedState {
  /** Address in the source list. */
  url: string;
  nextDue: number;
  /** Span the feed is polled at while it answers. */
  interval: number;
  etag: string | null;
  lastModified: string | null;
  /** Where permanent redirects lead, or the page at `url`; fetched in place of it. */
  movedTo: string | null;
  /** When the publisher said the feed is gone for good (410); it is not polled again. */
  goneAt: number | null;
  /** Until when the publisher asked not to be asked (`Retry-After`). */
  holdUntil: number | null;
  checkedAt: number | null;
  succeededAt: number | null;
  /** Failures since the last success. */
  failures: number;
  /** Why the last poll failed; null after a success. */
  error: FeedFault | null;
  /** As the feed calls itself. */
  title: string | null;
  format: string | null;
  /** How long the feed asks readers to wait between polls (`ttl`, `sy:update…`); null when silent. */
  refreshAfter: number | null;
  /** UTC hours in which the feed asks not to be polled. */
  skipHours: number[];
  /** Days of the UTC week, 0 for Sunday, on which it asks the same. */
  skipDays: number[];
  /** Items in the last document. */
  items: number;
  /** Articles it has added to the index in all. */
  articles: number;
  /** Newest publication time seen. */
  lastItemAt: number | null;
  /** From publication until searchable: the median of the last poll that brought something; null before. */
  lag: number | null;
  /** The WebSub hubs that its last document offered, and what it is called there; null when it offers none. */
  hubs: string[];
  topic: string | null;
}

/** `reason` is stable: an `OutboundReason`, a `FeedError` reason, or one of ingestion's own. */
export interface FeedFault {
  reason: string;
  message: string;
}

/** A feed that has never been polled. */
export function newFeedState(url: string, now: number): FeedState {
  return {
    url,
    nextDue: now,
    interval: 900,
    etag: null,
    lastModified: null,
    movedTo: null,
    goneAt: null,
    holdUntil: null,
    checkedAt: null,
    succeededAt: null,
    failures: 0,
    error: null,
    title: null,
    format: null,
    refreshAfter: null,
    skipHours: [],
    skipDays: [],
    items: 0,
    articles: 0,
    lastItemAt: null,
    lag: null,
    hubs: [],
    topic: null,
  };
}
