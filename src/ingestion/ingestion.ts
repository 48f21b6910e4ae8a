import { setMaxListeners } from 'node:events';
import type { FeedPoller } from './poll/feed-poller.js';
import { Outage } from './poll/outage.js';
import { unrecordedPoll } from './poll/unrecorded-poll.js';
import type { PollEvent } from './poll-event.js';
import { EventQueue } from './event-queue.js';
import { dueInMs } from './schedule/due-in-ms.js';
import type { FeedJob, PollPlan } from './schedule/poll-plan.js';
import { Scheduler, type Again, type OnBody } from './schedule/scheduler.js';
import type { SlotLimits } from './schedule/slots.js';
import type { FeedState } from './state/feed-state.js';

export interface IngestionOptions {
  onPolled?(event: PollEvent): void;
  /** Told of failures that could not even be recorded. */
  onError?(error: unknown): void;
}

/** When the index cannot record a poll, the feed waits this long. */
const AFTER_UNRECORDED_MS = 60_000;

/** Sources tried in a row with no way to any of them after which a round tries no more. */
const ENOUGH_IN_VAIN = 20;

/** Keeps the sources polled, each at its own pace. */
export class Ingestion {
  private readonly stopping = new AbortController();
  private scheduler: Scheduler<FeedJob> | null = null;
  private gaveUp = false;

  constructor(
    private readonly plan: PollPlan,
    private readonly poller: FeedPoller,
    private readonly slots: SlotLimits,
    private readonly options: IngestionOptions,
  ) {
    // Every fetch under way listens to it.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Whether `pollOnce` left sources out because none could be reached. */
  get unreachable(): boolean {
    return this.gaveUp;
  }

  /** Begins to poll every source when it is due, again and again until `stop`. */
  start(): void {
    const scheduler = this.schedule((job, onBody) => this.poll(job, onBody));
    const { polls, holds } = this.plan.fromNow();
    for (const [host, holdMs] of holds) scheduler.holdHost(host, holdMs);
    for (const { job, delayMs } of polls) scheduler.add(job, delayMs);
  }

  /** Ends what runs, within moments, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.scheduler?.stop();
  }

  /**
   * Polls every source that is due now, once, and tells of each as it ends. Strangers' sources are left out once
   * their host asks to be left alone, and all of them when the network turns out to be down.
   */
  async *pollOnce(): AsyncGenerator<PollEvent> {
    const events = new EventQueue<PollEvent>();
    const outage = new Outage();
    const scheduler = this.schedule(async (job, onBody) => {
      const again = await this.poll(job, onBody, (event) => {
        events.push(event);
        if (!this.isOwn(job)) outage.note(event.feed, event.reason);
      });
      if (again && again.holdHostMs > 0) scheduler.drop(({ host }) => host === again.host);
      if (outage.ongoing && outage.inVain >= ENOUGH_IN_VAIN) {
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

  private schedule(work: (job: FeedJob, onBody: OnBody) => Promise<Again>): Scheduler<FeedJob> {
    const spacingOf = (host: string): number => this.plan.limitsOf(host).hostSpacingMs;
    return (this.scheduler = new Scheduler(work, this.slots, spacingOf));
  }

  private isOwn({ host }: FeedJob): boolean {
    return this.plan.limitsOf(host).operatorsOwn;
  }

  private async poll(job: FeedJob, onBody: OnBody, tell?: (event: PollEvent) => void): Promise<Again> {
    try {
      const poll = await this.poller.poll(job.source, this.stopping.signal, onBody);
      if (!poll) return null;
      tell?.(poll.event);
      this.options.onPolled?.(poll.event);
      return this.again(poll.state);
    } catch (error) {
      tell?.(unrecordedPoll(job.source.url, error));
      this.options.onError?.(error);
      return { delayMs: AFTER_UNRECORDED_MS, host: job.host, holdHostMs: 0 };
    }
  }

  private again(state: FeedState): Again {
    if (state.goneAt !== null) return null;
    const now = Date.now() / 1000;
    const { host } = new URL(state.movedTo ?? state.url);
    const holds = state.holdUntil !== null && !this.plan.limitsOf(host).operatorsOwn;
    const holdHostMs = holds ? Math.max(state.holdUntil! - now, 0) * 1000 : 0;
    return { delayMs: dueInMs(state, now), host, holdHostMs };
  }
}
