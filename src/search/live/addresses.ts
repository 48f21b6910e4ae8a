/**
 * A URL below a base URL.
 *
 * @param ownPath default path, used when the base URL has none.
 * @param parameters without those that are null or empty.
 */
export function searchAddress(
  baseUrl: string,
  ownPath: string,
  path: string,
  parameters: Record<string, string | number | null>,
): string {
  const base = new URL(baseUrl).pathname === '/' ? baseUrl + ownPath : baseUrl;
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== '');
  return `${base}${path}?${given
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')}`;
}

/** Seconds to which windows are rounded, so that the same query a moment later is the same request. */
const ROUNDING_SECONDS = 600;

/** The beginning of a query's window, rounded down to ten minutes, as `YYYY-MM-DDTHH:mm:ssZ`; null for anytime. */
export function windowStart(since: number | null): string | null {
  if (since === null) return null;
  return new Date((since - (since % ROUNDING_SECONDS)) * 1000).toISOString().replace('.000Z', 'Z');
}

/** The name of the shortest window that begins at or before `since`; null without one, or for anytime. */
export function shortestWindow<Name extends string>(
  windows: readonly (readonly [seconds: number, name: Name])[],
  since: number | null,
  now: number,
): Name | null {
  if (since === null) return null;
  // Time may have passed since the query was parsed.
  return windows.find(([seconds]) => now - since <= seconds + 60)?.[1] ?? null;
}
