import { setMaxListeners } from 'node:events';
import type { PollEvent } from '../ingestion-events.js';
import {
  RETRY_UNRECORDED_AFTER_MS,
  type FeedJob,
  type FeedQueue,
  hostOfFeed,
  runJobsOnce,
  Scheduler,
} from '../schedule/scheduler.js';
import { OutageDetector } from './faults.js';
import { eventOfUnrecordedPoll, type FeedPoller } from './feed-poller.js';

export interface PollingOptions {
  onPolled?(event: PollEvent): void;
  /** Called with the error of the index when a result could not be stored in it. */
  onError?(error: unknown): void;
}

/** Number of consecutive unreachable sources after which `pollOnce` ends. */
const MAX_UNREACHED = 20;

/** Polls all sources, each at its own interval. */
export class SourcePolling {
  private readonly stopping = new AbortController();
  private scheduler: Scheduler<FeedJob> | null = null;
  private round: Promise<void> | null = null;
  /** Whether the last `pollOnce` ended early because no source was reachable. */
  unreachable = false;

  constructor(
    private readonly queue: FeedQueue,
    private readonly poller: FeedPoller,
    private readonly concurrency: number,
    private readonly options: PollingOptions,
  ) {
    setMaxListeners(0, this.stopping.signal);
  }

  /** Starts to poll every source when it is due. */
  start(): void {
    const { queue } = this;
    const poll = async (job: FeedJob): Promise<void> => {
      const coolDown = await this.poll(job);
      if (coolDown) scheduler.coolDownHost(coolDown.host, coolDown.ms);
    };
    const scheduler = new Scheduler(() => queue.read(), poll, this.concurrency, this.spacingOf);
    this.scheduler = scheduler;
    queue.makeOwnDue();
    for (const [host, ms] of queue.coolDowns()) scheduler.coolDownHost(host, ms);
    scheduler.start();
  }

  /** Aborts running polls and starts no further ones. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([this.scheduler?.stop(), this.round]);
  }

  /**
   * Polls every source that is due now, once. Yields an event for each source. Skips sources whose host is in a
   * cool-down, except the operator's own hosts; ends early if this service's network seems down.
   */
  async *pollOnce(): AsyncGenerator<PollEvent> {
    const outage = new OutageDetector();
    const round = new Map(this.dueNow().map((job) => [job.key, job]));
    const drop = (isUnwanted: (job: FeedJob) => boolean): number => {
      const unwanted = [...round.values()].filter(isUnwanted);
      for (const { key } of unwanted) round.delete(key);
      return unwanted.length;
    };
    let report: (event: PollEvent) => void;
    const poll = async (job: FeedJob): Promise<void> => {
      const coolDown = await this.poll(job, (event) => {
        report(event);
        if (!this.isOwn(job)) outage.record(event.feed, event.reason);
      });
      if (coolDown) drop(({ host }) => host === coolDown.host);
      if (outage.ongoing && outage.unreachedInARow >= MAX_UNREACHED)
        this.unreachable ||= drop((waiting) => !this.isOwn(waiting)) > 0;
    };
    const { concurrency, spacingOf } = this;
    const { signal } = this.stopping;
    yield* new ReadableStream<PollEvent>({
      start: (controller) => {
        report = (event) => controller.enqueue(event);
        this.round = runJobsOnce(round, poll, { concurrency, spacingOf, signal }).then(() =>
          controller.close(),
        );
      },
    });
  }

  countDue(): number {
    return this.dueNow().length;
  }

  private dueNow(): FeedJob[] {
    this.queue.makeOwnDue();
    const coolDowns = this.queue.coolDowns();
    return this.queue.read().filter(({ host }) => !coolDowns.has(host));
  }

  private readonly spacingOf = (host: string): number => this.queue.limitsOf(host).hostSpacingMs;

  private isOwn({ host }: FeedJob): boolean {
    return this.queue.limitsOf(host).isOwnHost;
  }

  /** Polls one source and emits the result. @returns the host and its cool-down in milliseconds, if it requested one */
  private async poll(
    job: FeedJob,
    report?: (event: PollEvent) => void,
  ): Promise<{ host: string; ms: number } | null> {
    try {
      const poll = await this.poller.poll(job.source, this.stopping.signal);
      if (!poll) return null;
      report?.(poll.event);
      this.options.onPolled?.(poll.event);
      const { coolDownUntil } = poll.state;
      const host = hostOfFeed(poll.state);
      if (coolDownUntil === null || this.queue.limitsOf(host).isOwnHost) return null;
      return { host, ms: Math.max(coolDownUntil * 1_000 - Date.now(), 0) };
    } catch (error) {
      report?.(eventOfUnrecordedPoll(job.source.url, error));
      this.options.onError?.(error);
      this.scheduler?.coolDownHost(job.host, RETRY_UNRECORDED_AFTER_MS);
      return null;
    }
  }
}
