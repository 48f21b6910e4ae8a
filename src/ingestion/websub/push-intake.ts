import { unixNow } from '../../articles/article.js';
import type { Feed } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import { hash53 } from '../../index/article-identity.js';
import { OUTBOUND_LIMITS } from '../../outbound/outbound-client.js';
import { decompressBody } from '../../outbound/outbound-response.js';
import type { PushEvent } from '../ingestion-events.js';
import { type ArticleIntake, type IntakeResult, NO_ITEMS } from '../poll/article-intake.js';
import { describeFault } from '../poll/faults.js';
import type { Source } from '../sources/source.js';
import { afterItems, type FeedStateStore } from '../state/feed-state.js';
import type { HubPush } from './hub-inbox.js';
import type { Subscription, SubscriptionStore } from './subscription.js';

export interface PushIntakeOptions {
  sources: readonly Source[];
  /** Called before a document of the feed is parsed. */
  onParsing?(feed: string): void;
}

/** Documents of a subscription whose repetition is recognized by their bytes, beside those with an older date. */
const MAX_DOCUMENTS = 200;

/** Writes the items of documents that hubs sent to the index, as if the documents had been fetched. */
export class PushIntake {
  private readonly sources: Map<string, Source>;

  constructor(
    private readonly intake: ArticleIntake,
    private readonly states: FeedStateStore,
    private readonly subscriptions: SubscriptionStore,
    private readonly options: PushIntakeOptions,
  ) {
    this.sources = new Map(options.sources.map((source) => [source.url, source]));
  }

  /**
   * @returns null when the subscription is gone, the feed left the source list or is over budget; any other failure is
   * part of the event
   */
  async take({ token, ...document }: HubPush): Promise<PushEvent | null> {
    const subscription = this.subscriptions.get(token);
    const source = this.sources.get(subscription?.feed ?? '');
    if (!subscription || !source || subscription.mode === 'unsubscribe') return null;
    // A document of this feed has ended a process; the next poll shows whether it still would.
    if (this.states.get(source.url)?.error?.reason === 'over-budget') return null;
    const started = performance.now();
    const rest = { feed: source.url, bytes: document.body.length };
    try {
      const taken = await this.takeDocument(document, subscription, source);
      return { ...rest, reason: null, message: null, ...taken, ms: performance.now() - started };
    } catch (error) {
      const { fault } = describeFault(error);
      return { ...rest, ...fault, ...NO_ITEMS, ms: performance.now() - started };
    }
  }

  private async takeDocument(
    document: Omit<HubPush, 'token'>,
    subscription: Subscription,
    source: Source,
  ): Promise<IntakeResult> {
    const now = unixNow();
    const hash = hash53(Buffer.from(document.body).toString('latin1')).toString(36);
    if (subscription.documents.split(' ').includes(hash)) return NO_ITEMS;
    const feed = await this.read(document, subscription, source, now);
    const { changedAt } = feed;
    const { lastItemAt, changedAt: newest = null } = this.states.get(source.url) ?? {};
    const isOlder = changedAt !== null && newest !== null && changedAt < newest;
    const isNewer = changedAt !== null && (newest === null || changedAt > newest);
    const taken = await this.intake.ingestPushed(feed, source, now, { newest: lastItemAt, isOlder });
    const current = this.subscriptions.get(subscription.token);
    if (current) {
      // A document from before is known by its date.
      const known = isNewer || current.documents === '' ? [] : current.documents.split(' ');
      const documents = [...known, hash].slice(-MAX_DOCUMENTS).join(' ');
      this.subscriptions.put({ ...current, pushes: current.pushes + 1, pushedAt: now, documents });
    }
    this.remember(source.url, feed, taken);
    return taken;
  }

  private async read(
    { body, contentType, contentEncoding }: Omit<HubPush, 'token'>,
    { feed, topic }: Subscription,
    source: Source,
    now: number,
  ): Promise<Feed> {
    const wire = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const bytes = await decompressBody(wire, contentEncoding ?? undefined, OUTBOUND_LIMITS.bodyBytes);
    this.options.onParsing?.(feed);
    return parseFeed(bytes, { url: topic, contentType, now, country: source.country });
  }

  /** A push shows what the feed has published, but not whether its own address answers. */
  private remember(url: string, { items, changedAt }: Feed, taken: IntakeResult): void {
    const state = this.states.get(url);
    if (!state) return;
    const publishedAt = items.map((item) => item.publishedAt);
    this.states.put({ ...state, ...afterItems(state, { ...taken, publishedAt, changedAt }) });
  }
}
