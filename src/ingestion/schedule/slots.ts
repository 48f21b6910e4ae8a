export interface SlotLimits {
  /** Jobs at a time. */
  concurrency: number;
  /** Milliseconds after which a job is slow and gives its place to another. */
  slowAfterMs: number;
  /** Slow jobs that may run beside the others; beyond that they keep their places. */
  slowConcurrency: number;
}

/**
 * The places in which jobs run. Servers that drip hold a connection for as long as they are let: without a lane of
 * their own, a twentieth of the feeds keep all others waiting.
 */
export class Slots {
  /** In the order of their start. */
  private readonly startedAt = new Map<string, number>();

  constructor(private readonly limits: SlotLimits) {}

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

  /** When the next place becomes free although no job ends, by one becoming slow; Infinity when none can. */
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
