/** What a poll of one feed came to, for logs, metrics and progress. */
export interface PollEvent {
  feed: string;
  outcome: 'fetched' | 'unchanged' | 'failed';
  /** Why it failed; null otherwise. `reason` is stable. */
  reason: string | null;
  message: string | null;
  /** Failures since the feed last answered; 0 when it answered. */
  failures: number;
  /** Duration of the poll, fetch to commit, in milliseconds. */
  ms: number;
  /** Bytes over the wire. */
  bytes: number;
  /** Items in the document. */
  items: number;
  added: number;
  updated: number;
  /** Items left out: without a usable title or address, or older than the retention. */
  dropped: number;
  /** Seconds from publication until searchable, one for each item that was new. */
  lags: number[];
  /** Unix seconds of the next poll; null when there will be none. */
  nextDue: number | null;
}
