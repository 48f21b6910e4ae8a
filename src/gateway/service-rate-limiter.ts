import { PrimaryRpc } from './primary-rpc.js';
import { isInteger, isListOf, type Redis, Script } from '../redis/redis.js';
import {
  type Cost,
  countRequest,
  countsOf,
  type Limits,
  RateLimiter,
  type Verdict,
  verdictOn,
  type Windows,
} from './rate-limiter.js';
import type { UsageFile } from './usage-file.js';
import { dayOf } from './usage-store.js';

type Counted = [allowed: number, inSecond: number, inDay: number, second: number, ms: number];

function isCounted(reply: unknown): reply is Counted {
  return isListOf(isInteger)(reply) && reply.length === 5;
}

/**
 * `countRequest` in Redis, whose clock is that of all replicas. What a replica knows of the day is the least that was
 * used: a Redis that was away, or has lost its memory, goes on from there.
 */
const COUNT = new Script(
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

const UNLIMITED: Verdict = { allowed: true, allowances: [] };

function isUnlimited({ requestsPerSecond, requestsPerDay }: Limits): boolean {
  return requestsPerSecond === null && requestsPerDay === null;
}

/** How often what was used of the day is saved, in milliseconds: what a kill may lose. */
const SAVE_EVERY_MS = 1_000;

/**
 * Counts for all processes of this service: in Redis where there is one and it answers, else here. Without Redis, a
 * file keeps what was used of the day over a restart.
 */
export class ServiceRateLimiter extends RateLimiter {
  private readonly windows: Windows = new Map();
  /** What the file does not know yet, by key, and of which day. */
  private readonly unsaved = new Map<string, number>();
  private unsavedOf = '';
  private readonly timer: NodeJS.Timeout | undefined;

  /** @param file null with Redis. */
  constructor(
    private readonly redis: Redis,
    private readonly file: UsageFile | null,
  ) {
    super();
    if (file === null) return;
    this.restore(file);
    this.timer = setInterval(() => this.save(), SAVE_EVERY_MS).unref();
  }

  override async take(keyId: string, limits: Limits, cost: Cost = 'second and day'): Promise<Verdict> {
    const { requestsPerSecond, requestsPerDay } = limits;
    if (isUnlimited(limits)) return UNLIMITED;
    if (this.redis.isUp === null) return this.countHere(keyId, limits, cost);
    const { day } = countsOf(this.windows, keyId, Date.now());
    const known = [requestsPerSecond ?? -1, requestsPerDay ?? -1, Number(cost !== 'second')];
    const counted = await this.redis.run(COUNT, [`limits:${keyId}`], [...known, day.window, day.used]);
    if (counted === null) return this.countHere(keyId, limits, cost);
    const [allowed, inSecond, inDay, second, ms] = counted;
    const now = second * 1_000 + ms;
    const own = countsOf(this.windows, keyId, now);
    own.second.used = Math.max(own.second.used, inSecond);
    own.day.used = Math.max(own.day.used, inDay);
    const counts = {
      second: { window: own.second.window, used: inSecond },
      day: { window: own.day.window, used: inDay },
    };
    return verdictOn(allowed === 1, counts, limits, now);
  }

  override close(): void {
    clearInterval(this.timer);
    this.save();
  }

  override answerWorkers(): void {
    TAKE.answer(({ keyId, limits, cost }) => this.take(keyId, limits, cost));
  }

  private restore(file: UsageFile): void {
    const now = Date.now();
    try {
      for (const [keyId, used] of file.usedOn(dayOf(now))) countsOf(this.windows, keyId, now).day.used = used;
    } catch {
      // The file has said so: the day begins anew.
    }
  }

  private countHere(keyId: string, limits: Limits, cost: Cost): Verdict {
    const now = Date.now();
    const verdict = countRequest(this.windows, keyId, limits, now, cost);
    if (this.file === null || !verdict.allowed || cost === 'second') return verdict;
    const today = dayOf(now);
    if (today !== this.unsavedOf) this.unsaved.clear();
    this.unsavedOf = today;
    this.unsaved.set(keyId, (this.unsaved.get(keyId) ?? 0) + 1);
    return verdict;
  }

  /** Until it succeeds, all that is not saved is saved with the next. */
  private save(): void {
    if (this.unsaved.size === 0) return;
    if (this.file!.addUsed(this.unsavedOf, this.unsaved)) this.unsaved.clear();
  }
}

const TAKE = new PrimaryRpc<{ keyId: string; limits: Limits; cost: Cost }, Verdict>('rate-limit');

/** A worker's: the primary counts for all of them. */
export class WorkerRateLimiter extends RateLimiter {
  private readonly windows: Windows = new Map();

  /** Without a primary this process counts for itself. */
  override async take(
    keyId: string,
    { requestsPerSecond, requestsPerDay }: Limits,
    cost: Cost = 'second and day',
  ): Promise<Verdict> {
    const limits = { requestsPerSecond, requestsPerDay };
    if (isUnlimited(limits)) return UNLIMITED;
    const verdict = await TAKE.call({ keyId, limits, cost });
    return verdict ?? countRequest(this.windows, keyId, limits, Date.now(), cost);
  }
}
