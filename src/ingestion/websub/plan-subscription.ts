import type { FeedFault } from '../state/feed-state.js';
import { DENIED_REASON, type Subscription, subscriptionStateOf, type HubOffer } from './subscription.js';
import { backOffDelay, DAY } from '../../config/durations.js';

/** Limits of requests to hubs, in seconds. */
export interface SubscriptionLimits {
  lease: number;
  maxLease: number;
  /** Minimum time from a verification to the renewal, even if the hub grants a shorter lease. */
  minRenewal: number;
  /** Wait before the first retry of a request that failed or was not verified; doubled with each further one. */
  firstRetry: number;
  maxRetry: number;
  /** Maximum cool-down. A longer `Retry-After` is probably a mistake and is shortened to this. */
  maxCoolDown: number;
  /** Wait after a denial until the next request. */
  afterDenial: number;
}

const SUBSCRIPTION_LIMITS: SubscriptionLimits = {
  lease: 10 * DAY,
  maxLease: 90 * DAY,
  minRenewal: 600,
  firstRetry: 300,
  maxRetry: DAY,
  maxCoolDown: 7 * DAY,
  afterDenial: 7 * DAY,
};

/** Limits for hubs on the operator's own hosts. */
const OWN_HUB_LIMITS: SubscriptionLimits = {
  ...SUBSCRIPTION_LIMITS,
  minRenewal: 1,
  firstRetry: 5,
  maxRetry: 60,
  afterDenial: 60,
};

/** Limits of requests to a hub. @param isOwnHost whether the operator owns the hub's host. */
export function subscriptionLimits(isOwnHost: boolean): SubscriptionLimits {
  return isOwnHost ? OWN_HUB_LIMITS : SUBSCRIPTION_LIMITS;
}

/** Share of a lease after which it is renewed, which leaves time for retries. */
const RENEWED_AFTER = 0.8;

/** Maximum number of unsubscribe requests to a hub that does not verify them; then the subscription is deleted. */
export const MAX_UNSUBSCRIBE_ATTEMPTS = 3;

/**
 * Updates a subscription after the hub's response. Unless the hub has verified or denied the request meanwhile, the
 * request is repeated at growing intervals, whether or not the hub accepted it.
 */
export function subscriptionAfterResponse(
  subscription: Subscription,
  failure: { fault: FeedFault; retryAfter: number | null } | null,
  now: number,
  limits: SubscriptionLimits,
): Subscription {
  const own = backOffDelay(subscription.attempts, limits.firstRetry, limits.maxRetry);
  const wait = Math.max(own, failure?.retryAfter ?? 0);
  const nextDue = now + Math.min(wait, limits.maxCoolDown);
  return { ...subscription, error: failure?.fault ?? null, nextDue };
}

/** Updates a verified subscription. @param leaseSeconds as reported; null for the requested lease. */
export function subscriptionAfterVerification(
  subscription: Subscription,
  leaseSeconds: number | null,
  now: number,
  limits: SubscriptionLimits,
): Subscription {
  const lease = Math.min(leaseSeconds ?? limits.lease, limits.maxLease);
  const nextDue = now + Math.max(lease * RENEWED_AFTER, limits.minRenewal);
  return { ...subscription, attempts: 0, error: null, leaseUntil: now + lease, nextDue };
}

export function subscriptionAfterDenial(
  subscription: Subscription,
  reason: string,
  now: number,
  limits: SubscriptionLimits,
): Subscription {
  const error = { reason: DENIED_REASON, message: reason.slice(0, 300) || 'the hub gave no reason' };
  return { ...subscription, attempts: 0, error, leaseUntil: null, nextDue: now + limits.afterDenial };
}

/**
 * Chooses the hub to subscribe to next: the feed's first one without a subscription; those before it have failed.
 * @param present the feed's subscriptions, one per hub.
 * @returns null if a subscription is active or pending, or if every hub has one.
 */
export function chooseHub(
  offers: readonly HubOffer[],
  present: readonly Subscription[],
  now: number,
): HubOffer | null {
  const isOpen = present.some((one) => ['active', 'pending'].includes(subscriptionStateOf(one, now)));
  if (isOpen) return null;
  return offers.find(({ hub }) => !present.some((one) => one.hub === hub)) ?? null;
}
