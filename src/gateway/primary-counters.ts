import cluster from 'node:cluster';
import type { CounterStore, UsageBatch, RequestCount } from './counter-store.js';
import type { RedisState } from '../redis/redis.js';
import { PrimaryRpc } from '../processes/primary-rpc.js';
import { type RequestCost, type RateLimits, UNLIMITED_VERDICT, type RateVerdict } from './rate-limiter.js';

const TAKE = new PrimaryRpc<{ keyId: string; limits: RateLimits; cost: RequestCost }, RateVerdict>(
  'rate-limit',
);
const OPEN = new PrimaryRpc<{ caller: string; max: number }, string | null>('stream-open');
const CLOSE = new PrimaryRpc<{ caller: string; id: string }, null>('stream-close');
const ADD = new PrimaryRpc<{ counts: RequestCount[]; batch: UsageBatch }, boolean>('requests-add');
const REQUESTS = new PrimaryRpc<{ key: string; day: string }, RequestCount[] | null>('requests-of');
const REDIS_STATE = new PrimaryRpc<null, RedisState | null>('redis-state');

/** Calls the primary process's counters from a worker. While the primary does not respond, requests are unlimited. */
export class PrimaryCounters implements CounterStore {
  async take(keyId: string, limits: RateLimits, cost: RequestCost = 'second and day'): Promise<RateVerdict> {
    const { requestsPerSecond, requestsPerDay } = limits;
    return (
      (await TAKE.call({ keyId, limits: { requestsPerSecond, requestsPerDay }, cost })) ?? UNLIMITED_VERDICT
    );
  }

  openStream(caller: string, max: number): Promise<string | null> {
    return OPEN.call({ caller, max });
  }

  async closeStream(caller: string, id: string): Promise<void> {
    await CLOSE.call({ caller, id });
  }

  async addRequests(counts: RequestCount[], batch: UsageBatch): Promise<boolean> {
    return (await ADD.call({ counts, batch })) ?? false;
  }

  requestsOf(key: string, day: string): Promise<RequestCount[] | null> {
    return REQUESTS.call({ key, day });
  }

  redisState(): Promise<RedisState | null> {
    return REDIS_STATE.call(null);
  }

  async close(): Promise<void> {}
}

/** In the primary: handles the calls of `PrimaryCounters` in workers, and closes the streams of a worker that ends. */
export function serveCountersToWorkers(store: CounterStore): void {
  const callerOf = new Map<number, Map<string, string>>();
  TAKE.handle(({ keyId, limits, cost }) => store.take(keyId, limits, cost));
  ADD.handle(({ counts, batch }) => store.addRequests(counts, batch));
  REQUESTS.handle(({ key, day }) => store.requestsOf(key, day));
  REDIS_STATE.handle(() => store.redisState());
  OPEN.handle(async ({ caller, max }, worker) => {
    const id = await store.openStream(caller, max);
    if (id === null) return null;
    if (cluster.workers?.[worker]?.isConnected() !== true) await store.closeStream(caller, id);
    else callerOf.set(worker, (callerOf.get(worker) ?? new Map()).set(id, caller));
    return id;
  });
  CLOSE.handle(({ caller, id }, worker) => {
    callerOf.get(worker)?.delete(id);
    void store.closeStream(caller, id);
    return null;
  });
  cluster.on('exit', ({ id: worker }) => {
    callerOf.get(worker)?.forEach((caller, id) => void store.closeStream(caller, id));
    callerOf.delete(worker);
  });
}
