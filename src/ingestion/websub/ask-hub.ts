import type { OutboundClient } from '../../outbound/outbound-client.js';
import { describeFault } from '../poll/describe-fault.js';
import { hubForm } from './hub-form.js';
import { afterAsking, beforeAsking, mindClockSetBack, MOST_GOODBYES } from './plan-subscription.js';
import type { SqliteSubscriptionStore } from './sqlite-subscription-store.js';
import type { Subscription } from './subscription.js';
import type { SubscriptionLimits } from './subscription-limits.js';

interface Asked {
  /** As it is kept now; its `nextDue` says when the hub is to be asked again. */
  subscription: Subscription;
  /** How long the hub wants to be left alone. */
  holdMs: number;
}

/**
 * Asks a hub for what the subscription says, and records how that went.
 * @returns null when there is nothing to ask any more, or the signal ended it.
 * @throws only what the index throws when that cannot be recorded.
 */
export async function askHub(
  outbound: OutboundClient,
  store: SqliteSubscriptionStore,
  token: string,
  { limits, signal }: { limits: SubscriptionLimits; signal: AbortSignal },
): Promise<Asked | null> {
  const kept = store.get(token);
  if (!kept) return null;
  const due = mindClockSetBack(kept, unixNow());
  if (due.mode === 'unsubscribe' && due.attempts >= MOST_GOODBYES) {
    store.remove(token);
    return null;
  }
  const asked = beforeAsking(due);
  store.put(asked);
  const failure = await send(outbound, asked, limits.lease, signal);
  const current = store.get(token);
  if (!current || signal.aborted) return null;
  const holdMs = Math.min(failure?.retryAfter ?? 0, limits.mostHold) * 1_000;
  // The hub has come back already, or something else is wanted of it now.
  if (current.attempts === 0 || current.mode !== due.mode) return { subscription: current, holdMs };
  const subscription = afterAsking(current, failure, unixNow(), limits);
  store.put(subscription);
  return { subscription, holdMs };
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

function unixNow(): number {
  return Math.floor(Date.now() / 1_000);
}
