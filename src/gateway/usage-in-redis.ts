import { isIntegerReply, isListReply, isTextReply, type Redis, RedisScript } from '../redis/redis.js';
import {
  type UsageBatch,
  utcDayOf,
  type RequestCount,
  USAGE_RETENTION_DAYS,
  type UsageStore,
} from './counter-store.js';
import { DAY } from '../config/durations.js';

const PATIENCE_MS = 2_000;
const KEYS_A_STEP = 200;

/** Adds the counts of one day to the Redis hash of each API key. A batch that is sent again is ignored. */
const ADD = new RedisScript(
  `
if redis.call('GET', KEYS[1]) == ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', 86400)
for i, counts in ipairs(cjson.decode(ARGV[3])) do
  for field, more in pairs(counts.requests) do redis.call('HINCRBY', KEYS[i + 2], field, more) end
  redis.call('EXPIRE', KEYS[i + 2], ARGV[2])
  redis.call('SADD', KEYS[2], counts.key)
end
redis.call('EXPIRE', KEYS[2], ARGV[2])
return 1
`,
  isIntegerReply,
);

const KEYS_OF_DAY = new RedisScript(`return redis.call('SMEMBERS', KEYS[1])`, isListReply(isTextReply));

const COUNTS = new RedisScript(
  `
local all = {}
for i = 1, #KEYS do all[i] = redis.call('HGETALL', KEYS[i]) end
return all
`,
  isListReply(isListReply(isTextReply)),
);

export class RedisUsageStore implements UsageStore {
  constructor(private readonly redis: Redis) {}

  async add(counts: RequestCount[], { sender, number }: UsageBatch): Promise<boolean> {
    const added = [...groupBy(counts, 'day')].map(([day, ofDay]) => {
      const byKey = [...groupBy(ofDay, 'key')];
      const keys = byKey.map(([key]) => hashOf(day, key));
      const content = byKey.map(([key, ofKey]) => ({
        key,
        requests: Object.fromEntries(ofKey.map((count) => [fieldOf(count), count.requests])),
      }));
      return this.redis.run(
        ADD,
        [`usage:batch:${sender}:${day}`, setOf(day), ...keys],
        [number, USAGE_RETENTION_DAYS * DAY, JSON.stringify(content)],
        PATIENCE_MS,
      );
    });
    return !(await Promise.all(added)).includes(null);
  }

  async since(day: string): Promise<RequestCount[]> {
    const counts: RequestCount[] = [];
    const now = Date.now();
    const today = utcDayOf(now);
    const first = Math.max(Date.parse(day), Date.parse(utcDayOf(now - USAGE_RETENTION_DAYS * DAY * 1000)));
    for (let ms = first; utcDayOf(ms) <= today; ms += DAY * 1000) {
      const keys = (await this.read(KEYS_OF_DAY, [setOf(utcDayOf(ms))])).sort();
      for (let i = 0; i < keys.length; i += KEYS_A_STEP) {
        counts.push(...(await this.ofKeys(keys.slice(i, i + KEYS_A_STEP), utcDayOf(ms))));
      }
    }
    return counts;
  }

  ofKey(key: string, day: string): Promise<RequestCount[]> {
    return this.ofKeys([key], day);
  }

  private async ofKeys(keys: string[], day: string): Promise<RequestCount[]> {
    const hashes = await this.read(
      COUNTS,
      keys.map((key) => hashOf(day, key)),
    );
    return hashes.flatMap((hash, i) => {
      const counts: RequestCount[] = [];
      for (let n = 0; n < hash.length; n += 2) {
        const [endpoint, status] = hash[n]!.split(' ') as [string, string];
        counts.push({ day, key: keys[i]!, endpoint, status: Number(status), requests: Number(hash[n + 1]) });
      }
      return counts.sort((a, b) => compare(a.endpoint, b.endpoint) || a.status - b.status);
    });
  }

  /** Runs a script that only reads. @throws Error if Redis does not respond. */
  private async read<T>(script: RedisScript<T>, keys: string[]): Promise<T> {
    const reply = await this.redis.run(script, keys, [], PATIENCE_MS);
    if (reply === null) throw new Error('Redis does not respond.');
    return reply;
  }
}

function groupBy(counts: RequestCount[], field: 'day' | 'key'): Map<string, RequestCount[]> {
  const groups = new Map<string, RequestCount[]>();
  for (const count of counts) {
    const group = groups.get(count[field]);
    if (group === undefined) groups.set(count[field], [count]);
    else group.push(count);
  }
  return groups;
}

const setOf = (day: string): string => `usage:${day}`;
const hashOf = (day: string, key: string): string => `usage:${day}:${key}`;
const fieldOf = ({ endpoint, status }: RequestCount): string => `${endpoint} ${status}`;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
