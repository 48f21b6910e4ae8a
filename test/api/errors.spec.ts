import { connect } from 'node:net';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { FakeIndex } from '../support/fake-index.js';
import { until } from '../support/until.js';

interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  request_id: string;
  errors?: { parameter: string; detail: string }[];
}

const ENDPOINTS = ['/news', '/news/advanced', '/news/topic', '/news/trending', '/news/local', '/health'];

describe('an error', () => {
  let service: TestApp;
  const provider = new FakeIndex();
  const log: string[] = [];

  beforeAll(async () => {
    const environment = { LOG_LEVEL: 'debug' };
    service = await createTestApp({ providers: [provider], environment, onLog: (line) => log.push(line) });
  });
  afterAll(() => service.close());

  /** Checks what every problem has, and gives it back. */
  async function problemOf(response: Response): Promise<ProblemDocument> {
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const problem = (await response.json()) as ProblemDocument;
    expect(problem).toMatchObject({
      type: expect.stringMatching(/^urn:problem-type:news-search:[a-z-]+$/),
      title: expect.stringMatching(/^[A-Z]/),
      status: response.status,
      detail: expect.stringMatching(/^\S.*[.]$/s),
      code: expect.stringMatching(/^[a-z_]+$/),
      request_id: response.headers.get('x-request-id'),
    });
    return problem;
  }

  describe('with status 400', () => {
    const faultsOf = async (path: string): Promise<Record<string, string>> => {
      const response = await service.get(path);
      expect(response.status).toBe(400);
      const { errors, detail } = await problemOf(response);
      for (const error of errors!) expect(detail).toContain(error.detail);
      expect(new Set(errors!.map(({ parameter }) => parameter)).size).toBe(errors!.length);
      return Object.fromEntries(errors!.map((error) => [error.parameter, error.detail]));
    };

    it.each([
      ['/news', ['topic', 'language']],
      ['/news?topic=%20%E3%80%80&language=', ['topic', 'language']],
      ['/news/advanced', ['topic', 'language']],
      ['/news/topic', ['topic1']],
      ['/news/trending', ['language']],
      ['/news/local', ['query']],
    ])('names the parameters that %s lacks', async (path, missing) => {
      const faults = await faultsOf(path);
      expect(Object.keys(faults)).toEqual(missing);
      expect(Object.values(faults).every((detail) => detail.endsWith('is required.'))).toBe(true);
    });

    it('names all faults at once, one entry a parameter', async () => {
      const faults = await faultsOf(
        '/news/advanced?topic=a&topic=b&language=english&geo=XX&limit=0&timeframe=last_2h&sort=newest' +
          '&thumbnail_only=yes&source=a%20b,ok.example,c:80&exclude_source=https://x.example',
      );
      expect(Object.keys(faults)).toEqual([
        'topic',
        'language',
        'geo',
        'limit',
        'timeframe',
        'source',
        'exclude_source',
        'thumbnail_only',
        'sort',
      ]);
      expect(faults['topic']).toMatch(/given more than once/);
      expect(faults['source']).toMatch(/"a b", "c:80"/);
      expect(faults['source']).not.toMatch(/ok\.example/);
    });

    it.each(['0', '101', '-1', '+5', '1.5', '1e1', '0x10', 'ten', '１０', '99999999999999999999'])(
      'is returned for limit %s',
      async (limit) => {
        const path = `/news?topic=a&language=en&limit=${encodeURIComponent(limit)}`;
        expect(Object.keys(await faultsOf(path))).toEqual(['limit']);
      },
    );

    it.each(['e', 'english', 'en_GB', 'en-', 'en-GBR', '12', 'e1', 'éé', 'eng-GB', 'en-G1', 'e n'])(
      'is returned for language %s',
      async (language) => {
        const path = `/news?topic=a&language=${encodeURIComponent(language)}`;
        expect(Object.keys(await faultsOf(path))).toEqual(['language']);
      },
    );

    it.each([
      ['zh-Hans', ' Its codes here: zh or zh-TW.'],
      ['ZH_hant_TW', ' Its codes here: zh or zh-TW.'],
      ['en_GB', ' Its codes here: en.'],
      ['english', ''],
      ['xx_GB', ''],
    ])('names the supported codes of the language that %s means', async (language, codes) => {
      expect(await faultsOf(`/news?topic=a&language=${language}`)).toEqual({
        language: `language must be a language code such as en, fil or en-GB (2-5 characters), not "${language}".${codes}`,
      });
    });

    it.each(['XX', 'EU', 'GBR', 'g', 'everywhere', '..'])('is returned for geo %s', async (geo) => {
      expect(Object.keys(await faultsOf(`/news?topic=a&language=en&geo=${geo}`))).toEqual(['geo']);
    });

    it.each(['LAST_1H', 'last_1H', 'last_1h,', '1h', 'any'])(
      'is returned for timeframe %s',
      async (timeframe) => {
        expect(Object.keys(await faultsOf(`/news?topic=a&language=en&timeframe=${timeframe}`))).toEqual([
          'timeframe',
        ]);
      },
    );

    it.each(['PUBLISHED_AT_DESC', 'published_at', 'title'])('is returned for sort %s', async (sort) => {
      expect(Object.keys(await faultsOf(`/news/advanced?topic=a&language=en&sort=${sort}`))).toEqual([
        'sort',
      ]);
    });

    it('is returned for an unknown category, in either parameter', async () => {
      const faults = await faultsOf('/news/topic?topic1=cooking&topic2=constructor');
      expect(Object.keys(faults)).toEqual(['topic1', 'topic2']);
      expect(faults['topic1']).toMatch(/world, national, .*environment/);
    });

    it.each(['%00', 'a%00b', 'a%0Ab', 'a%7Fb', 'a%C2%85b', '%1B%5B2Ja'])(
      'is returned for the control characters of %s',
      async (text) => {
        expect((await faultsOf(`/news?topic=${text}&language=en`))['topic']).toMatch(/control characters/);
      },
    );

    it.each(['%FF', 'Z%FCrich', '%F0%9F%98', '%ED%A0%80', '%C0%80', '100%+Z%FC'])(
      'is returned for the invalid UTF-8 of %s',
      async (text) => {
        expect(await faultsOf(`/news?topic=${text}&language=en`)).toEqual({
          topic: 'topic must be percent-encoded as UTF-8, such as %C3%BC for ü.',
        });
      },
    );

    it('is not returned for a percent sign, for U+FFFD, and for unknown parameters', async () => {
      for (const [sent, topic] of [
        ['100%', '100%'],
        ['%EF%BF%BD', '\ufffd'],
        ['a&utm=%FF', 'a'],
      ]) {
        const response = await service.get(`/news?topic=${sent}&language=en`);
        expect(await response.json()).toMatchObject({ topic });
      }
    });

    it('is not returned for white space at the ends, which is trimmed', async () => {
      const response = await service.get(
        '/news?topic=%09%0A%C2%85%E2%80%A8%C2%A0a%E3%80%80%0D%0A&language=en',
      );
      expect(await response.json()).toMatchObject({ topic: 'a' });
    });

    it('is returned for too many characters, counted after trimming', async () => {
      const text = 'x'.repeat(100);
      expect((await service.get(`/news?topic=%20${text}%20&language=en`)).status).toBe(200);
      expect(await faultsOf(`/news/local?query=${text}x`)).toEqual({
        query: 'query must have at most 100 characters, not 101.',
      });
      const hosts = Array.from({ length: 60 }, (_, i) => `h${i}.example`).join();
      expect(Object.keys(await faultsOf(`/news/advanced?topic=a&language=en&source=${hosts}`))).toEqual([
        'source',
      ]);
    });

    it('names a repeated parameter among thousands', async () => {
      const path = `/news?topic=a&language=en&limit=5&${'a&'.repeat(1500)}limit=6`;
      expect(Object.keys(await faultsOf(path))).toEqual(['limit']);
    });

    it('quotes only the beginning of a long value', async () => {
      const faults = await faultsOf(`/news?topic=a&language=${'x'.repeat(5000)}`);
      expect(faults['language']!.length).toBeLessThan(200);
    });
  });

  describe('with status 401', () => {
    it.each(ENDPOINTS)(
      'is returned for %s without the gateway headers, before any other check',
      async (path) => {
        const incomplete: Record<string, string>[] = [
          {},
          { 'x-gateway-key': 'k' },
          { 'x-gateway-key': ' ', 'x-gateway-host': 'h' },
        ];
        for (const headers of incomplete) {
          const response = await fetch(service.url + path, { headers });
          expect(response.status).toBe(401);
          expect(response.headers.get('www-authenticate')).toMatch(/^GatewayKey/);
          expect((await problemOf(response)).code).toBe('gateway_headers_missing');
        }
      },
    );

    it('names the header that is missing', async () => {
      const response = await fetch(`${service.url}/news`, { headers: { 'x-gateway-key': 'k' } });
      const { detail } = await problemOf(response);
      expect(detail).toContain('x-gateway-host');
      expect(detail).not.toContain('x-gateway-key');
    });
  });

  describe('with status 404 or 405', () => {
    it.each([
      '/nowhere',
      '/news/nowhere',
      '/newsletter',
      '/news/%zz',
      '/..%2f..%2fetc/passwd',
      '//news',
      '/metrics',
    ])('is returned for the unknown path %s', async (path) => {
      const response = await service.get(path);
      expect(response.status).toBe(404);
      expect((await problemOf(response)).code).toBe('not_found');
    });

    it('names the lists of news in place of an unknown path', async () => {
      const { detail } = await problemOf(await service.get('/nowhere'));
      const [, listed] = /News is at (.+)\.$/.exec(detail)!;
      const paths = listed!.split(/, | and /);
      expect(paths).toEqual(
        expect.arrayContaining(['/news', '/news/topic', '/news/trending', '/news/local']),
      );
      for (const path of paths) expect([path, (await service.get(path)).status]).toEqual([path, 400]);
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
      'is returned for %s on a known path, with Allow',
      async (method) => {
        for (const path of ENDPOINTS) {
          const response = await service.get(path, { method });
          expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
          expect((await problemOf(response)).code).toBe('method_not_allowed');
        }
        expect((await service.get('/nowhere', { method })).status).toBe(404);
      },
    );

    it('is returned for POST with any body', async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await service.get('/news', { method: 'POST', body: '{"broken', headers });
      expect(response.status).toBe(405);
    });
  });

  describe('with status 414 or 431', () => {
    const pathOf = (length: number): string => '/news?topic=a&language=en&x='.padEnd(length, 'y');

    it('is returned for a URL of one byte more than 8 KiB, not for one of 8 KiB', async () => {
      expect((await service.get(pathOf(8192))).status).toBe(200);
      const response = await service.get(pathOf(8193));
      expect(response.status).toBe(414);
      expect((await problemOf(response)).code).toBe('url_too_long');
      expect((await service.get(pathOf(100_000))).status).toBe(414);
    });

    it('is returned for headers of more than 16 KiB', async () => {
      const padded = (length: number) => ({ headers: { padding: 'x'.repeat(length) } });
      expect((await service.get('/health', padded(15_000))).status).toBe(200);
      for (const length of [16_500, 100_000, 400_000]) {
        const response = await service.get('/health', padded(length));
        expect(response.status).toBe(431);
        expect(((await response.json()) as ProblemDocument).code).toBe('headers_too_large');
      }
    });
  });

  describe('for malformed HTTP', () => {
    const send = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(service.port, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (chunk) => (answer += chunk));
        socket.on('end', () => resolve(answer)).on('error', reject);
      });

    it.each([
      ['noise', 'hello\r\n\r\n'],
      [
        'a URL that is not encoded',
        'GET /news?topic=Zürich HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      ],
      ['no Host header', 'GET /news HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['two lengths', 'GET /news HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
      ['a header that is none', 'GET /news HTTP/1.1\r\nHost: x\r\nnot a header\r\n\r\n'],
    ])('has status 400 for %s', async (_name, text) => {
      const answer = await send(text);
      expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
        code: 'malformed_request',
        status: 400,
      });
    });
  });

  describe('with status 503', () => {
    afterEach(() => {
      provider.failure = null;
      provider.up = true;
    });

    it('is returned when no search provider responds, with Retry-After', async () => {
      provider.breakDown();
      const response = await service.get('/news?topic=down&language=en');
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      const problem = await problemOf(response);
      expect(problem.code).toBe('search_unavailable');
      expect(problem.detail).toBe('No search provider responds; try again in 5 seconds.');
      expect(JSON.stringify(problem)).not.toContain('Down for a test');
    });

    it('is also returned by /health then, in the shape of a health check', async () => {
      provider.up = false;
      const response = await service.get('/health');
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({
        status: 'error',
        detail: expect.stringMatching(/No search provider/),
        error: { search: { status: 'down', providers: { fake: { status: 'down' } } } },
        details: { search: { status: 'down' }, index: { status: 'down' }, sources: { status: 'down' } },
        request_id: response.headers.get('x-request-id'),
      });
    });
  });

  describe('with status 500', () => {
    afterEach(() => {
      provider.candidates = [];
    });

    it('reports no cause to the caller, and the complete cause in the log', async () => {
      provider.candidates = [null as never];
      const response = await service.get('/news?topic=secret-topic&language=en', {
        headers: { 'x-gateway-key': 'secret-key' },
      });
      expect(response.status).toBe(500);
      const problem = await problemOf(response);
      expect(problem.code).toBe('internal_error');
      expect(problem.detail).toContain(problem.request_id);
      expect(JSON.stringify(problem)).not.toMatch(/TypeError|\.ts|null/);
      await until(() =>
        log.some((line) => line.includes(problem.request_id) && line.includes('"msg":"request"')),
      );
      const lines = log.filter((line) => line.includes(problem.request_id)).map((line) => JSON.parse(line));
      expect(lines.map(({ msg, level }) => [msg, level])).toEqual([
        ['a request failed', 'error'],
        ['request', 'error'],
      ]);
      expect(lines[0].err).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('at ') });
    });
  });

  it.each([
    ['in the query', '/news?topic=secret-topic&language=en&api_key=secret-key'],
    ['in an unknown path', '/v2/nsk_secret-key/news'],
    ['behind a prefix that a proxy should have removed', '/api/feeds/secret-token.atom'],
  ])('leaves no key, token or query %s in the log', async (place, path) => {
    const id = place.replaceAll(' ', '-');
    const headers = { 'x-gateway-key': 'secret-key', 'x-request-id': id };
    await (await service.get(path, { headers })).text();
    await until(() => log.some((line) => line.includes(id)));
    expect(log.join('')).not.toMatch(/secret/);
  });
});
