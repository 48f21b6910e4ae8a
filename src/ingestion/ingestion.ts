import { setMaxListeners } from 'node:events';
import type { FeedPoller } from './poll/feed-poller.js';
import type { PollEvent } from './poll-event.js';
import { EventQueue } from './event-queue.js';
import type { PollingLimits } from './schedule/polling-limits.js';
import { Scheduler, type Again, type Job } from './schedule/scheduler.js';
import type { Source } from './sources/source.js';
import type { FeedState } from './state/feed-state.js';
import type { FeedStateStore } from './state/feed-state-store.js';

interface FeedJob extends Job {
  source: Source;
}

export interface IngestionOptions {
  limits: PollingLimits;
  onPolled?(event: PollEvent): void;
  /** Told of failures that could not even be recorded. */
  onError?(error: unknown): void;
}

/** When the index cannot record a poll, the feed waits this long. */
const AFTER_UNRECORDED_MS = 60_000;

/** Keeps the sources polled, each at its own pace. */
export class Ingestion {
  private readonly stopping = new AbortController();
  private scheduler: Scheduler<FeedJob> | null = null;

  constructor(
    private readonly sources: readonly Source[],
    private readonly poller: FeedPoller,
    private readonly states: FeedStateStore,
    private readonly options: IngestionOptions,
  ) {
    // Every fetch under way listens to it.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Begins to poll every source when it is due, again and again until `stop`. */
  start(): void {
    const scheduler = new Scheduler<FeedJob>((job) => this.pollAgain(job), this.options.limits);
    this.scheduler = scheduler;
    this.fill(scheduler, this.options.limits.startSpreadMs, Infinity);
  }

  /** Ends what runs, within moments, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.scheduler?.stop();
  }

  /** Polls every source that is due now, once, and tells of each as it ends. */
  async *pollOnce(): AsyncGenerator<PollEvent> {
    const events = new EventQueue<PollEvent>();
    const scheduler = new Scheduler<FeedJob>(async (job) => {
      const again = await this.pollAgain(job, (event) => events.push(event));
      if (again && again.holdHostMs > 0) scheduler.holdHost(again.host, again.holdHostMs);
      return null;
    }, this.options.limits);
    this.scheduler = scheduler;
    this.fill(scheduler, 0, 0);
    void scheduler.drained().then(() => events.end());
    this.stopping.signal.addEventListener('abort', () => events.end());
    yield* events;
  }

  /** Sources that `pollOnce` would poll now. */
  countDue(): number {
    const now = Date.now() / 1000;
    return this.sources.filter(({ url }) => {
      const state = this.states.get(url);
      return !state || (state.goneAt === null && state.nextDue <= now);
    }).length;
  }

  /** Queues the sources that are due within `withinMs`; those due already are spread, never-polled ones first. */
  private fill(scheduler: Scheduler<FeedJob>, spreadMs: number, withinMs: number): void {
    const now = Date.now() / 1000;
    const spread = Math.min(spreadMs, this.sources.length * 50);
    for (const source of this.sources) {
      const state = this.states.get(source.url);
      const host = hostOf(state?.movedTo ?? source.url);
      const delayMs = state ? waitMs(state, now) : 0;
      if (state?.holdUntil && state.holdUntil > now) scheduler.holdHost(host, delayMs);
      if (state?.goneAt || delayMs > withinMs) continue;
      const late = delayMs > 0 ? 0 : Math.random() * spread * (state ? 1 : 0.5);
      scheduler.add({ key: source.url, host, source }, delayMs + late);
    }
  }

  private async pollAgain(job: FeedJob, tell?: (event: PollEvent) => void): Promise<Again> {
    try {
      const poll = await this.poller.poll(job.source, this.stopping.signal);
      if (!poll) return null;
      tell?.(poll.event);
      this.options.onPolled?.(poll.event);
      return again(poll.state);
    } catch (error) {
      this.options.onError?.(error);
      return { delayMs: AFTER_UNRECORDED_MS, host: job.host, holdHostMs: 0 };
    }
  }
}

function again(state: FeedState): Again {
  if (state.goneAt !== null) return null;
  const now = Date.now() / 1000;
  const holdHostMs = state.holdUntil === null ? 0 : Math.max(state.holdUntil - now, 0) * 1000;
  return { delayMs: waitMs(state, now), host: hostOf(state.movedTo ?? state.url), holdHostMs };
}

/**
 * Milliseconds until a feed is due, never longer than was planned when it was last polled: a wall clock that was
 * set back must not leave feeds waiting for a future that was a mistake.
 */
function waitMs(state: FeedState, now: number): number {
  const planned = state.nextDue - (state.checkedAt ?? state.nextDue);
  return Math.max(Math.min(state.nextDue - now, planned), 0) * 1000;
}

function hostOf(address: string): string {
  return new URL(address).host;
}
