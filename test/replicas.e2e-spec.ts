import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { createKey } from '../src/gateway/edit-keys-file.js';
import { ANY_PORTS, Program } from './support/program.js';
import { REDIS_ABSENT, RedisServer } from './support/redis.js';
import { runCli } from './support/run-cli.js';
import { until } from './support/until.js';

const PLANS = { fast: { requests_per_second: 50 }, daily: { requests_per_day: 30 } };
const CLIENTS = 40;
/** Seconds of UTC that are watched from end to end. */
const SECONDS = 3;

jest.setTimeout(60_000);

(REDIS_ABSENT === null ? describe : describe.skip)(
  `two replicas, one of them of two processes (${REDIS_ABSENT ?? 'with a real Redis'})`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'replicas-'));
    const file = join(folder, 'keys.json');
    let redis: RedisServer;
    let replicas: Program[];
    let keys: Record<'fast' | 'daily' | 'otherDaily' | 'all', { id: string; key: string }>;

    const ask = (replica: number, key: string, path = '/health'): Promise<Response> =>
      fetch(replicas[replica]!.url + path, {
        headers: { 'x-gateway-key': key, 'x-gateway-host': 'news.example' },
      });
    const environment = (): Record<string, string> => ({
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, 'none'),
    });
    /** Whether both replicas say that they have a Redis which answers. */
    const redisIs = async (status: 'up' | 'down', key: string): Promise<boolean> => {
      const answers = await Promise.all([0, 1].map(async (replica) => (await ask(replica, key)).json()));
      return (answers as { details: { redis: { status: string } } }[]).every(
        ({ details }) => details.redis.status === status,
      );
    };

    beforeAll(async () => {
      redis = await RedisServer.start();
      writeFileSync(file, JSON.stringify({ plans: { ...PLANS, all: {} }, keys: [] }));
      const [fast, daily, otherDaily, all] = ['fast', 'daily', 'daily', 'all'].map((plan) =>
        createKey(file, { plan }),
      );
      keys = { fast: fast!, daily: daily!, otherDaily: otherDaily!, all: all! };
      const gateway = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file };
      replicas = ['1', '2'].map((PROCESSES) => {
        const data = { DATA_DIR: join(folder, `data-${PROCESSES}`) };
        return new Program({ ...ANY_PORTS, ...gateway, ...data, REDIS_URL: redis.url, PROCESSES });
      });
      await Promise.all(replicas.map((replica) => replica.listening()));
    });
    afterAll(async () => {
      await Promise.all(replicas.map((replica) => replica.signal('SIGKILL')));
      await redis.kill();
      rmSync(folder, { recursive: true });
    });

    it('let fifty requests a second pass together, not fifty each', async () => {
      const { key } = keys.fast;
      const second = (): number => Math.floor(Date.now() / 1000);
      const begun = second();
      let allowed = 0;
      const client = async (replica: number): Promise<void> => {
        while (second() <= begun + SECONDS) {
          const { status } = await ask(replica, key, '/news');
          if (status === 429) continue;
          expect(status).toBe(400);
          allowed++;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i % 2)));
      // What was asked at the end may be answered in the second after.
      const touched = second() - begun + 1;
      expect(allowed).toBeLessThanOrEqual(50 * touched);
      expect(allowed).toBeGreaterThan(50);
    });

    it('let thirty requests a day pass together, also when they are asked about in between', async () => {
      const { id, key } = keys.daily;
      const asked = Array.from({ length: 40 }, async (_, i) => {
        const used = (await (await ask(i % 2, key, '/usage')).json()) as { today: { left: number } };
        expect(used.today.left).toBeGreaterThanOrEqual(0);
        return (await ask(i % 2, key, '/news')).status;
      });
      const statuses = await Promise.all(asked);
      expect(statuses.filter((status) => status === 400)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      const usage = await ask(1, key, '/usage');
      expect(await usage.json()).toMatchObject({ key: id, today: { used: 30, left: 0 } });
      // What each process counted is summed up within a second or two.
      const rows = async (): Promise<[string, number, number][]> => {
        const { code, out } = await runCli(['keys', 'usage'], environment());
        expect(code).toBe(0);
        const lines = out.split('\n').filter((line) => line.includes(id));
        return lines
          .map((line) => JSON.parse(line) as { endpoint: string; status: number; requests: number })
          .map(({ endpoint, status, requests }) => [endpoint, status, requests]);
      };
      await until(async () => (await rows()).filter(([endpoint]) => endpoint === '/news').length === 2);
      await until(async () => {
        const counted = await rows();
        return ['/news 400 30', '/news 429 10'].every((row) =>
          counted.some((fields) => fields.join(' ') === row),
        );
      });
    });

    it('answer on while Redis is gone or hangs, each by its own limits, and count together again after it', async () => {
      const { all } = keys;
      const { key } = keys.otherDaily;
      const statuses = async (requests: number): Promise<number[]> => {
        const found: number[] = [];
        for (let i = 0; i < requests; i++) found.push((await ask(i % 2, key, '/news')).status);
        return found;
      };
      expect(await redisIs('up', all.key)).toBe(true);
      expect(new Set(await statuses(10))).toEqual(new Set([400]));
      await redis.hang();
      expect(new Set(await statuses(4))).toEqual(new Set([400]));
      await until(() => redisIs('down', all.key));
      await redis.kill();
      expect(new Set(await statuses(4))).toEqual(new Set([400]));
      await redis.startAgain();
      await until(() => redisIs('up', all.key));
      // Redis has forgotten all, and is told the most that a replica knows: of the 10 at least 9, and its own 4.
      const after = await statuses(40);
      const allowed = after.filter((status) => status === 400).length;
      expect(allowed).toBeGreaterThan(0);
      expect(allowed).toBeLessThanOrEqual(30 - 13);
      expect(after.at(-1)).toBe(429);
      for (const { output } of replicas) {
        expect(output.split('Redis is away')).toHaveLength(2);
        expect(output.split('Redis answers again')).toHaveLength(2);
      }
    });
  },
);
