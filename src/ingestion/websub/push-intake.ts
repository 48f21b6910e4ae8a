import { unixSecondsNow } from '../../articles/article.js';
import type { Feed } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import { hash53 } from '../../index/article-identity.js';
import { OUTBOUND_LIMITS } from '../../outbound/outbound-client.js';
import { decompressBody } from '../../outbound/outbound-response.js';
import type { HubPush, IntakeResult, PushEvent } from '../ingestion-events.js';
import { type ArticleIntake, RESULT_WITHOUT_ITEMS } from '../poll/article-intake.js';
import { failedPollOf } from '../poll/faults.js';
import type { Source } from '../sources/source.js';
import { stateAfterItems, type FeedStateStore } from '../state/feed-state.js';
import type { Subscription, SubscriptionStore } from './subscription.js';

export interface PushIntakeOptions {
  sources: readonly Source[];
  onParsing?(feed: string): void;
}

/** Maximum number of a subscription's documents whose hashes are stored, to ignore documents that a hub sends again. */
const MAX_DOCUMENTS = 200;

/** Ingests documents that hubs pushed, like fetched ones. */
export class PushIntake {
  private sources = new Map<string, Source>();

  constructor(
    private readonly intake: ArticleIntake,
    private readonly states: FeedStateStore,
    private readonly subscriptions: SubscriptionStore,
    private readonly options: PushIntakeOptions,
  ) {
    this.setSources(options.sources);
  }

  /** Replaces the sources whose documents are accepted. */
  setSources(sources: readonly Source[]): void {
    this.sources = new Map(sources.map((source) => [source.url, source]));
  }

  /**
   * Ingests a pushed document.
   * @returns its event, including failures; null if the subscription does not exist, the feed is not in the source list,
   * or its document ended a process.
   */
  async ingest(push: HubPush): Promise<PushEvent | null> {
    const subscription = this.subscriptions.get(push.token);
    const source = this.sources.get(subscription?.feed ?? '');
    if (!subscription || !source || subscription.mode === 'unsubscribe') return null;
    // A document of this feed has ended a process; the next poll shows whether it still would.
    if (this.states.get(source.url)?.error?.reason === 'over-budget') return null;
    const started = performance.now();
    const event = { feed: source.url, bytes: push.body.length };
    try {
      const result = await this.ingestDocument(push, subscription, source);
      return { ...event, reason: null, message: null, ...result, ms: performance.now() - started };
    } catch (error) {
      const { fault } = failedPollOf(error);
      return { ...event, ...fault, ...RESULT_WITHOUT_ITEMS, ms: performance.now() - started };
    }
  }

  private async ingestDocument(
    push: HubPush,
    subscription: Subscription,
    source: Source,
  ): Promise<IntakeResult> {
    const now = unixSecondsNow();
    const hash = hash53(Buffer.from(push.body).toString('latin1')).toString(36);
    if (subscription.documents.split(' ').includes(hash)) return RESULT_WITHOUT_ITEMS;
    const feed = await this.read(push, subscription.topic, source, now);
    const { changedAt } = feed;
    const { lastItemAt = null, changedAt: newest = null } = this.states.get(source.url) ?? {};
    const isOlder = changedAt !== null && newest !== null && changedAt < newest;
    const isNewer = changedAt !== null && (newest === null || changedAt > newest);
    const result = await this.intake.ingestPushed(feed, source, now, { newest: lastItemAt, isOlder });
    const current = this.subscriptions.get(subscription.token);
    if (current) {
      // A document from before is known by its date.
      const known = isNewer || current.documents === '' ? [] : current.documents.split(' ');
      const documents = [...known, hash].slice(-MAX_DOCUMENTS).join(' ');
      this.subscriptions.put({ ...current, pushes: current.pushes + 1, pushedAt: now, documents });
    }
    // A push shows what the feed has published, but not whether its own address responds.
    const state = this.states.get(source.url);
    const publishedAt = feed.items.map((item) => item.publishedAt);
    if (state)
      this.states.put({ ...state, ...stateAfterItems(state, { ...result, publishedAt, changedAt }) });
    return result;
  }

  private async read(
    { body, contentType, contentEncoding }: HubPush,
    topic: string,
    source: Source,
    now: number,
  ): Promise<Feed> {
    const wire = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const bytes = await decompressBody(wire, contentEncoding ?? undefined, OUTBOUND_LIMITS.bodyBytes);
    this.options.onParsing?.(source.url);
    return parseFeed(bytes, { url: topic, contentType, now, country: source.country });
  }
}
