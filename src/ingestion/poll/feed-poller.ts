import type { OutboundClient } from '../../outbound/outbound-client.js';
import type { PollEvent } from '../poll-event.js';
import { planNextPoll } from '../schedule/plan-next-poll.js';
import { relyOnPushes } from '../schedule/rely-on-pushes.js';
import type { PollOutcome } from '../schedule/poll-outcome.js';
import type { OnBody } from '../schedule/scheduler.js';
import type { LimitsOf } from '../schedule/limits-of.js';
import type { Source } from '../sources/source.js';
import { zoneOf } from '../sources/zone-of.js';
import { newFeedState, type FeedState } from '../state/feed-state.js';
import type { FeedStateStore } from '../state/feed-state-store.js';
import { offeredHubs } from '../websub/offered-hubs.js';
import type { Subscriber } from '../websub/subscriber.js';
import type { ArticleIntake, Intake } from './article-intake.js';
import { describeFault } from './describe-fault.js';
import { fetchFeed, type FetchContext, type FetchedFeed } from './fetch-feed.js';
import { Outage } from './outage.js';

export interface PollerOptions {
  limitsOf: LimitsOf;
  /** Learns from polls which feeds offer a hub, and knows whose hubs push. */
  subscriber?: Pick<Subscriber, 'follow' | 'pushes'> | null;
  /** Told before a document of the feed is parsed. */
  onParsing?(feed: string): void;
}

export interface Poll {
  event: PollEvent;
  state: FeedState;
}

const NOTHING: Intake = { items: 0, added: 0, updated: 0, dropped: 0, lags: [] };

/** Takes one feed from its address into the index, and remembers how it went. */
export class FeedPoller {
  private readonly outage = new Outage();

  constructor(
    private readonly outbound: OutboundClient,
    private readonly intake: ArticleIntake,
    private readonly states: FeedStateStore,
    private readonly options: PollerOptions,
  ) {}

  /**
   * Polls a source now, whether or not it is due. Whatever goes wrong is recorded with its reason.
   * @param onBody told when the feed's answer has begun to come in, and when it has come to its end
   * @throws only what the index throws when not even that can be recorded.
   * @returns null when the signal ended it: that says nothing about the feed.
   */
  async poll(source: Source, signal: AbortSignal, onBody?: OnBody): Promise<Poll | null> {
    const started = performance.now();
    const now = unixNow();
    const before = this.states.get(source.url) ?? newFeedState(source.url, now);
    let taken = NOTHING;
    let bytes = 0;
    let outcome: PollOutcome;
    let address = before.movedTo ?? before.url;
    try {
      const fetched = await this.fetch(before, { timeZone: zoneOf(source), now, signal, onBody });
      bytes = fetched.response.wireBytes;
      address = fetched.response.url;
      if (fetched.feed) taken = await this.intake.take(fetched.feed, source, now);
      outcome = describeOutcome(fetched, taken);
    } catch (error) {
      if (signal.aborted) return null;
      outcome = describeFault(error);
    }
    // A push may have come meanwhile.
    const state = this.plan(this.states.get(source.url) ?? before, outcome, address);
    this.states.put(state);
    this.options.subscriber?.follow(state);
    const ms = performance.now() - started;
    return { state, event: describeEvent(state, outcome, { ...taken, ms, bytes }) };
  }

  /** While our own network is down, strangers' feeds are tried again soon and do not back off further. */
  private plan(before: FeedState, outcome: PollOutcome, address: string): FeedState {
    const limits = this.options.limitsOf(new URL(address).host);
    const reason = outcome.kind === 'failed' ? outcome.fault.reason : null;
    if (!limits.operatorsOwn) this.outage.note(before.url, reason);
    const excused = reason !== null && !limits.operatorsOwn && this.outage.excuses(reason);
    const blamed = excused ? { ...before, failures: 0 } : before;
    const [now, random] = [unixNow(), Math.random()];
    const planned = planNextPoll(blamed, outcome, now, limits, random);
    const isPushed = this.options.subscriber?.pushes(before.url) ?? false;
    return isPushed ? relyOnPushes(planned, outcome, now, limits, random) : planned;
  }

  private fetch(
    state: FeedState,
    context: Omit<FetchContext, 'spacingMs' | 'onParsing'>,
  ): Promise<FetchedFeed> {
    const spacingMs = this.options.limitsOf(new URL(state.movedTo ?? state.url).host).hostSpacingMs;
    const onParsing = (): void => this.options.onParsing?.(state.url);
    return fetchFeed(this.outbound, state, { ...context, spacingMs, onParsing });
  }
}

function describeOutcome({ response, feed, movedTo }: FetchedFeed, { added, lags }: Intake): PollOutcome {
  const { etag, lastModified, maxAge } = response;
  if (!feed) return { kind: 'unchanged', movedTo, maxAge };
  const { title, format, refreshAfter, skipHours, skipDays } = feed;
  const publishedAt = feed.items.map((item) => item.publishedAt);
  const { hubs = [], topic = null } = offeredHubs(feed, response) ?? {};
  const document = { title, format, refreshAfter, skipHours, skipDays, hubs, topic, publishedAt };
  return { kind: 'fetched', ...document, etag, lastModified, movedTo, maxAge, added, lags };
}

function describeEvent(
  state: FeedState,
  outcome: PollOutcome,
  rest: Intake & Pick<PollEvent, 'ms' | 'bytes'>,
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
