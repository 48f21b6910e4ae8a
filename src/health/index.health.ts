import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { IndexReader, IndexTotals } from '../index/index-reader.js';
import { SourceFreshness } from '../management/source-freshness.service.js';

/** What stands in the embedded index. Down while it cannot be read, or is empty and no source has ever answered. */
@Injectable()
export class IndexHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly index: IndexReader,
    private readonly totals: IndexTotals,
    private readonly freshness: SourceFreshness,
  ) {}

  check(): HealthIndicatorResult {
    const indicator = this.indicators.check('index');
    try {
      const { articles, undated, bytes } = this.totals.read();
      const newest = this.index.newestAge(Math.floor(Date.now() / 1000));
      const onDisk = this.index.place() === 'in place';
      const facts = {
        ...{ readable: true, on_disk: onDisk, articles, undated, bytes },
        newest_age_seconds: newest,
      };
      const isFilled = articles > 0 || this.freshness.summary().lastSuccess !== null;
      return isFilled
        ? indicator.up(facts)
        : indicator.down({ ...facts, reason: 'There is nothing in it yet.' });
    } catch {
      return indicator.down({ readable: false });
    }
  }
}
