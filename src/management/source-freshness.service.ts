import { Injectable } from '@nestjs/common';
import { IndexReader } from '../index/index-reader.js';
import { SqliteFeedStateStore } from '../ingestion/state/sqlite-feed-state-store.js';
import { type FeedSummary, summariseFeeds } from '../ingestion/state/summarise-feeds.js';

/** Thousands of feeds take milliseconds to sum up, and probes come every second. */
const SUM_UP_EVERY_MS = 5_000;

/** How the sources are doing, as ingestion has written it into the index, whichever process that runs in. */
@Injectable()
export class SourceFreshness {
  private readonly states: SqliteFeedStateStore;
  private last: { at: number; summary: FeedSummary } | undefined;

  constructor(index: IndexReader) {
    this.states = new SqliteFeedStateStore(index.database);
  }

  /** At most five seconds old. */
  summary(): FeedSummary {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > SUM_UP_EVERY_MS) {
      this.last = { at: now, summary: summariseFeeds(this.states.all()) };
    }
    return this.last.summary;
  }
}
