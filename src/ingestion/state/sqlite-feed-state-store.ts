import type { Database, Statement } from '../../index/sqlite.js';
import type { FeedState, FeedStateStore } from './feed-state.js';

/** A state as the table of feeds holds it: a value a column. */
interface FeedRow extends Omit<FeedState, 'error' | 'skipHours' | 'skipDays' | 'hubs'> {
  errorReason: string | null;
  errorMessage: string | null;
  /** Numbers joined by commas. */
  skipHours: string;
  skipDays: string;
  /** Addresses joined by spaces. */
  hubs: string | null;
}

/** The column of each property. */
const COLUMNS: Record<keyof FeedRow, string> = {
  url: 'url',
  nextDue: 'next_due',
  interval: 'poll_interval',
  etag: 'etag',
  lastModified: 'last_modified',
  movedTo: 'moved_to',
  goneAt: 'gone_at',
  coolDownUntil: 'hold_until',
  checkedAt: 'checked_at',
  succeededAt: 'succeeded_at',
  failures: 'failures',
  errorReason: 'error_reason',
  errorMessage: 'error_message',
  title: 'title',
  format: 'format',
  refreshAfter: 'refresh_after',
  skipHours: 'skip_hours',
  skipDays: 'skip_days',
  items: 'items',
  articles: 'articles',
  lastItemAt: 'last_item_at',
  lag: 'lag',
  hubs: 'hub',
  topic: 'topic',
};

/** Feed states in the database of the index. On a read-only connection `put` throws. */
export class SqliteFeedStateStore implements FeedStateStore {
  private readonly one: Statement;
  private readonly every: Statement;
  private readonly replace: Statement;

  constructor(database: Database) {
    const { select, replace } = columnStatements('feeds', COLUMNS);
    this.one = database.prepare(`${select} WHERE url = ?`);
    this.every = database.prepare(`${select} ORDER BY url`);
    this.replace = database.prepare(replace);
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

/** SQL that reads a table's rows as objects with the names of the properties, and that writes such an object. */
export function columnStatements(
  table: string,
  columns: Readonly<Record<string, string>>,
): { select: string; replace: string } {
  const named = Object.entries(columns).map(([property, column]) => `${column} AS "${property}"`);
  const values = Object.keys(columns).map((property) => `@${property}`);
  const names = Object.values(columns).join(', ');
  return {
    select: `SELECT ${named.join(', ')} FROM ${table}`,
    replace: `INSERT OR REPLACE INTO ${table} (${names}) VALUES (${values.join(', ')})`,
  };
}

function toState({ errorReason, errorMessage, skipHours, skipDays, hubs, ...same }: FeedRow): FeedState {
  return {
    ...same,
    error: errorReason === null ? null : { reason: errorReason, message: errorMessage ?? '' },
    skipHours: numbers(skipHours),
    skipDays: numbers(skipDays),
    hubs: hubs?.split(' ') ?? [],
  };
}

function numbers(joined: string): number[] {
  return joined === '' ? [] : joined.split(',').map(Number);
}

function toRow({ error, skipHours, skipDays, hubs, ...same }: FeedState): FeedRow {
  return {
    ...same,
    nextDue: Math.round(same.nextDue),
    interval: Math.round(same.interval),
    errorReason: error?.reason ?? null,
    errorMessage: error?.message ?? null,
    skipHours: skipHours.join(','),
    skipDays: skipDays.join(','),
    hubs: hubs.length === 0 ? null : hubs.join(' '),
  };
}
