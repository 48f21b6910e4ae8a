/** A fetch under way at a host. */
export interface HostVisit {
  /** Since when its answer has been coming in, on the caller's clock; null before it begins and once it has ended. */
  answeringSince: number | null;
}

/** Fetches at a host at a time, when the first is held up. */
const MOST_AT_ONCE = 2;

/**
 * Lets one fetch at a time to a host, and not sooner than the spacing after the end of the one before: when it began,
 * the host need not have noticed yet. A second one may step past an answer that has been dripping for a while, so
 * that one feed does not hold up the others of its host; that the host has the first request, its answer shows.
 */
export class HostGate {
  private readonly visits = new Map<string, HostVisit[]>();
  private readonly closedUntil = new Map<string, number>();

  /**
   * @param spacingOf milliseconds for a host
   * @param slowAfterMs how long an answer may be coming in before another fetch steps past
   */
  constructor(
    private readonly spacingOf: (host: string) => number,
    private readonly slowAfterMs: number,
  ) {}

  /** When the host may be asked, on the caller's clock; Infinity until something changes. */
  opensAt(host: string): number {
    const closedUntil = this.closedUntil.get(host) ?? 0;
    const [first, ...others] = this.visits.get(host) ?? [];
    if (first === undefined) return closedUntil;
    if (first.answeringSince === null || others.length + 1 >= MOST_AT_ONCE) return Infinity;
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
    this.holdUntil(host, now + this.spacingOf(host));
  }

  holdUntil(host: string, time: number): void {
    this.closedUntil.set(host, Math.max(time, this.closedUntil.get(host) ?? 0));
  }

  /** Forgets hosts that are open anyway. */
  forgetBefore(now: number): void {
    for (const [host, time] of this.closedUntil) if (time < now) this.closedUntil.delete(host);
  }
}
