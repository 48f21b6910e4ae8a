import { randomUUID } from 'node:crypto';
import { isIntegerReply, isListReply, type Redis, type RedisState, RedisScript } from '../redis/redis.js';
import type { CounterStore, UsageBatch, RequestCount } from './counter-store.js';
import { ProcessCounters } from './process-counters.js';
import {
  type RequestCost,
  windowCountsOf,
  type RateLimits,
  type RateVerdict,
  rateVerdictOf,
} from './rate-limiter.js';
import { RedisUsageStore } from './usage-in-redis.js';

type Counted = [allowed: number, inSecond: number, inDay: number, second: number, ms: number];

function isCounted(reply: unknown): reply is Counted {
  return isListReply(isIntegerReply)(reply) && reply.length === 5;
}

/**
 * Counts a request as `countRequest` does, by the clock of Redis. The day's count of this replica is passed as a
 * lower bound, so that counting continues if Redis has lost its data.
 */
const COUNT = new RedisScript(
  `
local now = redis.call('TIME')
local second = tonumber(now[1])
local day = math.floor(second / 86400)
local stored = redis.call('HMGET', KEYS[1], 'second', 'in_second', 'day', 'in_day')
local in_second = tonumber(stored[1]) == second and tonumber(stored[2]) or 0
local in_day = tonumber(stored[3]) == day and tonumber(stored[4]) or 0
local per_second, per_day, counts_day = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
if tonumber(ARGV[4]) == day then in_day = math.max(in_day, tonumber(ARGV[5])) end
local allowed = (per_second < 0 or in_second < per_second) and (not counts_day or per_day < 0 or in_day < per_day)
if allowed then
  in_second = in_second + 1
  if counts_day then in_day = in_day + 1 end
  redis.call('HSET', KEYS[1], 'second', second, 'in_second', in_second, 'day', day, 'in_day', in_day)
  redis.call('EXPIREAT', KEYS[1], (day + 1) * 86400)
end
return {allowed and 1 or 0, in_second, in_day, second, math.floor(tonumber(now[2]) / 1000)}
`,
  isCounted,
);

/** Milliseconds after which an open stream is no longer counted, unless its replica extends the stream's lease before. */
const LEASE_MS = 30_000;

/**
 * Opens a stream for a caller, with a lease, unless the caller has too many. The open streams of a caller are a sorted
 * set of ids; the score of each id is the end of its lease.
 */
const OPEN = new RedisScript(
  `
local now = redis.call('TIME')
local ms = tonumber(now[1]) * 1000 + math.floor(tonumber(now[2]) / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], ms + tonumber(ARGV[2]), ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`,
  isIntegerReply,
);

/** Extends the leases of a caller's open streams; adds those that were opened while Redis was unavailable. */
const CONFIRM = new RedisScript(
  `
local now = redis.call('TIME')
local ms = tonumber(now[1]) * 1000 + math.floor(tonumber(now[2]) / 1000)
for i = 2, #ARGV do redis.call('ZADD', KEYS[1], ms + tonumber(ARGV[1]), ARGV[i]) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1
`,
  isIntegerReply,
);

const CLOSE = new RedisScript(`return redis.call('ZREM', KEYS[1], ARGV[1])`, isIntegerReply);

const streamsOf = (caller: string): string => `streams:${caller}`;

/** Counters in Redis, which all replicas share. While Redis does not respond, each replica counts for itself. */
export class RedisCounters implements CounterStore {
  private readonly own = new ProcessCounters(null);
  private readonly usage: RedisUsageStore;
  private readonly confirmation: NodeJS.Timeout;

  constructor(
    private readonly redis: Redis,
    private readonly leaseMs = LEASE_MS,
  ) {
    this.usage = new RedisUsageStore(redis);
    this.confirmation = setInterval(() => this.confirm(), leaseMs / 3).unref();
  }

  async take(keyId: string, limits: RateLimits, cost: RequestCost = 'second and day'): Promise<RateVerdict> {
    const { windows } = this.own;
    const { requestsPerSecond, requestsPerDay } = limits;
    const { day } = windowCountsOf(windows, keyId, Date.now());
    const quotas = [requestsPerSecond ?? -1, requestsPerDay ?? -1, Number(cost !== 'second')];
    const counted = await this.redis.run(COUNT, [`limits:${keyId}`], [...quotas, day.window, day.used]);
    if (counted === null) return this.own.take(keyId, limits, cost);
    const [allowed, inSecond, inDay, second, ms] = counted;
    const now = second * 1_000 + ms;
    const own = windowCountsOf(windows, keyId, now);
    own.second.used = Math.max(own.second.used, inSecond);
    own.day.used = Math.max(own.day.used, inDay);
    const counts = {
      second: { window: own.second.window, used: inSecond },
      day: { window: own.day.window, used: inDay },
    };
    return rateVerdictOf(allowed === 1, counts, limits, now);
  }

  async openStream(caller: string, max: number): Promise<string | null> {
    const id = randomUUID();
    const opened = await this.redis.run(OPEN, [streamsOf(caller)], [max, this.leaseMs, id]);
    // Redis may have lost its memory.
    if (opened !== 0 && (await this.own.openStream(caller, max, id)) !== null) return id;
    if (opened === 1) await this.redis.run(CLOSE, [streamsOf(caller)], [id]);
    return null;
  }

  async closeStream(caller: string, id: string): Promise<void> {
    await this.own.closeStream(caller, id);
    await this.redis.run(CLOSE, [streamsOf(caller)], [id]);
  }

  addRequests(counts: RequestCount[], batch: UsageBatch): Promise<boolean> {
    return this.usage.add(counts, batch);
  }

  requestsOf(key: string, day: string): Promise<RequestCount[] | null> {
    return this.usage.ofKey(key, day).catch(() => null);
  }

  async redisState(): Promise<RedisState | null> {
    return this.redis.state;
  }

  async close(): Promise<void> {
    clearInterval(this.confirmation);
    this.redis.close();
  }

  private confirm(): void {
    if (this.redis.isUp !== true) return;
    for (const [caller, ids] of this.own.streams)
      void this.redis.run(CONFIRM, [streamsOf(caller)], [this.leaseMs, ...ids]);
  }
}
