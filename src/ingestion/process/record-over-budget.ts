import { planNextPoll } from '../schedule/plan-next-poll.js';
import { POLLING_LIMITS } from '../schedule/polling-limits.js';
import { newFeedState } from '../state/feed-state.js';
import type { FeedStateStore } from '../state/feed-state-store.js';

/** Seconds until a feed is tried again whose document stopped the whole process: it costs every other one. */
const HOLD = 6 * 3_600;

/** Writes down which feeds' documents took more time or memory than one document may. */
export function recordOverBudget(states: FeedStateStore, feeds: readonly string[]): void {
  const now = Math.floor(Date.now() / 1000);
  const fault = { reason: 'over-budget', message: 'reading its document took too much time or memory' };
  for (const feed of feeds) {
    const before = states.get(feed) ?? newFeedState(feed, now);
    const outcome = { kind: 'failed', fault, status: null, retryAfter: HOLD } as const;
    states.put({ ...planNextPoll(before, outcome, now, POLLING_LIMITS, 0.5), holdUntil: null });
  }
}
