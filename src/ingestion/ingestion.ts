import { setMaxListeners } from 'node:events';
import { unixNow } from '../articles/article.js';
import type { Settings } from '../config/settings.js';
import { IndexWriter } from '../index/index-writer.js';
import type { OutboundLimits } from '../outbound/outbound-client.js';
import { openOutbound } from '../outbound/open-outbound.js';
import type { Finding, LearnedEvent, PollEvent } from './ingestion-events.js';
import { Shipper } from '../shipping/shipper.js';
import { KnownPublishers } from './normalize/known-publishers.js';
import { ArticleIntake, readsLanguages } from './poll/article-intake.js';
import { WriteRetry } from './poll/write-retry.js';
import { Outage } from './poll/faults.js';
import { FeedPoller, unrecordedPoll } from './poll/feed-poller.js';
import { limitsOf, type LimitsOf, POLLING_LIMITS, type PollingLimits } from './schedule/plan-next-poll.js';
import {
  type ConcurrencyLimits,
  type Job,
  type NextRun,
  type OnBody,
  Scheduler,
} from './schedule/scheduler.js';
import { readSources } from './sources/read-sources.js';
import type { Source, SourceFault } from './sources/source.js';
import { Arrivals, type FeedState, FeedStateStore } from './state/feed-state.js';
import { summarizeSources } from './state/source-summary.js';
import { Subscriptions } from './websub/subscriber.js';

/** The settings of ingestion: plain data that can be sent to a process. */
export type IngestionSettings = Pick<Settings, 'index' | 'ingestion'> &
  Partial<Pick<Settings, 'aggregatorDomains' | 'opensearch'>>;

interface OpenIngestionOptions extends IngestionOptions {
  /** In place of the limits of own and other hosts alike. */
  limits?: Partial<PollingLimits>;
  /** In place of the usual limits of a fetch. */
  outbound?: Partial<OutboundLimits>;
  onParsing?(feed: string): void;
  /**
   * Called with the reason when the index cannot be written, as on a full disk, and with null when it can again.
   * Writes wait meanwhile; left out, they fail.
   */
  onIndexFault?(reason: string | null): void;
  /** Called when shipping begins to fail, and with null when it goes on. */
  onShippingFault?(reason: string | null): void;
  /** Awaited before all of the index is written down as to be shipped, which blocks the process. */
  onShippingAnew?(): Promise<void>;
}

export interface OpenIngestion {
  ingestion: Ingestion;
  poller: FeedPoller;
  states: FeedStateStore;
  sources: Source[];
  /** Entries of the source list that could not be read. */
  faults: SourceFault[];
  writer: IndexWriter;
  /** Not yet started; null where nothing is shipped. */
  shipper: Shipper | null;
  /** Null without a public address: no hub could reach us. */
  subscriptions: Subscriptions | null;
  /** Takes what a live source found. @throws what the index throws when it writes nothing at all. */
  learn(finding: Finding): Promise<LearnedEvent>;
  /** Stops all polls and pushes, commits and closes the index. */
  close(): Promise<void>;
}

/**
 * Reads the sources and opens the index for writing. A process may have one open at a time.
 * @throws what the index throws when it cannot be opened or written.
 */
export async function openIngestion(
  settings: IngestionSettings,
  options: OpenIngestionOptions = {},
): Promise<OpenIngestion> {
  const { dataDir, retentionDays, blockedDomains } = settings.index;
  const { userAgent, outboundAllow, publicUrl } = settings.ingestion;
  const outbound = openOutbound({ userAgent, allow: outboundAllow, limits: options.outbound });
  const list = readSources(settings.ingestion.sources);
  const reads = readsLanguages(settings.ingestion.languages);
  const sources = list.sources.filter(({ language }) => language === null || reads(language));
  const shipping = settings.opensearch ? 'on' : 'off';
  const writer = IndexWriter.open(dataDir, { retentionDays, blockedDomains, shipping });
  const states = new FeedStateStore(writer.database);
  const arrivals = new Arrivals(writer.database);
  const publishers = new KnownPublishers(list.sources, settings.aggregatorDomains);
  const writes = new WriteRetry(options.onIndexFault);
  const intake = new ArticleIntake(writer, retentionDays, arrivals, publishers, reads, writes);
  const { limits, onParsing, onPolled, onError } = options;
  const limitsOfHost = limitsOf(outboundAllow, limits);
  const hubs = publicUrl && { publicUrl, limitsOf: limitsOfHost, sources, onParsing, onError };
  const subscriptions = hubs ? new Subscriptions(outbound, intake, states, writer.database, hubs) : null;
  const subscriber = subscriptions?.subscriber ?? null;
  const polling = { limitsOf: limitsOfHost, writes, subscriber, onParsing };
  const poller = new FeedPoller(outbound, intake, states, polling);
  const plan = new PollPlan(sources, states, limitsOfHost);
  const slots = { ...POLLING_LIMITS, ...limits };
  const ingestion = new Ingestion(plan, poller, slots, { onPolled, onError });
  const learn = async (finding: Finding): Promise<LearnedEvent> => {
    const { items, added, updated, dropped } = await intake.learn(finding, unixNow());
    return { feed: finding.feed, items, added, updated, dropped };
  };
  const shipper = settings.opensearch
    ? new Shipper(writer, settings.opensearch, {
        status: () => ({ sources: summarizeSources(writer.database, unixNow()) }),
        onFault: options.onShippingFault,
        onAnew: options.onShippingAnew,
      })
    : null;
  const close = async (): Promise<void> => {
    const stopped = Promise.all([ingestion.stop(), subscriptions?.stop()]);
    writes.stop();
    await stopped;
    await shipper?.stop();
    writer.close();
  };
  return {
    ingestion,
    poller,
    states,
    sources,
    faults: list.faults,
    writer,
    shipper,
    subscriptions,
    learn,
    close,
  };
}

interface IngestionOptions {
  onPolled?(event: PollEvent): void;
  /** Called with failures that could not even be recorded. */
  onError?(error: unknown): void;
}

/** The next poll of a feed when the index could not record the last one. */
const AFTER_UNRECORDED_MS = 60_000;

/** Sources in a row that are out of reach after which a round ends. */
const MAX_UNREACHED = 20;

/** Polls the sources, each at its own interval. */
export class Ingestion {
  private readonly stopping = new AbortController();
  private scheduler: Scheduler<FeedJob> | null = null;
  private gaveUp = false;

  constructor(
    private readonly plan: PollPlan,
    private readonly poller: FeedPoller,
    private readonly slots: ConcurrencyLimits,
    private readonly options: IngestionOptions,
  ) {
    // Every running fetch listens to it.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Whether `pollOnce` left sources out because none could be reached. */
  get unreachable(): boolean {
    return this.gaveUp;
  }

  /** Polls every source whenever it is due, until `stop`. */
  start(): void {
    const scheduler = this.schedule((job, onBody) => this.poll(job, onBody));
    const { polls, coolDowns } = this.plan.fromNow();
    for (const [host, coolDownMs] of coolDowns) scheduler.coolDownHost(host, coolDownMs);
    for (const { job, delayMs } of polls) scheduler.add(job, delayMs);
  }

  /** Aborts the running polls and starts no more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.scheduler?.stop();
  }

  /**
   * Polls every source that is due now, once, and yields an event for each. Sources that are not on own hosts are left
   * out while their host cools down, and all of them when the network turns out to be down.
   */
  async *pollOnce(): AsyncGenerator<PollEvent> {
    const events = new EventQueue<PollEvent>();
    const outage = new Outage();
    const scheduler = this.schedule(async (job, onBody) => {
      const again = await this.poll(job, onBody, (event) => {
        events.push(event);
        if (!this.isOwn(job)) outage.record(event.feed, event.reason);
      });
      if (again && again.coolDownMs > 0) scheduler.drop(({ host }) => host === again.host);
      if (outage.ongoing && outage.unreachedInARow >= MAX_UNREACHED) {
        const left = scheduler.drop((waiting) => !this.isOwn(waiting));
        this.gaveUp ||= left > 0;
      }
      return null;
    });
    for (const job of this.plan.dueNow()) scheduler.add(job, 0);
    void scheduler.drained().then(() => events.end());
    this.stopping.signal.addEventListener('abort', () => events.end());
    yield* events;
  }

  /** Sources that `pollOnce` would poll now. */
  countDue(): number {
    return this.plan.dueNow().length;
  }

  private schedule(work: (job: FeedJob, onBody: OnBody) => Promise<NextRun>): Scheduler<FeedJob> {
    const spacingOf = (host: string): number => this.plan.limitsOf(host).hostSpacingMs;
    return (this.scheduler = new Scheduler(work, this.slots, spacingOf));
  }

  private isOwn({ host }: FeedJob): boolean {
    return this.plan.limitsOf(host).isOwnHost;
  }

  private async poll(job: FeedJob, onBody: OnBody, report?: (event: PollEvent) => void): Promise<NextRun> {
    try {
      const poll = await this.poller.poll(job.source, this.stopping.signal, onBody);
      if (!poll) return null;
      report?.(poll.event);
      this.options.onPolled?.(poll.event);
      return this.nextRun(poll.state);
    } catch (error) {
      report?.(unrecordedPoll(job.source.url, error));
      this.options.onError?.(error);
      return { delayMs: AFTER_UNRECORDED_MS, host: job.host, coolDownMs: 0 };
    }
  }

  private nextRun(state: FeedState): NextRun {
    if (state.goneAt !== null) return null;
    const now = Date.now() / 1000;
    const { host } = new URL(state.movedTo ?? state.url);
    const coolsDown = state.coolDownUntil !== null && !this.plan.limitsOf(host).isOwnHost;
    const coolDownMs = coolsDown ? Math.max(state.coolDownUntil! - now, 0) * 1000 : 0;
    return { delayMs: dueInMs(state, now), host, coolDownMs };
  }
}

/** Passes events on to one reader that awaits them, in order. */
class EventQueue<T> implements AsyncIterable<T> {
  private readonly events: T[] = [];
  private ended = false;
  private notify: () => void = () => undefined;

  push(event: T): void {
    this.events.push(event);
    this.notify();
  }

  /** The reader gets what is queued and then ends. */
  end(): void {
    this.ended = true;
    this.notify();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.events.length > 0) yield this.events.shift()!;
      if (this.ended) return;
      await new Promise<void>((resolve) => (this.notify = resolve));
    }
  }
}

interface FeedJob extends Job {
  source: Source;
}

interface PlannedPoll {
  job: FeedJob;
  delayMs: number;
}

/** Average milliseconds between feeds that are due at the start; less where the spread is shorter. */
const APART_MS = 50;

/** Which sources are polled when, by their stored states. */
class PollPlan {
  constructor(
    private readonly sources: readonly Source[],
    private readonly states: FeedStateStore,
    readonly limitsOf: LimitsOf,
  ) {}

  /** The sources that are due now, without those of hosts that are cooling down. */
  dueNow(): FeedJob[] {
    const { polls, coolDowns } = this.read();
    return polls.filter(({ job, delayMs }) => delayMs <= 0 && !coolDowns.has(job.host)).map(({ job }) => job);
  }

  /**
   * Every source with its delay, and the hosts that are cooling down with the time left, both in milliseconds. Sources
   * that are already due are spread, those never polled first.
   */
  fromNow(): { polls: PlannedPoll[]; coolDowns: Map<string, number> } {
    const { polls, coolDowns } = this.read();
    return {
      coolDowns,
      polls: polls.map((poll) => ({ ...poll, delayMs: poll.delayMs || this.spread(poll.job) })),
    };
  }

  private read(): { polls: PlannedPoll[]; coolDowns: Map<string, number> } {
    const now = Date.now() / 1000;
    const polls: PlannedPoll[] = [];
    const coolDowns = new Map<string, number>();
    for (const source of this.sources) {
      const state = this.states.get(source.url);
      const { host } = new URL(state?.movedTo ?? source.url);
      const limits = this.limitsOf(host);
      const delayMs = state ? dueAtStartInMs(state, now, limits) : 0;
      if (delayMs > 0 && state?.coolDownUntil && state.coolDownUntil > now && !limits.isOwnHost) {
        coolDowns.set(host, Math.max(delayMs, coolDowns.get(host) ?? 0));
      }
      if (!state?.goneAt) polls.push({ job: { key: source.url, host, source }, delayMs });
    }
    return { polls, coolDowns };
  }

  private spread({ host, source }: FeedJob): number {
    const most = Math.min(this.limitsOf(host).startSpreadMs, this.sources.length * APART_MS);
    return Math.random() * most * (this.states.get(source.url) ? 1 : 0.5);
  }
}

/**
 * Milliseconds until a feed is due, never longer than was planned at its last poll: when a clock that was ahead is set
 * back, feeds must not wait for the time it showed.
 * @param now Unix seconds
 */
function dueInMs(state: FeedState, now: number): number {
  const planned = state.nextDue - (state.checkedAt ?? state.nextDue);
  return Math.max(Math.min(state.nextDue - now, planned), 0) * 1000;
}

/**
 * As `dueInMs`, at a start or when the operator asks: feeds on the operator's own hosts are due then, unless they are
 * cooling down or their document ended the process that read it.
 */
function dueAtStartInMs(state: FeedState, now: number, { isOwnHost }: PollingLimits): number {
  const mustWait = state.coolDownUntil !== null || state.error?.reason === 'over-budget';
  return isOwnHost && !mustWait ? 0 : dueInMs(state, now);
}
