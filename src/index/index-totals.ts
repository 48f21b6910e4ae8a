import { Injectable } from '@nestjs/common';
import { IndexReader, type IndexStats } from './index-reader.js';

/** Milliseconds between two counts: counting a million articles takes tens of milliseconds. */
const COUNT_EVERY_MS = 60_000;

/** The size of the index, counted once for health and metrics. */
@Injectable()
export class IndexTotals {
  private counted: { at: number; database: object; stats: IndexStats } | undefined;

  constructor(private readonly index: IndexReader) {}

  /** At most a minute old; an empty or replaced index is counted again. */
  read(): IndexStats {
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
