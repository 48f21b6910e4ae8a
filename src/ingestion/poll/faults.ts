import { FeedError } from '../../feeds/feed.js';
import { sqliteFault } from '../../index/sqlite.js';
import { OutboundError } from '../../outbound/outbound-response.js';
import type { FailedPoll } from '../schedule/plan-next-poll.js';

export function failedPollOf(error: unknown): FailedPoll {
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
): FailedPoll {
  return { kind: 'failed', fault: { reason, message: message.slice(0, 300) }, status, retryAfter };
}

/** Failure reasons of polls that could not reach the host. */
export const UNREACHED_REASONS: ReadonlySet<string> = new Set([
  ...['dns', 'connection', 'timeout-connect', 'tls', 'proxy'],
]);

/** Minimum number of consecutive unreachable hosts that indicate an outage of this service's network. */
const MIN_HOSTS = 5;

/** Detects an outage of this service's network: several hosts in a row are unreachable, and none responds in between. */
export class OutageDetector {
  private readonly unreached = new Set<string>();
  private failedInARow = 0;

  get ongoing(): boolean {
    return this.unreached.size >= MIN_HOSTS;
  }

  get unreachedInARow(): number {
    return this.failedInARow;
  }

  /** Records the result of a poll. @param reason of its failure; null after a success. */
  record(feed: string, reason: string | null): void {
    const isUnreached = reason !== null && UNREACHED_REASONS.has(reason);
    this.failedInARow = isUnreached ? this.failedInARow + 1 : 0;
    if (!isUnreached) this.unreached.clear();
    else if (!this.ongoing) this.unreached.add(new URL(feed).host);
  }

  excuses(reason: string): boolean {
    return this.ongoing && UNREACHED_REASONS.has(reason);
  }
}
