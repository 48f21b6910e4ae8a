import { PrimaryQuestion } from '../processes/ask-primary.js';
import type { Plan } from './keys-file.js';

const SECOND = 1_000;
const DAY = 86_400_000;

export type Limits = Pick<Plan, 'requestsPerSecond' | 'requestsPerDay'>;

/** One limit of a plan as it stands after a request. */
interface Allowance {
  /** As in the `RateLimit` header. */
  name: 'second' | 'day';
  quota: number;
  /** Seconds. */
  window: number;
  remaining: number;
  /** Seconds until the quota is whole again, at least 1. */
  reset: number;
}

export interface Verdict {
  allowed: boolean;
  allowances: Allowance[];
}

interface Count {
  /** Which second or day since 1970. */
  window: number;
  used: number;
}

/** The running window of every limit of every key. */
export type Windows = Map<string, Count>;

/**
 * Counts a request against fixed windows, the seconds and the days of UTC, unless one of them is used up:
 * a refused request is not counted.
 *
 * @param now Unix milliseconds.
 */
export function countRequest(windows: Windows, keyId: string, limits: Limits, now: number): Verdict {
  const open = [
    { name: 'second' as const, quota: limits.requestsPerSecond, length: SECOND },
    { name: 'day' as const, quota: limits.requestsPerDay, length: DAY },
  ].flatMap(({ name, quota, length }) => {
    if (quota === null) return [];
    return [{ name, quota, length, count: current(windows, `${keyId} ${name}`, Math.floor(now / length)) }];
  });
  const allowed = open.every(({ quota, count }) => count.used < quota);
  if (allowed) for (const { count } of open) count.used++;
  return {
    allowed,
    allowances: open.map(({ name, quota, length, count }) => ({
      name,
      quota,
      window: length / SECOND,
      remaining: Math.max(0, quota - count.used),
      reset: Math.ceil((length - (now % length)) / SECOND),
    })),
  };
}

function current(windows: Windows, name: string, window: number): Count {
  const count = windows.get(name);
  if (count?.window === window) return count;
  const fresh = { window, used: 0 };
  windows.set(name, fresh);
  return fresh;
}

/** Counts the requests of each key. The counters live in this process and begin anew with it. */
export class RateLimiter {
  private readonly windows: Windows = new Map();

  /** @param now Unix milliseconds. */
  take(keyId: string, limits: Limits, now = Date.now()): Verdict | Promise<Verdict> {
    return countRequest(this.windows, keyId, limits, now);
  }
}

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

const COUNT = new PrimaryQuestion<{ keyId: string; limits: Limits }, Verdict>('rate-limit');

/** A worker's rate limiter: the primary counts, so that the limits of a plan hold over all processes. */
export class SharedRateLimiter extends RateLimiter {
  /** Without a primary this process counts for itself. */
  override async take(keyId: string, { requestsPerSecond, requestsPerDay }: Limits): Promise<Verdict> {
    const limits = { requestsPerSecond, requestsPerDay };
    return (await COUNT.ask({ keyId, limits })) ?? super.take(keyId, limits);
  }
}

/** The primary's side: answers what `SharedRateLimiter` asks. */
export function countForWorkers(): void {
  const limiter = new RateLimiter();
  COUNT.answer(({ keyId, limits }) => limiter.take(keyId, limits));
}
