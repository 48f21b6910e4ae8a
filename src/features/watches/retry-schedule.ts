import { DAY, HOUR } from '../../config/durations.js';

/** Seconds before each retry of a message; the last interval repeats until three days are over. */
const FIRST_DELAYS = [5, 30, 120, 600, HOUR];
const MAX_HOURLY = (3 * DAY) / HOUR;

/** Maximum seconds of `Retry-After`; a longer one is shortened to it. */
const MAX_RETRY_AFTER = DAY;

/**
 * Milliseconds until the next attempt; null if the saved search must be suspended.
 * @param attempts number of failed attempts, at least 1.
 * @param retryAfter seconds that the receiver requested to wait; replaces a shorter scheduled wait.
 */
export function retryDelay(attempts: number, retryAfter: number | null = null): number | null {
  const hourly = attempts - FIRST_DELAYS.length;
  if (hourly > MAX_HOURLY) return null;
  const scheduled = FIRST_DELAYS[attempts - 1] ?? HOUR;
  return Math.max(scheduled, Math.min(retryAfter ?? 0, MAX_RETRY_AFTER)) * 1000;
}
