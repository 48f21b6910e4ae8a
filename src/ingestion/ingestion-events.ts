import type { FeedItem } from '../feeds/feed.js';
import type { SourceFault } from './sources/source.js';
import type { RejectedFile } from '../config/live-file.js';

/** Articles that a live source (an external search API) returned. Plain data that can be sent between processes. */
export interface DiscoveredArticles {
  /** Identifies the live source in place of a feed's URL: `provider:` and its name. */
  feed: string;
  /** Canonical tag of the query's language. */
  language: string;
  items: FeedItem[];
}

/** A message from a WebSub hub, after a check that the hub itself sent it. */
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

/** How many items of a document ingestion found, added, updated and dropped. */
export interface IntakeResult {
  /** Number of items in the document. */
  items: number;
  added: number;
  updated: number;
  /** Number of items that became no articles: unusable, repeated, too old, dropped by a rule, in another language. */
  dropped: number;
  /** Number of those dropped items that have neither a title nor a text to take one from. */
  untitled: number;
  /** For each new item, the seconds from its publication until it was searchable. */
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
  /** Number of failures since the last success; 0 after a success. */
  failures: number;
  /** Duration of the poll, fetch to commit, in milliseconds. */
  ms: number;
  /** Number of bytes received. */
  bytes: number;
  /** Unix seconds of the next poll; null if the feed is gone (status 410) or the result could not be stored. */
  nextDue: number | null;
}

/** The result of ingesting a document that a hub pushed. `reason` and `message` are null unless that failed. */
export type PushEvent = Omit<PollEvent, 'outcome' | 'failures' | 'nextDue'>;

/** The source list that is polled from now on, with the faults in its files. */
export interface SourcesEvent {
  /** Number of feeds. */
  sources: number;
  faults: SourceFault[];
  rejected: RejectedFile[];
}

/** The events of an ingestion process, by name, with their arguments. */
export interface IngestionEvents {
  started: [SourcesEvent];
  /** Emitted after a change of the source list's files. */
  sources: [SourcesEvent];
  polled: [PollEvent];
  pushed: [PushEvent];
  learned: [DiscoveredEvent];
  swept: [{ removed: number }];
  /** Emitted after a change of `RULES_FILE`. */
  rules: [{ rejected: RejectedFile[] }];
  /** Emitted with the number of articles that each rule matched since the last such event; 0 for a rule just added. */
  'rule-matches': [{ counts: Record<string, number> }];
  /** Emitted with the reason (as a full disk) when writes to the index fail, and with null when they succeed again. */
  'index-fault': [{ reason: string | null }];
  /** Emitted with the reason when replication begins to fail, and with null when it succeeds again. */
  replication: [{ reason: string | null }];
  /** Emitted when the process has ended and will be restarted. `feed`: whose document it was parsing; null if none. */
  restarting: [{ cause: string; feed: string | null; afterMs: number }];
  problem: [{ message: string }];
}
