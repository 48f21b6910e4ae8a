import type { Allowance } from './count-request.js';

/** The `RateLimit` and `RateLimit-Policy` fields of draft-ietf-httpapi-ratelimit-headers-11: lists of RFC 9651. */
export function rateLimitHeaders(allowances: Allowance[]): Record<string, string> {
  if (allowances.length === 0) return {};
  return {
    'RateLimit-Policy': allowances
      .map(({ name, quota, window }) => `"${name}";q=${quota};w=${window}`)
      .join(', '),
    RateLimit: allowances
      .map(({ name, remaining, reset }) => `"${name}";r=${remaining};t=${reset}`)
      .join(', '),
  };
}

/** Seconds until all limits that are used up are whole again. */
export function retryAfter(allowances: Allowance[]): number {
  return Math.max(1, ...allowances.filter(({ remaining }) => remaining <= 0).map(({ reset }) => reset));
}
