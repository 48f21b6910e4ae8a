import type { Database } from '../../index/sqlite.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { PushEvent } from '../ingestion-events.js';
import type { ArticleIntake } from '../poll/article-intake.js';
import type { LimitsOf } from '../schedule/plan-next-poll.js';
import type { Source } from '../sources/source.js';
import type { FeedStateStore } from '../state/feed-state.js';
import type { HubMessage } from './hub-inbox.js';
import { PushIntake } from './push-intake.js';
import { Subscriber } from './subscriber.js';
import { SubscriptionStore } from './subscription.js';

interface Collaborators {
  outbound: OutboundClient;
  intake: ArticleIntake;
  states: FeedStateStore;
  database: Database;
}

interface Options {
  publicUrl: string | null;
  limitsOf: LimitsOf;
  sources: readonly Source[];
  onParsing?(feed: string): void;
  onError?(error: unknown): void;
}

export interface OpenSubscriptions {
  subscriber: Subscriber;
  /** Begins to subscribe, renew and unsubscribe. */
  start(): void;
  /** Handles messages one after the other, in their order. Returns the event of a push, else null. */
  receive(message: HubMessage): Promise<PushEvent | null>;
  /** Sends no more requests; resolves when the messages received so far have been handled. */
  stop(): Promise<void>;
}

/** The subscriptions of the feeds, in the database of the index; null without a public address. */
export function openSubscriptions(
  { outbound, intake, states, database }: Collaborators,
  { publicUrl, limitsOf, sources, onParsing, onError }: Options,
): OpenSubscriptions | null {
  if (publicUrl === null) return null;
  const store = new SubscriptionStore(database);
  const subscriber = new Subscriber(outbound, store, { publicUrl, limitsOf, onError });
  const pushes = new PushIntake(intake, states, store, { sources, onParsing });
  const take = async (message: HubMessage): Promise<PushEvent | null> => {
    if (message.type === 'pushed') return pushes.take(message);
    subscriber.receive(message);
    return null;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    subscriber,
    start: () => subscriber.start(sources.flatMap(({ url }) => states.get(url) ?? [])),
    receive: (message) => {
      const handled = last.then(() => take(message));
      last = handled.catch(() => undefined);
      return handled;
    },
    stop: async () => {
      await Promise.all([subscriber.stop(), last]);
    },
  };
}
