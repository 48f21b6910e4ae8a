import { unixSecondsNow } from '../../articles/article.js';
import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { IntakeResult, PollEvent } from '../ingestion-events.js';
import { type LimitsOfHost, planNextPoll, type PollOutcome } from '../schedule/plan-next-poll.js';
import type { Source } from '../sources/source.js';
import { type FeedStateStore, FeedState } from '../state/feed-state.js';
import type { Subscriber } from '../websub/subscriber.js';
import { type ArticleIntake, RESULT_WITHOUT_ITEMS } from './article-intake.js';
import { failedPollOf, OutageDetector } from './faults.js';
import type { RetryingIndexWriter } from './index-writes.js';
import { itemOrderOf } from './item-order.js';
import { type FetchedFeed, fetchFeed, offeredHubs } from './fetch-feed.js';

interface PollerOptions {
  limitsOf: LimitsOfHost;
  writes: RetryingIndexWriter;
  /** Subscribes to hubs that polled feeds offer, and knows which feeds are pushed. */
  subscriber?: Pick<Subscriber, 'follow' | 'pushes'> | null;
  onParsing?(feed: string): void;
}

interface Poll {
  event: PollEvent;
  state: FeedState;
}

/** Polls one feed: fetches it, writes new items to the index, and stores the new state of the feed. */
export class FeedPoller {
  private readonly outage = new OutageDetector();

  constructor(
    private readonly outbound: OutboundClient,
    private readonly intake: ArticleIntake,
    private readonly states: FeedStateStore,
    private readonly options: PollerOptions,
  ) {}

  /**
   * Polls a source now, whether or not it is due, and records the result.
   * @throws an error of the index if the result cannot be recorded.
   * @returns null if the signal aborted the poll.
   */
  async poll(source: Source, signal: AbortSignal): Promise<Poll | null> {
    const started = performance.now();
    const now = unixSecondsNow();
    const before = this.states.get(source.url) ?? new FeedState(source.url, now);
    let result = RESULT_WITHOUT_ITEMS;
    let bytes = 0;
    let outcome: PollOutcome;
    let address = before.movedTo ?? before.url;
    try {
      const spacingMs = this.options.limitsOf(new URL(address).host).hostSpacingMs;
      const onParsing = (): void => this.options.onParsing?.(source.url);
      const context = { country: source.country, now, signal, spacingMs, onParsing };
      const fetched = await fetchFeed(this.outbound, before, context);
      bytes = fetched.response.wireBytes;
      address = fetched.response.url;
      if (fetched.feed) result = await this.intake.ingest(fetched.feed, source, now);
      outcome = describeOutcome(fetched, result);
    } catch (error) {
      if (signal.aborted) return null;
      outcome = failedPollOf(error);
    }
    // A push may have changed the state in the meantime.
    const state = this.plan(this.states.get(source.url) ?? before, outcome, address);
    await this.options.writes.retry(() => this.states.put(state));
    this.options.subscriber?.follow(state);
    const measured = { ...result, ms: performance.now() - started, bytes };
    const nextDue = state.goneAt === null ? state.nextDue : null;
    return { state, event: describeEvent({ ...state, nextDue }, outcome, measured) };
  }

  /** The state of a feed after a poll. During an outage of this network, failures do not increase the back-off. */
  private plan(before: FeedState, outcome: PollOutcome, address: string): FeedState {
    const limits = this.options.limitsOf(new URL(address).host);
    const reason = outcome.kind === 'failed' ? outcome.fault.reason : null;
    if (!limits.isOwnHost) this.outage.record(before.url, reason);
    const isExcused = reason !== null && !limits.isOwnHost && this.outage.excuses(reason);
    const known = isExcused ? { ...before, failures: 0 } : before;
    const isPushed = this.options.subscriber?.pushes(before.url);
    return planNextPoll(known, outcome, { now: unixSecondsNow(), limits, random: Math.random(), isPushed });
  }
}

function describeOutcome(
  { response, feed, movedTo }: FetchedFeed,
  { added, lags }: IntakeResult,
): PollOutcome {
  const { maxAge, isComplete } = response;
  // What is missing of a document must come with the next one.
  const { etag, lastModified } = isComplete ? response : { etag: null, lastModified: null };
  if (!feed) return { kind: 'unchanged', movedTo, maxAge, etag };
  const { title, format, changedAt, refreshAfter, skipHours, skipDays } = feed;
  const publishedAt = feed.items.map((item) => item.publishedAt);
  const { hubs = [], topic = null } = offeredHubs(feed, response) ?? {};
  const itemOrder = itemOrderOf(feed);
  const facts = {
    title,
    format,
    etag,
    lastModified,
    refreshAfter,
    skipHours,
    skipDays,
    hubs,
    topic,
    itemOrder,
  };
  return { kind: 'fetched', facts, movedTo, maxAge, publishedAt, changedAt, added, lags };
}

function describeEvent(
  { url, failures, nextDue }: Pick<PollEvent, 'failures' | 'nextDue'> & { url: string },
  outcome: PollOutcome,
  measured: IntakeResult & Pick<PollEvent, 'ms' | 'bytes'>,
): PollEvent {
  const fault = outcome.kind === 'failed' ? outcome.fault : null;
  return {
    feed: url,
    outcome: outcome.kind,
    reason: fault?.reason ?? null,
    message: fault?.message ?? null,
    failures,
    nextDue,
    ...measured,
  };
}

/** The event of a poll whose result could not be recorded, as on a full disk; the source stays due. */
export function eventOfUnrecordedPoll(feed: string, error: unknown): PollEvent {
  const state = { url: feed, failures: 1, nextDue: null };
  return describeEvent(state, failedPollOf(error), { ms: 0, bytes: 0, ...RESULT_WITHOUT_ITEMS });
}
