/**
 * Tells when a thread has been silent too long. Knows time only from `tick`, which is to be called every second: a
 * machine that slept, or a caller that was itself held up, has not heard the thread and does not blame it.
 */
export class ThreadWatch {
  private silentMs = 0;
  private lastTick: number | null = null;

  constructor(private readonly patienceMs: number) {}

  heard(): void {
    this.silentMs = 0;
  }

  /** @returns whether the thread is to be given up. */
  tick(now: number): boolean {
    const since = this.lastTick === null ? 0 : now - this.lastTick;
    this.lastTick = now;
    if (since > 5_000) this.silentMs = 0;
    else this.silentMs += since;
    return this.silentMs > this.patienceMs;
  }
}
