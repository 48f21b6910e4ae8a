import type { FeedState } from '../state/feed-state.js';
import { afterSkippedHours } from './after-skipped-hours.js';
import type { PollOutcome } from './poll-outcome.js';
import type { PollingLimits } from './polling-limits.js';
import { publishingInterval } from './publishing-interval.js';

/** A feed that had nothing new is asked this much less often, until dates tell its rate again. */
const QUIETER = 1.1;

type Fetched = Extract<PollOutcome, { kind: 'fetched' }>;
type Failed = Extract<PollOutcome, { kind: 'failed' }>;

/**
 * What is to be remembered after a poll, the time of the next one above all.
 * @param random in [0, 1): feeds polled together do not stay together.
 */
export function planNextPoll(
  state: FeedState,
  outcome: PollOutcome,
  now: number,
  limits: PollingLimits,
  random: number,
): FeedState {
  const next = { ...state, checkedAt: now };
  const jitter = 0.9 + random * 0.2;
  if (outcome.kind === 'failed') return afterFailure(next, outcome, now, limits, jitter);
  Object.assign(next, { succeededAt: now, failures: 0, error: null, holdUntil: null, goneAt: null });
  next.movedTo = outcome.movedTo ?? state.movedTo;
  let rate = state.interval * QUIETER;
  if (outcome.kind === 'fetched') {
    rate = rateOf(state, outcome, now);
    remember(next, outcome);
  }
  next.interval = Math.min(Math.max(rate, limits.leastInterval), limits.mostInterval);
  const asked = Math.min(Math.max(outcome.maxAge ?? 0, next.refreshAfter ?? 0), limits.mostAsked);
  const wait = Math.max(next.interval * jitter, asked);
  next.nextDue = afterSkippedHours(now + wait, next);
  return next;
}

/** The publishing rate where dates tell it; else more often when there was something new, less often when not. */
function rateOf(state: FeedState, outcome: Fetched, now: number): number {
  return publishingInterval(outcome.publishedAt, now) ?? state.interval * (outcome.added > 0 ? 0.6 : 1.5);
}

function remember(next: FeedState, outcome: Fetched): void {
  const { title, format, etag, lastModified, refreshAfter, skipHours, skipDays, hubs, topic } = outcome;
  Object.assign(next, { title, format, etag, lastModified, refreshAfter, skipHours, skipDays, hubs, topic });
  next.items = outcome.publishedAt.length;
  next.articles += outcome.added;
  const newest = outcome.publishedAt.reduce<number>((a, b) => Math.max(a, b ?? 0), next.lastItemAt ?? 0);
  next.lastItemAt = newest || null;
  const lags = [...outcome.lags].sort((a, b) => a - b);
  next.lag = lags[lags.length >> 1] ?? next.lag;
}

function afterFailure(
  next: FeedState,
  failed: Failed,
  now: number,
  limits: PollingLimits,
  jitter: number,
): FeedState {
  next.failures++;
  next.error = failed.fault;
  if (failed.status === 410 && next.movedTo === null) next.goneAt = now;
  // Where the feed moved to stopped answering: the address in the list may know better by now.
  if (failed.status === 410 || next.failures >= 3) next.movedTo = null;
  const hold = failed.retryAfter ?? (failed.status === 429 ? limits.unnamedHold : null);
  next.holdUntil = hold === null ? null : now + Math.min(hold, limits.mostHold);
  const retry = Math.min(limits.firstRetry * 2 ** Math.min(next.failures - 1, 20), limits.mostRetry);
  next.nextDue = Math.max(now + retry * jitter, next.holdUntil ?? 0);
  return next;
}
