import type { OutboundClient } from '../../outbound/outbound-client.js';
import { describeFault } from '../poll/describe-fault.js';
import { unixNow } from '../state/feed-state.js';
import {
  afterAsking,
  beforeAsking,
  checkClock,
  MAX_UNSUBSCRIBE_ATTEMPTS,
  type SubscriptionLimits,
} from './plan-subscription.js';
import type { SqliteSubscriptionStore } from './sqlite-subscription-store.js';
import type { Subscription } from './subscription.js';

interface Asked {
  /** As it is stored now; its `nextDue` is the time of the next request. */
  subscription: Subscription;
  /** How long the hub's host cools down. */
  coolDownMs: number;
}

/**
 * Sends a hub the request that the subscription needs, and records the result.
 * @returns null when no request is needed any more, or the signal aborted it
 * @throws only what the index throws when the result cannot be recorded
 */
export async function askHub(
  outbound: OutboundClient,
  store: SqliteSubscriptionStore,
  token: string,
  { limits, signal }: { limits: SubscriptionLimits; signal: AbortSignal },
): Promise<Asked | null> {
  const kept = store.get(token);
  if (!kept) return null;
  const due = checkClock(kept, unixNow());
  if (due.mode === 'unsubscribe' && due.attempts >= MAX_UNSUBSCRIBE_ATTEMPTS) {
    store.remove(token);
    return null;
  }
  const asked = beforeAsking(due);
  store.put(asked);
  const failure = await send(outbound, asked, limits.lease, signal);
  const current = store.get(token);
  if (!current || signal.aborted) return null;
  const coolDownMs = Math.min(failure?.retryAfter ?? 0, limits.maxCoolDown) * 1_000;
  // In the meantime the hub has verified the request, or another request has become necessary.
  if (current.attempts === 0 || current.mode !== due.mode) return { subscription: current, coolDownMs };
  const subscription = afterAsking(current, failure, unixNow(), limits);
  store.put(subscription);
  return { subscription, coolDownMs };
}

async function send(
  outbound: OutboundClient,
  subscription: Subscription,
  lease: number,
  signal: AbortSignal,
): Promise<Pick<ReturnType<typeof describeFault>, 'fault' | 'retryAfter'> | null> {
  try {
    await outbound.post(subscription.hub, hubForm(subscription, lease), { signal });
    return null;
  } catch (error) {
    return describeFault(error);
  }
}

/**
 * The form of a request to a hub (WebSub, section 5.1).
 * @param lease seconds
 */
function hubForm({ callback, mode, topic, secret }: Subscription, lease: number): Record<string, string> {
  const form: Record<string, string> = {
    'hub.callback': callback,
    'hub.mode': mode,
    'hub.topic': topic,
    // Not in WebSub any more, but hubs of PubSubHubbub 0.3 require it.
    'hub.verify': 'async',
  };
  if (mode === 'subscribe') Object.assign(form, { 'hub.lease_seconds': String(lease), 'hub.secret': secret });
  return form;
}
