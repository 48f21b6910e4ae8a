import { Injectable } from '@nestjs/common';
import type { Plan } from './plan.js';

const SECOND = 1_000;
const DAY = 86_400_000;

/** One limit of a plan as it stands after a request. */
export interface Allowance {
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
  window: number;
  used: number;
}

/**
 * Counts requests by key in fixed windows: the seconds and the days of UTC. A refused request is not counted.
 * The counters live in this process and begin anew with it.
 */
@Injectable()
export class RateLimiter {
  private readonly counts = new Map<string, Count>();

  /** @param now Unix milliseconds. */
  take(keyId: string, plan: Plan, now = Date.now()): Verdict {
    const limits = [
      { name: 'second' as const, quota: plan.requestsPerSecond, length: SECOND },
      { name: 'day' as const, quota: plan.requestsPerDay, length: DAY },
    ].flatMap(({ name, quota, length }) =>
      quota === null
        ? []
        : [{ name, quota, length, count: this.count(`${keyId} ${name}`, Math.floor(now / length)) }],
    );
    const allowed = limits.every(({ quota, count }) => count.used < quota);
    return {
      allowed,
      allowances: limits.map(({ name, quota, length, count }) => ({
        name,
        quota,
        window: length / SECOND,
        remaining: quota - (allowed ? ++count.used : count.used),
        reset: Math.ceil((length - (now % length)) / SECOND),
      })),
    };
  }

  private count(name: string, window: number): Count {
    const count = this.counts.get(name);
    if (count?.window === window) return count;
    const fresh = { window, used: 0 };
    this.counts.set(name, fresh);
    return fresh;
  }
}
