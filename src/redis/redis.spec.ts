import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FakeRedis, REPLIES } from '../../test/support/fake-redis.js';
import { until } from '../../test/support/until.js';
import { isIntegerReply, isListReply, isTextReply, Redis, RedisScript } from './redis.js';

const TEXT = `return redis.call('INCR', KEYS[1])`;
const COUNT = new RedisScript(TEXT, isIntegerReply);
/** Timeout of a request that a busy machine may delay, in milliseconds. */
const PATIENCE_MS = 60_000;

describe(Redis.name, () => {
  let server: FakeRedis;
  let sut: Redis;
  let lines: string[];

  const open = async (): Promise<void> => void (sut = await Redis.open(server.url, PATIENCE_MS));
  const count = (ms?: number): Promise<number | null> => sut.run(COUNT, ['a', 'b'], [7, 'x'], ms);

  beforeEach(async () => {
    lines = [];
    for (const level of ['warn', 'log'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((line) => void lines.push(`${level} ${String(line)}`));
    server = await new FakeRedis().start();
    server.reply = () => REPLIES.integer(1);
  });
  afterEach(async () => {
    sut.close();
    await server.stop();
  });

  it('is available before it is opened, and sends scripts by their hash with prefixed keys', async () => {
    await open();
    expect([sut.isUp, sut.state, lines]).toEqual([true, { isUp: true, reason: null }, []]);
    expect(await count()).toBe(1);
    const sha1 = createHash('sha1').update(TEXT).digest('hex');
    expect(server.commands.at(-1)).toEqual([
      'EVALSHA',
      sha1,
      '2',
      'news-search:a',
      'news-search:b',
      '7',
      'x',
    ]);
    expect(sut.outcomes).toEqual({ answered: 1, late: 0, failed: 0, away: 0 });
  });

  it('sends the text of a script that Redis does not know', async () => {
    await open();
    server.reply = ([name]) =>
      name === 'EVALSHA' ? REPLIES.error('NOSCRIPT No matching script.') : REPLIES.integer(5);
    expect(await count()).toBe(5);
    expect(server.commands.slice(-2).map(([name, script]) => [name, script === TEXT])).toEqual([
      ['EVALSHA', false],
      ['EVAL', true],
    ]);
    expect([sut.isUp, sut.outcomes.failed, lines]).toEqual([true, 0, []]);
  });

  it('is null without a URL, and sends nothing', async () => {
    sut = await Redis.open(null);
    expect([await count(), sut.isUp, sut.state, sut.outcomes.away]).toEqual([null, null, null, 0]);
  });

  it('sends no request while no server listens, which is logged once, and is used as soon as one does', async () => {
    await server.stop();
    sut = await Redis.open(server.url);
    expect([await count(), await count()]).toEqual([null, null]);
    expect(sut.outcomes).toEqual({ answered: 0, late: 0, failed: 0, away: 2 });
    expect(sut.state).toEqual({ isUp: false, reason: 'ECONNREFUSED' });
    expect(lines).toEqual([expect.stringMatching(/^warn Redis is unavailable \(ECONNREFUSED\): /)]);
    await server.start();
    await until(() => sut.isUp);
    expect(await count(PATIENCE_MS)).toBe(1);
    expect(lines.slice(1)).toEqual(['log Redis responds again: limits hold over all replicas.']);
  });

  it.each([
    ['NOAUTH Authentication required.', /^NOAUTH/],
    ['CROSSSLOT Keys in request do not hash to the same slot', /^CROSSSLOT/],
    ["NOPERM this user has no permissions to run the 'zadd' command", /^NOPERM/],
  ])('is unavailable from the start where its probe is rejected with %s', async (error, reason) => {
    server.probed = REPLIES.error(error);
    await open();
    expect(sut.state).toEqual({ isUp: false, reason: expect.stringMatching(reason) });
    expect([await count(), sut.outcomes.away]).toEqual([null, 1]);
  });

  it('is unavailable with a probe that returns something else than it must', async () => {
    server.probed = REPLIES.integer(1);
    await open();
    expect(sut.state).toEqual({ isUp: false, reason: 'unexpected reply' });
  });

  it('sends no further request after a late reply, until a probe behind it has succeeded', async () => {
    await open();
    server.reply = () => null;
    server.probed = '';
    expect([await count(20), await count(20)]).toEqual([null, null]);
    expect(sut.outcomes).toEqual({ answered: 0, late: 1, failed: 0, away: 1 });
    expect(sut.state).toEqual({ isUp: false, reason: 'no response within 20 ms' });
    expect(lines).toEqual([expect.stringMatching(/^warn Redis is unavailable \(no response within 20 ms\)/)]);
  });

  it('is used again after a late reply has come', async () => {
    await open();
    server.reply = () => null;
    const probes = server.commands.length;
    // A reply to both: that of the script is late, and the one of the probe follows.
    server.probed = REPLIES.integer(1) + REPLIES.ok;
    expect(await count(20)).toBeNull();
    await until(() => sut.isUp);
    expect(server.commands).toHaveLength(probes + 2);
    server.reply = () => REPLIES.integer(2);
    expect([await count(), sut.outcomes]).toEqual([2, { answered: 1, late: 1, failed: 0, away: 0 }]);
    expect(lines).toHaveLength(2);
  });

  it('remains unavailable for a script that the server rejects, though the probe succeeds, until it accepts it', async () => {
    await open();
    server.reply = () => REPLIES.error('NOPERM no permission for incr');
    for (let i = 1; i <= 2; i++) {
      expect(await count()).toBeNull();
      await until(() => sut['up']);
      expect(sut.state).toEqual({ isUp: false, reason: 'NOPERM no permission for incr' });
    }
    expect(lines).toEqual([
      expect.stringMatching(/^warn Redis rejects a request \(NOPERM .*\): each instance/),
    ]);
    server.reply = () => REPLIES.integer(3);
    expect([await count(), sut.isUp, sut.outcomes.failed]).toEqual([3, true, 2]);
  });

  it('is available when a single key has another type, which is logged once', async () => {
    await open();
    server.reply = () => REPLIES.error('WRONGTYPE Operation against a key holding the wrong kind of value');
    for (let i = 0; i < 2; i++) {
      expect(await count()).toBeNull();
      await until(() => sut.isUp);
    }
    expect(lines).toEqual([expect.stringMatching(/^warn Redis rejects a request \(WRONGTYPE/)]);
  });

  const integers = isListReply(isIntegerReply);
  const [one, b] = [REPLIES.integer(1), REPLIES.text('b')];
  it.each([
    ['fails', 'a text', 'an integer', isIntegerReply, b, null],
    ['fails', 'an integer', 'a text', isTextReply, one, null],
    ['fails', 'an integer', 'a list of integers', integers, one, null],
    ['fails', 'a list with a text', 'a list of integers', integers, REPLIES.list(one, b), null],
    ['succeeds', 'a text', 'a text', isTextReply, REPLIES.text('ä'), 'ä'],
    ['succeeds', 'an empty list', 'a list of integers', integers, REPLIES.list(), []],
    ['succeeds', 'a list of integers', 'a list of integers', integers, REPLIES.list(one, one), [1, 1]],
  ])('%s with %s in reply to a script that returns %s', async (outcome, _, __, isReply, reply, expected) => {
    await open();
    server.reply = () => reply;
    expect(await sut.run(new RedisScript<unknown>('shape', isReply as never), [], [])).toEqual(expected);
    await until(() => sut.isUp);
    expect(sut.outcomes.failed).toBe(Number(outcome === 'fails'));
  });

  it('closes its connection, and opens no other', async () => {
    await open();
    sut.close();
    await until(() => server.commands.length > 0);
    expect(await count()).toBeNull();
    expect([server.connections, lines]).toEqual([1, []]);
  });
});
