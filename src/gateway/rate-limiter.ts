import type { KeyPlan } from './keys-file.js';
import { DAY } from '../config/durations.js';

const SECOND = 1_000;
const DAY_MS = DAY * 1000;

export type RateLimits = Pick<KeyPlan, 'requestsPerSecond' | 'requestsPerDay'>;

/** The state of one limit of a plan after a request. */
export interface RateAllowance {
  /** Name of the limit in the `RateLimit` header. */
  name: 'second' | 'day';
  quota: number;
  /** Length of the window in seconds. */
  window: number;
  remaining: number;
  /** Seconds until the quota is reset, at least 1. */
  reset: number;
}

export interface RateVerdict {
  allowed: boolean;
  allowances: RateAllowance[];
}

/** The quotas that a request counts against. `GET /usage` counts only against the limit per second. */
export type RequestCost = 'second and day' | 'second';

interface Count {
  /** The counted second or day, as its number since 1970. */
  window: number;
  used: number;
}

/** The number of requests of a key in the current second and day. */
interface WindowCounts {
  second: Count;
  day: Count;
}

/** The counts of each key, by id of the key. */
export type WindowCountsByKey = Map<string, WindowCounts>;

/** Counts an accepted request in the current second and UTC day. @param now Unix milliseconds. */
export function countRequest(
  windows: WindowCountsByKey,
  keyId: string,
  limits: RateLimits,
  now: number,
  cost: RequestCost = 'second and day',
): RateVerdict {
  const counts = windowCountsOf(windows, keyId, now);
  const { second, day } = counts;
  const countsDay = cost === 'second and day';
  const allowed =
    isLeft(second.used, limits.requestsPerSecond) && (!countsDay || isLeft(day.used, limits.requestsPerDay));
  if (allowed) {
    second.used++;
    if (countsDay) day.used++;
  }
  return rateVerdictOf(allowed, counts, limits, now);
}

function isLeft(used: number, quota: number | null): boolean {
  return quota === null || used < quota;
}

export function windowCountsOf(windows: WindowCountsByKey, keyId: string, now: number): WindowCounts {
  let counts = windows.get(keyId);
  if (counts === undefined) windows.set(keyId, (counts = { second: unused(), day: unused() }));
  begin(counts.second, Math.floor(now / SECOND));
  begin(counts.day, Math.floor(now / DAY_MS));
  return counts;
}

const unused = (): Count => ({ window: -1, used: 0 });

function begin(count: Count, window: number): void {
  if (count.window === window) return;
  count.window = window;
  count.used = 0;
}

export function rateVerdictOf(
  allowed: boolean,
  { second, day }: WindowCounts,
  limits: RateLimits,
  now: number,
): RateVerdict {
  const allowances: RateAllowance[] = [];
  const add = (name: RateAllowance['name'], quota: number | null, length: number, used: number): void => {
    if (quota === null) return;
    const reset = Math.ceil((length - (now % length)) / SECOND);
    allowances.push({ name, quota, window: length / SECOND, remaining: Math.max(0, quota - used), reset });
  };
  add('second', limits.requestsPerSecond, SECOND, second.used);
  add('day', limits.requestsPerDay, DAY_MS, day.used);
  return { allowed, allowances };
}

export const UNLIMITED_VERDICT: RateVerdict = { allowed: true, allowances: [] };

/** The headers `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateLimitHeaders(allowances: RateAllowance[]): Record<string, string> {
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

/** Seconds until every exhausted limit is reset. */
export function retryAfterSeconds(allowances: RateAllowance[]): number {
  return Math.max(1, ...allowances.filter(({ remaining }) => remaining <= 0).map(({ reset }) => reset));
}
