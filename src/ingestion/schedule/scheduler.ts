import { unixSecondsNow } from '../../articles/article.js';
import { MINUTE } from '../../config/durations.js';
import type { Database, Statement } from '../../index/sqlite.js';
import type { Source } from '../sources/source.js';
import type { FeedState } from '../state/feed-state.js';
import type { LimitsOfHost } from './plan-next-poll.js';

export interface ScheduledJob {
  key: string;
  host: string;
}

/** Milliseconds between two reads of the queue. */
const READ_EVERY_MS = 1_000;

/** Milliseconds for which a host gets no job after one whose next due time could not be stored. */
export const RETRY_UNRECORDED_AFTER_MS = 60_000;

interface RunningJob {
  host: string;
  ended: Promise<void>;
}

/** Runs due jobs in the order of a queue. Each host gets one job at a time, with a pause between two jobs. */
export class Scheduler<T extends ScheduledJob> {
  private readonly running = new Map<string, RunningJob>();
  private readonly closedUntil = new Map<string, number>();
  private due = new Set<T>();
  private readAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  /**
   * @param readDue returns the due jobs, the longest overdue first.
   * @param work must not throw; removes the job from the queue or records its next due time.
   * @param spacingOf milliseconds between two jobs of a host.
   */
  constructor(
    private readonly readDue: () => T[],
    private readonly work: (job: T) => Promise<void>,
    private readonly concurrency: number,
    private readonly spacingOf: (host: string) => number,
  ) {}

  start(): void {
    this.readAt = -Infinity;
    this.wake();
  }

  coolDownHost(host: string, delayMs: number): void {
    const until = performance.now() + delayMs;
    this.closedUntil.set(host, Math.max(until, this.closedUntil.get(host) ?? 0));
  }

  /** Starts no further jobs. Resolves when all running jobs have ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all([...this.running.values()].map(({ ended }) => ended));
  }

  private wake(delayMs = 0): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), delayMs);
  }

  private run(): void {
    const now = performance.now();
    if (now >= this.readAt + READ_EVERY_MS) {
      this.due = new Set(this.readDue().filter(({ key }) => !this.running.has(key)));
      this.readAt = now;
      for (const [host, time] of this.closedUntil) if (time < now) this.closedUntil.delete(host);
    }
    let next = this.readAt + READ_EVERY_MS;
    for (const job of this.due) {
      if (this.running.size >= this.concurrency) break;
      const opensAt = this.hostOpensAt(job.host);
      if (opensAt > now) {
        next = Math.min(next, opensAt);
        continue;
      }
      this.due.delete(job);
      this.begin(job);
    }
    this.wake(Math.max(next - now, 1));
  }

  private begin(job: T): void {
    const { key, host } = job;
    const running: RunningJob = { host, ended: Promise.resolve() };
    this.running.set(key, running);
    running.ended = this.work(job).then(() => {
      this.running.delete(key);
      this.coolDownHost(host, this.spacingOf(host));
      this.wake();
    });
  }

  /** Time of `performance.now()` from which a host may get a job; Infinity while one runs. */
  private hostOpensAt(host: string): number {
    const isBusy = [...this.running.values()].some((job) => job.host === host);
    return isBusy ? Infinity : (this.closedUntil.get(host) ?? 0);
  }
}

interface RunOnceOptions {
  concurrency: number;
  /** Milliseconds from the end of one job of a host to the start of the next. */
  spacingOf(host: string): number;
  signal?: AbortSignal;
}

/**
 * Runs each job once. Resolves when all started jobs have ended.
 * @param jobs by key. Jobs that the caller deletes from the map, or that remain when `signal` aborts, are not started.
 */
export function runJobsOnce<T extends ScheduledJob>(
  jobs: Map<string, T>,
  work: (job: T) => Promise<void>,
  { concurrency, spacingOf, signal }: RunOnceOptions,
): Promise<void> {
  return new Promise((resolve) => {
    let running = 0;
    const runJob = async (job: T): Promise<void> => {
      if (!jobs.delete(job.key)) return;
      running++;
      await work(job);
      running--;
      endIfDone();
    };
    const scheduler = new Scheduler(() => [...jobs.values()], runJob, concurrency, spacingOf);
    const endIfDone = (): void => {
      if (running > 0 || jobs.size > 0) return;
      void scheduler.stop();
      resolve();
    };
    signal?.addEventListener('abort', () => {
      jobs.clear();
      endIfDone();
    });
    scheduler.start();
    endIfDone();
  });
}

export interface FeedJob extends ScheduledJob {
  source: Source;
}

type QueuedFeed = Pick<FeedState, 'url' | 'movedTo'>;

/** Reads due feeds from the table of feed states. */
export class FeedQueue {
  private sources = new Map<string, Source>();
  private readonly due: Statement<QueuedFeed>;

  constructor(
    private readonly database: Database,
    sources: readonly Source[],
    readonly limitsOf: LimitsOfHost,
  ) {
    database.exec('CREATE TEMP TABLE listed (position INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE)');
    this.setSources(sources);
    this.due = database.prepare(
      `SELECT url, moved_to AS movedTo FROM listed LEFT JOIN feeds USING (url)
       WHERE gone_at IS NULL AND (next_due IS NULL OR next_due <= ?1 OR checked_at > ?1 + ${MINUTE})
       ORDER BY next_due, position`,
    );
  }

  /** Replaces the source list. */
  setSources(sources: readonly Source[]): void {
    this.sources = new Map(sources.map((source) => [source.url, source]));
    this.database.exec('DELETE FROM listed');
    const insert = this.database.prepare('INSERT INTO listed (url) SELECT value FROM json_each(?)');
    insert.run(JSON.stringify([...this.sources.keys()]));
  }

  /** The due feeds: never polled ones, then the longest overdue, then those polled before the clock was set back. */
  read(): FeedJob[] {
    const rows = this.due.all(unixSecondsNow());
    return rows.map((row) => ({ key: row.url, host: hostOfFeed(row), source: this.sources.get(row.url)! }));
  }

  /** Makes feeds on the operator's own hosts due, except those in a cool-down or whose document ended a process. */
  makeOwnDue(): void {
    const rows = this.database
      .prepare<QueuedFeed>(
        `SELECT url, moved_to AS movedTo FROM listed JOIN feeds USING (url)
         WHERE hold_until IS NULL AND error_reason IS NOT 'over-budget'`,
      )
      .all();
    const own = rows.filter((row) => this.limitsOf(hostOfFeed(row)).isOwnHost).map(({ url }) => url);
    try {
      this.database
        .prepare('UPDATE feeds SET next_due = ? WHERE url IN (SELECT value FROM json_each(?))')
        .run(unixSecondsNow(), JSON.stringify(own));
    } catch {
      // The index cannot be written: they are polled as planned, within a minute.
    }
  }

  /** Remaining cool-down in milliseconds by host, for hosts that sent `Retry-After`, without own hosts. */
  coolDowns(): Map<string, number> {
    const now = unixSecondsNow();
    const rows = this.database
      .prepare<QueuedFeed & Pick<FeedState, 'coolDownUntil'>>(
        `SELECT url, moved_to AS movedTo, hold_until AS coolDownUntil FROM listed JOIN feeds USING (url)
         WHERE hold_until > ?1 AND checked_at <= ?1 ORDER BY hold_until`,
      )
      .all(now);
    const coolDowns = rows.map((row) => [hostOfFeed(row), (row.coolDownUntil! - now) * 1_000] as const);
    return new Map(coolDowns.filter(([host]) => !this.limitsOf(host).isOwnHost));
  }
}

export function hostOfFeed({ movedTo, url }: Pick<FeedState, 'url' | 'movedTo'>): string {
  return new URL(movedTo ?? url).host;
}
