import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { freshFolder } from '../support/fresh-folder.js';
import { createKey, revokeKey } from '../../src/gateway/edit-keys-file.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { FakeIndex } from '../support/fake-index.js';
import { until } from '../support/until.js';

const PLANS = {
  all: {},
  news: { endpoints: ['/news', '/news/topic'] },
  slow: { requests_per_second: 2, requests_per_day: 1000 },
  daily: { requests_per_day: 3 },
};

describe('the gateway', () => {
  let service: TestApp;
  const log: string[] = [];
  const start = async (environment: Record<string, string>): Promise<void> => {
    const onLog = (line: string): void => void log.push(line);
    const level = { LOG_LEVEL: 'error' };
    service = await createTestApp({
      environment: { ...level, ...environment },
      providers: [new FakeIndex()],
      onLog,
    });
  };
  const get = (headers: Record<string, string>, path = '/health'): Promise<Response> =>
    fetch(service.url + path, { headers: { 'x-gateway-host': 'news.example', ...headers } });
  const codeOf = async (response: Response): Promise<[number, string]> => {
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };

  afterEach(() => jest.restoreAllMocks());

  describe('with GATEWAY_AUTH=headers', () => {
    beforeAll(() => start({ GATEWAY_HOST: 'News.Example', GATEWAY_PROXY_SECRET: 'open sesame' }));
    afterAll(() => service.close());
    const secret = { 'x-gateway-proxy-secret': 'open sesame' };

    it('accepts any key with the proxy secret', async () => {
      expect((await get({ 'x-gateway-key': 'any', ...secret })).status).toBe(200);
      expect((await get({ 'x-gateway-key': 'x', 'x-gateway-host': 'NEWS.example', ...secret })).status).toBe(
        200,
      );
    });

    it('refuses another host', async () => {
      for (const host of ['other.example', 'news.example.evil.example', 'news.example, other.example']) {
        const response = await get({ 'x-gateway-key': 'k', 'x-gateway-host': host, ...secret });
        expect(await codeOf(response)).toEqual([401, 'gateway_host_mismatch']);
      }
    });

    it.each([undefined, '', 'open', 'open sesame!', 'OPEN SESAME'])(
      'refuses the proxy secret %j',
      async (sent) => {
        const headers: Record<string, string> = sent === undefined ? {} : { 'x-gateway-proxy-secret': sent };
        const response = await get({ 'x-gateway-key': 'k', ...headers });
        expect(await codeOf(response)).toEqual([401, 'proxy_secret_mismatch']);
      },
    );

    it('sends no rate limits without plans', async () => {
      expect((await get({ 'x-gateway-key': 'k', ...secret })).headers.get('ratelimit')).toBeNull();
    });
  });

  describe('with GATEWAY_AUTH=keys', () => {
    const file = join(freshFolder(), 'keys.json');
    const make = (plan: string, expires?: Date): string =>
      createKey(file, { plan, ...(expires && { expires }) }).key;
    let keys: Record<'all' | 'news' | 'slow' | 'daily' | 'expired' | 'revoked', string>;

    beforeAll(async () => {
      writeFileSync(file, JSON.stringify({ plans: PLANS, keys: [] }));
      const revoked = createKey(file, { plan: 'all' });
      keys = {
        all: make('all'),
        news: make('news'),
        slow: make('slow'),
        daily: make('daily'),
        expired: make('all', new Date(Date.now() - 1000)),
        revoked: revoked.key,
      };
      revokeKey(file, revoked.id);
      await start({ GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file });
    });
    afterAll(() => service.close());

    it('accepts valid keys', async () => {
      expect((await get({ 'x-gateway-key': keys.all })).status).toBe(200);
      expect((await get({ 'x-gateway-key': ` ${keys.all} ` })).status).toBe(200);
    });

    it('accepts a key as a bearer token or in x-api-key, without x-gateway-host', async () => {
      const statusOf = async (headers: Record<string, string>) =>
        (await fetch(`${service.url}/health`, { headers })).status;
      expect(await statusOf({ authorization: `Bearer ${keys.all}` })).toBe(200);
      expect(await statusOf({ authorization: `bearer  ${keys.all} ` })).toBe(200);
      expect(await statusOf({ 'x-api-key': keys.all })).toBe(200);
      expect(await statusOf({ 'x-api-key': keys.all, 'x-gateway-key': '' })).toBe(200);
      expect(await statusOf({ 'x-api-key': keys.all, authorization: 'Basic dTpw' })).toBe(200);
      expect(await statusOf({ 'x-gateway-key': keys.all })).toBe(401);
      const refused: [Record<string, string>, string][] = [
        [{ authorization: `Basic ${keys.all}` }, 'gateway_headers_missing'],
        [{ authorization: 'Bearer unknown' }, 'key_unknown'],
        [{ 'x-api-key': keys.expired }, 'key_expired'],
        // The headers of the gateway take precedence.
        [{ 'x-gateway-key': 'x', 'x-gateway-host': 'news.example', 'x-api-key': keys.all }, 'key_unknown'],
      ];
      for (const [headers, code] of refused)
        expect(await codeOf(await fetch(`${service.url}/health`, { headers }))).toEqual([401, code]);
    });

    it('takes such a key through MCP', async () => {
      const call = { name: 'search_news', arguments: { topic: 'a', language: 'en' } };
      const response = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: {
          'x-api-key': keys.news,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
      });
      expect(response.status).toBe(200);
      expect(((await response.json()) as { result: { isError?: true } }).result.isError).toBeUndefined();
    });

    it('refuses unknown, expired and revoked keys, and a hash in place of its key', async () => {
      const codes = async (key: string) => codeOf(await get({ 'x-gateway-key': key }));
      expect(await codes('unknown')).toEqual([401, 'key_unknown']);
      expect(await codes(keys.all.slice(0, -1))).toEqual([401, 'key_unknown']);
      expect(await codes(keys.expired)).toEqual([401, 'key_expired']);
      expect(await codes(keys.revoked)).toEqual([401, 'key_revoked']);
      const { sha256 } = JSON.parse(readFileSync(file, 'utf8')).keys[1];
      expect(await codes(sha256)).toEqual([401, 'key_unknown']);
    });

    it('refuses endpoints the plan does not cover, however they are written', async () => {
      const statusOf = async (path: string) => (await get({ 'x-gateway-key': keys.news }, path)).status;
      expect(await statusOf('/news?topic=a&language=en')).toBe(200);
      expect(await statusOf('/news/topic?topic1=health')).toBe(200);
      for (const path of [
        '/news/local?query=x',
        '/news/local/?query=x',
        '/NEWS/LOCAL?query=x',
        '/health',
        '/news/advanced',
      ]) {
        expect(await statusOf(path)).toBe(403);
      }
      const response = await get({ 'x-gateway-key': keys.news }, '/news/trending');
      expect(await codeOf(response)).toEqual([403, 'endpoint_not_in_plan']);
    });

    it('counts by key and returns the remaining quota, then 429 with Retry-After', async () => {
      // The clock stands still, at a fifth of a second: no window ends between two requests.
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2030, 0, 1, 12, 0, 0, 200));
      const answers = [];
      for (let i = 0; i < 3; i++) answers.push(await get({ 'x-gateway-key': keys.slow }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(answers.map(({ headers }) => headers.get('ratelimit')!.split(';t=')[0])).toEqual([
        '"second";r=1',
        '"second";r=0',
        '"second";r=0',
      ]);
      expect(answers[0]!.headers.get('ratelimit')).toMatch(/^"second";r=1;t=1, "day";r=999;t=\d+$/);
      expect(answers[2]!.headers.get('ratelimit-policy')).toBe('"second";q=2;w=1, "day";q=1000;w=86400');
      expect(answers[2]!.headers.get('retry-after')).toBe('1');
      expect(await codeOf(answers[2]!)).toEqual([429, 'plan_used_up']);
      clock.mockReturnValue(Date.UTC(2030, 0, 1, 12, 0, 1));
      expect((await get({ 'x-gateway-key': keys.slow })).status).toBe(200);
    });

    it('checks the plan before the parameters, and counts invalid requests, too', async () => {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await get({ 'x-gateway-key': keys.daily }, '/news')).status);
      expect(statuses).toEqual([400, 400, 400, 429]);
    });

    it('applies new and revoked keys while it runs', async () => {
      const { id, key } = createKey(file, { plan: 'all' });
      const status = async (): Promise<number> => (await get({ 'x-gateway-key': key })).status;
      await until(async () => (await status()) === 200);
      revokeKey(file, id);
      await until(async () => (await status()) === 401);
    });

    it('uses the last valid version of a keys file that became invalid', async () => {
      const valid = readFileSync(file);
      writeFileSync(file, '{ "plans": {}');
      await until(() => log.some((line) => line.includes('the last valid version remains active')));
      expect((await get({ 'x-gateway-key': keys.all })).status).toBe(200);
      expect((await get({ 'x-gateway-key': keys.revoked })).status).toBe(401);
      writeFileSync(file, valid);
    });
  });

  describe('with GATEWAY_AUTH=keys and GATEWAY_HOST', () => {
    const file = join(freshFolder(), 'keys.json');
    let key: string;

    beforeAll(async () => {
      writeFileSync(file, JSON.stringify({ plans: PLANS, keys: [] }));
      ({ key } = createKey(file, { plan: 'all' }));
      await start({ GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file, GATEWAY_HOST: 'news.example' });
    });
    afterAll(() => service.close());

    it('checks x-gateway-host beside a bearer token only if it is sent', async () => {
      const request = (headers: Record<string, string>) =>
        fetch(`${service.url}/health`, { headers: { authorization: `Bearer ${key}`, ...headers } });
      expect((await request({})).status).toBe(200);
      expect((await request({ 'x-gateway-host': 'news.example' })).status).toBe(200);
      expect(await codeOf(await request({ 'x-gateway-host': 'other.example' }))).toEqual([
        401,
        'gateway_host_mismatch',
      ]);
    });
  });

  describe('leaves the static pages', () => {
    beforeAll(() => start({}));
    afterAll(() => service.close());

    it.each(['/', '/docs', '/openapi.json'])('%s open to anyone', async (path) => {
      expect((await fetch(service.url + path)).status).toBe(200);
    });
  });
});
