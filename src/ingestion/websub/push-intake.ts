import type { Feed } from '../../feeds/feed.js';
import { parseFeed } from '../../feeds/parse-feed.js';
import { decompressBody } from '../../outbound/decompress-body.js';
import { OUTBOUND_LIMITS } from '../../outbound/outbound-options.js';
import type { ArticleIntake, Intake } from '../poll/article-intake.js';
import { describeFault } from '../poll/describe-fault.js';
import type { Source } from '../sources/source.js';
import { zoneOf } from '../sources/zone-of.js';
import type { FeedStateStore } from '../state/feed-state-store.js';
import type { HubPush } from './hub-message.js';
import type { PushEvent } from './push-event.js';
import type { SqliteSubscriptionStore } from './sqlite-subscription-store.js';
import type { Subscription } from './subscription.js';

export interface PushIntakeOptions {
  sources: readonly Source[];
  /** Told before a document of the feed is parsed. */
  onParsing?(feed: string): void;
}

const NOTHING: Intake = { items: 0, added: 0, updated: 0, dropped: 0, lags: [] };

/** Takes documents that hubs sent into the index, as if they had been fetched. */
export class PushIntake {
  private readonly sources: Map<string, Source>;

  constructor(
    private readonly intake: ArticleIntake,
    private readonly states: FeedStateStore,
    private readonly subscriptions: SqliteSubscriptionStore,
    private readonly options: PushIntakeOptions,
  ) {
    this.sources = new Map(options.sources.map((source) => [source.url, source]));
  }

  /**
   * @returns null when the subscription, or the feed in the source list, is gone, or the feed is over budget.
   * Whatever else goes wrong is told.
   */
  async take({ token, ...document }: HubPush): Promise<PushEvent | null> {
    const subscription = this.subscriptions.get(token);
    const source = this.sources.get(subscription?.feed ?? '');
    if (!subscription || !source || subscription.mode === 'unsubscribe') return null;
    // A document of this feed has just cost a process its life; the next poll tells whether that is over.
    if (this.states.get(source.url)?.error?.reason === 'over-budget') return null;
    const started = performance.now();
    const rest = { feed: source.url, bytes: document.body.length };
    const told = { reason: null, message: null };
    try {
      const taken = await this.takeDocument(document, subscription, source);
      return { ...rest, ...told, ...taken, ms: performance.now() - started };
    } catch (error) {
      const { fault } = describeFault(error);
      return { ...rest, ...fault, ...NOTHING, ms: performance.now() - started };
    }
  }

  private async takeDocument(
    document: Omit<HubPush, 'token'>,
    subscription: Subscription,
    source: Source,
  ): Promise<Intake> {
    const now = Math.floor(Date.now() / 1_000);
    const feed = await this.read(document, subscription, source, now);
    const taken = await this.intake.takeAdditions(feed, source, now, this.states.get(source.url)?.lastItemAt);
    const { token } = subscription;
    const current = this.subscriptions.get(token);
    if (current) this.subscriptions.put({ ...current, pushes: current.pushes + 1, pushedAt: now });
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
    return parseFeed(bytes, { url: topic, contentType, now, timeZone: zoneOf(source) });
  }

  /** A push tells what the feed has published, nothing of how its own address answers. */
  private remember(url: string, { items }: Feed, { added, lags }: Intake): void {
    const state = this.states.get(url);
    if (!state) return;
    const newest = items.reduce((a, { publishedAt }) => Math.max(a, publishedAt ?? 0), state.lastItemAt ?? 0);
    const lag = lags.toSorted((a, b) => a - b)[lags.length >> 1] ?? state.lag;
    this.states.put({ ...state, articles: state.articles + added, lastItemAt: newest || null, lag });
  }
}
