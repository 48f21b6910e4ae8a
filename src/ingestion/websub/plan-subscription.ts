import type { FeedFault } from '../state/feed-state.js';
import { DENIED, type Subscription } from './subscription.js';
import type { SubscriptionLimits } from './subscription-limits.js';

/** Part of a lease after which it is renewed: what fails then has time for further tries. */
const RENEWED_AFTER = 0.8;

/** A hub that does not come back this often when told goodbye is left to notice by itself. */
export const MOST_GOODBYES = 3;

/** A clock that goes back by no more, in seconds, is being kept right: no lease is lost by that. */
const SET_RIGHT = 60;

/**
 * What was planned later than it is now was planned before the clock was set back. When its lease ends cannot be told
 * any more, so that the hub is to be asked at once.
 */
export function mindClockSetBack(subscription: Subscription, now: number): Subscription {
  if (subscription.plannedAt <= now + SET_RIGHT) return subscription;
  return { ...subscription, leaseUntil: null, nextDue: now, plannedAt: now };
}

/** To be kept before the hub is asked: it may come back before it has answered. */
export function beforeAsking(subscription: Subscription): Subscription {
  return { ...subscription, attempts: subscription.attempts + 1 };
}

/**
 * After the hub has answered, unless it has verified or denied meanwhile. Without that it is asked again, later
 * each time, whether it accepted the request or not.
 */
export function afterAsking(
  subscription: Subscription,
  failure: { fault: FeedFault; retryAfter: number | null } | null,
  now: number,
  limits: SubscriptionLimits,
): Subscription {
  const doubled = limits.firstRetry * 2 ** Math.min(subscription.attempts - 1, 20);
  const wait = Math.max(Math.min(doubled, limits.mostRetry), failure?.retryAfter ?? 0);
  const nextDue = now + Math.min(wait, limits.mostHold);
  return { ...subscription, error: failure?.fault ?? null, nextDue, plannedAt: now };
}

/** @param leaseSeconds as the hub says; what we asked for when it does not */
export function afterVerification(
  subscription: Subscription,
  leaseSeconds: number | null,
  now: number,
  limits: SubscriptionLimits,
): Subscription {
  const lease = Math.min(leaseSeconds ?? limits.lease, limits.mostLease);
  const nextDue = now + Math.max(lease * RENEWED_AFTER, limits.leastRenewal);
  return { ...subscription, attempts: 0, error: null, leaseUntil: now + lease, nextDue, plannedAt: now };
}

export function afterDenial(
  subscription: Subscription,
  reason: string,
  now: number,
  limits: SubscriptionLimits,
): Subscription {
  const error = { reason: DENIED, message: reason.slice(0, 300) || 'the hub gave no reason' };
  const nextDue = now + limits.afterDenial;
  return { ...subscription, attempts: 0, error, leaseUntil: null, nextDue, plannedAt: now };
}
