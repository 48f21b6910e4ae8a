import { randomUUID } from 'node:crypto';
import { type CounterStore, countsAgainstDay, utcDayOf, type RequestCount } from './counter-store.js';
import {
  type RequestCost,
  countRequest,
  windowCountsOf,
  type RateLimits,
  type RateVerdict,
  type WindowCountsByKey,
} from './rate-limiter.js';
import type { UsageFile } from './usage-file.js';

/** Counters in the memory of one process; only the numbers of requests are also stored in a file. */
export class ProcessCounters implements CounterStore {
  readonly windows: WindowCountsByKey = new Map();
  /** By caller: ids of its open streams. */
  readonly streams = new Map<string, Set<string>>();

  /** @param file stores numbers of requests, so that quotas survive a restart; null if another store does. */
  constructor(private readonly file: UsageFile | null) {
    const now = Date.now();
    for (const count of requestsOn(file, utcDayOf(now)))
      if (countsAgainstDay(count)) windowCountsOf(this.windows, count.key, now).day.used += count.requests;
  }

  async take(keyId: string, limits: RateLimits, cost: RequestCost = 'second and day'): Promise<RateVerdict> {
    return countRequest(this.windows, keyId, limits, Date.now(), cost);
  }

  async openStream(caller: string, max: number, id: string = randomUUID()): Promise<string | null> {
    const open = this.streams.get(caller) ?? new Set();
    if (open.size >= max) return null;
    this.streams.set(caller, open.add(id));
    return id;
  }

  async closeStream(caller: string, id: string): Promise<void> {
    const open = this.streams.get(caller);
    open?.delete(id);
    if (open?.size === 0) this.streams.delete(caller);
  }

  async addRequests(counts: RequestCount[]): Promise<boolean> {
    return this.file?.add(counts) ?? false;
  }

  async requestsOf(key: string, day: string): Promise<RequestCount[] | null> {
    return this.file?.ofKey(key, day).catch(() => null) ?? null;
  }

  async redisState(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {
    this.file?.close();
  }
}

/** The requests of a day in a file; empty if the file cannot be read, which `UsageFile` logs. */
function requestsOn(file: UsageFile | null, day: string): RequestCount[] {
  try {
    return file?.on(day) ?? [];
  } catch {
    return [];
  }
}
