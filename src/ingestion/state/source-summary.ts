import type { RejectedFile } from '../../config/live-file.js';
import type { Database } from '../../index/sqlite.js';
import {
  type SubscriptionCounts,
  SubscriptionStore,
  summarizeSubscriptions,
} from '../websub/subscription.js';
import { readRejectedSettingsFiles } from './rejected-files.js';
import {
  FreshnessStats,
  FeedStateStore,
  type FeedSummary,
  type FreshnessSummary,
  largestOrNull,
  smallestOrNull,
  summarizeFeeds,
  type IngestionWay,
} from './feed-state.js';

export interface SourceSummary extends FeedSummary {
  /** Files of settings that are invalid in their present version, so that an earlier version stays active. */
  rejected?: RejectedFile[];
  searchable: Record<IngestionWay | 'any', FreshnessSummary>;
  subscriptions: SubscriptionCounts;
}

/** The state of the sources, as ingestion has stored it in the index. @param now Unix seconds. */
export const summarizeSources = (database: Database, now: number): SourceSummary => ({
  ...summarizeFeeds(new FeedStateStore(database).all()),
  rejected: readRejectedSettingsFiles(database),
  searchable: new FreshnessStats(database).freshness(now),
  subscriptions: summarizeSubscriptions(new SubscriptionStore(database).all(), now),
});

const NO_ARTICLES: FreshnessSummary = { articles: 0, p50: null, p95: null };
const NOTHING: SourceSummary = {
  ...summarizeFeeds([]),
  searchable: { any: NO_ARTICLES, poll: NO_ARTICLES, push: NO_ARTICLES },
  subscriptions: summarizeSubscriptions([], 0),
};

/** Joins the source summaries of several services that ingest; the freshness is that of the slowest one. */
export const joinSourceSummaries = (summaries: readonly SourceSummary[]): SourceSummary =>
  summaries.reduce(add, NOTHING);

function add(a: SourceSummary, b: SourceSummary): SourceSummary {
  return {
    rejected: [...(a.rejected ?? []), ...(b.rejected ?? [])],
    feeds: a.feeds + b.feeds,
    answering: a.answering + b.answering,
    failing: a.failing + b.failing,
    gone: a.gone + b.gone,
    reasons: addCounts(a.reasons, b.reasons),
    lastSuccess: largestOrNull([a.lastSuccess, b.lastSuccess]),
    newestItem: largestOrNull([a.newestItem, b.newestItem]),
    // A node of an older version does not report it.
    nextDue: smallestOrNull([a.nextDue, b.nextDue ?? null]),
    searchable: {
      any: slower(a.searchable.any, b.searchable.any),
      poll: slower(a.searchable.poll, b.searchable.poll),
      push: slower(a.searchable.push, b.searchable.push),
    },
    subscriptions: addCounts(a.subscriptions, b.subscriptions),
  };
}

function addCounts<T extends Record<string, number>>(a: T, b: T): T {
  const sum: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum as T;
}

const slower = (a: FreshnessSummary, b: FreshnessSummary): FreshnessSummary => ({
  articles: a.articles + b.articles,
  p50: largestOrNull([a.p50, b.p50]),
  p95: largestOrNull([a.p95, b.p95]),
});
