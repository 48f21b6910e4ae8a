/**
 * Lets one fetch at a time to a host, and not sooner than the spacing after the end of the one before: when it began,
 * the host need not have noticed yet.
 */
export class HostGate {
  private readonly busy = new Set<string>();
  private readonly closedUntil = new Map<string, number>();

  /** @param spacingOf milliseconds for a host */
  constructor(private readonly spacingOf: (host: string) => number) {}

  /** When the host may be asked, on the caller's clock; Infinity while a fetch is under way. */
  opensAt(host: string): number {
    return this.busy.has(host) ? Infinity : (this.closedUntil.get(host) ?? 0);
  }

  enter(host: string): void {
    this.busy.add(host);
  }

  leave(host: string, now: number): void {
    this.busy.delete(host);
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
