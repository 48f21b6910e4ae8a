import { Injectable } from '@nestjs/common';
import { IndexReader, type IndexStats } from './index-reader.js';

/** Counting a million articles takes tens of milliseconds: once in this many is often enough. */
const COUNT_EVERY_MS = 60_000;

/** How much the index holds, for health and metrics: counted once for both. */
@Injectable()
export class IndexTotals {
  private counted: { at: number; database: object; stats: IndexStats } | undefined;

  constructor(private readonly index: IndexReader) {}

  /** At most a minute old; an index that was empty or has been replaced is counted anew. */
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
