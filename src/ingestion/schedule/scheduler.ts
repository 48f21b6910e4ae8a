/** Work at a host that is due at some time. */
export interface Job {
  key: string;
  host: string;
}

/** When a job runs again, and how long its host cools down; null for never. */
export type NextRun = { delayMs: number; host: string; coolDownMs: number } | null;

/** To be called when the answer to a job begins and when it has ended. */
export type OnBody = (isComing: boolean) => void;

interface Entry extends Job {
  /** On the monotonic clock: setting the wall clock neither stalls the queue nor makes all of it due. */
  dueAt: number;
}

/** The longest timer: `setTimeout` cannot count to jobs weeks away. */
const LONGEST_SLEEP_MS = 60_000;

/**
 * Runs each job when it is due, the longest overdue first, within the limits of concurrency and host spacing.
 * `work` must not throw.
 */
export class Scheduler<T extends Job> {
  private readonly waiting = new Map<string, Entry & { job: T }>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly slots: Slots;
  private readonly gate: HostGate;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private onDrained: (() => void)[] = [];

  /** @param spacingOf the spacing of a host in milliseconds, where it depends on the host */
  constructor(
    private readonly work: (job: T, onBody: OnBody) => Promise<NextRun>,
    private readonly limits: ConcurrencyLimits & { hostSpacingMs?: number },
    spacingOf: (host: string) => number = () => limits.hostSpacingMs ?? 0,
  ) {
    this.slots = new Slots(limits);
    this.gate = new HostGate(spacingOf, limits.slowAfterMs);
  }

  add(job: T, delayMs: number): void {
    this.waiting.set(job.key, { ...job, job, dueAt: performance.now() + delayMs });
    this.wake();
  }

  coolDownHost(host: string, delayMs: number): void {
    this.gate.closeUntil(host, performance.now() + delayMs);
  }

  /** Removes the unwanted jobs among those that wait, and returns how many there were. */
  drop(isUnwanted: (job: T) => boolean): number {
    const unwanted = [...this.waiting.values()].filter(({ job }) => isUnwanted(job));
    for (const { key } of unwanted) this.waiting.delete(key);
    return unwanted.length;
  }

  /** Resolves when no job waits or runs. */
  drained(): Promise<void> {
    if (this.waiting.size === 0 && this.running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.onDrained.push(resolve));
  }

  /** Starts nothing more; resolves when all running jobs have ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.running.values());
  }

  private wake(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), 0);
  }

  private run(): void {
    const now = performance.now();
    const due: (Entry & { job: T })[] = [];
    let next = now + LONGEST_SLEEP_MS;
    for (const entry of this.waiting.values()) {
      if (entry.dueAt <= now) due.push(entry);
      else next = Math.min(next, entry.dueAt);
    }
    for (const entry of due.sort((a, b) => a.dueAt - b.dueAt)) {
      if (!this.slots.isFree(now)) {
        next = Math.min(next, this.slots.nextFreeAt(now));
        break;
      }
      const opensAt = this.gate.opensAt(entry.host);
      if (opensAt <= now) this.begin(entry, now);
      else next = Math.min(next, opensAt);
    }
    this.gate.forgetBefore(now);
    if (this.waiting.size > 0) this.timer = setTimeout(() => this.run(), Math.max(next - now, 1));
  }

  private begin({ key, host, job }: Entry & { job: T }, now: number): void {
    this.waiting.delete(key);
    const visit = this.gate.enter(host);
    this.slots.take(key, now);
    let slow: NodeJS.Timeout | undefined;
    const onBody: OnBody = (isComing) => {
      visit.answeringSince = isComing ? performance.now() : null;
      clearTimeout(slow);
      if (isComing) slow = setTimeout(() => this.wake(), this.limits.slowAfterMs);
    };
    const finished = this.work(job, onBody).then((again) => {
      clearTimeout(slow);
      this.gate.leave(host, visit, performance.now());
      this.running.delete(key);
      this.slots.free(key);
      if (again) {
        if (again.coolDownMs > 0) this.coolDownHost(again.host, again.coolDownMs);
        this.add({ ...job, host: again.host }, again.delayMs);
      }
      this.wake();
      if (this.waiting.size === 0 && this.running.size === 0)
        this.onDrained.splice(0).forEach((done) => done());
    });
    this.running.set(key, finished);
  }
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

  /** When the host may be asked next, on the caller's clock; Infinity until a fetch ends. */
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
