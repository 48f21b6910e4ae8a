import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { createKey } from '../../../src/gateway/edit-keys-file.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { REDIS_ABSENT, RedisServer } from '../../support/redis.js';
import { runCli } from '../../support/run-cli.js';
import { until } from '../../support/until.js';

const PLANS = { fast: { requests_per_second: 50 }, daily: { requests_per_day: 30 } };
const CLIENTS = 40;
/** Seconds of UTC that are watched from end to end. */
const SECONDS = 3;
/** Of what a busy machine may disturb. */
const ATTEMPTS = 5;

type Key = ReturnType<typeof createKey>;

(REDIS_ABSENT === null ? describe : describe.skip)(
  `two replicas, one of them of two processes (${REDIS_ABSENT ?? 'with a real Redis'})`,
  () => {
    const folder = freshFolder();
    const file = join(folder, 'keys.json');
    let redis: RedisServer;
    let replicas: Program[];
    let keys: Record<'fast' | 'otherDaily' | 'all', Key> & { daily: Key[] };

    const get = (replica: number, key: string, path = '/health'): Promise<Response> =>
      fetch(replicas[replica]!.url + path, {
        headers: { 'x-gateway-key': key, 'x-gateway-host': 'news.example' },
      });
    const environment = (): Record<string, string> => ({
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, 'none'),
    });
    /** Whether both replicas say that they have a Redis which answers. */
    const redisIs = async (status: 'up' | 'down', key: string): Promise<boolean> => {
      const answers = await Promise.all([0, 1].map(async (replica) => (await get(replica, key)).json()));
      return (answers as { details: { redis: { status: string } } }[]).every(
        ({ details }) => details.redis.status === status,
      );
    };

    beforeAll(async () => {
      redis = await RedisServer.start();
      writeFileSync(file, JSON.stringify({ plans: { ...PLANS, all: {} }, keys: [] }));
      const make = (plan: string): Key => createKey(file, { plan });
      const daily = Array.from({ length: ATTEMPTS }, () => make('daily'));
      keys = { fast: make('fast'), daily, otherDaily: make('daily'), all: make('all') };
      const gateway = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file };
      replicas = ['1', '2'].map((PROCESSES) => {
        const data = { DATA_DIR: join(folder, `data-${PROCESSES}`) };
        return new Program({
          ...ANY_PORTS,
          ...gateway,
          ...data,
          REDIS_URL: redis.url,
          STREAMS_PER_KEY: '2',
          PROCESSES,
        });
      });
      await Promise.all(replicas.map((replica) => replica.listening()));
    });
    afterAll(async () => {
      await Promise.all(replicas.map((replica) => replica.signal('SIGKILL')));
      await redis.kill();
      rmSync(folder, { recursive: true });
    });

    /** Requests that a replica decided without Redis, on a machine too busy to answer within 100 ms. */
    const decidedAlone = async (): Promise<number> => {
      const scrapes = await Promise.all(
        replicas.map(async ({ managementUrl }) => (await fetch(`${managementUrl}/metrics`)).text()),
      );
      const counts = scrapes.flatMap((text) =>
        [...text.matchAll(/^news_search_redis_requests_total\{outcome="(?:late|away)"\} (\d+)$/gm)].map(
          ([, count]) => Number(count),
        ),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    /** Tries what is true of replicas with a Redis in reach, until it was in reach all the time. */
    const undisturbed = async (attempt: (number: number) => Promise<void>): Promise<void> => {
      for (let number = 0; ; number++) {
        const before = await decidedAlone();
        const outcome = await attempt(number).then(
          () => null,
          (error: unknown) => error,
        );
        if (outcome === null) return;
        if (number === ATTEMPTS - 1 || (await decidedAlone()) === before) throw outcome;
      }
    };

    it('allow fifty requests a second together, not fifty each', () =>
      undisturbed(async () => {
        const { key } = keys.fast;
        const second = (): number => Math.floor(Date.now() / 1000);
        const begun = second();
        let allowed = 0;
        const client = async (replica: number): Promise<void> => {
          while (second() <= begun + SECONDS) {
            const { status } = await get(replica, key, '/news');
            if (status === 429) continue;
            expect(status).toBe(400);
            allowed++;
          }
        };
        await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i % 2)));
        // The last requests may be counted in the next second.
        const touched = second() - begun + 1;
        expect(allowed).toBeLessThanOrEqual(50 * touched);
        expect(allowed).toBeGreaterThan(0);
      }));

    it('permit thirty requests a day together, also with requests for usage in between', async () => {
      let used = keys.daily[0]!;
      await undisturbed(async (number) => {
        used = keys.daily[number]!;
        const requests = Array.from({ length: 40 }, async (_, i) => {
          const { today } = (await (await get(i % 2, used.key, '/usage')).json()) as {
            today: { left: number };
          };
          expect(today.left).toBeGreaterThanOrEqual(0);
          return (await get(i % 2, used.key, '/news')).status;
        });
        const statuses = await Promise.all(requests);
        expect(statuses.filter((status) => status === 400)).toHaveLength(30);
        expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      });
      const { id, key } = used;
      const usage = await get(1, key, '/usage');
      expect(await usage.json()).toMatchObject({ key: id, today: { used: 30, left: 0 } });
      // What each process counted is summed up within a second or two.
      const rows = async (): Promise<[string, number, number][]> => {
        const { code, out } = await runCli(['keys', 'usage'], environment());
        // On a busy machine Redis may be counted as down for a moment.
        if (code !== 0) return [];
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

    it('allow a key two open streams together, and another when one of them ends', () =>
      undisturbed(async () => {
        const { key } = keys.all;
        const open = new AbortController();
        const stream = (replica: number, signal = open.signal): Promise<Response> =>
          fetch(`${replicas[replica]!.url}/news/stream?topic=storm&language=en`, {
            headers: { 'x-gateway-key': key, 'x-gateway-host': 'news.example' },
            signal,
          });
        const first = new AbortController();
        try {
          await until(async () => (await stream(0, first.signal)).status === 200);
          await until(async () => (await stream(1)).status === 200);
          for (const replica of [0, 1, 1]) {
            const refused = await stream(replica);
            expect(refused.status).toBe(429);
            expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
          }
          first.abort();
          await until(async () => (await stream(1)).status === 200);
          expect((await stream(0)).status).toBe(429);
        } finally {
          first.abort();
          open.abort();
        }
      }));

    it('serve requests while Redis is unavailable, each with its own limits, and share counters again afterwards', async () => {
      const { all } = keys;
      const { key } = keys.otherDaily;
      const statuses = async (requests: number): Promise<number[]> => {
        const found: number[] = [];
        for (let i = 0; i < requests; i++) found.push((await get(i % 2, key, '/news')).status);
        return found;
      };
      await until(() => redisIs('up', all.key));
      expect(new Set(await statuses(10))).toEqual(new Set([400]));
      await redis.hang();
      expect(new Set(await statuses(4))).toEqual(new Set([400]));
      await until(() => redisIs('down', all.key));
      const said = (): number[] =>
        replicas.map(({ output }) => output.split('Redis is unavailable').length - 1);
      const saidOnce = said();
      await redis.kill();
      expect(new Set(await statuses(4))).toEqual(new Set([400]));
      expect(said()).toEqual(saidOnce);
      expect(saidOnce).not.toContain(0);
      await redis.startAgain();
      await until(() => redisIs('up', all.key));
      // Redis has lost its data and receives the largest count of a replica: at least its own 5 and 4.
      const after = await statuses(40);
      const allowed = after.filter((status) => status === 400).length;
      expect(allowed).toBeGreaterThan(0);
      expect(allowed).toBeLessThanOrEqual(30 - 9);
      expect(after.at(-1)).toBe(429);
      for (const { output } of replicas) expect(output).toContain('Redis responds again');
    });
  },
);
