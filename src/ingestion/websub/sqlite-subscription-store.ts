import type { Database, Statement } from '../../index/sqlite.js';
import type { Subscription } from './subscription.js';

/** Column by column what the table of subscriptions holds. */
interface SubscriptionRow {
  token: string;
  callback: string;
  feed: string;
  hub: string;
  topic: string;
  secret: string;
  mode: string;
  next_due: number;
  planned_at: number;
  attempts: number;
  lease_until: number | null;
  error_reason: string | null;
  error_message: string | null;
  pushes: number;
  pushed_at: number | null;
}

const COLUMNS = [
  ...['token', 'callback', 'feed', 'hub', 'topic', 'secret', 'mode', 'next_due', 'attempts', 'lease_until'],
  ...['error_reason', 'error_message', 'pushes', 'pushed_at', 'planned_at'],
];

/** Subscriptions in the database of the index. Over a connection that only reads, what changes them throws. */
export class SqliteSubscriptionStore {
  private readonly one: Statement;
  private readonly feeds: Statement;
  private readonly every: Statement;
  private readonly replace: Statement;
  private readonly delete: Statement;

  constructor(database: Database) {
    const columns = COLUMNS.join(', ');
    const values = COLUMNS.map((column) => `@${column}`).join(', ');
    this.one = database.prepare(`SELECT ${columns} FROM subscriptions WHERE token = ?`);
    this.feeds = database.prepare(`SELECT ${columns} FROM subscriptions WHERE feed = ?`);
    this.every = database.prepare(`SELECT ${columns} FROM subscriptions ORDER BY feed`);
    this.replace = database.prepare(`INSERT OR REPLACE INTO subscriptions (${columns}) VALUES (${values})`);
    this.delete = database.prepare('DELETE FROM subscriptions WHERE token = ?');
  }

  get(token: string): Subscription | undefined {
    const row = this.one.get(token) as unknown as SubscriptionRow | undefined;
    return row && toSubscription(row);
  }

  /** A feed that has changed its hub has one for each. */
  ofFeed(feed: string): Subscription[] {
    return (this.feeds.all(feed) as unknown as SubscriptionRow[]).map(toSubscription);
  }

  all(): Subscription[] {
    return (this.every.all() as unknown as SubscriptionRow[]).map(toSubscription);
  }

  put(subscription: Subscription): void {
    this.replace.run({ ...toRow(subscription) });
  }

  remove(token: string): void {
    this.delete.run(token);
  }
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { token, callback, feed, hub, topic, secret, mode, attempts, pushes } = row;
  const { error_reason: reason, error_message: message } = row;
  return {
    ...{ token, callback, feed, hub, topic, secret, attempts, pushes },
    mode: mode as Subscription['mode'],
    nextDue: row.next_due,
    plannedAt: row.planned_at,
    leaseUntil: row.lease_until,
    error: reason === null ? null : { reason, message: message ?? '' },
    pushedAt: row.pushed_at,
  };
}

function toRow(subscription: Subscription): SubscriptionRow {
  const { nextDue, plannedAt, leaseUntil, error, pushedAt, ...same } = subscription;
  return {
    ...same,
    next_due: Math.round(nextDue),
    planned_at: plannedAt,
    lease_until: leaseUntil === null ? null : Math.round(leaseUntil),
    error_reason: error?.reason ?? null,
    error_message: error?.message ?? null,
    pushed_at: pushedAt,
  };
}
