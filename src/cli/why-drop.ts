import type { FeedState } from '../ingestion/state/feed-state.js';
import { DAY } from '../config/durations.js';

/** The result of fetching a feed once. */
export interface FeedCheck {
  /** `fine`, or the reason why it failed. */
  state: string;
  undated: number;
  /** Publication time of the newest item in Unix seconds; null if no item has one. */
  newest: number | null;
}

/** A feed without a newer item than this many seconds is considered abandoned. */
const MAX_SILENCE = 90 * DAY;
/** A feed that failed for this many seconds is removed. */
const MAX_OUTAGE = 14 * DAY;
/** A feed that failed this often in a row is removed; with growing back-off this takes about two weeks. */
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
/** Failures without a response, whose cause may be the local network. */
export const UNREACHABLE_REASONS = new Set(['dns', 'connection', 'timeout-connect', 'proxy']);

/**
 * Why a feed should be removed from the list; null if it should stay, because it has responded within the last two
 * weeks or had news within the last three months.
 * @param known the state that polling has stored; undefined if it has not polled the feed.
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
