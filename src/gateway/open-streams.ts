import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { PrimaryRpc } from './primary-rpc.js';
import { isInteger, type Redis, Script } from '../redis/redis.js';
import { hashOf } from './edit-keys-file.js';

/** Ends what was acquired; a second call does nothing. */
export type Release = () => void;

/**
 * How many streams each caller has open, over all processes of this service and, with Redis, over all replicas:
 *
 *     const release = await this.streams.acquire(callerOf(request), settings.streamsPerKey);
 *     if (release === null) throw new Problem('too_many_streams', …);
 *     response.once('close', release);
 *
 * What a process or a replica held that dies is free again: at once, or within half a minute.
 */
export abstract class OpenStreams {
  /**
   * @param caller as `callerOf` says.
   * @param most how many it may have open.
   * @returns null where it has as many already.
   */
  abstract acquire(caller: string, most: number): Promise<Release | null>;

  /** In the primary: counts for its workers as well. */
  answerWorkers(): void {}

  close(): void {}
}

/** Id of the caller: that of the key, or a hash of the header when no keys are configured. */
export function callerOf({ keyId, headers }: Request): string {
  return keyId ?? hashOf(String(headers['x-gateway-key'])).toString('hex').slice(0, 12);
}

/** Lease of a stream in Redis unless it is confirmed, in milliseconds. */
const LEASE_MS = 30_000;

/** Streams that are open, each with the time at which it is forgotten. */
const OPEN = new Script(
  `
local now = redis.call('TIME')
local ms = tonumber(now[1]) * 1000 + math.floor(tonumber(now[2]) / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], ms + tonumber(ARGV[2]), ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`,
  isInteger,
);

/** Also those that were opened while Redis was away. */
const CONFIRM = new Script(
  `
local now = redis.call('TIME')
local ms = tonumber(now[1]) * 1000 + math.floor(tonumber(now[2]) / 1000)
for i = 2, #ARGV do redis.call('ZADD', KEYS[1], ms + tonumber(ARGV[1]), ARGV[i]) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1
`,
  isInteger,
);

const CLOSE = new Script(`return redis.call('ZREM', KEYS[1], ARGV[1])`, isInteger);

/** Counts for all processes of this service, and in Redis, where there is one, for all replicas. */
export class ServiceOpenStreams extends OpenStreams {
  /** Ids of the streams of this service, by caller. */
  private readonly open = new Map<string, Set<string>>();
  private readonly confirmation: NodeJS.Timeout;

  /** @param leaseMs lease of a stream in Redis unless it is confirmed. */
  constructor(
    private readonly redis: Redis,
    private readonly leaseMs = LEASE_MS,
  ) {
    super();
    this.confirmation = setInterval(() => this.confirm(), leaseMs / 3).unref();
  }

  override async acquire(caller: string, most: number): Promise<Release | null> {
    const id = await this.add(caller, most);
    return id === null ? null : () => this.remove(caller, id);
  }

  override close(): void {
    clearInterval(this.confirmation);
  }

  /** What a worker held that has ended is closed. */
  override answerWorkers(): void {
    const held = new Map<number, Map<string, string>>();
    ACQUIRE.answer(async ({ caller, most }, worker) => {
      const id = await this.add(caller, most);
      if (id === null) return null;
      if (cluster.workers?.[worker]?.isConnected() !== true) this.remove(caller, id);
      else held.set(worker, (held.get(worker) ?? new Map()).set(id, caller));
      return id;
    });
    RELEASE.answer(({ caller, id }, worker) => {
      held.get(worker)?.delete(id);
      this.remove(caller, id);
      return null;
    });
    cluster.on('exit', ({ id: worker }) => {
      held.get(worker)?.forEach((caller, id) => this.remove(caller, id));
      held.delete(worker);
    });
  }

  private async add(caller: string, most: number): Promise<string | null> {
    const isFree = (): boolean => (this.open.get(caller)?.size ?? 0) < most;
    if (!isFree()) return null;
    const id = randomUUID();
    const taken = await this.redis.run(OPEN, [keyOf(caller)], [most, this.leaseMs, id]);
    if (taken === 0 || (taken === null && !isFree())) return null;
    this.open.set(caller, (this.open.get(caller) ?? new Set()).add(id));
    return id;
  }

  private remove(caller: string, id: string): void {
    const ids = this.open.get(caller);
    if (ids?.delete(id) !== true) return;
    if (ids.size === 0) this.open.delete(caller);
    void this.redis.run(CLOSE, [keyOf(caller)], [id]);
  }

  private confirm(): void {
    if (this.redis.isUp !== true) return;
    for (const [caller, ids] of this.open) {
      void this.redis.run(CONFIRM, [keyOf(caller)], [this.leaseMs, ...ids]);
    }
  }
}

const keyOf = (caller: string): string => `streams:${caller}`;

const ACQUIRE = new PrimaryRpc<{ caller: string; most: number }, string | null>('stream-acquire');
const RELEASE = new PrimaryRpc<{ caller: string; id: string }, null>('stream-release');

/** A worker's: the primary counts for all of them. */
export class WorkerOpenStreams extends OpenStreams {
  override async acquire(caller: string, most: number): Promise<Release | null> {
    const id = await ACQUIRE.call({ caller, most });
    return id === null ? null : () => void RELEASE.call({ caller, id });
  }
}
