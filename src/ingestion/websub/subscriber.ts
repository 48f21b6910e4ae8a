import { unixSecondsNow } from '../../articles/article.js';
import type { Database } from '../../index/sqlite.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { HubDenial, HubMessage, HubVerification, PushEvent } from '../ingestion-events.js';
import type { ArticleIntake } from '../poll/article-intake.js';
import { failedPollOf } from '../poll/faults.js';
import type { LimitsOfHost } from '../schedule/plan-next-poll.js';
import { RETRY_UNRECORDED_AFTER_MS, type ScheduledJob, Scheduler } from '../schedule/scheduler.js';
import type { Source } from '../sources/source.js';
import type { FeedState, FeedStateStore } from '../state/feed-state.js';
import {
  subscriptionAfterResponse,
  subscriptionAfterDenial,
  subscriptionAfterVerification,
  chooseHub,
  MAX_UNSUBSCRIBE_ATTEMPTS,
  subscriptionLimits,
  type SubscriptionLimits,
} from './plan-subscription.js';
import { PushIntake, type PushIntakeOptions } from './push-intake.js';
import { type HubOffer, Subscription, subscriptionStateOf, SubscriptionStore } from './subscription.js';

interface SubscriberOptions {
  publicUrl: string;
  limitsOf: LimitsOfHost;
  /** Called with the error of the index when a result could not be stored in it. */
  onError?(error: unknown): void;
}

/** Maximum number of concurrent requests to all hubs; requests to one hub are spaced out. */
const CONCURRENCY = 8;

/**
 * Subscribes to one hub of each feed that offers hubs, renews subscriptions and unsubscribes. If a hub denies or does not
 * respond, the next one is requested; the first that verifies is used.
 */
export class Subscriber {
  private readonly stopping = new AbortController();
  private readonly offers = new Map<string, HubOffer[]>();
  private scheduler: Scheduler<ScheduledJob> | null = null;

  constructor(
    private readonly outbound: OutboundClient,
    private readonly store: SubscriptionStore,
    private readonly options: SubscriberOptions,
  ) {}

  /**
   * Starts to subscribe. Call it once hubs can reach this service, because they call back.
   * @param feeds states of the feeds in the source list; subscriptions of other feeds are cancelled.
   */
  start(feeds: readonly FeedState[]): void {
    if (this.scheduler !== null) return;
    const spacingOf = (host: string): number => this.options.limitsOf(host).hostSpacingMs;
    const readDue = (): ScheduledJob[] =>
      this.store.dueAt(unixSecondsNow()).map(({ token, hub }) => ({ key: token, host: new URL(hub).host }));
    this.scheduler = new Scheduler(readDue, (job) => this.request(job), CONCURRENCY, spacingOf);
    this.setSources(new Set(feeds.map(({ url }) => url)));
    for (const feed of feeds) this.follow(feed);
    this.scheduler.start();
  }

  /** Cancels subscriptions of feeds that are not in the source list. New feeds are subscribed to when they are polled. */
  setSources(feeds: ReadonlySet<string>): void {
    if (this.scheduler === null) return;
    for (const feed of this.offers.keys()) if (!feeds.has(feed)) this.offers.delete(feed);
    for (const subscription of this.store.all()) this.resume(subscription, feeds);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.scheduler?.stop();
  }

  /** Subscribes to new hubs of a feed, and unsubscribes from former ones; called after a change of the feed's state. */
  follow({ url, hubs, topic, goneAt }: FeedState): void {
    if (this.scheduler === null) return;
    const isWanted = topic !== null && goneAt === null;
    const offers = isWanted ? hubs.map((hub) => ({ hub, topic })) : [];
    this.offers.set(url, offers);
    for (const one of this.wanted(url)) {
      if (!offers.some(({ hub, topic }) => one.hub === hub && one.topic === topic)) this.unsubscribe(one);
    }
    this.subscribeNext(url);
  }

  /** Whether a hub whose subscription is active has pushed a document of the feed. */
  pushes(feed: string): boolean {
    const now = unixSecondsNow();
    return this.wanted(feed).some(
      (one) => subscriptionStateOf(one, now) === 'active' && one.pushedAt !== null,
    );
  }

  receive(message: HubVerification | HubDenial): void {
    const subscription = this.store.get(message.token);
    if (!subscription) return;
    if (message.type === 'denied') {
      this.put(
        subscriptionAfterDenial(
          subscription,
          message.reason,
          unixSecondsNow(),
          this.limitsOf(subscription.hub),
        ),
      );
      this.subscribeNext(subscription.feed);
    } else if (message.mode === 'unsubscribe' && subscription.mode === 'unsubscribe') {
      this.store.remove(subscription.token);
    } else if (message.mode === subscription.mode) {
      for (const other of this.othersActive(subscription)) this.unsubscribe(other);
      const limits = this.limitsOf(subscription.hub);
      this.put(subscriptionAfterVerification(subscription, message.leaseSeconds, unixSecondsNow(), limits));
    }
  }

  private wanted(feed: string): Subscription[] {
    return this.store.ofFeed(feed).filter(({ mode }) => mode === 'subscribe');
  }

  private othersActive({ token, feed }: Subscription): Subscription[] {
    const now = unixSecondsNow();
    return this.wanted(feed).filter(
      (one) => one.token !== token && subscriptionStateOf(one, now) === 'active',
    );
  }

  private subscribeNext(feed: string): void {
    const offer = chooseHub(this.offers.get(feed) ?? [], this.wanted(feed), unixSecondsNow());
    if (offer !== null) this.put(new Subscription(feed, offer, this.options.publicUrl, unixSecondsNow()));
  }

  private resume(subscription: Subscription, listed: ReadonlySet<string>): void {
    // The public address has changed: the hub can no longer reach this service.
    if (!subscription.callback.startsWith(`${this.options.publicUrl}/`))
      this.store.remove(subscription.token);
    else if (subscription.mode === 'subscribe' && !listed.has(subscription.feed))
      this.unsubscribe(subscription);
  }

  /** Ends a subscription; a hub that never verified it gets no request. */
  private unsubscribe(subscription: Subscription): void {
    if (subscription.leaseUntil === null) this.store.remove(subscription.token);
    else this.put({ ...subscription, mode: 'unsubscribe', attempts: 0, nextDue: unixSecondsNow() });
  }

  private put(subscription: Subscription): void {
    this.store.put(subscription);
    this.scheduler?.start();
  }

  private async request({ key: token, host }: ScheduledJob): Promise<void> {
    try {
      const due = this.store.get(token);
      // Another hub has verified the subscription since this one denied it or did not respond.
      const isSuperseded = due?.mode === 'subscribe' && this.othersActive(due).length > 0;
      const isGivenUp = due?.mode === 'unsubscribe' && due.attempts >= MAX_UNSUBSCRIBE_ATTEMPTS;
      if (isSuperseded || isGivenUp) this.store.remove(token);
      else if (due) await this.send({ ...due, attempts: due.attempts + 1 }, host);
    } catch (error) {
      this.options.onError?.(error);
      this.scheduler?.coolDownHost(host, RETRY_UNRECORDED_AFTER_MS);
    }
  }

  /** Sends a request to a hub. @throws an error of the index if the result cannot be recorded. */
  private async send(pending: Subscription, host: string): Promise<void> {
    const limits = this.limitsOf(pending.hub);
    const { signal } = this.stopping;
    // The hub may verify the request before it responds to it.
    this.store.put(pending);
    const failure = await this.outbound
      .post(pending.hub, hubForm(pending, limits.lease), { signal })
      .then(() => null, failedPollOf);
    const current = this.store.get(pending.token);
    if (!current || signal.aborted) return;
    // Unless the hub has verified the request in the meantime, or another request has become necessary.
    if (current.attempts > 0 && current.mode === pending.mode)
      this.store.put(subscriptionAfterResponse(current, failure, unixSecondsNow(), limits));
    const coolDown = Math.min(failure?.retryAfter ?? 0, limits.maxCoolDown);
    this.scheduler?.coolDownHost(host, coolDown * 1_000);
    this.subscribeNext(current.feed);
  }

  private limitsOf(hub: string): SubscriptionLimits {
    return subscriptionLimits(this.options.limitsOf(new URL(hub).host).isOwnHost);
  }
}

/** The form of a request to a hub (WebSub, section 5.1). @param lease seconds */
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

/** The subscriptions to the hubs of feeds, and the handling of hubs' messages. */
export class Subscriptions {
  readonly subscriber: Subscriber;
  private readonly pushes: PushIntake;
  private sources: readonly Source[];
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    outbound: OutboundClient,
    intake: ArticleIntake,
    private readonly states: FeedStateStore,
    database: Database,
    options: SubscriberOptions & PushIntakeOptions,
  ) {
    this.sources = options.sources;
    const store = new SubscriptionStore(database);
    this.subscriber = new Subscriber(outbound, store, options);
    this.pushes = new PushIntake(intake, states, store, options);
  }

  start(): void {
    this.subscriber.start(this.sources.flatMap(({ url }) => this.states.get(url) ?? []));
  }

  /** Replaces the source list. */
  setSources(sources: readonly Source[]): void {
    this.sources = sources;
    this.pushes.setSources(sources);
    this.subscriber.setSources(new Set(sources.map(({ url }) => url)));
  }

  /** Handles a message, after all earlier ones. @returns the event of a push; null for other messages. */
  receive(message: HubMessage): Promise<PushEvent | null> {
    const handled = this.last.then(() => {
      if (message.type === 'pushed') return this.pushes.ingest(message);
      this.subscriber.receive(message);
      return null;
    });
    this.last = handled.catch(() => undefined);
    return handled;
  }

  /** Ends requests to hubs. Resolves when all received messages are handled. */
  async stop(): Promise<void> {
    await Promise.all([this.subscriber.stop(), this.last]);
  }
}
