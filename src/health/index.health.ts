import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { IndexReader } from '../index/index-reader.js';
import { IndexTotals } from '../index/index-totals.js';

/**
 * What stands in the embedded index. Never down by itself: whether the service can answer without it is for the
 * search providers to say.
 */
@Injectable()
export class IndexHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly index: IndexReader,
    private readonly totals: IndexTotals,
  ) {}

  check(): HealthIndicatorResult {
    const indicator = this.indicators.check('index');
    try {
      const { articles, undated, bytes } = this.totals.read();
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
}
