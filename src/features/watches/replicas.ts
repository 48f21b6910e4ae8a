import { createHash, randomUUID } from 'node:crypto';
import { DAY } from '../../config/durations.js';
import type { WatchState } from '../../index/watch-states.js';
import { isIntegerReply, isListReply, isTextReply, type Redis, RedisScript } from '../../redis/redis.js';

/** Milliseconds for which a replica holds the lease (the right to deliver) without renewing it. */
const LEASE_MS = 20_000;
const CONFIRM_EVERY_MS = 5_000;
/** Seconds for which the URLs of acknowledged articles are stored, so that no replica sends them again. */
const ACKNOWLEDGED_SECONDS = 3 * DAY;
/** Seconds for which the state of a saved search is stored: longer than a message is retried. */
const STATE_SECONDS = 30 * DAY;

const HOLD = new RedisScript(
  `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`,
  isIntegerReply,
);

const RELEASE = new RedisScript(
  `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`,
  isIntegerReply,
);

/** Stores the state of a saved search and the URLs of acknowledged articles; each URL has its own expiry. */
const SAVE = new RedisScript(
  `
local now = tonumber(redis.call('TIME')[1])
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
for i = 4, #ARGV do redis.call('ZADD', KEYS[2], now + ARGV[3], ARGV[i]) end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 1
`,
  isIntegerReply,
);

const LOAD = new RedisScript(`return redis.call('GET', KEYS[1]) or ''`, isTextReply);

const ACKNOWLEDGED = new RedisScript(
  `
local now = tonumber(redis.call('TIME')[1])
local known = {}
for i = 1, #ARGV do
  local until_time = redis.call('ZSCORE', KEYS[1], ARGV[i])
  known[i] = (until_time and tonumber(until_time) > now) and 1 or 0
end
return known
`,
  isListReply(isIntegerReply),
);

const LEASE = 'watches:lease';
const stateOf = (id: string): string => `watches:${id}:state`;
const urlsOf = (id: string): string => `watches:${id}:acknowledged`;
const hashOf = (url: string): string => createHash('sha256').update(url).digest('base64url').slice(0, 22);

/** The part of a state that is independent of the replica's index. */
type SharedState = Omit<WatchState, 'position'>;

/**
 * Shares delivery between replicas through Redis: the lease of the replica that delivers, pending messages, and
 * acknowledged URLs. While Redis does not respond, no replica delivers.
 */
export class ReplicaDelivery {
  private readonly owner = randomUUID();
  /** When the lease of this replica ends, in milliseconds of `performance.now()`. */
  private heldUntil = 0;
  private confirmAt = 0;

  constructor(private readonly redis: Redis) {}

  /** Acquires or renews the lease. @returns whether this replica delivers, for at least ten more seconds. */
  async hold(): Promise<boolean> {
    const now = performance.now();
    if (now < this.confirmAt) return this.isHeld(now);
    const held = await this.redis.run(HOLD, [LEASE], [this.owner, LEASE_MS]);
    if (held === 1) this.heldUntil = now + LEASE_MS;
    if (held === 0) this.heldUntil = 0;
    this.confirmAt = now + (held === null ? CONFIRM_EVERY_MS / 10 : CONFIRM_EVERY_MS);
    return this.isHeld(performance.now());
  }

  async release(): Promise<void> {
    await this.redis.run(RELEASE, [LEASE], [this.owner]);
  }

  /**
   * Stores the state of a saved search.
   * @param urls URLs of articles to store as acknowledged.
   * @returns whether it was stored; false if Redis does not respond.
   */
  async save(
    id: string,
    { receiver, pending, suspended }: SharedState,
    urls: string[] = [],
  ): Promise<boolean> {
    const state = JSON.stringify({ receiver, pending, suspended });
    const args = [state, STATE_SECONDS, ACKNOWLEDGED_SECONDS, ...urls.map(hashOf)];
    return (await this.redis.run(SAVE, [stateOf(id), urlsOf(id)], args)) !== null;
  }

  /** Loads the state of a saved search; undefined if none is stored, null if it cannot be read. */
  async load(id: string): Promise<SharedState | undefined | null> {
    const text = await this.redis.run(LOAD, [stateOf(id)], []);
    return text === null ? null : text === '' ? undefined : (JSON.parse(text) as SharedState);
  }

  /** Whether each URL was acknowledged, in the order of the URLs; null if that cannot be read. */
  async acknowledged(id: string, urls: readonly string[]): Promise<boolean[] | null> {
    if (urls.length === 0) return [];
    const known = await this.redis.run(ACKNOWLEDGED, [urlsOf(id)], urls.map(hashOf));
    return known && known.map((one) => one === 1);
  }

  /** Whether the lease lasts longer than an attempt that begins now, so that no other replica delivers meanwhile. */
  private isHeld(now: number): boolean {
    return now < this.heldUntil - LEASE_MS / 2;
  }
}
