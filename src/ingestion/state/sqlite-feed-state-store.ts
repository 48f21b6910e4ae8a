import type { Database, Statement } from '../../index/sqlite.js';
import type { FeedState } from './feed-state.js';
import type { FeedStateStore } from './feed-state-store.js';

/** Column by column what the table of feeds holds. */
interface FeedRow {
  url: string;
  next_due: number;
  poll_interval: number;
  etag: string | null;
  last_modified: string | null;
  moved_to: string | null;
  gone_at: number | null;
  hold_until: number | null;
  checked_at: number | null;
  succeeded_at: number | null;
  failures: number;
  error_reason: string | null;
  error_message: string | null;
  title: string | null;
  format: string | null;
  refresh_after: number | null;
  /** Hours joined by commas. */
  skip_hours: string;
  skip_days: string;
  items: number;
  articles: number;
  last_item_at: number | null;
  lag: number | null;
  /** Addresses joined by spaces. */
  hub: string | null;
  topic: string | null;
}

const COLUMNS = [
  ...['url', 'next_due', 'poll_interval', 'etag', 'last_modified', 'moved_to', 'gone_at', 'hold_until'],
  ...['checked_at', 'succeeded_at', 'failures', 'error_reason', 'error_message', 'title', 'format'],
  ...['refresh_after', 'skip_hours', 'skip_days', 'items', 'articles', 'last_item_at', 'lag', 'hub', 'topic'],
];

/** Feed states in the database of the index. Over a connection that only reads, `put` throws. */
export class SqliteFeedStateStore implements FeedStateStore {
  private readonly one: Statement;
  private readonly every: Statement;
  private readonly replace: Statement;

  constructor(database: Database) {
    const columns = COLUMNS.join(', ');
    const values = COLUMNS.map((column) => `@${column}`).join(', ');
    this.one = database.prepare(`SELECT ${columns} FROM feeds WHERE url = ?`);
    this.every = database.prepare(`SELECT ${columns} FROM feeds ORDER BY url`);
    this.replace = database.prepare(`INSERT OR REPLACE INTO feeds (${columns}) VALUES (${values})`);
  }

  get(url: string): FeedState | undefined {
    const row = this.one.get(url) as unknown as FeedRow | undefined;
    return row && toState(row);
  }

  all(): FeedState[] {
    return (this.every.all() as unknown as FeedRow[]).map(toState);
  }

  put(state: FeedState): void {
    this.replace.run({ ...toRow(state) });
  }
}

function toState(row: FeedRow): FeedState {
  const { error_reason: reason, error_message: message } = row;
  return {
    url: row.url,
    nextDue: row.next_due,
    interval: row.poll_interval,
    etag: row.etag,
    lastModified: row.last_modified,
    movedTo: row.moved_to,
    goneAt: row.gone_at,
    holdUntil: row.hold_until,
    checkedAt: row.checked_at,
    succeededAt: row.succeeded_at,
    failures: row.failures,
    error: reason === null ? null : { reason, message: message ?? '' },
    title: row.title,
    format: row.format,
    refreshAfter: row.refresh_after,
    skipHours: numbers(row.skip_hours),
    skipDays: numbers(row.skip_days),
    items: row.items,
    articles: row.articles,
    lastItemAt: row.last_item_at,
    lag: row.lag,
    hubs: row.hub?.split(' ') ?? [],
    topic: row.topic,
  };
}

function numbers(joined: string): number[] {
  return joined === '' ? [] : joined.split(',').map(Number);
}

function toRow(state: FeedState): FeedRow {
  return {
    url: state.url,
    next_due: Math.round(state.nextDue),
    poll_interval: Math.round(state.interval),
    etag: state.etag,
    last_modified: state.lastModified,
    moved_to: state.movedTo,
    gone_at: state.goneAt,
    hold_until: state.holdUntil,
    checked_at: state.checkedAt,
    succeeded_at: state.succeededAt,
    failures: state.failures,
    error_reason: state.error?.reason ?? null,
    error_message: state.error?.message ?? null,
    title: state.title,
    format: state.format,
    refresh_after: state.refreshAfter,
    skip_hours: state.skipHours.join(','),
    skip_days: state.skipDays.join(','),
    items: state.items,
    articles: state.articles,
    last_item_at: state.lastItemAt,
    lag: state.lag,
    hub: state.hubs.length === 0 ? null : state.hubs.join(' '),
    topic: state.topic,
  };
}
