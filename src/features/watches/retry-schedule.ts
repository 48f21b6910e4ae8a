import { DAY, HOUR } from '../../config/durations.js';

/** Seconds before each repetition of a message; the last one is repeated for three days. */
const FIRST = [5, 30, 120, 600, HOUR];
const MAX_HOURLY = (3 * DAY) / HOUR;

/**
 * Milliseconds to wait after a number of failed attempts; null when the watch is to be suspended.
 *
 * @param attempts 1 or more.
 */
export function retryDelay(attempts: number): number | null {
  const hourly = attempts - FIRST.length;
  if (hourly > MAX_HOURLY) return null;
  return (FIRST[attempts - 1] ?? HOUR) * 1000;
}
