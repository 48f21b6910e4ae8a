import type { FeedState } from './feed-state.js';

/** How all feeds are doing, for health and metrics. Times are Unix seconds, spans seconds. */
export interface FeedSummary {
  feeds: number;
  /** Answered at their last poll. */
  answering: number;
  failing: number;
  /** Gone for good. */
  gone: number;
  /** Failing feeds by reason. */
  reasons: Record<string, number>;
  /** Last success of any feed; null before the first. */
  lastSuccess: number | null;
  /** Newest publication seen in any feed. */
  newestItem: number | null;
}

export function summariseFeeds(states: readonly FeedState[]): FeedSummary {
  const failing = states.filter(({ error, goneAt }) => error !== null && goneAt === null);
  const reasons: Record<string, number> = {};
  for (const { error } of failing) reasons[error!.reason] = (reasons[error!.reason] ?? 0) + 1;
  return {
    feeds: states.length,
    answering: states.filter(({ error, succeededAt }) => error === null && succeededAt !== null).length,
    failing: failing.length,
    gone: states.filter(({ goneAt }) => goneAt !== null).length,
    reasons,
    lastSuccess: newest(states.map(({ succeededAt }) => succeededAt)),
    newestItem: newest(states.map(({ lastItemAt }) => lastItemAt)),
  };
}

function newest(times: (number | null)[]): number | null {
  return times.reduce((a, b) => (b !== null && (a === null || b > a) ? b : a), null);
}
