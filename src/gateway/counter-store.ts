import type { Cost, Limits, Verdict } from './rate-limiter.js';
import type { Batch, RequestCount } from './usage-store.js';

/**
 * The counters of callers: rate limits, open streams and requests. They are shared by all processes of the service and,
 * with Redis, by all replicas. Streams of a process are released when it ends, those of a replica half a minute later.
 */
export abstract class CounterStore {
  /** Counts a request against the limits of a key, unless one of them is used up. */
  abstract take(keyId: string, limits: Limits, cost?: Cost): Promise<Verdict>;

  /** @returns the id of the stream; null where the caller has `max` streams open. */
  abstract openStream(caller: string, max: number): Promise<string | null>;

  abstract closeStream(caller: string, id: string): Promise<void>;

  /** @returns whether the requests are stored; false when they must be added again, in the same batch. */
  abstract addRequests(counts: RequestCount[], batch: Batch): Promise<boolean>;

  /** The requests of a key on a day of UTC (`YYYY-MM-DD`); null when they cannot be read now. */
  abstract requestsOf(key: string, day: string): Promise<RequestCount[] | null>;

  /** Whether Redis responds; null without Redis. */
  abstract isRedisUp(): Promise<boolean | null>;

  abstract close(): Promise<void>;
}
