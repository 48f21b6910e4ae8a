import { HostGate } from './host-gate.js';
import { Slots, type SlotLimits } from './slots.js';

/** Something to be done at a time, at a host. */
export interface Job {
  key: string;
  host: string;
}

/** What doing it says about the next time; null for never again. */
export type Again = { delayMs: number; host: string; holdHostMs: number } | null;

/** To be told when the answer to a job has begun to come in, and when it has come to its end. */
export type OnBody = (isComing: boolean) => void;

interface Entry extends Job {
  /** On the monotonic clock: a step of the wall clock neither stalls the queue nor makes all of it due. */
  dueAt: number;
}

/** A timer's longest sleep; keeps far-off jobs within what `setTimeout` can count. */
const LONGEST_SLEEP_MS = 60_000;

/**
 * Does each job when it is due, the longest-due first, within the limits of concurrency and host spacing.
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

  /** @param spacingOf the spacing of a host, in milliseconds, where hosts differ in it */
  constructor(
    private readonly work: (job: T, onBody: OnBody) => Promise<Again>,
    private readonly limits: SlotLimits & { hostSpacingMs?: number },
    spacingOf: (host: string) => number = () => limits.hostSpacingMs ?? 0,
  ) {
    this.slots = new Slots(limits);
    this.gate = new HostGate(spacingOf, limits.slowAfterMs);
  }

  add(job: T, delayMs: number): void {
    this.waiting.set(job.key, { ...job, job, dueAt: performance.now() + delayMs });
    this.wake();
  }

  holdHost(host: string, delayMs: number): void {
    this.gate.holdUntil(host, performance.now() + delayMs);
  }

  /** Forgets those of the waiting jobs that are unwanted, and tells how many. */
  drop(isUnwanted: (job: T) => boolean): number {
    const unwanted = [...this.waiting.values()].filter(({ job }) => isUnwanted(job));
    for (const { key } of unwanted) this.waiting.delete(key);
    return unwanted.length;
  }

  /** Resolves when no job is left, waiting or running. */
  drained(): Promise<void> {
    if (this.waiting.size === 0 && this.running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.onDrained.push(resolve));
  }

  /** Begins nothing more; resolves when what runs has ended. */
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
        if (again.holdHostMs > 0) this.holdHost(again.host, again.holdHostMs);
        this.add({ ...job, host: again.host }, again.delayMs);
      }
      this.wake();
      if (this.waiting.size === 0 && this.running.size === 0)
        this.onDrained.splice(0).forEach((done) => done());
    });
    this.running.set(key, finished);
  }
}
