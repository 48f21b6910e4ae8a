import { Logger } from '@nestjs/common';
import { RedisUsageStore } from '../../../src/gateway/usage-in-redis.js';
import { Redis } from '../../../src/redis/redis.js';
import { batchOf, countOf, describeUsageStore, today } from '../../contracts/usage-store.contract.js';
import { REDIS_ABSENT, RedisServer } from '../../support/redis.js';
import { until } from '../../support/until.js';

/** A real Redis may wait for a processor here. */
const PATIENCE_MS = 60_000;

beforeAll(() => Logger.overrideLogger(false));

(REDIS_ABSENT === null ? describe : describe.skip)(
  `${RedisUsageStore.name} (${REDIS_ABSENT ?? 'a real one'})`,
  () => {
    let server: RedisServer;
    const links: Redis[] = [];
    const open = async (): Promise<RedisUsageStore> => {
      links.push(await Redis.open(server.url, PATIENCE_MS));
      return new RedisUsageStore(links.at(-1)!);
    };
    beforeEach(async () => {
      server = await RedisServer.start();
    });
    afterEach(async () => {
      for (const redis of links.splice(0)) redis.close();
      await server.kill();
    });

    describeUsageStore(open);

    it('stores the requests of tens of thousands of keys after an outage of Redis', async () => {
      const sut = await open();
      const counts = Array.from({ length: 60_000 }, (_, i) =>
        countOf(today, `k${i >> 1}`, '/news', 200 + (i % 2), 1),
      );
      // As the service does: a busy machine may need longer than a request waits.
      await until(() => sut.add(counts, batchOf(1)));
      expect(await sut.ofKey('k29999', today)).toEqual(counts.slice(-2));
    });

    it('sums up over replicas, and adds a batch once', async () => {
      const [one, other] = [await open(), await open()];
      const counts = [countOf(today, 'a', '/news', 200, 2)];
      expect(
        await Promise.all([
          one.add(counts, batchOf(1)),
          one.add(counts, batchOf(1)),
          other.add(counts, batchOf(1, 'other')),
        ]),
      ).not.toContain(false);
      expect(await one.since(today)).toEqual([countOf(today, 'a', '/news', 200, 4)]);
    });

    it('reads many keys', async () => {
      const sut = await open();
      const counts = Array.from({ length: 450 }, (_, i) => countOf(today, `k${i}`, '/news', 200, i + 1));
      await sut.add(counts, batchOf(1));
      expect(await sut.since(today)).toHaveLength(450);
    });

    it('reports when Redis does not respond', async () => {
      const sut = await open();
      await server.kill();
      await until(() => links[0]!.isUp === false);
      expect(await sut.add([countOf(today, 'a', '/news', 200, 1)], batchOf(1))).toBe(false);
      await expect(sut.since(today)).rejects.toThrow('Redis does not respond');
    });
  },
);
