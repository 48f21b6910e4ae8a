const YEAR = 366 * 86_400;

/** `Retry-After` in seconds, given as such or as an HTTP date; null when absent or unreadable. */
export function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Math.min(Number(value), YEAR);
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(Math.ceil((date - nowMs) / 1000), 0), YEAR);
}
