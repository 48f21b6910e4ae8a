/** Work at a host. */
export interface Job {
  key: string;
  host: string;
}

/** Called when the response to a job begins and when it has ended. */
export type OnBody = (isComing: boolean) => void;

/** Milliseconds after which the queue is read again. */
const READ_EVERY_MS = 1_000;

/** Milliseconds for which a host is not requested after a job that could not record when it is due next. */
export const AFTER_UNRECORDED_MS = 60_000;

/** Runs the jobs that are due, in the order of their queue, within the limits of concurrency and host spacing. */
export class Scheduler<T extends Job> {
  private readonly running = new Map<string, Promise<void>>();
  private readonly slots: Slots;
  private readonly gate: HostGate;
  private due: T[] = [];
  private readAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  /**
   * @param readDue the jobs that are due now, the longest overdue first
   * @param work must not throw; removes the job from the queue or records when it is due next
   * @param spacingOf the spacing of a host in milliseconds
   */
  constructor(
    private readonly readDue: () => T[],
    private readonly work: (job: T, onBody: OnBody) => Promise<void>,
    limits: ConcurrencyLimits,
    spacingOf: (host: string) => number,
  ) {
    this.slots = new Slots(limits);
    this.gate = new HostGate(spacingOf, limits.slowAfterMs);
  }

  /** Begins, or reads the queue again at once. */
  start(): void {
    this.readAt = -Infinity;
    this.wake();
  }

  coolDownHost(host: string, delayMs: number): void {
    this.gate.closeUntil(host, performance.now() + delayMs);
  }

  /** Starts no more jobs; resolves when all running jobs have ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.running.values());
  }

  private wake(delayMs = 0): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), delayMs);
  }

  private run(): void {
    const now = performance.now();
    if (now >= this.readAt + READ_EVERY_MS) {
      this.due = this.readDue().filter(({ key }) => !this.running.has(key));
      this.readAt = now;
    }
    let next = this.readAt + READ_EVERY_MS;
    const started = new Set<T>();
    for (const job of this.due) {
      if (!this.slots.isFree(now)) {
        next = Math.min(next, this.slots.nextFreeAt(now));
        break;
      }
      const opensAt = this.gate.opensAt(job.host);
      if (opensAt > now) {
        next = Math.min(next, opensAt);
        continue;
      }
      started.add(job);
      this.begin(job, now);
    }
    if (started.size > 0) this.due = this.due.filter((job) => !started.has(job));
    this.gate.forgetBefore(now);
    this.wake(Math.max(next - now, 1));
  }

  private begin(job: T, now: number): void {
    const { key, host } = job;
    const visit = this.gate.enter(host);
    this.slots.take(key, now);
    const onBody: OnBody = (isComing) => {
      visit.answeringSince = isComing ? performance.now() : null;
      this.wake();
    };
    const finished = this.work(job, onBody).then(() => {
      this.gate.leave(host, visit, performance.now());
      this.running.delete(key);
      this.slots.free(key);
      this.wake();
    });
    this.running.set(key, finished);
  }
}

/** The limits under which jobs run once. */
interface RunOnceOptions {
  slots: ConcurrencyLimits;
  /** The spacing of a host in milliseconds. */
  spacingOf(host: string): number;
  signal?: AbortSignal;
}

/**
 * Runs each job once; resolves when all that were started have ended.
 * @param jobs by their keys; one that is deleted before it is started is not run, and none after the signal
 */
export function runOnce<T extends Job>(
  jobs: Map<string, T>,
  work: (job: T, onBody: OnBody) => Promise<void>,
  { slots, spacingOf, signal }: RunOnceOptions,
): Promise<void> {
  return new Promise((resolve) => {
    let running = 0;
    const runJob = async (job: T, onBody: OnBody): Promise<void> => {
      if (!jobs.delete(job.key)) return;
      running++;
      await work(job, onBody);
      running--;
      endIfDone();
    };
    const scheduler = new Scheduler(() => [...jobs.values()], runJob, slots, spacingOf);
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

/** How many jobs may run at a time. */
export interface ConcurrencyLimits {
  /** Jobs at a time. */
  concurrency: number;
  /** Milliseconds after which a job counts as slow and no longer takes a slot. */
  slowAfterMs: number;
  /** Slow jobs that may run beside the others; further ones keep their slots. */
  slowConcurrency: number;
}

/**
 * The slots in which jobs run. Some servers answer byte by byte for as long as they are allowed to: without slots of
 * their own, such a twentieth of the feeds would block all others.
 */
class Slots {
  /** In the order of their start. */
  private readonly startedAt = new Map<string, number>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  take(key: string, now: number): void {
    this.startedAt.set(key, now);
  }

  free(key: string): void {
    this.startedAt.delete(key);
  }

  isFree(now: number): boolean {
    const aside = Math.min(this.countSlow(now), this.limits.slowConcurrency);
    return this.startedAt.size - aside < this.limits.concurrency;
  }

  /** When the next slot becomes free because a job becomes slow; Infinity when none can. */
  nextFreeAt(now: number): number {
    const slow = this.countSlow(now);
    if (slow >= this.limits.slowConcurrency) return Infinity;
    const nextSlow = [...this.startedAt.values()][slow];
    return nextSlow === undefined ? Infinity : nextSlow + this.limits.slowAfterMs;
  }

  private countSlow(now: number): number {
    let slow = 0;
    for (const startedAt of this.startedAt.values()) {
      if (startedAt + this.limits.slowAfterMs > now) break;
      slow++;
    }
    return slow;
  }
}

/** A running fetch at a host. */
interface HostVisit {
  /** When its answer began, on the caller's clock; null before it begins and after it has ended. */
  answeringSince: number | null;
}

/** Fetches at a time from a host whose first answer is slow. */
const MAX_AT_ONCE = 2;

/**
 * Allows one fetch at a time from a host, and the next one only a spacing after the end of the one before. A second one
 * may start beside an answer that has been coming in for long, so that one slow feed does not block the others of its
 * host: the host has certainly received the first request by then.
 */
class HostGate {
  private readonly visits = new Map<string, HostVisit[]>();
  private readonly closedUntil = new Map<string, number>();

  /**
   * @param spacingOf milliseconds for a host
   * @param slowAfterMs how long an answer may take before another fetch may start
   */
  constructor(
    private readonly spacingOf: (host: string) => number,
    private readonly slowAfterMs: number,
  ) {}

  /** When the host may be requested next, on the caller's clock; Infinity until a fetch ends. */
  opensAt(host: string): number {
    const closedUntil = this.closedUntil.get(host) ?? 0;
    const [first, ...others] = this.visits.get(host) ?? [];
    if (first === undefined) return closedUntil;
    if (first.answeringSince === null || others.length + 1 >= MAX_AT_ONCE) return Infinity;
    return Math.max(first.answeringSince + Math.max(this.slowAfterMs, this.spacingOf(host)), closedUntil);
  }

  enter(host: string): HostVisit {
    const visit: HostVisit = { answeringSince: null };
    this.visits.set(host, [...(this.visits.get(host) ?? []), visit]);
    return visit;
  }

  leave(host: string, visit: HostVisit, now: number): void {
    const others = this.visits.get(host)?.filter((other) => other !== visit) ?? [];
    if (others.length > 0) this.visits.set(host, others);
    else this.visits.delete(host);
    this.closeUntil(host, now + this.spacingOf(host));
  }

  closeUntil(host: string, time: number): void {
    this.closedUntil.set(host, Math.max(time, this.closedUntil.get(host) ?? 0));
  }

  /** Forgets hosts that are open again. */
  forgetBefore(now: number): void {
    for (const [host, time] of this.closedUntil) if (time < now) this.closedUntil.delete(host);
  }
}
