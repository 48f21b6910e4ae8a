import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createClient } from '@redis/client';
import { REDIS_ABSENT, RedisServer } from '../../test/support/redis.js';
import { until } from '../../test/support/until.js';
import { Redis, Script } from './redis.js';

const COUNT = new Script(`return redis.call('INCR', KEYS[1])`);

(REDIS_ABSENT === null ? describe : describe.skip)(`${Redis.name} (${REDIS_ABSENT ?? 'a real one'})`, () => {
  let server: RedisServer;
  let sut: Redis;
  let said: string[];

  const open = async (): Promise<void> => void (sut = await Redis.open(server.url));
  const count = (): Promise<number | null> => sut.run<number>(COUNT, ['counted'], []);

  beforeEach(() => {
    said = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line) => void said.push(String(line)));
    jest.spyOn(Logger.prototype, 'log').mockImplementation((line) => void said.push(String(line)));
  });
  afterEach(async () => {
    sut.close();
    server.goOn();
    await server.kill();
    jest.restoreAllMocks();
  });

  it('answers from the start', async () => {
    server = await RedisServer.start();
    await open();
    expect([await count(), await count(), sut.isUp]).toEqual([1, 2, true]);
    expect(said).toEqual([]);
  });

  it('is away at the start, said once, and used from when it is there', async () => {
    server = await RedisServer.onFreePort();
    await open();
    expect([await count(), await count(), sut.isUp]).toEqual([null, null, false]);
    expect(said).toEqual([expect.stringMatching(/^Redis is away \(ECONNREFUSED\)/)]);
    await server.startAgain();
    await until(() => sut.isUp);
    expect(await count()).toBe(1);
    expect(said).toHaveLength(2);
  });

  it('is away when it was killed, and used again when it is back, its scripts forgotten', async () => {
    server = await RedisServer.start();
    await open();
    await count();
    await server.kill();
    await until(async () => (await count()) === null);
    await server.startAgain();
    await until(() => sut.isUp);
    expect(await count()).toBe(1);
    expect(said).toHaveLength(2);
  });

  it('is waited for once when it hangs, by whoever asked already, and by nobody after that', async () => {
    server = await RedisServer.start();
    await open();
    await server.hang();
    expect(await Promise.all([count(), count()])).toEqual([null, null]);
    for (let i = 0; i < 20; i++) expect(await count()).toBeNull();
    expect(sut.outcomes).toMatchObject({ late: 2, away: 20 });
    server.goOn();
    await until(() => sut.isUp);
    // Those that were late have counted.
    expect(await count()).toBe(3);
    expect(said).toHaveLength(2);
  });

  it('comes back after it has hung for so long that its connection was given up', async () => {
    server = await RedisServer.start();
    await open();
    const client = sut['client']!;
    await server.hang();
    expect(await count()).toBeNull();
    await until(() => !client.isReady);
    server.goOn();
    await until(() => sut.isUp);
    expect(await count()).not.toBeNull();
    expect(said).toHaveLength(2);
  });

  it('is away while it takes no writes, and asked anew', async () => {
    server = await RedisServer.start();
    await open();
    const operator = await createClient({ url: server.url }).connect();
    await operator.configSet('min-replicas-to-write', '1');
    expect(await count()).toBeNull();
    await until(() => said.length > 0);
    expect(said).toEqual([expect.stringMatching(/^Redis is away \(.*NOREPLICAS/)]);
    await operator.configSet('min-replicas-to-write', '0');
    operator.destroy();
    await until(() => sut.isUp);
    expect(await count()).toBe(1);
    expect(said).toHaveLength(2);
  });

  it('is not away where a single key is of another kind, which is said once', async () => {
    server = await RedisServer.start();
    await open();
    await sut.run(new Script(`return redis.call('LPUSH', KEYS[1], 'x')`), ['list'], []);
    for (let i = 0; i < 3; i++) {
      expect(await sut.run(COUNT, ['list'], [])).toBeNull();
      await until(() => sut.isUp);
    }
    expect(await count()).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Redis refuses a request \(WRONGTYPE/)]);
  });
});

describe(Redis.name, () => {
  it('is none where none is configured', async () => {
    const sut = await Redis.open(null);
    expect([await sut.run(COUNT, ['counted'], []), sut.isUp]).toEqual([null, null]);
    sut.close();
  });
});
