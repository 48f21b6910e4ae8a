import cluster from 'node:cluster';
import { Logger } from '@nestjs/common';
import { REDIS_ABSENT, RedisServer } from '../../test/support/redis.js';
import { until } from '../../test/support/until.js';
import { Redis } from '../redis/redis.js';
import { type Release, ServiceOpenStreams } from './open-streams.js';

/** A real Redis may wait for a processor here. */
const PATIENCE_MS = 5_000;

beforeAll(() => Logger.overrideLogger(false));

describe(ServiceOpenStreams.name, () => {
  it('gives a caller as many streams as it may have, and one that was closed again', async () => {
    const redis = await Redis.open(null);
    const sut = new ServiceOpenStreams(redis);
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => sut.acquire('a', 2)));
    expect([first, second, third].map((release) => release === null)).toEqual([false, false, true]);
    expect(await sut.acquire('b', 2)).not.toBeNull();
    first!();
    first!();
    expect(await sut.acquire('a', 2)).not.toBeNull();
    expect(await sut.acquire('a', 2)).toBeNull();
    sut.close();
  });

  it('counts for workers, and frees what one held that has ended', async () => {
    const sut = new ServiceOpenStreams(await Redis.open(null));
    sut.answerWorkers();
    const answers: unknown[] = [];
    const worker = (id: number) => ({
      id,
      isConnected: () => true,
      send: ({ content }: { content: unknown }) => answers.push(content),
    });
    const [first, second] = [worker(1), worker(2)];
    Object.assign(cluster.workers!, { 1: first, 2: second });
    /** What a worker is answered to a question as `PrimaryQuestion` sends it. */
    const ask = async (from: typeof first, type: string, content: object): Promise<unknown> => {
      const before = answers.length;
      cluster.emit('message', from, { type, id: 0, content });
      await until(() => answers.length > before);
      return answers.at(-1);
    };
    const acquire = (from: typeof first) => ask(from, 'stream-acquire', { caller: 'a', most: 2 });
    const id = await acquire(first);
    expect(await acquire(second)).not.toBeNull();
    expect(await acquire(second)).toBeNull();
    await ask(first, 'stream-release', { caller: 'a', id });
    expect(await acquire(second)).not.toBeNull();
    cluster.emit('exit', second);
    expect([await acquire(first), await acquire(first), await acquire(first)]).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ]);
    sut.close();
    cluster.removeAllListeners();
    for (const { id: gone } of [first, second]) delete cluster.workers![gone];
  });
});

(REDIS_ABSENT === null ? describe : describe.skip)(
  `${ServiceOpenStreams.name} of several replicas (${REDIS_ABSENT ?? 'over a real Redis'})`,
  () => {
    const LEASE_MS = 4_000;
    let server: RedisServer;
    let links: Redis[];
    let replicas: ServiceOpenStreams[];

    beforeEach(async () => {
      server = await RedisServer.start();
      links = [await Redis.open(server.url, PATIENCE_MS), await Redis.open(server.url, PATIENCE_MS)];
      replicas = links.map((redis) => new ServiceOpenStreams(redis, LEASE_MS));
    });
    afterEach(async () => {
      for (const replica of replicas) replica.close();
      for (const redis of links) redis.close();
      await server.kill();
    });
    const acquire = (replica: number): Promise<Release | null> => replicas[replica]!.acquire('a', 2);

    it('counts over all of them', async () => {
      const racing = await Promise.all([0, 1, 0, 1, 0, 1].map(acquire));
      const opened = racing.filter((release) => release !== null);
      expect(opened).toHaveLength(2);
      opened[0]!();
      await until(async () => (await acquire(0)) !== null);
      expect(await acquire(1)).toBeNull();
    });

    it('frees what a replica held that has died, and keeps what another holds', async () => {
      expect([await acquire(0), await acquire(1)]).not.toContain(null);
      expect(await acquire(1)).toBeNull();
      replicas[0]!.close();
      links[0]!.close();
      await until(async () => (await acquire(1)) !== null);
      expect(await acquire(1)).toBeNull();
    });

    it('knows all that are open again in a Redis that has forgotten them', async () => {
      await acquire(0);
      await acquire(0);
      await server.kill();
      await until(() => links.every(({ isUp }) => isUp === false));
      await server.startAgain();
      await until(() => links.every(({ isUp }) => isUp));
      // At the latest a third of the lease later; what is opened before that is closed at once.
      await until(async () => {
        const release = await acquire(1);
        release?.();
        return release === null;
      });
    });
  },
);
