import type { FeedState } from '../ingestion/state/feed-state.js';

/** What one look at a feed has found. */
export interface Look {
  /** `fine`, or the reason of the failure. */
  state: string;
  /** Items without a date. */
  undated: number;
  /** Publication time of the newest item, Unix seconds; null without any. */
  newest: number | null;
}

const DAY = 86_400;
/** Days without an item after which a feed is taken for given up. */
const SILENT_DAYS = 90;
/** Days for which a feed that has answered is waited for. */
const PATIENCE_DAYS = 14;
/** As many failures in a row, ever further apart, take about two weeks. */
const MANY_FAILURES = 20;

/** Permanent failures: no server, no document, or no feed. */
const LASTING = new Set([
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
/** Failures in which no answer came, which may as well be the network's. */
export const UNREACHABLE = new Set(['dns', 'connection', 'timeout-connect']);

/**
 * Why an operator should take a feed off the list; null where nothing says so. What a feed did before outweighs one
 * bad look: while it has answered within the last two weeks, or had news within the last three months, it stays.
 *
 * @param known what polling has stored about it.
 * @param now Unix seconds.
 */
export function whyDrop(look: Look, known: FeedState | undefined, now: number): string | null {
  if (look.state === 'fine') return whySilent(look, known?.lastItemAt ?? null, now);
  const { succeededAt, failures } = known ?? { succeededAt: null, failures: 0 };
  if (succeededAt !== null && succeededAt > now - PATIENCE_DAYS * DAY) return null;
  if (succeededAt !== null) return `${look.state}; last answered on ${day(succeededAt)}`;
  if (LASTING.has(look.state)) return look.state;
  return failures >= MANY_FAILURES ? `${look.state}; never answered` : null;
}

function whySilent({ undated, newest }: Look, lastItemAt: number | null, now: number): string | null {
  const last = Math.max(newest ?? 0, lastItemAt ?? 0);
  if (undated > 0 || last > now - SILENT_DAYS * DAY) return null;
  return last === 0 ? 'no items' : `nothing new since ${day(last)}`;
}

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
