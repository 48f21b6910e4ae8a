import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { createKey } from '../../../src/gateway/edit-keys-file.js';
import type { UsageResponse } from '../../../src/features/usage/usage.service.js';
import { createTestApp } from '../../support/create-test-app.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { readDescription } from '../../support/described-api.js';
import { schemaFaults } from '../../support/schema-faults.js';
import { callCli } from '../../support/run-cli.js';
import { until } from '../../support/until.js';

const PLANS = {
  basic: { requests_per_second: 1_000, requests_per_day: 100, endpoints: ['/news'] },
  unlimited: {},
  tiny: { requests_per_day: 2 },
};

describe.each(SERVING_PROCESSES)('the usage of callers, with %s serving processes', (PROCESSES) => {
  const folder = freshFolder();
  const file = join(folder, 'keys.json');
  const data = join(folder, 'data');
  let program: Program;
  let keys: Record<keyof typeof PLANS, { id: string; key: string }>;

  const start = async (): Promise<void> => {
    const settings = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file, DATA_DIR: data, PROCESSES };
    program = new Program({ ...ANY_PORTS, ...settings });
    await program.listening();
  };
  const get = (plan: keyof typeof PLANS, path: string): Promise<Response> =>
    fetch(program.url + path, {
      headers: { 'x-gateway-key': keys[plan].key, 'x-gateway-host': 'news.example' },
    });
  const usageOf = async (plan: keyof typeof PLANS): Promise<UsageResponse> =>
    (await get(plan, '/usage')).json() as Promise<UsageResponse>;
  const rowsOf = async (plan: keyof typeof PLANS): Promise<unknown[]> => {
    const { out } = await callCli(['keys', 'usage'], { DATA_DIR: data });
    const lines = out.split('\n').filter((line) => line.includes(keys[plan].id));
    return lines.map((line) => {
      const { endpoint, status, requests } = JSON.parse(line) as Record<string, unknown>;
      return [endpoint, status, requests];
    });
  };

  beforeAll(async () => {
    writeFileSync(file, JSON.stringify({ plans: PLANS, keys: [] }));
    const made = Object.keys(PLANS).map((plan) => [plan, createKey(file, { plan })]);
    keys = Object.fromEntries(made) as typeof keys;
    await start();
  });
  afterAll(async () => {
    await program.signal('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('is returned to the calling key, and is not counted against the daily limit', async () => {
    for (let i = 0; i < 3; i++) await get('basic', '/news');
    await get('basic', '/health');
    const response = await get('basic', '/usage');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('ratelimit')).toMatch(/^"second";r=\d+;t=1, "day";r=97;t=\d+$/);
    const midnight = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000);
    const answer = (await response.json()) as UsageResponse;
    const description = await readDescription(program.url);
    expect(schemaFaults(answer, { $ref: '#/components/schemas/Usage' }, description)).toEqual([]);
    expect(answer).toEqual({
      key: keys.basic.id,
      plan: {
        name: 'basic',
        requests_per_second: 1_000,
        requests_per_day: 100,
        endpoints: ['/news'],
      },
      expires_at: null,
      today: {
        date: new Date().toISOString().slice(0, 10),
        used: 3,
        left: 97,
        resets_at: midnight.toISOString().replace('.000', ''),
      },
    });
  });

  it('is returned without a daily limit, and when the quota is exhausted', async () => {
    for (const path of ['/news', '/health', '/nowhere', '/usage']) await get('unlimited', path);
    // It is unknown which of several processes responded.
    await until(async () => (await usageOf('unlimited')).today.used === 2);
    expect(await usageOf('unlimited')).toMatchObject({ today: { left: null } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await get('tiny', '/health')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await usageOf('tiny')).toMatchObject({ today: { used: 2, left: 0 } });
  });

  it('survives a kill, except for the last second', async () => {
    await until(async () => (await rowsOf('tiny')).length >= 3);
    await program.signalGroup('SIGKILL');
    await start();
    expect((await get('tiny', '/health')).status).toBe(429);
    expect(await usageOf('basic')).toMatchObject({ today: { used: 3, left: 97 } });
  });

  it('is complete after a stop, and listed by key, endpoint and status', async () => {
    for (let i = 0; i < 5; i++) await get('basic', '/news');
    expect((await program.signal('SIGTERM')).code).toBe(0);
    expect(await rowsOf('basic')).toEqual([
      ['/health', 403, 1],
      ['/news', 400, 8],
      ['/usage', 200, 2],
    ]);
    const { out } = await callCli(['keys', 'usage', '--since', '2100-01-01'], { DATA_DIR: data });
    expect(out).toBe('');
    const { code, err } = await callCli(['keys', 'usage', '--since', 'May'], { DATA_DIR: data });
    expect([code, err]).toEqual([1, '--since must be a day such as 2030-01-31, not "May".\n']);
  });
});

describe('where the gateway in front counts', () => {
  it('returns a note, and stores nothing about the keys that are sent', async () => {
    const folder = freshFolder();
    const service = await createTestApp({ environment: { DATA_DIR: folder } });
    const response = await service.get('/usage');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'usage_not_counted' });
    await service.close();
    expect(existsSync(join(folder, 'usage.db'))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
