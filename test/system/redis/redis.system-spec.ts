import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createClient } from '@redis/client';
import { freshFolder } from '../../support/fresh-folder.js';
import { REDIS_ABSENT, RedisServer } from '../../support/redis.js';
import { until } from '../../support/until.js';
import { isIntegerReply, isListReply, Redis, RedisScript } from '../../../src/redis/redis.js';

const COUNT = new RedisScript(`return redis.call('INCR', KEYS[1])`, isIntegerReply);
/** Timeout of a request that a busy machine may delay, in milliseconds. */
const PATIENCE_MS = 60_000;

(REDIS_ABSENT === null ? describe : describe.skip)(`${Redis.name} (${REDIS_ABSENT ?? 'a real one'})`, () => {
  let server: RedisServer;
  let sut: Redis;
  let lines: string[];
  const servers: RedisServer[] = [];

  const open = async (): Promise<void> => void (sut = await Redis.open(server.url, PATIENCE_MS));
  /** With the usual timeouts: for a Redis that hangs. */
  const openInTime = async (): Promise<void> => {
    sut = await Redis.open(server.url);
    await until(() => sut.isUp);
    lines.length = 0;
  };
  const count = (): Promise<number | null> => sut.run(COUNT, ['counted'], [], PATIENCE_MS);
  const countInTime = (): Promise<number | null> => sut.run(COUNT, ['counted'], []);

  beforeEach(() => {
    lines = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line) => void lines.push(String(line)));
    jest.spyOn(Logger.prototype, 'log').mockImplementation((line) => void lines.push(String(line)));
  });
  afterEach(async () => {
    sut.close();
    server.goOn();
    for (const one of [server, ...servers.splice(0)]) await one.kill();
    jest.restoreAllMocks();
  });

  it('responds from the start', async () => {
    server = await RedisServer.start();
    await open();
    expect([await count(), await count(), sut.isUp]).toEqual([1, 2, true]);
    expect(lines).toEqual([]);
  });

  it('is unavailable at the start, logged once, and used as soon as it responds', async () => {
    server = await RedisServer.onFreePort();
    sut = await Redis.open(server.url);
    expect([await count(), await count(), sut.isUp]).toEqual([null, null, false]);
    expect(lines).toEqual([expect.stringMatching(/^Redis is unavailable \(ECONNREFUSED\)/)]);
    await server.startAgain();
    await until(() => sut.isUp);
    expect(await count()).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it('is unavailable when it was killed, and used again after a restart without its scripts', async () => {
    server = await RedisServer.start();
    await open();
    await count();
    await server.kill();
    await until(async () => (await count()) === null);
    await server.startAgain();
    await until(() => sut.isUp);
    expect(await count()).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it('delays only the requests that were sent before it hung', async () => {
    server = await RedisServer.start();
    await openInTime();
    await server.hang();
    expect(await Promise.all([countInTime(), countInTime()])).toEqual([null, null]);
    for (let i = 0; i < 20; i++) expect(await countInTime()).toBeNull();
    expect(sut.outcomes).toMatchObject({ late: 2, away: 20 });
    server.goOn();
    await until(() => sut.isUp);
    // The late requests were counted.
    expect(await count()).toBe(3);
    expect(lines).toHaveLength(2);
  });

  it('is used again after its connection was closed because it hung', async () => {
    server = await RedisServer.start();
    await openInTime();
    const client = sut['client']!;
    await server.hang();
    expect(await countInTime()).toBeNull();
    await until(() => !client.isReady);
    server.goOn();
    await until(() => sut.isUp);
    expect(await count()).not.toBeNull();
    expect(lines).toHaveLength(2);
  });

  it('is unavailable while it rejects writes, and used again after that', async () => {
    server = await RedisServer.start();
    await open();
    const operator = await createClient({ url: server.url }).connect();
    await operator.configSet('min-replicas-to-write', '1');
    expect(await count()).toBeNull();
    await until(() => lines.length > 0);
    expect(lines).toEqual([expect.stringMatching(/^Redis is unavailable \(.*NOREPLICAS/)]);
    await operator.configSet('min-replicas-to-write', '0');
    operator.destroy();
    await until(() => sut.isUp);
    expect(await count()).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it('is unavailable, with the reason of the server, while any of its commands is not permitted, and used after that', async () => {
    const commands = ['zadd', 'hincrby', 'time', 'hgetall', 'zremrangebyscore', 'sadd', 'eval'];
    const refusing = async (command: string) => {
      server = await RedisServer.start();
      servers.push(server);
      const operator = await createClient({ url: server.url }).connect();
      await operator.sendCommand(['ACL', 'SETUSER', 'default', `-${command}`]);
      await open();
      expect([command, sut.state]).toEqual([
        command,
        { isUp: false, reason: expect.stringMatching(/permission|can't run/i) as string },
      ]);
      expect(await count()).toBeNull();
      return { operator, redis: sut };
    };
    const all = [];
    for (const command of commands) all.push(await refusing(command));
    const refusal = expect.stringMatching(/^Redis is unavailable \(.*(?:permission|can't run)/i) as string;
    expect(lines).toEqual(commands.map(() => refusal));
    for (const { operator } of all) {
      await operator.sendCommand(['ACL', 'SETUSER', 'default', '+@all']);
      operator.destroy();
    }
    for (const { redis } of all) {
      sut = redis;
      await until(() => sut.isUp);
      expect(sut.state).toEqual({ isUp: true, reason: null });
      expect(await count()).toBe(1);
    }
    for (const { redis } of all.slice(0, -1)) redis.close();
  });

  it('is unavailable steadily where a request is not permitted, until it is', async () => {
    server = await RedisServer.start();
    await open();
    const operator = await createClient({ url: server.url }).connect();
    await operator.sendCommand(['ACL', 'SETUSER', 'default', '-incr']);
    for (let i = 0; i < 3; i++) {
      expect(await count()).toBeNull();
      await until(() => sut['up']);
      expect(sut.state).toEqual({ isUp: false, reason: expect.stringMatching(/permission|can't run/i) });
    }
    await operator.sendCommand(['ACL', 'SETUSER', 'default', '+@all']);
    operator.destroy();
    expect(await count()).toBe(1);
    expect(sut.isUp).toBe(true);
  });

  it('is unavailable as a node of a cluster, which has the keys of a script in several slots', async () => {
    const folder = freshFolder();
    server = await RedisServer.start(
      '--cluster-enabled',
      'yes',
      '--cluster-config-file',
      `${folder}/nodes.conf`,
    );
    const operator = await createClient({ url: server.url }).connect();
    await operator.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '0', '16383']);
    await until(async () =>
      String(await operator.sendCommand(['CLUSTER', 'INFO'])).includes('cluster_state:ok'),
    );
    operator.destroy();
    await open();
    expect(sut.state).toEqual({ isUp: false, reason: expect.stringContaining('CROSSSLOT') });
  });

  it('is available when a single key has another type, which is logged once', async () => {
    server = await RedisServer.start();
    await open();
    await sut.run(
      new RedisScript(`return redis.call('LPUSH', KEYS[1], 'x')`, isIntegerReply),
      ['list'],
      [],
      PATIENCE_MS,
    );
    for (let i = 0; i < 3; i++) {
      expect(await sut.run(COUNT, ['list'], [], PATIENCE_MS)).toBeNull();
      await until(() => sut.isUp);
    }
    expect(await count()).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Redis rejects a request \(WRONGTYPE/)]);
  });

  it('is used again after a failed save, during which it rejects writes', async () => {
    server = await RedisServer.start();
    await open();
    const operator = await createClient({ url: server.url })
      .on('error', () => undefined)
      .connect();
    await operator.sendCommand(['CONFIG', 'SET', 'save', '3600 1']);
    // Redis cannot rename its snapshot over a folder.
    const folder = join(await operator.configGet('dir').then(({ dir }) => dir!), 'dump-folder.rdb');
    mkdirSync(join(folder, 'full'), { recursive: true });
    await operator.sendCommand(['CONFIG', 'SET', 'dbfilename', 'dump-folder.rdb']);
    await operator.set('changed', '1');
    await operator.sendCommand(['BGSAVE']);
    await until(async () => (await count()) === null);
    await until(() => lines.length > 0);
    expect(lines).toEqual([expect.stringMatching(/^Redis is unavailable \(.*MISCONF/)]);
    rmSync(folder, { recursive: true });
    await operator.sendCommand(['CONFIG', 'SET', 'stop-writes-on-bgsave-error', 'no']);
    operator.destroy();
    await until(() => sut.isUp);
    expect(await count()).not.toBeNull();
    expect(lines).toHaveLength(2);
  });
});

/** A loopback server between the client and Redis, which replaces replies while `replace` returns some bytes. */
async function proxyTo(
  target: string,
  replace: () => string | null,
): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const redis = connect(Number(new URL(target).port), '127.0.0.1');
    for (const socket of [client, redis]) sockets.add(socket.on('error', () => socket.destroy()));
    client.on('data', (bytes) => redis.write(bytes)).on('close', () => redis.destroy());
    redis.on('data', (bytes) => client.write(replace() ?? bytes)).on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

(REDIS_ABSENT === null ? describe : describe.skip)('Redis behind a faulty connection', () => {
  it.each([
    ['unreadable bytes', '\u0000\u0001 this is no RESP\r\n'],
    ['a reply of another shape', '+1\r\n'],
    ['a number in place of a list', ':1\r\n'],
  ])('is unavailable after %s, and used again within 10 seconds', async (_, garbage) => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
    const server = await RedisServer.start();
    let broken = false;
    const proxy = await proxyTo(server.url, () => (broken ? garbage : null));
    const sut = await Redis.open(proxy.url, PATIENCE_MS);
    const pair = new RedisScript(`return {1, redis.call('INCR', KEYS[1])}`, isListReply(isIntegerReply));
    expect(await sut.run(pair, ['pair'], [])).toEqual([1, 1]);
    broken = true;
    expect(await sut.run(pair, ['pair'], [], 1_000)).toBeNull();
    await until(() => sut.isUp === false);
    broken = false;
    await until(() => sut.isUp);
    expect(await sut.run(pair, ['pair'], [])).not.toBeNull();
    sut.close();
    proxy.close();
    await server.kill();
    jest.restoreAllMocks();
  });
});

describe(Redis.name, () => {
  it('is null when none is configured', async () => {
    const sut = await Redis.open(null);
    expect([await sut.run(COUNT, ['counted'], []), sut.isUp]).toEqual([null, null]);
    sut.close();
  });
});
