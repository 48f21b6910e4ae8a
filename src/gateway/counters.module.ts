import cluster from 'node:cluster';
import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { PrimaryRpc } from './primary-rpc.js';
import { Redis } from '../redis/redis.js';
import { OpenStreams, ServiceOpenStreams, WorkerOpenStreams } from './open-streams.js';
import { RateLimiter } from './rate-limiter.js';
import { RedisMetrics } from './redis.metrics.js';
import { ServiceRateLimiter, WorkerRateLimiter } from './service-rate-limiter.js';
import { UsageFile } from './usage-file.js';
import { UsageInRedis } from './usage-in-redis.js';
import { ServiceUsage, Usage, WorkerUsage } from './usage.js';

const REDIS_UP = new PrimaryRpc<null, boolean | null>('redis-up');

/** All that is counted of callers: once a service, by the one process it runs in or by the primary. */
export class Counters {
  private constructor(
    readonly redis: Redis,
    readonly limiter: RateLimiter,
    readonly streams: OpenStreams,
    readonly usage: Usage,
    private readonly file: UsageFile | null,
  ) {}

  /** Those of a process with this Redis, or without, with this folder. */
  static async open({ redisUrl, index }: Settings): Promise<Counters> {
    const redis = await Redis.open(cluster.isWorker ? null : redisUrl);
    if (cluster.isWorker) {
      return new Counters(redis, new WorkerRateLimiter(), new WorkerOpenStreams(), new WorkerUsage(), null);
    }
    const file = redisUrl === null ? new UsageFile(index.dataDir) : null;
    const usage = new ServiceUsage(file ?? new UsageInRedis(redis));
    return new Counters(
      redis,
      new ServiceRateLimiter(redis, file),
      new ServiceOpenStreams(redis),
      usage,
      file,
    );
  }

  /** Whether Redis answers; null where there is none. */
  redisUp(): Promise<boolean | null> {
    return cluster.isWorker ? REDIS_UP.call(null) : Promise.resolve(this.redis.isUp);
  }

  /** In the primary. */
  answerWorkers(): void {
    REDIS_UP.answer(() => this.redis.isUp);
    this.limiter.answerWorkers();
    this.streams.answerWorkers();
    this.usage.answerWorkers();
  }

  /** When the last request has been answered. */
  async close(): Promise<void> {
    this.streams.close();
    this.limiter.close();
    await this.usage.close();
    this.file?.close();
    this.redis.close();
  }
}

/** Where the counters are: a worker's ask those of the primary. */
@Module({
  providers: [
    RedisMetrics,
    {
      provide: Counters,
      inject: [Settings],
      useFactory: (settings: Settings) => Counters.open(settings),
    },
    { provide: Redis, inject: [Counters], useFactory: ({ redis }: Counters) => redis },
    { provide: RateLimiter, inject: [Counters], useFactory: ({ limiter }: Counters) => limiter },
    { provide: OpenStreams, inject: [Counters], useFactory: ({ streams }: Counters) => streams },
    { provide: Usage, inject: [Counters], useFactory: ({ usage }: Counters) => usage },
  ],
  exports: [Counters, Redis, RateLimiter, OpenStreams, Usage],
})
export class CountersModule {}
