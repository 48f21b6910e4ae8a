import { FIRST_DATED_ID, lowestIdAt } from './article-id.js';
import { ColumnStatement, type Database } from './sqlite.js';

const PER_SECOND = 64;
const MOST_REMEMBERED = 10_000;

/**
 * Hands out unused ids. A second holds 64 articles; what does not fit (feeds that round to the day put thousands
 * in one) spills forward, never back, so that a time window never misses an article.
 */
export class IdAllocator {
  private readonly lastIn: ColumnStatement<number | null>;
  private readonly lastUndated: ColumnStatement<number | null>;
  /** For crowded seconds: the first id worth trying. */
  private readonly crowded = new Map<number, number>();

  constructor(database: Database) {
    this.lastIn = new ColumnStatement(database, 'SELECT max(id) FROM articles WHERE id >= ? AND id < ?');
    this.lastUndated = new ColumnStatement(database, 'SELECT max(id) FROM articles WHERE id < ?');
  }

  next(publishedAt: number | null): number {
    if (publishedAt === null) return (this.lastUndated.get(FIRST_DATED_ID) ?? 0) + 1;
    const lowest = lowestIdAt(publishedAt);
    let base = this.crowded.get(lowest) ?? lowest;
    for (;;) {
      const last = this.lastIn.get(base, base + PER_SECOND) ?? null;
      if (last === null) return base;
      if (last + 1 < base + PER_SECOND) return last + 1;
      base += PER_SECOND;
      if (this.crowded.size >= MOST_REMEMBERED) this.crowded.clear();
      this.crowded.set(lowest, base);
    }
  }
}
