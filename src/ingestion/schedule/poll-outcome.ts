import type { FeedFault } from '../state/feed-state.js';

/** What a poll came to, as far as the next one depends on it. */
export type PollOutcome =
  | {
      kind: 'fetched';
      title: string;
      format: string;
      etag: string | null;
      lastModified: string | null;
      movedTo: string | null;
      /** `Cache-Control: max-age`, seconds. */
      maxAge: number | null;
      /** The feed's own wish, seconds. */
      refreshAfter: number | null;
      skipHours: number[];
      skipDays: number[];
      /** What the feed offers WebSub subscribers; none and null when nothing. */
      hubs: string[];
      topic: string | null;
      /** Publication times of the items. */
      publishedAt: (number | null)[];
      added: number;
      /** Seconds from publication until searchable, of each item that was new. */
      lags: number[];
    }
  | { kind: 'unchanged'; movedTo: string | null; maxAge: number | null }
  | { kind: 'failed'; fault: FeedFault; status: number | null; retryAfter: number | null };
