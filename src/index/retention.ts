import { FIRST_DATED_ID, lowestIdAt } from './article-id.js';
import type { ArticleRows } from './article-rows.js';
import { ColumnStatement, type Database, inTransaction, type Statement } from './sqlite.js';

const CHUNK = 500;
const DAY = 86_400;

/**
 * Deletes articles older than the retention. A day in one transaction would block the process for seconds; chunks of
 * 500 take some 30 ms each, with the process's other work between them.
 */
export class Retention {
  private readonly oldDated: ColumnStatement<number>;
  private readonly oldUndated: ColumnStatement<number>;
  private readonly mergeSearch: Statement;

  constructor(
    private readonly database: Database,
    private readonly rows: ArticleRows,
    private readonly retentionDays: number,
  ) {
    this.oldDated = new ColumnStatement(database, 'SELECT id FROM articles WHERE id >= ? AND id < ? LIMIT ?');
    this.oldUndated = new ColumnStatement(
      database,
      'SELECT id FROM articles WHERE published_at IS NULL AND seen_at < ? LIMIT ?',
    );
    this.mergeSearch = database.prepare(`INSERT INTO search (search, rank) VALUES ('merge', 500)`);
  }

  /** @returns the number of deleted articles; 0 with a retention of 0 days */
  async sweep(now: number): Promise<number> {
    if (this.retentionDays === 0) return 0;
    const oldest = now - this.retentionDays * DAY;
    let removed = 0;
    for (;;) {
      const ids = [
        ...this.oldDated.all(FIRST_DATED_ID, lowestIdAt(oldest), CHUNK),
        ...this.oldUndated.all(oldest, CHUNK),
      ];
      if (ids.length === 0) break;
      inTransaction(this.database, () => {
        ids.forEach((id) => this.rows.delete(id));
        this.rows.vocabulary.settle();
      });
      removed += ids.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (removed > 0) this.mergeSearch.run();
    return removed;
  }
}
