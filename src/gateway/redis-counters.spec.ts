import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FakeRedis, REPLIES } from '../../test/support/fake-redis.js';
import { until } from '../../test/support/until.js';
import { Redis } from '../redis/redis.js';
import { RedisCounters } from './redis-counters.js';

/** Timeout of a request that a busy machine may delay, in milliseconds. */
const PATIENCE_MS = 60_000;
const LIMITS = { requestsPerSecond: 5, requestsPerDay: 100 };
/** Noon of a day, and a quarter of a second. */
const SECOND = Date.UTC(2040, 0, 1, 12) / 1_000;

const integers = (...numbers: number[]): string => REPLIES.list(...numbers.map(REPLIES.integer));
const counted = (allowed: number, inSecond: number, inDay: number): string =>
  integers(allowed, inSecond, inDay, SECOND, 250);

describe(RedisCounters.name, () => {
  let server: FakeRedis;
  let sut: RedisCounters;

  /** Keys and arguments of the last script, without the prefix of all keys. */
  const last = (): { keys: string[]; args: string[] } => {
    const [, , count, ...operands] = server.commands.at(-1)!;
    const keys = operands.slice(0, Number(count)).map((key) => key.replace('news-search:', ''));
    return { keys, args: operands.slice(Number(count)) };
  };
  const open = async (leaseMs?: number): Promise<void> =>
    void (sut = new RedisCounters(await Redis.open(server.url, PATIENCE_MS), leaseMs));

  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    server = await new FakeRedis().start();
    await open();
  });
  afterEach(async () => {
    await sut.close();
    await server.stop();
  });

  describe('limits', () => {
    it.each([
      ['allowed', 1, true],
      ['rejected', 0, false],
    ])('are those that all replicas have counted, of a request that is %s', async (_, allowed, expected) => {
      server.reply = () => counted(allowed, 2, 90);
      expect(await sut.take('a', LIMITS)).toEqual({
        allowed: expected,
        allowances: [
          { name: 'second', quota: 5, window: 1, remaining: 3, reset: 1 },
          { name: 'day', quota: 100, window: 86_400, remaining: 10, reset: 43_200 },
        ],
      });
    });

    it.each([
      ['both limits', LIMITS, undefined, ['5', '100', '1']],
      ['no limit', { requestsPerSecond: null, requestsPerDay: null }, undefined, ['-1', '-1', '1']],
      ['a request that is free for the day', LIMITS, 'second', ['5', '100', '0']],
    ] as const)('are sent to Redis with %s', async (_, limits, cost, quotas) => {
      server.reply = () => counted(1, 1, 1);
      await sut.take('a', limits, cost);
      expect(last().keys).toEqual(['limits:a']);
      expect(last().args.slice(0, 3)).toEqual(quotas);
      expect(last().args[4]).toBe('0');
    });

    it('continue from the count of this replica in a Redis that has lost its memory', async () => {
      const now = Date.now();
      const [second, day] = [Math.floor(now / 1_000), String(Math.floor(now / 86_400_000))];
      server.reply = () => integers(1, 1, 70, second, 0);
      await sut.take('a', LIMITS);
      await sut.take('a', LIMITS);
      expect(last().args.slice(3)).toEqual([day, '70']);
    });

    it('are counted by this replica alone while Redis does not respond, from the last count of all', async () => {
      const limits = { requestsPerSecond: null, requestsPerDay: 72 };
      const second = Math.floor(Date.now() / 1_000);
      server.reply = () => integers(1, 1, 70, second, 0);
      await sut.take('a', limits);
      await server.stop();
      const allowed: boolean[] = [];
      await until(async () => (await sut.redisState())?.isUp === false);
      for (let i = 0; i < 3; i++) allowed.push((await sut.take('a', limits)).allowed);
      expect(allowed).toEqual([true, true, false]);
      expect((await sut.take('b', limits)).allowed).toBe(true);
    });

    it.each([
      ['too short', integers(1, 1, 1, 1)],
      ['no list', REPLIES.integer(1)],
    ])('are counted by this replica alone where the reply is %s', async (_, reply) => {
      server.reply = () => reply;
      const { allowances } = await sut.take('a', { requestsPerSecond: null, requestsPerDay: 10 });
      expect(allowances).toMatchObject([{ name: 'day', remaining: 9 }]);
    });
  });

  describe('streams', () => {
    const one = REPLIES.integer(1);

    it('are opened with a lease of half a minute, and closed under their id', async () => {
      server.reply = () => one;
      const id = (await sut.openStream('a', 3))!;
      expect(last()).toEqual({ keys: ['streams:a'], args: ['3', '30000', id] });
      await sut.closeStream('a', id);
      expect(last()).toEqual({ keys: ['streams:a'], args: [id] });
    });

    it('are refused where all replicas together have too many', async () => {
      server.reply = () => REPLIES.integer(0);
      expect(await sut.openStream('a', 3)).toBeNull();
    });

    it('are refused, and closed in Redis, where this replica has too many and Redis has lost its memory', async () => {
      server.reply = () => one;
      await sut.openStream('a', 1);
      const before = server.commands.length;
      expect(await sut.openStream('a', 1)).toBeNull();
      const [opened, closed] = server.commands.slice(before);
      expect(closed!.slice(3)).toEqual(['news-search:streams:a', opened!.at(-1)]);
    });

    it('are counted by this replica alone while Redis does not respond', async () => {
      await server.stop();
      await until(async () => (await sut.redisState())?.isUp === false);
      const id = (await sut.openStream('a', 1))!;
      expect([typeof id, await sut.openStream('a', 1)]).toEqual(['string', null]);
      await sut.closeStream('a', id);
      expect(await sut.openStream('a', 1)).not.toBeNull();
    });

    it('have their leases extended three times in a lease', async () => {
      await sut.close();
      await open(30);
      server.reply = () => one;
      const ids = [await sut.openStream('a', 3), await sut.openStream('a', 3)];
      await until(() => last().args[0] === '30' && last().args.length === 3);
      expect(last()).toEqual({ keys: ['streams:a'], args: ['30', ...ids] });
    });
  });

  describe('requests', () => {
    const DAY = '2040-01-01';
    const counts = (['a', 'b'] as const).flatMap((key) =>
      [200, 429].map((status) => ({
        day: DAY,
        key,
        endpoint: '/news',
        status,
        requests: status === 200 ? 2 : 4,
      })),
    );

    it('are added by day and key, for 400 days, under the number of their batch', async () => {
      server.reply = () => REPLIES.integer(1);
      const other = { ...counts[0]!, day: '2040-01-02' };
      expect(await sut.addRequests([...counts, other], { sender: 'one', number: 7 })).toBe(true);
      const [first, second] = server.commands.slice(-2).map((command) => command.slice(2));
      expect(first!.slice(1, 5)).toEqual(
        [`batch:one:${DAY}`, DAY, `${DAY}:a`, `${DAY}:b`].map((key) => `news-search:usage:${key}`),
      );
      expect(first!.slice(5, 7)).toEqual(['7', String(400 * 86_400)]);
      expect(JSON.parse(first![7]!)).toEqual(
        ['a', 'b'].map((key) => ({ key, requests: { '/news 200': 2, '/news 429': 4 } })),
      );
      expect(second![1]).toBe('news-search:usage:batch:one:2040-01-02');
    });

    it('must be added again where Redis has not stored those of one day', async () => {
      let n = 0;
      server.reply = () => (n++ === 0 ? REPLIES.integer(1) : REPLIES.error('OOM command not allowed'));
      const other = { ...counts[0]!, day: '2040-01-02' };
      expect(await sut.addRequests([...counts, other], { sender: 'one', number: 7 })).toBe(false);
    });

    it('are read in the order of endpoint and status, and are null while Redis does not respond', async () => {
      const fields = ['/news 429', '4', '/counts 200', '1', '/news 200', '2'].map(REPLIES.text);
      server.reply = () => REPLIES.list(REPLIES.list(...fields));
      const of = (endpoint: string, status: number, requests: number): object => ({
        ...{ day: DAY, key: 'a', endpoint, status, requests },
      });
      expect(await sut.requestsOf('a', DAY)).toEqual([
        of('/counts', 200, 1),
        of('/news', 200, 2),
        of('/news', 429, 4),
      ]);
      expect(last()).toEqual({ keys: [`usage:${DAY}:a`], args: [] });
      await server.stop();
      await until(async () => (await sut.redisState())?.isUp === false);
      expect(await sut.requestsOf('a', DAY)).toBeNull();
    });
  });
});
