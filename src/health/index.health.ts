import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { IndexReader, type IndexStats } from '../index/index-reader.js';

/** Counting a million articles takes tens of milliseconds: once in this many is often enough. */
const COUNT_EVERY_MS = 60_000;

/**
 * What stands in the embedded index. Never down by itself: whether the service can answer without it is for the
 * search providers to say.
 */
@Injectable()
export class IndexHealth {
  private counted: { at: number; database: object; stats: IndexStats } | undefined;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly index: IndexReader,
  ) {}

  check(): HealthIndicatorResult {
    const indicator = this.indicators.check('index');
    try {
      const { articles, undated, bytes } = this.stats();
      const newest = this.index.newestAge(Math.floor(Date.now() / 1000));
      const onDisk = this.index.place() === 'in place';
      return indicator.up({
        ...{ readable: true, on_disk: onDisk, articles, undated, bytes },
        newest_age_seconds: newest,
      });
    } catch {
      return indicator.up({ readable: false });
    }
  }

  private stats(): IndexStats {
    const now = performance.now();
    const { database } = this.index;
    if (
      this.counted?.database !== database ||
      this.counted.stats.articles === 0 ||
      now - this.counted.at > COUNT_EVERY_MS
    ) {
      this.counted = { at: now, database, stats: this.index.stats() };
    }
    return this.counted.stats;
  }
}
