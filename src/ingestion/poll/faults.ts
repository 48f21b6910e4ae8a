import { setTimeout as pause } from 'node:timers/promises';
import { FeedError } from '../../feeds/feed.js';
import { sqliteFault } from '../../index/sqlite.js';
import { OutboundError } from '../../outbound/outbound-response.js';
import type { PollOutcome } from '../schedule/plan-next-poll.js';

type Failed = Extract<PollOutcome, { kind: 'failed' }>;

export function describeFault(error: unknown): Failed {
  if (error instanceof OutboundError) {
    const { reason, message, response } = error;
    const code = response ? `http-${response.status}` : reason;
    return failed(code, message, response?.status ?? null, response?.retryAfter ?? null);
  }
  if (error instanceof FeedError) return failed(error.reason, error.message);
  const { message } = error as Partial<Error>;
  return failed(sqliteFault(error) === null ? 'defect' : 'index', message ?? String(error));
}

function failed(
  reason: string,
  message: string,
  status: number | null = null,
  retryAfter: number | null = null,
): Failed {
  return { kind: 'failed', fault: { reason, message: message.slice(0, 300) }, status, retryAfter };
}

/** Reasons of a poll that did not reach the host. */
export const UNREACHED: ReadonlySet<string> = new Set([
  ...['dns', 'connection', 'timeout-connect', 'tls', 'proxy'],
]);

/** Unreachable hosts in a row that mean an outage of the own network. */
const MIN_HOSTS = 5;

/** Detects an outage of the own network: several hosts in a row cannot be reached, and none responds in between. */
export class Outage {
  private readonly unreached = new Set<string>();
  private failedInARow = 0;

  get ongoing(): boolean {
    return this.unreached.size >= MIN_HOSTS;
  }

  get unreachedInARow(): number {
    return this.failedInARow;
  }

  /** @param reason why a poll failed; null when the host responded */
  record(feed: string, reason: string | null): void {
    const isUnreached = reason !== null && UNREACHED.has(reason);
    this.failedInARow = isUnreached ? this.failedInARow + 1 : 0;
    if (!isUnreached) this.unreached.clear();
    else if (!this.ongoing) this.unreached.add(new URL(feed).host);
  }

  excuses(reason: string): boolean {
    return this.ongoing && UNREACHED.has(reason);
  }
}

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
   * @param everyMs milliseconds between two attempts
   */
  constructor(
    private readonly onFault?: (reason: string | null) => void,
    private readonly everyMs = RETRY_EVERY_MS,
  ) {}

  /**
   * Runs the write until the index accepts it.
   * @throws what the write throws for another reason, or once writes are not retried any more
   */
  async run<T>(write: () => T | Promise<T>): Promise<T> {
    let isWaiting = false;
    try {
      for (;;) {
        try {
          return await write();
        } catch (error) {
          if (!this.isRetried(error)) throw error;
          if (!isWaiting && this.waiting++ === 0) this.onFault?.((error as Error).message);
          isWaiting = true;
        }
        await pause(this.everyMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
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
