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
export class Slots {
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
export interface HostVisit {
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
export class HostGate {
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
