import { Injectable } from '@nestjs/common';
import { unixNow } from '../articles/article.js';
import { IndexReader } from '../index/index-reader.js';
import {
  Arrivals,
  FeedStateStore,
  type FeedSummary,
  type Freshness,
  summarizeFeeds,
  type Way,
} from '../ingestion/state/feed-state.js';
import {
  type SubscriptionCounts,
  SubscriptionStore,
  summarizeSubscriptions,
} from '../ingestion/websub/subscription.js';

export interface SourceSummary extends FeedSummary {
  /** From publication until searchable, by the way articles came. */
  searchable: Record<Way | 'any', Freshness>;
  subscriptions: SubscriptionCounts;
}

/** Thousands of feeds take milliseconds to sum up, and probes come every second. */
const SUM_UP_EVERY_MS = 5_000;

/** How the sources are doing, as ingestion has written it into the index, whichever process that runs in. */
@Injectable()
export class SourceFreshness {
  private last: { at: number; summary: SourceSummary } | undefined;

  constructor(private readonly index: IndexReader) {}

  /** At most five seconds old. */
  summary(): SourceSummary {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > SUM_UP_EVERY_MS) {
      this.last = { at: now, summary: this.sumUp(unixNow()) };
    }
    return this.last.summary;
  }

  private sumUp(now: number): SourceSummary {
    const { database } = this.index;
    return {
      ...summarizeFeeds(new FeedStateStore(database).all()),
      searchable: new Arrivals(database).freshness(now),
      subscriptions: summarizeSubscriptions(new SubscriptionStore(database).all(), now),
    };
  }
}
