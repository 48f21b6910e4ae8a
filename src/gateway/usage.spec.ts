import { jest } from '@jest/globals';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { REDIS_ABSENT, RedisServer } from '../../test/support/redis.js';
import { until } from '../../test/support/until.js';
import { Redis } from '../redis/redis.js';
import { type CounterStore, type Batch, dayOf, type RequestCount, type UsageStore } from './counter-store.js';
import { ProcessCounters } from './process-counters.js';
import { UsageFile } from './usage-file.js';
import { UsageInRedis } from './usage-in-redis.js';
import { Usage } from './usage.js';

/** A real Redis may wait for a processor here. */
const PATIENCE_MS = 5_000;

beforeAll(() => Logger.overrideLogger(false));

const count = (
  day: string,
  key: string,
  endpoint: string,
  status: number,
  requests: number,
): RequestCount => ({
  ...{ day, key, endpoint, status, requests },
});
const batch = (number: number, sender = 'one'): Batch => ({ sender, number });
const today = dayOf(Date.now());
const yesterday = dayOf(Date.now() - 86_400_000);
const longAgo = dayOf(Date.now() - 390 * 86_400_000);

/** For every store. */
function describeUsageStore(open: () => Promise<UsageStore>): void {
  it('adds requests by day, key, endpoint and status', async () => {
    const sut = await open();
    await sut.add([count(longAgo, 'a', '/news', 200, 1), count(today, 'b', '/news', 200, 2)], batch(1));
    await sut.add([count(today, 'a', '/news', 429, 1), count(today, 'b', '/news', 200, 3)], batch(2));
    await sut.add(
      [count(yesterday, 'a', '/news/topic', 200, 4), count(yesterday, 'a', '/health', 200, 1)],
      batch(3),
    );
    expect(await sut.since(longAgo)).toEqual([
      count(longAgo, 'a', '/news', 200, 1),
      count(yesterday, 'a', '/health', 200, 1),
      count(yesterday, 'a', '/news/topic', 200, 4),
      count(today, 'a', '/news', 429, 1),
      count(today, 'b', '/news', 200, 5),
    ]);
    expect(await sut.since(today)).toHaveLength(2);
    expect(await sut.ofKey('a', yesterday)).toHaveLength(2);
    expect(await sut.ofKey('c', today)).toEqual([]);
  });
}

describe(UsageFile.name, () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describeUsageStore(() => Promise.resolve(new UsageFile(folder)));

  it('creates no file before there is something to store', async () => {
    expect(await new UsageFile(folder).since(longAgo)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports that it cannot be used, and stores nothing', async () => {
    writeFileSync(join(folder, 'usage.db'), 'no database '.repeat(100));
    const sut = new UsageFile(folder);
    expect(await sut.add([count(today, 'a', '/news', 200, 1)])).toBe(false);
    await expect(sut.since(today)).rejects.toThrow('cannot be read');
    expect(() => sut.on(today)).toThrow('cannot be read');
  });

  it('continues with the quota of the day after a restart, without rejected and free requests', async () => {
    const limits = { requestsPerSecond: null, requestsPerDay: 3 };
    const take = async (sut: ProcessCounters): Promise<boolean> => (await sut.take('a', limits)).allowed;
    const first = new ProcessCounters(new UsageFile(folder));
    await first.addRequests([
      count(yesterday, 'a', '/news', 200, 3),
      count(today, 'a', '/news', 200, 1),
      count(today, 'a', '/news', 400, 1),
      count(today, 'a', '/news/topic', 403, 5),
      count(today, 'a', '/news', 429, 5),
      count(today, 'a', '/usage', 200, 5),
    ]);
    // Without a shutdown.
    const second = new ProcessCounters(new UsageFile(folder));
    expect([await take(second), await take(second)]).toEqual([true, false]);
    for (const sut of [first, second]) await sut.close();
  });
});

describe(`${UsageFile.name} and a clock that is ahead for a moment`, () => {
  it('keeps the requests of all days', async () => {
    const folder = freshFolder();
    const sut = new UsageFile(folder);
    await sut.add([count(today, 'a', '/news', 200, 3)]);
    const inTenYears = Date.now() + 3_650 * 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(inTenYears);
    await sut.add([count(dayOf(inTenYears), 'a', '/news', 200, 1)]);
    clock.mockRestore();
    expect(await sut.ofKey('a', today)).toEqual([count(today, 'a', '/news', 200, 3)]);
    sut.close();
    rmSync(folder, { recursive: true });
  });
});

describe(Usage.name, () => {
  it('counts in memory and stores every second, repeating a batch that failed', async () => {
    const batches: [Batch, RequestCount[]][] = [];
    let fails = true;
    const store = {
      addRequests: (counts: RequestCount[], batch: Batch) => {
        batches.push([batch, structuredClone(counts)]);
        return Promise.resolve(!fails);
      },
    } as unknown as CounterStore;
    const sut = new Usage(store);
    sut.count('a', '/news', 200);
    sut.count('a', '/news', 200);
    await until(() => batches.length > 0);
    sut.count('a', '/news', 200);
    fails = false;
    await sut.close();
    const [first, again, last] = [batches[0]!, batches.at(-2)!, batches.at(-1)!];
    expect(first[0].number).toBe(1);
    expect(first[1]).toEqual([count(first[1][0]!.day, 'a', '/news', 200, 2)]);
    expect(again).toEqual(first);
    expect([last[0].number, last[1].map(({ requests }) => requests)]).toEqual([2, [1]]);
  });
});

(REDIS_ABSENT === null ? describe : describe.skip)(
  `${UsageInRedis.name} (${REDIS_ABSENT ?? 'a real one'})`,
  () => {
    let server: RedisServer;
    const links: Redis[] = [];
    const open = async (): Promise<UsageInRedis> => {
      links.push(await Redis.open(server.url, PATIENCE_MS));
      return new UsageInRedis(links.at(-1)!);
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
        count(today, `k${i >> 1}`, '/news', 200 + (i % 2), 1),
      );
      expect(await sut.add(counts, batch(1))).toBe(true);
      expect(await sut.ofKey('k29999', today)).toEqual(counts.slice(-2));
    });

    it('sums up over replicas, and adds a batch once', async () => {
      const [one, other] = [await open(), await open()];
      const counts = [count(today, 'a', '/news', 200, 2)];
      expect(
        await Promise.all([
          one.add(counts, batch(1)),
          one.add(counts, batch(1)),
          other.add(counts, batch(1, 'other')),
        ]),
      ).not.toContain(false);
      expect(await one.since(today)).toEqual([count(today, 'a', '/news', 200, 4)]);
    });

    it('reads many keys', async () => {
      const sut = await open();
      const counts = Array.from({ length: 450 }, (_, i) => count(today, `k${i}`, '/news', 200, i + 1));
      await sut.add(counts, batch(1));
      expect(await sut.since(today)).toHaveLength(450);
    });

    it('reports when Redis does not respond', async () => {
      const sut = await open();
      await server.kill();
      await until(() => links[0]!.isUp === false);
      expect(await sut.add([count(today, 'a', '/news', 200, 1)], batch(1))).toBe(false);
      await expect(sut.since(today)).rejects.toThrow('Redis does not respond');
    });
  },
);
