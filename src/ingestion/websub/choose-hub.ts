import { stateOf, type HubOffer, type Subscription } from './subscription.js';

/**
 * Which hub a feed is to be asked for beside those it has been asked for: the first that it offers, and each further
 * one once those before it deny us or do not answer.
 * @param present the feed's subscriptions that are wanted, each at one of the hubs offered
 * @returns null while there is hope in one of these, and when no other is left: then these are asked again, later.
 */
export function chooseHub(
  offers: readonly HubOffer[],
  present: readonly Subscription[],
  now: number,
): HubOffer | null {
  const isHopeful = present.some((one) => ['active', 'pending'].includes(stateOf(one, now)));
  if (isHopeful) return null;
  return offers.find(({ hub }) => !present.some((one) => one.hub === hub)) ?? null;
}
