import cluster from 'node:cluster';
import { Injectable, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Redis } from '../redis/redis.js';
import { OpenStreams, ServiceOpenStreams, WorkerOpenStreams } from './open-streams.js';
import { RateLimiter } from './rate-limiter.js';
import { ServiceRateLimiter, WorkerRateLimiter } from './service-rate-limiter.js';

/** All that is counted of callers: once a service, by the one process it runs in or by the primary. */
@Injectable()
export class Counters {
  constructor(
    private readonly redis: Redis,
    private readonly limiter: RateLimiter,
    private readonly streams: OpenStreams,
  ) {}

  /** In the primary. */
  answerWorkers(): void {
    this.limiter.answerWorkers();
    this.streams.answerWorkers();
  }

  /** When the last request has been answered. */
  close(): void {
    this.streams.close();
    this.redis.close();
  }
}

/** Where the counters are: a worker's ask those of the primary. */
@Module({
  providers: [
    Counters,
    {
      provide: Redis,
      inject: [Settings],
      useFactory: ({ redisUrl }: Settings) => Redis.open(cluster.isWorker ? null : redisUrl),
    },
    {
      provide: RateLimiter,
      inject: [Redis],
      useFactory: (redis: Redis) =>
        cluster.isWorker ? new WorkerRateLimiter() : new ServiceRateLimiter(redis),
    },
    {
      provide: OpenStreams,
      inject: [Redis],
      useFactory: (redis: Redis) =>
        cluster.isWorker ? new WorkerOpenStreams() : new ServiceOpenStreams(redis),
    },
  ],
  exports: [Counters, Redis, RateLimiter, OpenStreams],
})
export class CountersModule {}
