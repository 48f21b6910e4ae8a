import { stateOf, type Subscription, type SubscriptionState } from './subscription.js';

/** How many subscriptions stand how. */
export type SubscriptionCounts = Record<SubscriptionState, number>;

/** @param now Unix seconds */
export function summariseSubscriptions(
  subscriptions: readonly Subscription[],
  now: number,
): SubscriptionCounts {
  const counts: SubscriptionCounts = { active: 0, pending: 0, failing: 0, denied: 0, leaving: 0 };
  for (const subscription of subscriptions) counts[stateOf(subscription, now)]++;
  return counts;
}
