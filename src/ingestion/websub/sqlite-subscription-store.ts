import type { Database, Statement } from '../../index/sqlite.js';
import { columnStatements } from '../state/sqlite-feed-state-store.js';
import type { Subscription } from './subscription.js';

/** A subscription as its table holds it: a value a column. */
interface SubscriptionRow extends Omit<Subscription, 'error'> {
  errorReason: string | null;
  errorMessage: string | null;
}

/** The column of each property. */
const COLUMNS: Record<keyof SubscriptionRow, string> = {
  token: 'token',
  callback: 'callback',
  feed: 'feed',
  hub: 'hub',
  topic: 'topic',
  secret: 'secret',
  mode: 'mode',
  nextDue: 'next_due',
  plannedAt: 'planned_at',
  attempts: 'attempts',
  leaseUntil: 'lease_until',
  errorReason: 'error_reason',
  errorMessage: 'error_message',
  pushes: 'pushes',
  pushedAt: 'pushed_at',
};

/** Subscriptions in the database of the index. On a read-only connection the methods that change them throw. */
export class SqliteSubscriptionStore {
  private readonly one: Statement;
  private readonly feeds: Statement;
  private readonly every: Statement;
  private readonly replace: Statement;
  private readonly delete: Statement;

  constructor(database: Database) {
    const { select, replace } = columnStatements('subscriptions', COLUMNS);
    this.one = database.prepare(`${select} WHERE token = ?`);
    this.feeds = database.prepare(`${select} WHERE feed = ?`);
    this.every = database.prepare(`${select} ORDER BY feed`);
    this.replace = database.prepare(replace);
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

  put({ error, ...same }: Subscription): void {
    this.replace.run({
      ...same,
      nextDue: Math.round(same.nextDue),
      leaseUntil: same.leaseUntil === null ? null : Math.round(same.leaseUntil),
      errorReason: error?.reason ?? null,
      errorMessage: error?.message ?? null,
    });
  }

  remove(token: string): void {
    this.delete.run(token);
  }
}

function toSubscription({ errorReason, errorMessage, ...same }: SubscriptionRow): Subscription {
  return {
    ...same,
    error: errorReason === null ? null : { reason: errorReason, message: errorMessage ?? '' },
  };
}
