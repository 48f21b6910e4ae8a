import { type Database, inTransaction, type Statement } from '../../index/sqlite.js';
import { HOUR } from '../../config/durations.js';

/** The stored state of a feed. Times are in Unix seconds, durations in seconds. */
export class FeedState {
  /** Polling interval after successful polls. */
  interval = 900;
  etag: string | null = null;
  lastModified: string | null = null;
  /** URL to fetch instead of `url`, after permanent redirects or discovery in a page; null if the feed has not moved. */
  movedTo: string | null = null;
  /** When the feed responded with 410 Gone, after which it is not polled any more; null if it did not. */
  goneAt: number | null = null;
  /** End of a cool-down that the host requested by `Retry-After`; null if it requested none. */
  coolDownUntil: number | null = null;
  checkedAt: number | null = null;
  succeededAt: number | null = null;
  /** Number of consecutive failures. */
  failures = 0;
  /** The failure of the last poll; null if it succeeded. */
  error: FeedFault | null = null;
  title: string | null = null;
  format: string | null = null;
  /** The newest time of change that a document of the feed has declared; null if none has declared one. */
  changedAt: number | null = null;
  /** Minimum seconds between polls that the feed requests by `ttl` or `sy:update…`; null if it requests none. */
  refreshAfter: number | null = null;
  /** UTC hours in which the feed requests not to be polled. */
  skipHours: number[] = [];
  /** Weekdays in UTC, 0 for Sunday, on which the feed requests not to be polled. */
  skipDays: number[] = [];
  items = 0;
  /** Total number of articles that the feed has added to the index. */
  articles = 0;
  lastItemAt: number | null = null;
  /** Median seconds from publication until searchable in the last poll with new items; null before. */
  lag: number | null = null;
  /** URLs of the WebSub hubs that the last document offered. */
  hubs: string[] = [];
  topic: string | null = null;
  /** Order of the items in the last document; null if unknown. */
  itemOrder: 'time' | 'editors' | null = null;

  /** @param url URL in the source list. */
  constructor(
    public url: string,
    public nextDue: number,
  ) {}
}

/** A failed poll. `reason` is a stable code: an `OutboundReason`, a reason of `FeedError`, or one of ingestion. */
export interface FeedFault {
  reason: string;
  message: string;
}

export interface NewItems {
  publishedAt: (number | null)[];
  changedAt: number | null;
  added: number;
  /** For each new item, the seconds from its publication until it was searchable. */
  lags: number[];
}

export function stateAfterItems(
  state: FeedState,
  { publishedAt, changedAt, added, lags }: NewItems,
): Pick<FeedState, 'articles' | 'changedAt' | 'lastItemAt' | 'lag'> {
  return {
    articles: state.articles + added,
    changedAt: largestOrNull([changedAt, state.changedAt]),
    lastItemAt: largestOrNull([...publishedAt, state.lastItemAt]),
    lag: lags.toSorted((a, b) => a - b)[lags.length >> 1] ?? state.lag,
  };
}

/** A summary of all feeds for health checks and metrics. Times are in Unix seconds. */
export interface FeedSummary {
  feeds: number;
  answering: number;
  failing: number;
  gone: number;
  reasons: Record<string, number>;
  lastSuccess: number | null;
  newestItem: number | null;
  /** Time of the next poll of any feed; in the past while polling is stopped. */
  nextDue: number | null;
}

export function summarizeFeeds(states: readonly FeedState[]): FeedSummary {
  const failing = states.filter(({ error, goneAt }) => error !== null && goneAt === null);
  const reasons: Record<string, number> = {};
  for (const { error } of failing) reasons[error!.reason] = (reasons[error!.reason] ?? 0) + 1;
  const lastPoll = largestOrNull(states.map(({ checkedAt }) => checkedAt)) ?? 0;
  // What was due before and is not polled has left the source list.
  const due = states.filter(({ nextDue, goneAt }) => goneAt === null && nextDue > lastPoll);
  return {
    feeds: states.length,
    answering: states.filter(({ error, succeededAt }) => error === null && succeededAt !== null).length,
    failing: failing.length,
    gone: states.filter(({ goneAt }) => goneAt !== null).length,
    reasons,
    lastSuccess: largestOrNull(states.map(({ succeededAt }) => succeededAt)),
    newestItem: largestOrNull(states.map(({ lastItemAt }) => lastItemAt)),
    nextDue: smallestOrNull(due.map(({ nextDue }) => nextDue)),
  };
}

/** The largest number; null if all are null. */
export function largestOrNull(times: (number | null)[]): number | null {
  return times.reduce((a, b) => (b !== null && (a === null || b > a) ? b : a), null);
}

/** The smallest number; null if all are null. */
export function smallestOrNull(times: (number | null)[]): number | null {
  return times.reduce((a, b) => (b !== null && (a === null || b < a) ? b : a), null);
}

interface FeedRow extends Omit<FeedState, 'error' | 'skipHours' | 'skipDays' | 'hubs'> {
  errorReason: string | null;
  errorMessage: string | null;
  skipHours: string;
  skipDays: string;
  hubs: string | null;
}

/** Reads and writes feed states in the database of the index. Writes need a writable connection. */
export class FeedStateStore {
  private readonly one: Statement<FeedRow>;
  private readonly every: Statement<FeedRow>;
  private readonly replace: Statement;

  constructor(database: Database) {
    const { select, replace } = columnStatements('feeds', Object.keys(toRow(new FeedState('', 0))));
    this.one = database.prepare(`${select} WHERE url = ?`);
    this.every = database.prepare(`${select} ORDER BY url`);
    this.replace = database.prepare(replace);
  }

  get(url: string): FeedState | undefined {
    const row = this.one.get(url);
    return row && toState(row);
  }

  all(): FeedState[] {
    return this.every.all().map(toState);
  }

  put(state: FeedState): void {
    this.replace.run({ ...toRow(state) });
  }
}

/** Names of columns that differ from their property's name. */
const COLUMNS: Readonly<Record<string, string>> = {
  interval: 'poll_interval',
  coolDownUntil: 'hold_until',
  hubs: 'hub',
};

/** SQL statements that read a table's rows as objects with the given properties, and that write such an object. */
export function columnStatements(
  table: string,
  properties: readonly string[],
): { select: string; replace: string } {
  const columns = properties.map(
    (name) => COLUMNS[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const named = columns.map((column, at) => `${column} AS "${properties[at]}"`);
  return {
    select: `SELECT ${named.join(', ')} FROM ${table}`,
    replace: `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (@${properties.join(', @')})`,
  };
}

function toState({ errorReason, errorMessage, skipHours, skipDays, hubs, ...same }: FeedRow): FeedState {
  return {
    ...same,
    error: errorReason === null ? null : { reason: errorReason, message: errorMessage ?? '' },
    skipHours: (skipHours.match(/\d+/g) ?? []).map(Number),
    skipDays: (skipDays.match(/\d+/g) ?? []).map(Number),
    hubs: hubs?.split(' ') ?? [],
  };
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

export type IngestionWay = 'poll' | 'push';

/** Seconds from publication until searchable, of the articles of the last 24 hours. */
export interface FreshnessSummary {
  articles: number;
  /** Median; null without articles. Stored rounded to two digits, so that it is exact to 5 %. */
  p50: number | null;
  p95: number | null;
}

/** Number of hours that freshness is computed for. */
const HOURS = 24;

/** Counts how soon new articles became searchable, in the database of the index. Writes need a writable connection. */
export class FreshnessStats {
  private readonly count: Statement;
  private readonly forget: Statement;
  private readonly lags: Statement<Lag>;

  constructor(private readonly database: Database) {
    this.count = database.prepare(
      `INSERT INTO arrivals (hour, way, lag, articles) VALUES (?, ?, ?, 1)
       ON CONFLICT DO UPDATE SET articles = articles + 1`,
    );
    this.forget = database.prepare('DELETE FROM arrivals WHERE hour <= ?');
    this.lags = database.prepare(
      'SELECT way, lag, sum(articles) AS articles FROM arrivals WHERE hour > ? GROUP BY lag, way ORDER BY lag',
    );
  }

  /** Counts new articles. @param lags seconds from publication until searchable, of each. @param now Unix seconds. */
  add(way: IngestionWay, lags: readonly number[], now: number): void {
    if (lags.length === 0) return;
    const hour = Math.floor(now / HOUR);
    inTransaction(this.database, () => {
      this.forget.run(hour - HOURS);
      for (const lag of lags) this.count.run(hour, way, Number(lag.toPrecision(2)));
    });
  }

  freshness(now: number): Record<IngestionWay | 'any', FreshnessSummary> {
    const rows = this.lags.all(Math.floor(now / HOUR) - HOURS);
    const by = (way: IngestionWay): FreshnessSummary => summarizeLags(rows.filter((row) => row.way === way));
    return { any: summarizeLags(rows), poll: by('poll'), push: by('push') };
  }
}

interface Lag {
  way: IngestionWay;
  lag: number;
  articles: number;
}

function summarizeLags(ascending: readonly Lag[]): FreshnessSummary {
  const articles = ascending.reduce((sum, row) => sum + row.articles, 0);
  return { articles, p50: quantile(ascending, articles * 0.5), p95: quantile(ascending, articles * 0.95) };
}

function quantile(ascending: readonly Lag[], share: number): number | null {
  let passed = 0;
  return ascending.find(({ articles }) => (passed += articles) >= share)?.lag ?? null;
}
