/**
 * Tells when a process has been silent too long. Knows time only from `tick`, which is to be called every second: a
 * machine that slept, or a caller that was itself held up, has not heard the process and does not blame it.
 */
export class Watchdog {
  private silentMs = 0;
  private lastTick: number | null = null;

  constructor(private readonly patienceMs: number) {}

  heard(): void {
    this.silentMs = 0;
  }

  /** @returns whether the process is to be killed. */
  tick(now: number): boolean {
    const since = this.lastTick === null ? 0 : now - this.lastTick;
    this.lastTick = now;
    if (since > 5_000) this.silentMs = 0;
    else this.silentMs += since;
    return this.silentMs > this.patienceMs;
  }
}
