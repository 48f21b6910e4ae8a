import type { FeedState } from '../state/feed-state.js';
import type { PollOutcome } from './poll-outcome.js';
import type { PollingLimits } from './polling-limits.js';

/**
 * The plan for a feed whose hub pushes what is new: polled less often, as long as polls bring nothing that should
 * have been pushed.
 * @param planned as `planNextPoll` gave it
 * @param random in [0, 1)
 */
export function relyOnPushes(
  planned: FeedState,
  outcome: PollOutcome,
  now: number,
  limits: PollingLimits,
  random: number,
): FeedState {
  const missed = outcome.kind === 'fetched' && outcome.added > 0;
  if (outcome.kind === 'failed' || missed) return planned;
  const rest = limits.leastPushedInterval * (0.9 + random * 0.2);
  return { ...planned, nextDue: Math.max(planned.nextDue, now + rest) };
}
