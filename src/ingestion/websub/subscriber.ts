import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { LimitsOf } from '../schedule/limits-of.js';
import { Scheduler, type Again, type Job } from '../schedule/scheduler.js';
import type { FeedState } from '../state/feed-state.js';
import { askHub } from './ask-hub.js';
import { chooseHub } from './choose-hub.js';
import type { HubDenial, HubVerification } from './hub-message.js';
import { afterDenial, afterVerification, mindClockSetBack } from './plan-subscription.js';
import type { SqliteSubscriptionStore } from './sqlite-subscription-store.js';
import { type HubOffer, newSubscription, stateOf, type Subscription } from './subscription.js';
import { subscriptionLimits, type SubscriptionLimits } from './subscription-limits.js';

export interface SubscriberOptions {
  /** Base of the callbacks, without a slash at its end. */
  publicUrl: string;
  limitsOf: LimitsOf;
  /** Told of failures that could not be recorded. */
  onError?(error: unknown): void;
}

/** Requests at a time over all hubs; towards one hub it is one after the other, with the spacing of hosts. */
const SLOTS = { concurrency: 4, slowAfterMs: 3_000, slowConcurrency: 8 };

/** When a subscription cannot be recorded, the hub is asked again this much later. */
const AFTER_UNRECORDED_MS = 60_000;

/**
 * Keeps one subscription for every feed that offers hubs: asks for it, renews it, gives it up. Where a hub denies it
 * or does not answer, the next one is asked; the first that verifies is kept.
 */
export class Subscriber {
  private readonly stopping = new AbortController();
  /** What each feed offers, its first choice first. */
  private readonly offers = new Map<string, HubOffer[]>();
  private scheduler: Scheduler<Job> | null = null;

  constructor(
    private readonly outbound: OutboundClient,
    private readonly store: SqliteSubscriptionStore,
    private readonly options: SubscriberOptions,
  ) {}

  /**
   * Call once hubs can reach us.
   * @param feeds what is known of the feeds in the source list. Other feeds' subscriptions are given up.
   */
  start(feeds: readonly FeedState[]): void {
    if (this.scheduler !== null) return;
    const spacingOf = (host: string): number => this.options.limitsOf(host).hostSpacingMs;
    this.scheduler = new Scheduler<Job>((job) => this.ask(job), SLOTS, spacingOf);
    const listed = new Set(feeds.map(({ url }) => url));
    for (const subscription of this.store.all()) this.resume(subscription, listed);
    for (const feed of feeds) this.follow(feed);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.scheduler?.stop();
  }

  /** Call when more may be known of a feed: subscribes where its hubs are new, takes leave of those it had before. */
  follow({ url, hubs, topic, goneAt }: FeedState): void {
    if (this.scheduler === null) return;
    const isWanted = topic !== null && goneAt === null;
    const offers = isWanted ? hubs.map((hub) => ({ hub, topic })) : [];
    this.offers.set(url, offers);
    for (const one of this.wanted(url)) {
      if (!offers.some(({ hub, topic }) => one.hub === hub && one.topic === topic)) this.leave(one);
    }
    this.askNext(url);
  }

  /** Whether a hub is known to push what is new in the feed. */
  pushes(feed: string): boolean {
    const now = unixNow();
    return this.wanted(feed).some((one) => stateOf(one, now) === 'active' && one.pushedAt !== null);
  }

  hear(message: HubVerification | HubDenial): void {
    const subscription = this.store.get(message.token);
    if (!subscription) return;
    if (message.type === 'denied') {
      this.keep(afterDenial(subscription, message.reason, unixNow(), this.limitsOf(subscription)));
      this.askNext(subscription.feed);
    } else if (message.mode !== subscription.mode) {
      return;
    } else if (message.mode === 'unsubscribe') {
      this.store.remove(subscription.token);
    } else {
      const { leaseSeconds } = message;
      for (const other of this.othersActive(subscription)) this.leave(other);
      this.keep(afterVerification(subscription, leaseSeconds, unixNow(), this.limitsOf(subscription)));
    }
  }

  private wanted(feed: string): Subscription[] {
    return this.store.ofFeed(feed).filter(({ mode }) => mode === 'subscribe');
  }

  private othersActive({ token, feed }: Subscription): Subscription[] {
    const now = unixNow();
    return this.wanted(feed).filter((one) => one.token !== token && stateOf(one, now) === 'active');
  }

  private askNext(feed: string): void {
    const offer = chooseHub(this.offers.get(feed) ?? [], this.wanted(feed), unixNow());
    if (offer !== null) this.keep(newSubscription(feed, offer, this.options.publicUrl, unixNow()));
  }

  private resume(subscription: Subscription, listed: ReadonlySet<string>): void {
    // Nobody reaches us any more where this one would be answered.
    if (!subscription.callback.startsWith(`${this.options.publicUrl}/`))
      this.store.remove(subscription.token);
    else if (subscription.mode === 'subscribe' && !listed.has(subscription.feed)) this.leave(subscription);
    else this.plan(subscription);
  }

  /** A hub that never promised anything is not told. */
  private leave(subscription: Subscription): void {
    if (subscription.leaseUntil === null) this.store.remove(subscription.token);
    else {
      const now = unixNow();
      this.keep({ ...subscription, mode: 'unsubscribe', attempts: 0, nextDue: now, plannedAt: now });
    }
  }

  private keep(subscription: Subscription): void {
    this.store.put(subscription);
    this.plan(subscription);
  }

  private plan(subscription: Subscription): void {
    const { host } = new URL(subscription.hub);
    this.scheduler?.add({ key: subscription.token, host }, delayMs(subscription));
  }

  private async ask({ key, host }: Job): Promise<Again> {
    const { signal } = this.stopping;
    try {
      const due = this.store.get(key);
      // Another hub has verified since this one denied us or did not answer.
      if (due?.mode === 'subscribe' && this.othersActive(due).length > 0) {
        this.store.remove(key);
        return null;
      }
      const limits = subscriptionLimits(this.options.limitsOf(host).operatorsOwn);
      const asked = await askHub(this.outbound, this.store, key, { limits, signal });
      if (asked) this.askNext(asked.subscription.feed);
      return asked && { delayMs: delayMs(asked.subscription), host, holdHostMs: asked.holdMs };
    } catch (error) {
      this.options.onError?.(error);
      return { delayMs: AFTER_UNRECORDED_MS, host, holdHostMs: 0 };
    }
  }

  private limitsOf({ hub }: Subscription): SubscriptionLimits {
    return subscriptionLimits(this.options.limitsOf(new URL(hub).host).operatorsOwn);
  }
}

function delayMs(subscription: Subscription): number {
  const { nextDue } = mindClockSetBack(subscription, unixNow());
  return Math.max(nextDue * 1_000 - Date.now(), 0);
}

function unixNow(): number {
  return Math.floor(Date.now() / 1_000);
}
