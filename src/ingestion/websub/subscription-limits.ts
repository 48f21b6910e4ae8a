/** How hubs are asked. Spans in seconds. */
export interface SubscriptionLimits {
  /** Lease asked for; hubs give what they like. */
  lease: number;
  /** A longer lease is taken for a mistake. */
  mostLease: number;
  /** A subscription is renewed no sooner after it was verified, however short its lease. */
  leastRenewal: number;
  /** First repetition of a request that failed or that the hub did not verify; doubled with every further one. */
  firstRetry: number;
  mostRetry: number;
  /** A longer `Retry-After` is taken for a mistake. */
  mostHold: number;
  /** A hub that denied may think otherwise one day. */
  afterDenial: number;
}

const STRANGERS: SubscriptionLimits = {
  lease: 10 * 86_400,
  mostLease: 90 * 86_400,
  leastRenewal: 600,
  firstRetry: 300,
  mostRetry: 86_400,
  mostHold: 7 * 86_400,
  afterDenial: 7 * 86_400,
};

/** Whoever runs a hub of their own is trying something out and waits for it. */
const OWN: SubscriptionLimits = {
  ...STRANGERS,
  leastRenewal: 1,
  firstRetry: 5,
  mostRetry: 60,
  afterDenial: 60,
};

/** @param operatorsOwn whether the hub is on a host of the operator's */
export function subscriptionLimits(operatorsOwn: boolean): SubscriptionLimits {
  return operatorsOwn ? OWN : STRANGERS;
}
