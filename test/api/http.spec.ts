import { jest } from '@jest/globals';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { makeCandidate } from '../support/article-factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { FakeIndex } from '../support/fake-index.js';

const now = (): number => Math.floor(Date.now() / 1000);

describe('the service', () => {
  let service: TestApp;
  let provider: FakeIndex;

  beforeAll(async () => {
    provider = new FakeIndex();
    service = await createTestApp({ providers: [provider] });
  });
  beforeEach(() => {
    provider.candidates = [];
    provider.queries.length = 0;
    provider.changes++;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.close());

  const read = async (path: string): Promise<ArticleListEnvelope> =>
    (await service.get(path)).json() as Promise<ArticleListEnvelope>;
  let visit = 0;
  /** A URL that was not requested before: an unknown parameter is ignored. */
  const fresh = (path: string): string => `${path}&visit=${++visit}`;

  describe('at a news endpoint', () => {
    it.each([
      ['/news?topic=%20climate%20change%20&language=en-gb', 'climate change', 'en-GB'],
      ['/news/advanced?topic=climate&language=PT-br', 'climate', 'pt-BR'],
      ['/news/topic?topic1=Sports&language=de', '', 'de'],
      ['/news/trending?language=FIL', '', 'fil'],
      ['/news/local?query=Leeds', '', 'en'],
    ])('returns for %s the envelope with its fields in order', async (path, topic, language) => {
      const response = await service.get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.stringify(await response.json())).toBe(
        JSON.stringify({ topic, geo: 'all', language, count: 0, items: [] }),
      );
    });

    it('returns articles with all six fields in order, null where unknown', async () => {
      const full = {
        publishedAt: now() - 60,
        imageUrl: 'https://img.example/p.jpg',
        preview: 'What happened.',
      };
      provider.candidates = [
        makeCandidate({ title: 'Bridge opens', url: 'https://a.example/1', ...full }),
        makeCandidate({ title: 'Ferry ends', url: 'https://b.example/2', publishedAt: null }),
      ];
      const { count, items } = await read(fresh('/news?topic=a&language=en&limit=2'));
      expect(count).toBe(2);
      expect(Object.keys(items[0]!)).toEqual([
        'title',
        'source',
        'published_at',
        'url',
        'image_url',
        'preview',
      ]);
      expect(items[0]!.published_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(items[1]).toMatchObject({ published_at: null, image_url: null, preview: '' });
    });

    it('returns geo as all or in upper case, uk as GB', async () => {
      expect((await read('/news?topic=a&language=en&geo=uk')).geo).toBe('GB');
      expect((await read('/news?topic=a&language=en&geo=fr')).geo).toBe('FR');
      expect((await read('/news?topic=a&language=en&geo=ALL')).geo).toBe('all');
      expect(provider.queries.map(({ country }) => country)).toEqual(['GB', 'FR', null]);
    });

    it.each([
      ['/news?topic="a b" -c&language=en', 'text', '"a b" -c'],
      ['/news/topic?topic1=sports&language=de', 'topic', 'sport'],
      ['/news/topic?topic1=sports&topic2=health&language=en', 'topic', 'sports health'],
      ['/news/trending?language=es&geo=AR', 'trending', 'titulares Argentina'],
      ['/news/trending?language=xx', 'trending', 'top headlines'],
      ['/news/local?query=Leeds', 'local', 'Leeds local news'],
      ['/news/local?query=Leeds+site:a.example', 'local', 'Leeds local news'],
    ])('sends providers for %s exactly the query of the interface document', async (path, intent, text) => {
      await service.get(fresh(path));
      expect(provider.queries).toHaveLength(1);
      expect(provider.queries[0]!.intent).toBe(intent);
      expect(provider.queries[0]!.text.toLowerCase()).toBe(text.toLowerCase());
    });

    it('passes limit and timeframe to the search, 10 and anytime by default', async () => {
      const begun = now();
      await service.get('/news?topic=a&language=en&limit=100&timeframe=last_24h');
      const { since } = provider.queries[0]!;
      expect([since! > begun - 86_402, since! < now() - 86_398]).toEqual([true, true]);
      await service.get('/news?topic=b&language=en&limit=%20&timeframe=');
      expect(provider.queries[0]).toMatchObject({ wanted: 100, since: expect.any(Number) });
      expect(provider.queries[1]).toMatchObject({ wanted: 10, since: null });
    });

    it('accepts 100 code points of text, whatever their length in bytes', async () => {
      const query = encodeURIComponent('🗞'.repeat(100));
      expect((await service.get(`/news?topic=${query}&language=en`)).status).toBe(200);
      expect((await service.get(`/news?topic=${query}x&language=en`)).status).toBe(400);
    });

    it.each([
      'it’s "',
      "'; DROP TABLE articles; --",
      'NEAR(a b)',
      'a* ^b {c} : (',
      '%',
      'title:x',
      'OR',
      '-',
      '🙂',
    ])('searches for %j as for any other text', async (topic) => {
      const path = `/news?topic=${encodeURIComponent(topic)}&language=en`;
      expect((await service.get(path)).status).toBe(200);
    });

    it('ignores unknown parameters, even repeated ones', async () => {
      const path =
        '/news?topic=a&language=en&foo=1&foo=2&topic[]=x&__proto__=1&constructor=2&thumbnail_only=nonsense';
      expect((await service.get(path)).status).toBe(200);
    });
  });

  describe('at /news/advanced', () => {
    const paths = {
      a: 'https://news.bbc.co.uk/1',
      b: 'https://notbbc.co.uk/1',
      c: 'https://zürich.example/1',
    };

    beforeEach(() => {
      provider.candidates = [
        makeCandidate({
          title: 'Éclair wins',
          url: paths.a,
          publishedAt: now() - 300,
          imageUrl: 'https://i.example/a.jpg',
        }),
        makeCandidate({ title: 'Zebra crosses', url: paths.b, publishedAt: null }),
        makeCandidate({ title: 'apple falls', url: paths.c, publishedAt: now() - 100 }),
        makeCandidate({ title: 'Fog comes', url: 'https://d.example/1', publishedAt: now() - 200 }),
      ];
    });

    const titles = async (query: string): Promise<string[]> => {
      const { count, items } = await read(fresh(`/news/advanced?topic=x&language=fr${query}`));
      expect(count).toBe(items.length);
      return items.map(({ title }) => title);
    };

    it('sorts by time, undated articles last in both orders', async () => {
      expect(await titles('')).toEqual(['apple falls', 'Fog comes', 'Éclair wins', 'Zebra crosses']);
      expect(await titles('&sort=published_at_asc')).toEqual([
        'Éclair wins',
        'Fog comes',
        'apple falls',
        'Zebra crosses',
      ]);
    });

    it('sorts titles by the collation of the language', async () => {
      const sorted = ['apple falls', 'Éclair wins', 'Fog comes', 'Zebra crosses'];
      expect(await titles('&sort=title_asc')).toEqual(sorted);
      expect(await titles('&sort=title_desc')).toEqual(sorted.reverse());
    });

    it('matches a source and its subdomains, in any case, with www., in Unicode or Punycode', async () => {
      expect(await titles('&source=WWW.BBC.co.uk')).toEqual(['Éclair wins']);
      expect(await titles('&source=zürich.example,')).toEqual(['apple falls']);
      expect(await titles('&source=xn--zrich-kva.example')).toEqual(['apple falls']);
    });

    it('excludes a source that is in both lists', async () => {
      expect(await titles('&source=bbc.co.uk,d.example&exclude_source=bbc.co.uk')).toEqual(['Fog comes']);
    });

    it('returns articles with a thumbnail only, for any of the four values', async () => {
      for (const yes of ['true', 'TRUE', '1'])
        expect(await titles(`&thumbnail_only=${yes}`)).toEqual(['Éclair wins']);
      for (const no of ['false', 'False', '0', ''])
        expect(await titles(`&thumbnail_only=${no}`)).toHaveLength(4);
    });

    it('fetches `limit` articles and filters them afterwards', async () => {
      expect(await titles('&limit=1&source=d.example')).toEqual([]);
      expect(provider.queries[0]!.wanted).toBe(1);
    });
  });

  describe('with the headers of a response', () => {
    it('returns an ETag, and 304 for If-None-Match', async () => {
      const first = await service.get('/news?topic=etag&language=en');
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      const compressed = [`W/${etag.slice(0, -1)}-gzip"`, `${etag.slice(0, -1)}-br"`];
      for (const sent of [etag, `"other", ${etag}`, `W/${etag}`, '*', ...compressed]) {
        const again = await service.get('/news?topic=etag&language=en', {
          headers: { 'if-none-match': sent },
        });
        expect([again.status, await again.text()]).toEqual([304, '']);
        expect(again.headers.get('etag')).toBe(etag);
        expect(again.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
      }
      const other = await service.get('/news?topic=etag&language=en', {
        headers: { 'if-none-match': '"x"' },
      });
      expect(other.status).toBe(200);
    });

    it('limits a cached response to the calling key by Vary', async () => {
      const { headers } = await service.get('/news?topic=vary&language=en', {
        headers: { origin: 'https://app.example' },
      });
      expect(headers.get('vary')).toBe(
        'Origin, X-Gateway-Key, X-Gateway-Host, Authorization, X-Api-Key, Accept',
      );
    });

    it('returns Cache-Control, Server-Timing and a request id', async () => {
      const { headers } = await service.get('/news?topic=headers&language=en');
      expect(headers.get('cache-control')).toMatch(/^private, max-age=[45]$/);
      expect(headers.get('server-timing')).toMatch(/^cache;desc=miss, total;dur=\d+(\.\d+)?$/);
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    });

    it.each([
      ['client-7.B_x', true],
      ['a'.repeat(128), true],
      ['a'.repeat(129), false],
      ['two words', false],
      ['{"json":1}', false],
    ])("returns the caller's request id %j where it is valid: %s", async (id, isUsed) => {
      const path = '/news?topic=id&language=en';
      const answered = (await service.get(path, { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
      expect(answered === id).toBe(isUsed);
    });
  });

  it('requires TLS of this host alone', async () => {
    const { headers } = await service.get('/news/trending');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const get = await service.get('/news?topic=head&language=en');
    const head = await service.get('/news?topic=head&language=en', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  describe('with cached responses', () => {
    const path = '/news?topic=cached&language=en';

    it('serves the same URL again without a search, with a header', async () => {
      const twice = '/news?topic=twice&language=en';
      await service.get(twice);
      const again = await service.get(twice);
      expect(provider.queries).toHaveLength(1);
      expect(again.headers.get('server-timing')).toMatch(/^cache;desc=hit/);
    });

    it('shares one search among concurrent requests', async () => {
      provider.delayMs = 100;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => read('/news?topic=at-once&language=en')),
      );
      provider.delayMs = 0;
      expect(provider.queries).toHaveLength(1);
      expect(answers.every((answer) => answer.topic === 'at-once')).toBe(true);
    });

    it('returns none of them without the gateway headers', async () => {
      await service.get(path);
      expect((await fetch(service.url + path)).status).toBe(401);
    });

    it('never caches an error', async () => {
      provider.breakDown();
      expect((await service.get('/news?topic=error&language=en')).status).toBe(503);
      provider.failure = null;
      expect((await service.get('/news?topic=error&language=en')).status).toBe(200);
    });

    it('searches again when the oldest article has left the timeframe', async () => {
      provider.candidates = [makeCandidate({ publishedAt: now() - 3600 + 3 })];
      const hour = '/news?topic=window&language=en&timeframe=last_1h';
      const first = await service.get(hour);
      expect(await first.json()).toMatchObject({ count: 1 });
      expect(first.headers.get('cache-control')).toMatch(/max-age=[0-3]$/);
      for (const clock of [Date, performance]) jest.spyOn(clock, 'now').mockReturnValue(clock.now() + 3_200);
      expect((await read(hour)).count).toBe(0);
    });
  });
});

describe('a page of another origin', () => {
  let service: TestApp;
  const preflight = (origin: string, path = '/news') =>
    fetch(service.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-gateway-key,x-gateway-host',
      },
    });

  describe('that is listed', () => {
    beforeAll(async () => {
      const environment = { CORS_ORIGINS: 'https://app.example, http://localhost:8080' };
      service = await createTestApp({ environment, providers: [new FakeIndex()] });
    });
    afterAll(() => service.close());

    it('gets a preflight response before the gateway headers are checked', async () => {
      const { status, headers } = await preflight('https://app.example');
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
      expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD');
      expect(headers.get('access-control-allow-headers')).toMatch(/x-gateway-key,x-gateway-host/);
      const allowed = headers.get('access-control-allow-headers')!.split(',');
      expect(allowed).toEqual(
        expect.arrayContaining([
          'content-type',
          'last-event-id',
          'mcp-protocol-version',
          'mcp-method',
          'mcp-name',
          'authorization',
          'x-api-key',
        ]),
      );
      expect(headers.get('vary')).toContain('Origin');
    });

    it.each(['/mcp', '/mcp/', '/MCP', '/websub/a-token', '/websub/a-token/'])(
      'is allowed to POST to %s, and to no list',
      async (path) => {
        const allowed = async (target: string) =>
          (await preflight('https://app.example', target)).headers.get('access-control-allow-methods');
        expect([await allowed(path), await allowed('/news/')]).toEqual(['GET,HEAD,POST', 'GET,HEAD']);
      },
    );

    it('may read responses and errors, and their headers', async () => {
      for (const path of ['/news?topic=a&language=en', '/news', '/nowhere']) {
        const { headers } = await service.get(path, { headers: { origin: 'http://localhost:8080' } });
        expect(headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
        expect(headers.get('access-control-expose-headers')).toMatch(/ETag.*RateLimit.*Retry-After/);
        const exposed = headers.get('access-control-expose-headers')!.split(',');
        expect(new Set(exposed).size).toBe(exposed.length);
        expect(exposed).toEqual(
          expect.arrayContaining([
            ...[
              'X-Rules',
              'X-Unknown-Parameters',
              'X-Query-Syntax',
              'X-Respelled',
              'Link',
              'X-Diversity-Limited',
            ],
          ]),
        );
      }
    });

    it('is not allowed when it is not listed', async () => {
      expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('without any listed', () => {
    beforeAll(async () => {
      service = await createTestApp({ providers: [new FakeIndex()] });
    });
    afterAll(() => service.close());

    it('gets a preflight response without permissions', async () => {
      const { status, headers } = await preflight('https://app.example');
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });
});
