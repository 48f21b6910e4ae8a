/** Lets one fetch at a time to a host, and not sooner than the spacing after the start of the one before. */
export class HostGate {
  private readonly busy = new Set<string>();
  private readonly closedUntil = new Map<string, number>();

  constructor(private readonly spacingMs: number) {}

  /** When the host may be asked, on the caller's clock; Infinity while a fetch is under way. */
  opensAt(host: string): number {
    return this.busy.has(host) ? Infinity : (this.closedUntil.get(host) ?? 0);
  }

  enter(host: string, now: number): void {
    this.busy.add(host);
    this.holdUntil(host, now + this.spacingMs);
  }

  leave(host: string): void {
    this.busy.delete(host);
  }

  holdUntil(host: string, time: number): void {
    this.closedUntil.set(host, Math.max(time, this.closedUntil.get(host) ?? 0));
  }

  /** Forgets hosts that are open anyway. */
  forgetBefore(now: number): void {
    for (const [host, time] of this.closedUntil) if (time < now) this.closedUntil.delete(host);
  }
}
