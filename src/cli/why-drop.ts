import type { FeedState } from '../ingestion/state/feed-state.js';
import { DAY } from '../config/durations.js';

/** The result of fetching a feed once. */
export interface FeedCheck {
  /** `fine`, or the reason of the failure, such as `http-404`. */
  state: string;
  undated: number;
  /** Publication time of the newest item in Unix seconds; null if no item has one. */
  newest: number | null;
}

/** Seconds without a newer item after which a feed is considered abandoned. */
const MAX_SILENCE = 90 * DAY;
/** Seconds since its last successful poll after which a failing feed is removed. */
const MAX_OUTAGE = 14 * DAY;
/** Failures in a row after which a feed that never succeeded is removed; with back-off, about two weeks. */
const MAX_FAILURES = 20;

/** Failures that do not end by themselves: no server, no document, or no feed. */
const PERMANENT_FAULTS = new Set([
  'dns',
  'connection',
  'http-404',
  'http-410',
  'html',
  'empty',
  'not-a-feed',
  'unknown-format',
  'redirect-loop',
  'too-many-redirects',
  'refused-address',
  'bad-url',
]);
/** Failures without any response. Their cause may be the local network instead of the feed. */
export const UNREACHABLE_REASONS = new Set(['dns', 'connection', 'timeout-connect', 'proxy']);

/**
 * Why a feed should be removed from the list; null if it should stay. A feed that responds stays if it had news within
 * the last three months; a failing one, if it responded within the last two weeks or has not failed often enough.
 * @param known the stored state of the feed; undefined if it was never polled.
 * @param now Unix seconds.
 */
export function reasonToDropFeed(check: FeedCheck, known: FeedState | undefined, now: number): string | null {
  if (check.state === 'fine') return whySilent(check, known?.lastItemAt ?? null, now);
  if (check.state === 'proxy') return null;
  const { succeededAt, failures } = known ?? { succeededAt: null, failures: 0 };
  if (succeededAt !== null && succeededAt > now - MAX_OUTAGE) return null;
  if (succeededAt !== null) return `${check.state}; last answered on ${day(succeededAt)}`;
  if (PERMANENT_FAULTS.has(check.state)) return check.state;
  return failures >= MAX_FAILURES ? `${check.state}; never answered` : null;
}

function whySilent({ undated, newest }: FeedCheck, lastItemAt: number | null, now: number): string | null {
  const last = Math.max(newest ?? 0, lastItemAt ?? 0);
  if (undated > 0 || last > now - MAX_SILENCE) return null;
  return last === 0 ? 'no items' : `nothing new since ${day(last)}`;
}

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
