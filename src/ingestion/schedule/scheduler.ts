import { HostGate, Slots, type ConcurrencyLimits } from './scheduler-limits.js';

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
