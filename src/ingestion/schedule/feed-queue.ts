import { unixNow } from '../../articles/article.js';
import type { Database, Statement } from '../../index/sqlite.js';
import type { Source } from '../sources/source.js';
import type { FeedState } from '../state/feed-state.js';
import type { LimitsOf } from './plan-next-poll.js';
import type { Job } from './scheduler.js';

export interface FeedJob extends Job {
  source: Source;
}

type QueuedFeed = Pick<FeedState, 'url' | 'movedTo'>;

export class FeedQueue {
  private readonly sources: Map<string, Source>;
  private readonly due: Statement<QueuedFeed>;

  constructor(
    private readonly database: Database,
    sources: readonly Source[],
    readonly limitsOf: LimitsOf,
  ) {
    this.sources = new Map(sources.map((source) => [source.url, source]));
    database.exec('CREATE TEMP TABLE listed (position INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE)');
    const insert = database.prepare('INSERT INTO listed (url) SELECT value FROM json_each(?)');
    insert.run(JSON.stringify([...this.sources.keys()]));
    this.due = database.prepare(
      `SELECT url, moved_to AS movedTo FROM listed LEFT JOIN feeds USING (url)
       WHERE gone_at IS NULL AND (next_due IS NULL OR next_due <= ?1)
       ORDER BY next_due, position`,
    );
  }

  /** The sources that are due: those never polled, then the longest overdue. */
  read(): FeedJob[] {
    const rows = this.due.all(unixNow());
    return rows.map((row) => ({ key: row.url, host: hostOf(row), source: this.sources.get(row.url)! }));
  }

  /** Makes feeds on the operator's own hosts due; not while they cool down or after their document ended a process. */
  makeOwnDue(): void {
    const rows = this.database
      .prepare<QueuedFeed>(
        `SELECT url, moved_to AS movedTo FROM listed JOIN feeds USING (url)
         WHERE hold_until IS NULL AND error_reason IS NOT 'over-budget'`,
      )
      .all();
    const own = rows.filter((row) => this.limitsOf(hostOf(row)).isOwnHost).map(({ url }) => url);
    try {
      this.database
        .prepare('UPDATE feeds SET next_due = ? WHERE url IN (SELECT value FROM json_each(?))')
        .run(unixNow(), JSON.stringify(own));
    } catch {
      // The index cannot be written: they are polled as planned, within a minute.
    }
  }

  /** Milliseconds until hosts may be requested that sent `Retry-After`; none of the operator's own. */
  coolDowns(): Map<string, number> {
    const now = unixNow();
    const rows = this.database
      .prepare<QueuedFeed & Pick<FeedState, 'coolDownUntil'>>(
        `SELECT url, moved_to AS movedTo, hold_until AS coolDownUntil FROM listed JOIN feeds USING (url)
         WHERE hold_until > ?1 AND checked_at <= ?1 ORDER BY hold_until`,
      )
      .all(now);
    const coolDowns = rows.map((row) => [hostOf(row), (row.coolDownUntil! - now) * 1_000] as const);
    return new Map(coolDowns.filter(([host]) => !this.limitsOf(host).isOwnHost));
  }
}

export function hostOf({ movedTo, url }: Pick<FeedState, 'url' | 'movedTo'>): string {
  return new URL(movedTo ?? url).host;
}
