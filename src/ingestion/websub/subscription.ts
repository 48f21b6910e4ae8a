import { randomBytes } from 'node:crypto';
import type { FeedFault } from '../state/feed-state.js';

/** A hub, and the address of the feed there. */
export interface HubOffer {
  hub: string;
  topic: string;
}

/** A WebSub subscription in any state. Times are Unix seconds. Contains secrets: never log it as a whole. */
export interface Subscription {
  /** Last part of the callback. It is random: whoever knows it counts as the hub. */
  token: string;
  /** Where the hub reaches us. */
  callback: string;
  /** Address of the feed in the source list. */
  feed: string;
  hub: string;
  topic: string;
  /** Key of the hub's signatures. */
  secret: string;
  /** The request that the hub gets next, or got last. */
  mode: 'subscribe' | 'unsubscribe';
  /** When the hub is asked next. */
  nextDue: number;
  /** When that was decided. */
  plannedAt: number;
  /** Requests since the hub last verified one. */
  attempts: number;
  /** Until when the hub has promised to push; null before it has, and after it has denied. */
  leaseUntil: number | null;
  /** Why the last request failed, or that the hub denied; null when all is well. */
  error: FeedFault | null;
  /** Documents the hub has sent, and when the last one came. */
  pushes: number;
  pushedAt: number | null;
}

export type SubscriptionState = 'active' | 'pending' | 'denied' | 'failing' | 'leaving';

export const DENIED = 'denied';

/** Path of the callbacks on the public listener. */
export const CALLBACK_PATH = 'websub';

/** The shape of a token: anything else is not looked up. */
export const TOKEN = /^[\w-]{32}$/;

/** @param publicUrl base of the callback, without a slash at its end */
export function newSubscription(
  feed: string,
  { hub, topic }: HubOffer,
  publicUrl: string,
  now: number,
): Subscription {
  const token = randomBytes(24).toString('base64url');
  return {
    token,
    callback: `${publicUrl}/${CALLBACK_PATH}/${token}`,
    ...{ feed, hub, topic },
    secret: randomBytes(32).toString('base64url'),
    ...{ mode: 'subscribe', nextDue: now, plannedAt: now, attempts: 0, leaseUntil: null, error: null },
    ...{ pushes: 0, pushedAt: null },
  };
}

/** The state of a subscription in one word. */
export function stateOf(
  { mode, leaseUntil, error, attempts }: Omit<Subscription, 'secret' | 'token' | 'callback'>,
  now: number,
): SubscriptionState {
  if (mode === 'unsubscribe') return 'leaving';
  if (leaseUntil !== null && leaseUntil > now) return 'active';
  if (error?.reason === DENIED) return 'denied';
  return error !== null || attempts > 1 ? 'failing' : 'pending';
}

/** Number of subscriptions by state. */
export type SubscriptionCounts = Record<SubscriptionState, number>;

/** @param now Unix seconds */
export function summarizeSubscriptions(
  subscriptions: readonly Subscription[],
  now: number,
): SubscriptionCounts {
  const counts: SubscriptionCounts = { active: 0, pending: 0, failing: 0, denied: 0, leaving: 0 };
  for (const subscription of subscriptions) counts[stateOf(subscription, now)]++;
  return counts;
}
