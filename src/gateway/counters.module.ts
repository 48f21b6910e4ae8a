import cluster from 'node:cluster';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Redis } from '../redis/redis.js';
import { CounterStore } from './counter-store.js';
import { PrimaryCounters } from './primary-counters.js';
import { ProcessCounters } from './process-counters.js';
import { RedisCounters } from './redis-counters.js';
import { RedisMetrics } from './redis.metrics.js';
import { UsageFile } from './usage-file.js';
import { Usage } from './usage.js';

function openStore(redis: Redis, { redisUrl, index }: Settings): CounterStore {
  if (cluster.isWorker) return new PrimaryCounters();
  return redisUrl === null ? new ProcessCounters(new UsageFile(index.dataDir)) : new RedisCounters(redis);
}

/** The counters of callers, in one store for all processes. */
@Module({
  providers: [
    RedisMetrics,
    Usage,
    {
      provide: Redis,
      inject: [Settings],
      useFactory: ({ redisUrl }: Settings) => Redis.open(cluster.isWorker ? null : redisUrl),
    },
    { provide: CounterStore, inject: [Redis, Settings], useFactory: openStore },
  ],
  exports: [CounterStore, Redis, Usage],
})
export class CountersModule implements OnApplicationShutdown {
  constructor(
    private readonly store: CounterStore,
    private readonly usage: Usage,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.usage.close();
    await this.store.close();
  }
}
