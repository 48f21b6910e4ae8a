import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { IndexReader } from '../index/index-reader.js';

interface FeedCounts {
  known: number;
  answering: number;
  failing: number;
  last_success_at: number | null;
}

const COUNTS = `
  SELECT count(*) AS known,
         count(*) FILTER (WHERE succeeded_at IS NOT NULL AND failures = 0) AS answering,
         count(*) FILTER (WHERE failures > 0) AS failing,
         max(succeeded_at) AS last_success_at
  FROM feeds`;

/** A feed's own delay from publication until its articles can be found, in seconds. */
const LAGS = 'SELECT lag FROM feeds WHERE lag IS NOT NULL ORDER BY lag';

/** How fresh the sources are, as ingestion has noted it, in whichever process that runs. */
@Injectable()
export class SourcesHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly index: IndexReader,
  ) {}

  check(): HealthIndicatorResult {
    const indicator = this.indicators.check('sources');
    try {
      return indicator.up(this.freshness(Math.floor(Date.now() / 1000)));
    } catch {
      return indicator.up({ readable: false });
    }
  }

  private freshness(now: number): Record<string, number | null> {
    const { last_success_at, ...counts } = this.index.database.prepare(COUNTS).get() as FeedCounts;
    const lags = this.index.database.prepare(LAGS).pluck().all() as number[];
    return {
      ...counts,
      last_success_age_seconds: last_success_at === null ? null : Math.max(0, now - last_success_at),
      published_to_searchable_p50_seconds: quantile(lags, 0.5),
      published_to_searchable_p95_seconds: quantile(lags, 0.95),
    };
  }
}

/** Nearest rank; null of nothing. */
function quantile(sorted: number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
