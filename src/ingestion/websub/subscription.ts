import { randomBytes } from 'node:crypto';
import type { FeedFault } from '../state/feed-state.js';

/** A hub, and what the feed is called there. */
export interface HubOffer {
  hub: string;
  topic: string;
}

/** A WebSub subscription, wanted, had or to be given up. Times are Unix seconds. Never to be logged as a whole. */
export interface Subscription {
  /** End of the callback. Who knows it is held to be the hub, so nobody can guess it. */
  token: string;
  /** Where the hub reaches us. */
  callback: string;
  /** Address of the feed in the source list. */
  feed: string;
  hub: string;
  topic: string;
  /** Key of the hub's signatures. */
  secret: string;
  /** What the hub is to be asked for next, and was asked for last. */
  mode: 'subscribe' | 'unsubscribe';
  /** When the hub is to be asked next. */
  nextDue: number;
  /** When that was decided. */
  plannedAt: number;
  /** Requests since the hub last came back to verify one. */
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

/** Under this path of the public listener hubs reach us. */
export const CALLBACK_PATH = 'websub';

/** The shape of tokens: anything else need not be looked up. */
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

/** How a subscription stands, in a word. */
export function stateOf(
  { mode, leaseUntil, error, attempts }: Omit<Subscription, 'secret' | 'token' | 'callback'>,
  now: number,
): SubscriptionState {
  if (mode === 'unsubscribe') return 'leaving';
  if (leaseUntil !== null && leaseUntil > now) return 'active';
  if (error?.reason === DENIED) return 'denied';
  return error !== null || attempts > 1 ? 'failing' : 'pending';
}
