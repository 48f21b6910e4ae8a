import { Logger } from '@nestjs/common';
import { REDIS_ABSENT, RedisServer } from '../../support/redis.js';
import { until } from '../../support/until.js';
import { Redis } from '../../../src/redis/redis.js';
import type { RateLimits } from '../../../src/gateway/rate-limiter.js';
import { RedisCounters } from '../../../src/gateway/redis-counters.js';

/** A real Redis may wait for a processor here. */
const PATIENCE_MS = 60_000;
const LEASE_MS = 4_000;

const daily: RateLimits = { requestsPerSecond: null, requestsPerDay: 5 };
const both: RateLimits = { requestsPerSecond: 2, requestsPerDay: 1_000 };

/** Not in the last seconds of a day of UTC, after which a count begins again. */
const awayFromMidnight = (): Promise<void> => until(() => Date.now() % 86_400_000 < 86_390_000);

(REDIS_ABSENT === null ? describe : describe.skip)(
  `${RedisCounters.name} of several replicas (${REDIS_ABSENT ?? 'over a real Redis'})`,
  () => {
    let server: RedisServer;
    let links: Redis[];
    let replicas: RedisCounters[];

    beforeAll(async () => {
      Logger.overrideLogger(false);
      await awayFromMidnight();
    });
    beforeEach(async () => {
      server = await RedisServer.start();
      links = [await Redis.open(server.url, PATIENCE_MS), await Redis.open(server.url, PATIENCE_MS)];
      replicas = links.map((redis) => new RedisCounters(redis, LEASE_MS));
    });
    afterEach(async () => {
      for (const replica of replicas) await replica.close();
      server.goOn();
      await server.kill();
    });

    /** How many of so many requests, one after the other by turns, are allowed. */
    const allowed = async (requests: number, limits: RateLimits): Promise<number> => {
      let count = 0;
      for (let i = 0; i < requests; i++) {
        if ((await replicas[i % replicas.length]!.take('a', limits)).allowed) count++;
      }
      return count;
    };
    const remaining = async (replica: number): Promise<number> =>
      (await replicas[replica]!.take('a', daily, 'second')).allowances.at(-1)!.remaining;

    it('allows what the plan allows, once over all of them, however they race', async () => {
      const takes = Array.from({ length: 60 }, (_, i) => replicas[i % 2]!.take('a', daily));
      expect((await Promise.all(takes)).filter((verdict) => verdict.allowed)).toHaveLength(5);
    });

    it('counts a request against both limits or, refused, against none', async () => {
      const verdicts = await Promise.all(
        Array.from({ length: 40 }, (_, i) => replicas[i % 2]!.take('a', both)),
      );
      const counted = verdicts.filter((verdict) => verdict.allowed).length;
      // More than two only where another second has begun meanwhile.
      expect(counted).toBeLessThan(40);
      const { allowances } = await replicas[0]!.take('b', both);
      expect(allowances.map(({ name, remaining }) => [name, remaining])).toEqual([
        ['second', 1],
        ['day', 999],
      ]);
      const [, day] = (await replicas[0]!.take('a', both, 'second')).allowances;
      expect(1_000 - day!.remaining).toBe(counted);
    });

    it('sends both limits by the clock of Redis', async () => {
      const { allowances } = await replicas[0]!.take('a', both);
      const untilMidnight = 86_400 - (Math.floor(Date.now() / 1000) % 86_400);
      expect(allowances).toEqual([
        { name: 'second', quota: 2, window: 1, remaining: 1, reset: 1 },
        { name: 'day', quota: 1_000, window: 86_400, remaining: 999, reset: expect.any(Number) },
      ]);
      expect(Math.abs(allowances[1]!.reset - untilMidnight)).toBeLessThan(20);
    });

    it('counts by each replica while Redis is unavailable, and continues from there in a Redis that has lost its memory', async () => {
      expect(await allowed(2, daily)).toBe(2);
      expect([await remaining(0), await remaining(1)]).toEqual([3, 3]);
      await server.kill();
      await until(async () => (await remaining(0)) === 3 && links[0]!.isUp === false);
      await until(async () => (await remaining(1)) === 3 && links[1]!.isUp === false);
      expect((await replicas[0]!.take('a', daily)).allowed).toBe(true);
      expect([await remaining(0), await remaining(1)]).toEqual([2, 3]);
      await server.startAgain();
      await until(() => links.every(({ isUp }) => isUp));
      await remaining(0);
      expect(await remaining(1)).toBe(2);
      expect(await allowed(10, daily)).toBe(2);
    });

    const open = (replica: number): Promise<string | null> => replicas[replica]!.openStream('a', 2);

    it('opens as many streams as allowed over all of them', async () => {
      const racing = await Promise.all([0, 1, 0, 1, 0, 1].map(open));
      const opened = racing.filter((id) => id !== null);
      expect(opened).toHaveLength(2);
      for (const replica of replicas) await replica.closeStream('a', opened[0]!);
      await until(async () => (await open(0)) !== null);
      expect(await open(1)).toBeNull();
    });

    it('closes the streams of a replica that has died, not those of another', async () => {
      expect([await open(0), await open(1)]).not.toContain(null);
      expect(await open(1)).toBeNull();
      await replicas[0]!.close();
      await until(async () => (await open(1)) !== null);
      expect(await open(1)).toBeNull();
    });

    it('restores the open streams in a Redis that has lost its memory', async () => {
      await open(0);
      await open(0);
      await server.kill();
      await until(() => links.every(({ isUp }) => isUp === false));
      await server.startAgain();
      await until(() => links.every(({ isUp }) => isUp));
      // At the latest a third of the lease later.
      await until(async () => {
        const id = await open(1);
        if (id !== null) await replicas[1]!.closeStream('a', id);
        return id === null;
      });
    });
  },
);
