import type { Feed } from '../../feeds/feed.js';
import type { ArticleStore, IndexArticle } from '../../index/index-article.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import { normaliseItem } from '../normalise/normalise-item.js';
import type { PollEvent } from '../poll-event.js';
import { planNextPoll } from '../schedule/plan-next-poll.js';
import type { PollOutcome } from '../schedule/poll-outcome.js';
import type { PollingLimits } from '../schedule/polling-limits.js';
import type { Source } from '../sources/source.js';
import { newFeedState, type FeedState } from '../state/feed-state.js';
import type { FeedStateStore } from '../state/feed-state-store.js';
import { describeFault } from './describe-fault.js';
import { fetchFeed, type FetchedFeed } from './fetch-feed.js';
import { Outage } from './outage.js';
import { SeenItems } from './seen-items.js';
import { unambiguousItems } from './unambiguous-items.js';
import { writeInBatches } from './write-in-batches.js';

export interface PollerOptions {
  limits: PollingLimits;
  /** 0 keeps everything. */
  retentionDays: number;
  /** Told before a document of the feed is parsed. */
  onParsing?(feed: string): void;
}

export interface Poll {
  event: PollEvent;
  state: FeedState;
}

/** How far behind its publication an item may be found and still tell something about us. */
const LONGEST_LAG = 86_400;

type Handed = Pick<PollEvent, 'items' | 'added' | 'updated' | 'dropped' | 'lags'>;

const NOTHING: Handed = { items: 0, added: 0, updated: 0, dropped: 0, lags: [] };

/** Takes one feed from its address into the index, and remembers how it went. */
export class FeedPoller {
  private readonly seen = new SeenItems();
  private readonly outage = new Outage();

  constructor(
    private readonly outbound: OutboundClient,
    private readonly articles: ArticleStore,
    private readonly states: FeedStateStore,
    private readonly options: PollerOptions,
  ) {}

  /**
   * Polls a source now, whether or not it is due. Whatever goes wrong is recorded with its reason.
   * @throws only what the index throws when not even that can be recorded.
   * @returns null when the signal ended it: that says nothing about the feed.
   */
  async poll(source: Source, signal: AbortSignal): Promise<Poll | null> {
    const started = performance.now();
    const now = unixNow();
    const before = this.states.get(source.url) ?? newFeedState(source.url, now);
    let handed = NOTHING;
    let bytes = 0;
    let outcome: PollOutcome;
    try {
      const fetched = await this.fetch(before, now, signal);
      bytes = fetched.response.wireBytes;
      if (fetched.feed) handed = await this.handOver(fetched.feed, source, now);
      outcome = describeOutcome(fetched, handed);
    } catch (error) {
      if (signal.aborted) return null;
      outcome = describeFault(error);
    }
    const state = this.plan(before, outcome);
    this.states.put(state);
    const ms = performance.now() - started;
    return { state, event: describeEvent(state, outcome, { ...handed, ms, bytes }) };
  }

  /** While our own network is down, feeds are tried again soon and do not back off further. */
  private plan(before: FeedState, outcome: PollOutcome): FeedState {
    const reason = outcome.kind === 'failed' ? outcome.fault.reason : null;
    this.outage.note(before.url, reason);
    const excused = reason !== null && this.outage.excuses(reason);
    const blamed = excused ? { ...before, failures: 0 } : before;
    return planNextPoll(blamed, outcome, unixNow(), this.options.limits, Math.random());
  }

  private fetch(state: FeedState, now: number, signal: AbortSignal): Promise<FetchedFeed> {
    const spacingMs = this.options.limits.hostSpacingMs;
    const onParsing = (): void => this.options.onParsing?.(state.url);
    return fetchFeed(this.outbound, state, { signal, now, spacingMs, onParsing });
  }

  /** Normalises what is new or changed in a document and writes it. */
  private async handOver(feed: Feed, source: Source, now: number): Promise<Handed> {
    const items = unambiguousItems(feed.items);
    const articles: IndexArticle[] = [];
    const newTimes: number[] = [];
    const sifted = this.seen.sift(source.url, items);
    for (const { item, isNew } of sifted) {
      const article = this.isOutdated(item.publishedAt, now) ? null : tryNormalising(item, feed, source, now);
      if (article) articles.push(article);
      if (article?.publishedAt && isNew) newTimes.push(article.publishedAt);
    }
    const { added, updated, refused } = await writeInBatches(this.articles, articles);
    this.seen.remember(source.url, items);
    const searchable = unixNow();
    const lags = newTimes.map((time) => Math.max(searchable - time, 0)).filter((lag) => lag <= LONGEST_LAG);
    const dropped = feed.items.length - items.length + sifted.length - articles.length + refused;
    return { items: feed.items.length, added, updated, dropped, lags };
  }

  private isOutdated(publishedAt: number | null, now: number): boolean {
    const { retentionDays } = this.options;
    return retentionDays > 0 && publishedAt !== null && publishedAt < now - retentionDays * 86_400;
  }
}

/** An item that trips us up costs itself, never its feed. */
function tryNormalising(...args: Parameters<typeof normaliseItem>): IndexArticle | null {
  try {
    return normaliseItem(...args);
  } catch {
    return null;
  }
}

function describeOutcome({ response, feed }: FetchedFeed, { added, lags }: Handed): PollOutcome {
  const movedTo = response.moved ? response.url : null;
  const { etag, lastModified, maxAge } = response;
  if (!feed) return { kind: 'unchanged', movedTo, maxAge };
  const { title, format, refreshAfter, skipHours } = feed;
  const publishedAt = feed.items.map((item) => item.publishedAt);
  const document = { title, format, refreshAfter, skipHours, publishedAt };
  return { kind: 'fetched', ...document, etag, lastModified, movedTo, maxAge, added, lags };
}

function describeEvent(
  state: FeedState,
  outcome: PollOutcome,
  rest: Handed & Pick<PollEvent, 'ms' | 'bytes'>,
): PollEvent {
  const fault = outcome.kind === 'failed' ? outcome.fault : null;
  return {
    feed: state.url,
    outcome: outcome.kind,
    reason: fault?.reason ?? null,
    message: fault?.message ?? null,
    failures: state.failures,
    nextDue: state.goneAt === null ? state.nextDue : null,
    ...rest,
  };
}

function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}
