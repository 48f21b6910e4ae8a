import { setTimeout as pause } from 'node:timers/promises';
import { sqliteFault } from '../../index/sqlite.js';

/** Milliseconds between two attempts of a write that failed. */
const RETRY_EVERY_MS = 5_000;

/**
 * Retries writes to the index while its disk is full or its file cannot be written. A poll that waits occupies its
 * slot, so that polling pauses until the index can be written.
 */
export class WriteRetry {
  private readonly stopping = new AbortController();
  private waiting = 0;

  /**
   * @param onFault called with the reason when the first write fails, and with null when no write waits any more;
   * without it, writes are not retried
   */
  constructor(private readonly onFault?: (reason: string | null) => void) {}

  /**
   * Runs the write until the index accepts it.
   * @throws what the write throws for another reason, or once writes are not retried any more
   */
  async run<T>(write: () => T): Promise<T> {
    let isWaiting = false;
    try {
      for (;;) {
        try {
          return write();
        } catch (error) {
          if (!this.isRetried(error)) throw error;
          if (!isWaiting && this.waiting++ === 0) this.onFault?.((error as Error).message);
          isWaiting = true;
        }
        await pause(RETRY_EVERY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    } finally {
      if (isWaiting && --this.waiting === 0) this.onFault?.(null);
    }
  }

  /** Waiting writes are attempted a last time. */
  stop(): void {
    this.stopping.abort();
  }

  private isRetried(error: unknown): boolean {
    return this.onFault !== undefined && !this.stopping.signal.aborted && isUnwritable(error);
  }
}

/** Whether the index accepts no write now, whatever is written; the fault is not in the articles. */
export function isUnwritable(error: unknown): boolean {
  const fault = sqliteFault(error);
  return fault !== null && fault !== 'other';
}
