import cluster from 'node:cluster';
import { Logger, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Counter, Gauge, Registry } from 'prom-client';
import { Settings } from '../config/settings.js';
import { Redis } from '../redis/redis.js';
import { CounterStore } from './counter-store.js';
import { GatewayGuard } from './gateway.guard.js';
import { KeyRing } from './key-ring.js';
import { PrimaryCounters } from './primary-counters.js';
import { ProcessCounters } from './process-counters.js';
import { RedisCounters } from './redis-counters.js';
import { UsageFile } from './usage-file.js';
import { Usage } from './usage.js';

function openStore(redis: Redis, { redisUrl, index }: Settings): CounterStore {
  if (cluster.isWorker) return new PrimaryCounters();
  return redisUrl === null ? new ProcessCounters(new UsageFile(index.dataDir)) : new RedisCounters(redis);
}

/** Provides the counters of callers, which all processes share. */
@Module({
  providers: [
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
export class GatewayCountersModule implements OnApplicationShutdown {
  constructor(
    private readonly store: CounterStore,
    private readonly usage: Usage,
    redis: Redis,
    registry: Registry,
  ) {
    if (redis.isUp !== null) measureRedis(redis, registry);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.usage.close();
    await this.store.close();
  }
}

function measureRedis(redis: Redis, registry: Registry): void {
  new Gauge({
    name: 'news_search_redis_up',
    help: '1 while limits, streams and usage are counted in Redis for all replicas; 0: by this instance alone.',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(Number(redis.isUp));
    },
  });
  new Counter({
    name: 'news_search_redis_requests_total',
    help: 'Requests to Redis since the start, by outcome; away: not sent.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, requests] of Object.entries(redis.outcomes)) this.inc({ outcome }, requests);
    },
  });
}

@Module({
  imports: [GatewayCountersModule],
  providers: [KeyRing, { provide: APP_GUARD, useClass: GatewayGuard }],
  exports: [GatewayCountersModule, KeyRing],
})
export class GatewayModule implements OnApplicationBootstrap {
  private readonly logger = new Logger(GatewayModule.name);

  constructor(private readonly settings: Settings) {}

  /** Warns if this service checks no keys, because a gateway in front of it must (`GATEWAY_AUTH=headers`). */
  onApplicationBootstrap(): void {
    if (this.settings.gateway.auth === 'keys') return;
    this.logger.warn(
      'GATEWAY_AUTH=headers: the gateway headers must be present, but no key is checked here. ' +
        'That is the task of the gateway in front; block every other access to this service.',
    );
  }
}
