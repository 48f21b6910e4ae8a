import type { Database } from '../../index/sqlite.js';
import {
  type SubscriptionCounts,
  SubscriptionStore,
  summarizeSubscriptions,
} from '../websub/subscription.js';
import {
  FreshnessStats,
  FeedStateStore,
  type FeedSummary,
  type Freshness,
  largest,
  smallest,
  summarizeFeeds,
  type Way,
} from './feed-state.js';

/** The state of the sources. */
export interface SourceSummary extends FeedSummary {
  /** From publication until searchable, by the way articles came. */
  searchable: Record<Way | 'any', Freshness>;
  subscriptions: SubscriptionCounts;
}

/** As ingestion has written it into its index. @param now Unix seconds */
export const summarizeSources = (database: Database, now: number): SourceSummary => ({
  ...summarizeFeeds(new FeedStateStore(database).all()),
  searchable: new FreshnessStats(database).freshness(now),
  subscriptions: summarizeSubscriptions(new SubscriptionStore(database).all(), now),
});

const NOTHING: SourceSummary = {
  ...{ feeds: 0, answering: 0, failing: 0, gone: 0, reasons: {} },
  ...{ lastSuccess: null, newestItem: null, nextDue: null },
  searchable: none(),
  subscriptions: { active: 0, pending: 0, failing: 0, denied: 0, leaving: 0 },
};

function none(): SourceSummary['searchable'] {
  const empty = { articles: 0, p50: null, p95: null };
  return { any: empty, poll: empty, push: empty };
}

/** The sources of several nodes. How soon their articles were searchable is that of the slowest. */
export const sumUp = (summaries: readonly SourceSummary[]): SourceSummary => summaries.reduce(add, NOTHING);

function add(a: SourceSummary, b: SourceSummary): SourceSummary {
  return {
    ...addCounts(
      { feeds: a.feeds, answering: a.answering, failing: a.failing, gone: a.gone },
      { feeds: b.feeds, answering: b.answering, failing: b.failing, gone: b.gone },
    ),
    reasons: addCounts(a.reasons, b.reasons),
    lastSuccess: largest([a.lastSuccess, b.lastSuccess]),
    newestItem: largest([a.newestItem, b.newestItem]),
    // Missing in reports of older versions.
    nextDue: smallest([a.nextDue, b.nextDue ?? null]),
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

const slower = (a: Freshness, b: Freshness): Freshness => ({
  articles: a.articles + b.articles,
  p50: largest([a.p50, b.p50]),
  p95: largest([a.p95, b.p95]),
});
