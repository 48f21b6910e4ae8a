import type { RedisState } from '../redis/redis.js';
import type { RequestCost, RateLimits, RateVerdict } from './rate-limiter.js';

/**
 * Counters of callers: rate limits, open streams and numbers of requests. All processes of the service share them; with
 * Redis, all replicas do. The streams of a process are released when the process ends, those of a replica half a minute
 * after the replica stops responding.
 */
export abstract class CounterStore {
  /** Counts a request against the limits of a key. A request beyond a limit is rejected and not counted. */
  abstract take(keyId: string, limits: RateLimits, cost?: RequestCost): Promise<RateVerdict>;

  /** Opens a stream for a caller. @returns the id of the stream; null if the caller already has `max` open streams. */
  abstract openStream(caller: string, max: number): Promise<string | null>;

  abstract closeStream(caller: string, id: string): Promise<void>;

  /** Adds requests to the usage of keys. @returns whether they are stored; if not, add them again with this `batch`. */
  abstract addRequests(counts: RequestCount[], batch: UsageBatch): Promise<boolean>;

  /** The requests of a key on a day (UTC, `YYYY-MM-DD`), by endpoint and status; null if they cannot be read now. */
  abstract requestsOf(key: string, day: string): Promise<RequestCount[] | null>;

  /** The state of the connection to Redis; null without Redis. */
  abstract redisState(): Promise<RedisState | null>;

  abstract close(): Promise<void>;
}

export const USAGE_RETENTION_DAYS = 400;

/** The number of requests of a key to an endpoint with a status, on a day. */
export interface RequestCount {
  /** Day in UTC, `YYYY-MM-DD`. */
  day: string;
  key: string;
  /** Path of the endpoint as in its route, e.g. `/articles/:id`. */
  endpoint: string;
  status: number;
  requests: number;
}

/** Endpoints without daily quota. A tool call on `/mcp` counts as a request to the endpoint that the tool calls. */
const FREE = ['/usage', '/mcp'];

/** Whether requests count against the daily quota: those to `FREE` endpoints and those with status 403 or 429 do not. */
export const countsAgainstDay = ({ endpoint, status }: RequestCount): boolean =>
  !FREE.includes(endpoint) && status !== 403 && status !== 429;

/** Identifies a batch of counts of one process, so that a batch which is sent repeatedly is added only once. */
export interface UsageBatch {
  sender: string;
  number: number;
}

/** The day in UTC as `YYYY-MM-DD`. @param ms Unix milliseconds. */
export function utcDayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export interface UsageStore {
  /** Adds requests to the usage of keys. @returns whether they are stored; if not, add them again with this `batch`. */
  add(counts: RequestCount[], batch: UsageBatch): Promise<boolean>;
  /** Requests of all keys from a day on, by day, key, endpoint and status. @throws Error if they cannot be read now. */
  since(day: string): Promise<RequestCount[]>;
  /** The requests of one key on one day. @throws Error if they cannot be read now. */
  ofKey(key: string, day: string): Promise<RequestCount[]>;
}
