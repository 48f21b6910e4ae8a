import type { RedisState } from '../redis/redis.js';
import type { RequestCost, RateLimits, RateVerdict } from './rate-limiter.js';

/**
 * The counters of callers: rate limits, open streams and requests. They are shared by all processes of the service and,
 * with Redis, by all replicas. Streams of a process are released when it ends, those of a replica half a minute later.
 */
export abstract class CounterStore {
  /** Counts a request against the limits of a key, unless a limit is used up. */
  abstract take(keyId: string, limits: RateLimits, cost?: RequestCost): Promise<RateVerdict>;

  /**
   * Opens a stream of a caller.
   * @returns the id of the stream; null where the caller has `max` streams open.
   */
  abstract openStream(caller: string, max: number): Promise<string | null>;

  abstract closeStream(caller: string, id: string): Promise<void>;

  /**
   * Adds numbers of requests.
   * @returns whether they are stored; false when they must be added again, in the same batch.
   */
  abstract addRequests(counts: RequestCount[], batch: UsageBatch): Promise<boolean>;

  /** The requests of a key on a day of UTC (`YYYY-MM-DD`); null when they cannot be read now. */
  abstract requestsOf(key: string, day: string): Promise<RequestCount[] | null>;

  /** The state of the connection to Redis; null without Redis. */
  abstract redisState(): Promise<RedisState | null>;

  abstract close(): Promise<void>;
}

export const USAGE_RETENTION_DAYS = 400;

/** The number of requests of a key to an endpoint, by day (UTC) and status. */
export interface RequestCount {
  /** The day of UTC as `YYYY-MM-DD`. */
  day: string;
  key: string;
  /** The path of the endpoint as it is declared. */
  endpoint: string;
  status: number;
  requests: number;
}

/** Endpoints that do not count against the day: a tool call on `/mcp` is counted as a request to its endpoint. */
const FREE = ['/usage', '/mcp'];

/** Whether requests were accepted and count against the daily quota. */
export const countsAgainstDay = ({ endpoint, status }: RequestCount): boolean =>
  !FREE.includes(endpoint) && status !== 403 && status !== 429;

/** Identifies numbers of requests that a sender adds: they are added once, however often it sends them. */
export interface UsageBatch {
  sender: string;
  number: number;
}

/** The day of UTC. @param ms Unix milliseconds. */
export function utcDayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export interface UsageStore {
  /**
   * Adds numbers of requests.
   * @returns whether they are stored; false when they must be added again, in the same batch.
   */
  add(counts: RequestCount[], batch: UsageBatch): Promise<boolean>;
  /**
   * The requests from a day on, in the order of the fields.
   * @throws Error when they cannot be read now.
   */
  since(day: string): Promise<RequestCount[]>;
  /**
   * The requests of one key on one day.
   * @throws Error when they cannot be read now.
   */
  ofKey(key: string, day: string): Promise<RequestCount[]>;
}
