import { randomBytes } from 'node:crypto';
import type { Database, Statement } from '../../index/sqlite.js';
import { columnStatements, type FeedFault } from '../state/feed-state.js';

export interface HubOffer {
  hub: string;
  topic: string;
}

/** The stored state of a WebSub subscription. Times are in Unix seconds. It contains secrets: never log it. */
export class Subscription {
  /** Last part of the callback URL; random, because it authenticates the hub. */
  token = randomBytes(24).toString('base64url');
  callback: string;
  hub: string;
  topic: string;
  /** Key with which the hub signs the documents that it pushes. */
  secret = randomBytes(32).toString('base64url');
  /** The request that was sent to the hub last, or will be sent next. */
  mode: 'subscribe' | 'unsubscribe' = 'subscribe';
  /** Number of requests since the hub last verified one. */
  attempts = 0;
  /** Unix seconds until which the hub pushes; null before verification and after a denial. */
  leaseUntil: number | null = null;
  /** The failure of the last request, or its denial; null otherwise. */
  error: FeedFault | null = null;
  /** Number of documents that the hub has pushed. */
  pushes = 0;
  pushedAt: number | null = null;
  /** Hashes of the documents that were pushed since the feed's last change, separated by spaces. */
  documents = '';

  /** @param publicUrl base of callback URLs, without a final slash. @param nextDue Unix seconds of the next request. */
  constructor(
    public feed: string,
    { hub, topic }: HubOffer,
    publicUrl: string,
    public nextDue: number,
  ) {
    this.hub = hub;
    this.topic = topic;
    this.callback = `${publicUrl}/${CALLBACK_PATH}/${this.token}`;
  }
}

export type SubscriptionState = 'active' | 'pending' | 'denied' | 'failing' | 'leaving';

export const DENIED_REASON = 'denied';

export const CALLBACK_PATH = 'websub';

/** Pattern of a subscription's token in its callback URL; other texts are not looked up. */
export const SUBSCRIPTION_TOKEN = /^[\w-]{32}$/;

export function subscriptionStateOf(
  { mode, leaseUntil, error, attempts }: Omit<Subscription, 'secret' | 'token' | 'callback'>,
  now: number,
): SubscriptionState {
  if (mode === 'unsubscribe') return 'leaving';
  if (leaseUntil !== null && leaseUntil > now) return 'active';
  if (error?.reason === DENIED_REASON) return 'denied';
  return error !== null || attempts > 1 ? 'failing' : 'pending';
}

export type SubscriptionCounts = Record<SubscriptionState, number>;

export function summarizeSubscriptions(
  subscriptions: readonly Subscription[],
  now: number,
): SubscriptionCounts {
  const counts: SubscriptionCounts = { active: 0, pending: 0, failing: 0, denied: 0, leaving: 0 };
  for (const subscription of subscriptions) counts[subscriptionStateOf(subscription, now)]++;
  return counts;
}

interface SubscriptionRow extends Omit<Subscription, 'error'> {
  errorReason: string | null;
  errorMessage: string | null;
}

/** Reads and writes subscriptions in the database of the index. Writes need a writable connection. */
export class SubscriptionStore {
  private readonly one: Statement<SubscriptionRow>;
  private readonly feeds: Statement<SubscriptionRow>;
  private readonly every: Statement<SubscriptionRow>;
  private readonly due: Statement<Pick<Subscription, 'token' | 'hub'>>;
  private readonly replace: Statement;
  private readonly delete: Statement;

  constructor(database: Database) {
    const columns = Object.keys(toRow(new Subscription('', { hub: '', topic: '' }, '', 0)));
    const { select, replace } = columnStatements('subscriptions', columns);
    this.one = database.prepare(`${select} WHERE token = ?`);
    this.feeds = database.prepare(`${select} WHERE feed = ?`);
    this.every = database.prepare(`${select} ORDER BY feed`);
    this.due = database.prepare('SELECT token, hub FROM subscriptions WHERE next_due <= ? ORDER BY next_due');
    this.replace = database.prepare(replace);
    this.delete = database.prepare('DELETE FROM subscriptions WHERE token = ?');
  }

  get(token: string): Subscription | undefined {
    const row = this.one.get(token);
    return row && toSubscription(row);
  }

  /** The subscriptions of a feed, one per hub. */
  ofFeed(feed: string): Subscription[] {
    return this.feeds.all(feed).map(toSubscription);
  }

  all(): Subscription[] {
    return this.every.all().map(toSubscription);
  }

  dueAt(now: number): Pick<Subscription, 'token' | 'hub'>[] {
    return this.due.all(now);
  }

  put(subscription: Subscription): void {
    this.replace.run({ ...toRow(subscription) });
  }

  remove(token: string): void {
    this.delete.run(token);
  }
}

function toRow({ error, ...same }: Subscription): SubscriptionRow {
  return {
    ...same,
    nextDue: Math.round(same.nextDue),
    leaseUntil: same.leaseUntil === null ? null : Math.round(same.leaseUntil),
    errorReason: error?.reason ?? null,
    errorMessage: error?.message ?? null,
  };
}

function toSubscription({ errorReason, errorMessage, ...same }: SubscriptionRow): Subscription {
  return {
    ...same,
    error: errorReason === null ? null : { reason: errorReason, message: errorMessage ?? '' },
  };
}
