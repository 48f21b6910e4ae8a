import type { Candidate } from '../article.js';

/** Clocks differ; a date further ahead than this is no date. Seconds. */
const MAX_AHEAD = 3600;

/** When an article may have been published: Unix seconds, null where that is not limited. */
export interface PublishedWithin {
  since: number | null;
  /** Exclusive. */
  until?: number | null;
}

/**
 * Keeps what was published at or after `since`, before `until` and not more than an hour ahead of `now`.
 * Undated articles fail every period but anytime.
 */
export function filterTimeframe(
  candidates: Candidate[],
  { since, until = null }: PublishedWithin,
  now: number,
): Candidate[] {
  if (since === null && until === null) return candidates;
  const before = Math.min(until ?? Infinity, now + MAX_AHEAD + 1);
  return candidates.filter(
    ({ publishedAt }) => publishedAt !== null && publishedAt >= (since ?? -Infinity) && publishedAt < before,
  );
}
