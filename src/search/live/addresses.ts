/**
 * The URL of a search below a base URL.
 * @param ownPath path that is used if the base URL has none.
 * @param parameters query parameters; null and empty ones are left out.
 */
export function searchUrl(
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

/** Seconds to which times are rounded, so that equal queries within a few minutes share a request. */
const ROUNDING_SECONDS = 600;

/** The start of a query's period, rounded down to ten minutes, as `YYYY-MM-DDTHH:mm:ssZ`; null without a limit. */
export function roundedWindowStart(since: number | null): string | null {
  if (since === null) return null;
  return new Date((since - (since % ROUNDING_SECONDS)) * 1000).toISOString().replace('.000Z', 'Z');
}

/** The source's name (`day`, `week`) of its shortest period that includes `since`; null if none does, or for no limit. */
export function shortestWindow<Name extends string>(
  windows: readonly (readonly [seconds: number, name: Name])[],
  since: number | null,
  now: number,
): Name | null {
  if (since === null) return null;
  // Time may have passed since the query was parsed.
  return windows.find(([seconds]) => now - since <= seconds + 60)?.[1] ?? null;
}
