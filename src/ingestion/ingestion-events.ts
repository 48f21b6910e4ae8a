import type { FeedItem } from '../feeds/feed.js';
import type { SourceFault } from './sources/source.js';
import type { RejectedFile } from '../config/live-file.js';

/** Articles that a live source returned. Plain data that can be sent between processes. */
export interface DiscoveredArticles {
  /** Address in place of that of a feed: `provider:` and the name of the live source. */
  feed: string;
  /** Canonical tag of the query's language. */
  language: string;
  items: FeedItem[];
}

/** A checked message of a hub to a callback, for the one process that writes. */
export type HubMessage = HubVerification | HubDenial | HubPush;

export interface HubVerification {
  type: 'verified';
  token: string;
  mode: 'subscribe' | 'unsubscribe';
  /** Lease of the subscription in seconds; null when the hub does not report one. */
  leaseSeconds: number | null;
}

export interface HubDenial {
  type: 'denied';
  token: string;
  reason: string;
}

export interface HubPush {
  type: 'pushed';
  token: string;
  body: Uint8Array;
  contentType: string | null;
  contentEncoding: string | null;
}

/** The numbers of items of a document by what was done with them. */
export interface IntakeResult {
  /** Number of items in the document. */
  items: number;
  added: number;
  updated: number;
  /** Number of dropped items: without a usable title or address, or older than the retention. */
  dropped: number;
  /** Number of dropped items that have neither a title nor a first sentence. */
  untitled: number;
  /** Seconds from publication until searchable, one for each item that was new. */
  lags: number[];
}

/** The result of ingesting discovered articles. */
export interface DiscoveredEvent extends IntakeResult {
  feed: string;
}

/** The result of one poll of a feed, for logs, metrics and progress. */
export interface PollEvent extends IntakeResult {
  feed: string;
  outcome: 'fetched' | 'unchanged' | 'failed';
  /** Stable code of the failure; null after a success. */
  reason: string | null;
  message: string | null;
  /** Failures since the last success; 0 after one. */
  failures: number;
  /** Duration of the poll, fetch to commit, in milliseconds. */
  ms: number;
  /** Number of bytes received. */
  bytes: number;
  /** Unix seconds of the next poll; null when there will be none. */
  nextDue: number | null;
}

/** The result of a document that a hub sent. `reason` and `message` are null if it could be read. */
export type PushEvent = Omit<PollEvent, 'outcome' | 'failures' | 'nextDue'>;

/** Sizes and faults of the source list that is polled from now on. */
export interface SourcesEvent {
  /** Number of feeds. */
  sources: number;
  faults: SourceFault[];
  rejected: RejectedFile[];
}

/** What an ingestion process reports while it runs. */
export interface IngestionEvents {
  started: [SourcesEvent];
  /** Reports that the files of the source list have changed. */
  sources: [SourcesEvent];
  polled: [PollEvent];
  pushed: [PushEvent];
  learned: [DiscoveredEvent];
  swept: [{ removed: number }];
  /** Reports that the file of rules has changed. */
  rules: [{ rejected: RejectedFile[] }];
  /** Reports the number of articles that each rule has matched since the last event; 0 for a new rule. */
  'rule-matches': [{ counts: Record<string, number> }];
  /** Reports why the index cannot be written, as on a full disk; null when it can again. */
  'index-fault': [{ reason: string | null }];
  /** Reports why replication fails; null when it works again. */
  replication: [{ reason: string | null }];
  /** Reports that the process ended and will be started again. `feed` is the one whose document it was parsing. */
  restarting: [{ cause: string; feed: string | null; afterMs: number }];
  problem: [{ message: string }];
}
