import { countRequest, type Limits, type Verdict, type Windows } from './count-request.js';

/** Counts the requests of each key. The counters live in this process and begin anew with it. */
export class RateLimiter {
  private readonly windows: Windows = new Map();

  /** @param now Unix milliseconds. */
  take(keyId: string, limits: Limits, now = Date.now()): Verdict | Promise<Verdict> {
    return countRequest(this.windows, keyId, limits, now);
  }
}
