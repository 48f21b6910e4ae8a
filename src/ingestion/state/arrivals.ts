import { type Database, inTransaction, type Statement } from '../../index/sqlite.js';

/** How an article arrived: found by a poll, or pushed by a hub. */
export type Way = 'poll' | 'push';

/** From publication until searchable, over the articles of the last 24 hours; spans in seconds. */
export interface Freshness {
  articles: number;
  /** Within 5%; null without articles. */
  p50: number | null;
  p95: number | null;
}

const HOUR = 3_600;
const HOURS = 24;

/** Counts how soon new articles became searchable, in the index. On a read-only connection `add` throws. */
export class Arrivals {
  private readonly count: Statement;
  private readonly forget: Statement;
  private readonly lags: Statement;

  constructor(private readonly database: Database) {
    this.count = database.prepare(
      `INSERT INTO arrivals (hour, way, lag, articles) VALUES (?, ?, ?, 1)
       ON CONFLICT DO UPDATE SET articles = articles + 1`,
    );
    this.forget = database.prepare('DELETE FROM arrivals WHERE hour <= ?');
    this.lags = database.prepare(
      `SELECT lag, sum(articles) AS articles FROM arrivals
       WHERE hour > $since AND ($way IS NULL OR way = $way) GROUP BY lag ORDER BY lag`,
    );
  }

  /**
   * @param lags seconds from publication until searchable, one an article
   * @param now Unix seconds
   */
  add(way: Way, lags: readonly number[], now: number): void {
    if (lags.length === 0) return;
    const hour = Math.floor(now / HOUR);
    inTransaction(this.database, () => {
      this.forget.run(hour - HOURS);
      for (const lag of lags) this.count.run(hour, way, Number(lag.toPrecision(2)));
    });
  }

  /** @param way null for both */
  freshness(way: Way | null, now: number): Freshness {
    const rows = this.lags.all({ since: Math.floor(now / HOUR) - HOURS, way }) as unknown as {
      lag: number;
      articles: number;
    }[];
    const articles = rows.reduce((sum, row) => sum + row.articles, 0);
    return { articles, p50: quantile(rows, articles * 0.5), p95: quantile(rows, articles * 0.95) };
  }
}

/** The lag within which `share` articles became searchable. */
function quantile(ascending: readonly { lag: number; articles: number }[], share: number): number | null {
  let passed = 0;
  return ascending.find(({ articles }) => (passed += articles) >= share)?.lag ?? null;
}
