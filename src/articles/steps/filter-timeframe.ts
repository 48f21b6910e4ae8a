import type { Candidate } from '../article.js';

/** Clocks differ; a date further ahead than this is no date. Seconds. */
const MAX_AHEAD = 3600;

/**
 * Keeps what was published at or after `since` (Unix seconds) and not more than an hour ahead of `now`.
 * Undated articles fail every timeframe but anytime (null).
 */
export function filterTimeframe(candidates: Candidate[], since: number | null, now: number): Candidate[] {
  if (since === null) return candidates;
  return candidates.filter(
    ({ publishedAt }) => publishedAt !== null && publishedAt >= since && publishedAt <= now + MAX_AHEAD,
  );
}
