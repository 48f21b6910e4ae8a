import { DAY, HOUR } from '../../config/durations.js';

/** Seconds before each repetition of a message; the last interval is repeated for three days. */
const FIRST_DELAYS = [5, 30, 120, 600, HOUR];
const MAX_HOURLY = (3 * DAY) / HOUR;

/** Longest `Retry-After` of a receiver that is obeyed, in seconds. */
const MAX_RETRY_AFTER = DAY;

/**
 * Milliseconds to wait after a number of failed attempts; null when the saved search is to be suspended.
 *
 * @param attempts 1 or more.
 * @param retryAfter seconds for which the receiver requested to wait; the longer wait applies.
 */
export function retryDelay(attempts: number, retryAfter: number | null = null): number | null {
  const hourly = attempts - FIRST_DELAYS.length;
  if (hourly > MAX_HOURLY) return null;
  const scheduled = FIRST_DELAYS[attempts - 1] ?? HOUR;
  return Math.max(scheduled, Math.min(retryAfter ?? 0, MAX_RETRY_AFTER)) * 1000;
}
