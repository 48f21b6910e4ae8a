import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { Redis } from '../redis/redis.js';

/** Whether Redis responds, where one is configured. */
@Injectable()
export class RedisMetrics {
  constructor(registry: Registry, redis: Redis) {
    if (redis.isUp === null) return;
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
}
