/** Publications looked at, the newest; older ones say how the source once was. */
const LOOKED_AT = 20;

/** A feed that has been silent this many times an interval is asked no more often than that. */
const SILENCE_SHARE = 12;

/**
 * How often a source is worth asking, in seconds: half the median time between its newest publications, and less
 * often the longer it has been silent. Null when too few items are dated to tell.
 */
export function publishingInterval(publishedAt: readonly (number | null)[], now: number): number | null {
  const times = [...new Set(publishedAt)].filter((time): time is number => time !== null && time <= now);
  const newest = times.sort((a, b) => b - a).slice(0, LOOKED_AT);
  if (newest.length < 3) return null;
  const gaps = newest.slice(1).map((time, index) => newest[index]! - time);
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1]!;
  return Math.max(median / 2, (now - newest[0]!) / SILENCE_SHARE);
}
