/** Reasons that speak of the way to a host, not of what it said. */
const UNREACHED: ReadonlySet<string> = new Set(['dns', 'connection', 'timeout-connect', 'tls']);

/** Hosts in a row that must be out of reach before it is our own network that is blamed. */
const HOSTS = 5;

/**
 * Tells a network that is down from hosts that are: when several hosts in a row cannot be reached and none answers
 * in between, the fault is here, and no feed is to blame for it.
 */
export class Outage {
  private readonly unreached = new Set<string>();
  private failedInARow = 0;

  get ongoing(): boolean {
    return this.unreached.size >= HOSTS;
  }

  /** Polls in a row that did not reach their host. */
  get inVain(): number {
    return this.failedInARow;
  }

  /** @param reason why a poll failed; null when the host answered. */
  note(feed: string, reason: string | null): void {
    const isUnreached = reason !== null && UNREACHED.has(reason);
    this.failedInARow = isUnreached ? this.failedInARow + 1 : 0;
    if (!isUnreached) this.unreached.clear();
    else if (!this.ongoing) this.unreached.add(new URL(feed).host);
  }

  /** Whether a failure says more about our network than about the feed. */
  excuses(reason: string): boolean {
    return this.ongoing && UNREACHED.has(reason);
  }
}
