import { FeedError } from '../../feeds/feed.js';
import { sqliteFault } from '../../index/sqlite.js';
import { OutboundError } from '../../outbound/outbound-error.js';
import type { PollOutcome } from '../schedule/plan-next-poll.js';

type Failed = Extract<PollOutcome, { kind: 'failed' }>;

/** The reason and message of a failure, as they are stored and shown. */
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
