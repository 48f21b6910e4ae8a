import type { FeedState } from '../state/feed-state.js';
import type { PollingLimits } from './polling-limits.js';

/**
 * Milliseconds until a feed is due, never longer than was planned when it was last polled: a wall clock that was
 * set back must not leave feeds waiting for a future that was a mistake.
 * @param now Unix seconds
 */
export function dueInMs(state: FeedState, now: number): number {
  const planned = state.nextDue - (state.checkedAt ?? state.nextDue);
  return Math.max(Math.min(state.nextDue - now, planned), 0) * 1000;
}

/**
 * The same at a start or when the operator asks: feeds on the operator's own hosts are due then, unless they asked
 * to be left alone, or their document ended the process that read it.
 */
export function dueAtStartInMs(state: FeedState, now: number, { operatorsOwn }: PollingLimits): number {
  const mustWait = state.holdUntil !== null || state.error?.reason === 'over-budget';
  return operatorsOwn && !mustWait ? 0 : dueInMs(state, now);
}
