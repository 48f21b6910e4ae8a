import { setMaxListeners } from 'node:events';
import type { PollEvent } from './ingestion-events.js';
import { type FeedPoller, unrecordedPoll } from './poll/feed-poller.js';
import { Outage } from './poll/outage.js';
import { dueInMs, type FeedJob, type PollPlan } from './schedule/poll-plan.js';
import type { ConcurrencyLimits } from './schedule/scheduler-limits.js';
import { Scheduler, type NextRun, type OnBody } from './schedule/scheduler.js';
import type { FeedState } from './state/feed-state.js';

export interface IngestionOptions {
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
