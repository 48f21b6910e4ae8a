import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import type { OpenApiDocument, ApiResponse as Described } from '../../src/explorer/openapi/openapi.js';
import { listOperations, type ResolvedOperation } from '../../src/explorer/list-operations.js';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { OPERATION_ERRORS } from '../../src/http/errors.js';
import { DeclaredRoutes } from '../../src/http/routes.js';
import type { StoriesEnvelope } from '../../src/features/stories/stories.service.js';
import { makeCandidate } from '../support/article-factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { examplesOf } from '../support/described-api.js';
import { FakeIndex } from '../support/fake-index.js';
import { polledIndex } from '../support/polled-index.js';
import { schemaFaults } from '../support/schema-faults.js';

// CommonJS, of which Node sees the default export only.
const { Spectral } = spectralCore;
const { oas } = spectralRulesets;

/** The names in a document, each with those above it. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value)
    .flatMap(([name, part]) => fieldsOf(part, `${path}/${name}`))
    .sort();
}

describe('the description at /openapi.json', () => {
  const provider = new FakeIndex();
  let testApp: TestApp;
  let document: OpenApiDocument;
  let operations: ResolvedOperation[];
  beforeAll(async () => {
    provider.candidates = [
      makeCandidate({ imageUrl: 'https://images.example/1.jpg' }),
      makeCandidate({ publishedAt: null }),
    ];
    testApp = await createTestApp({ providers: [provider] });
    document = (await (await fetch(`${testApp.url}/openapi.json`)).json()) as OpenApiDocument;
    operations = listOperations(document);
  });
  afterAll(() => testApp.close());

  it('describes exactly the paths that require the gateway headers', async () => {
    const guarded: string[] = [];
    for (const path of testApp.app.get(DeclaredRoutes).paths) {
      const { status } = await fetch(testApp.url + path);
      if (status === 401) guarded.push(path.replace(/:(\w+)/g, '{$1}'));
    }
    expect(Object.keys(document.paths)).toEqual(guarded);
  });

  it('has a sentence and an example of every error code under its status', () => {
    for (const [code, { status, title, meaning }] of OPERATION_ERRORS) {
      const response = document.components.responses[`Error${status}`];
      expect(response!.description).toContain(`\`${code}\`: ${meaning}`);
      const example = response?.content?.['application/problem+json']?.examples?.[code]?.value;
      expect(example).toMatchObject({ code, status, title });
      for (const { responses } of operations) expect(Object.keys(responses)).toContain(String(status));
    }
  });

  it('resolves all of its references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    const resolve = (path: string) =>
      path
        .split('/')
        .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((path) => resolve(path) === undefined)).toEqual([]);
  });

  it('has no schema with a field of the same name, which would clash in generated code', () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      const fields = Object.keys(properties).map((field) => field.replaceAll('_', ''));
      expect([name, fields]).toEqual([name, expect.not.arrayContaining([name.toLowerCase()])]);
    }
  });

  it('has a shared schema for every list of values, and allows additional fields in responses', () => {
    const unnamed = Object.values(document.paths)
      .flatMap(({ get }) => get!.parameters)
      .filter(({ schema }) => schema.enum);
    expect(unnamed).toEqual([]);
    for (const schema of Object.values(document.components.schemas).filter(({ type }) => type === 'object')) {
      expect(schema.additionalProperties).toMatchObject({ description: expect.any(String) });
    }
  });

  it('describes errors whose status is not listed', () => {
    for (const { responses } of operations) {
      expect(responses['default']).toEqual({ $ref: '#/components/responses/OtherError' });
    }
  });

  it('contains the base URL of the request, also behind TLS', async () => {
    const serversOf = async (headers: Record<string, string>) => {
      const response = await fetch(`${testApp.url}/openapi.json`, { headers });
      return ((await response.json()) as OpenApiDocument).servers.map(({ url }) => url);
    };
    expect(await serversOf({})).toEqual([testApp.url]);
    expect(await serversOf({ 'X-Forwarded-Proto': 'https' })).toEqual([testApp.url.replace('http', 'https')]);
  });

  it('contains PUBLIC_URL where it is set', async () => {
    const service = await createTestApp({ environment: { PUBLIC_URL: 'https://news.example/api/' } });
    const served = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApiDocument;
    await service.close();
    expect(served.servers).toMatchObject([{ url: 'https://news.example/api' }]);
  });

  it('passes the recommended rules of Spectral', async () => {
    const spectral = new Spectral();
    // The description has no contact: it differs between operators.
    spectral.setRuleset({ extends: oas as RulesetDefinition, rules: { 'info-contact': 'off' } });
    const found = await spectral.run(JSON.stringify(document));
    expect(found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)).toEqual([]);
  });

  it('has examples that match their schemas', () => {
    const responses = [
      ...Object.values(document.components.responses),
      ...operations.flatMap((operation) => Object.values(operation.responses)),
    ];
    for (const response of responses) {
      for (const { schema, examples } of Object.values('content' in response ? response.content! : {})) {
        for (const { value } of Object.values(examples ?? {}))
          expect(schemaFaults(value, schema, document)).toEqual([]);
      }
    }
    for (const parameter of operations.flatMap(({ parameters }) => parameters)) {
      expect(
        examplesOf(parameter).flatMap((value) => schemaFaults(value, parameter.schema, document)),
      ).toEqual([]);
    }
  });

  it('has an empty list in each example of nothing found, and articles in the others', () => {
    const examples = operations.flatMap(({ responses: { 200: response } }) =>
      response === undefined || !('content' in response)
        ? []
        : Object.values(response.content!).flatMap((content) => Object.entries(content.examples ?? {})),
    );
    const listed = examples.flatMap(([name, { value }]) => {
      const { items, stories } = (value ?? {}) as { items?: unknown[]; stories?: unknown[] };
      const rows = stories ?? items;
      return rows === undefined ? [] : [[name === 'nothing', rows.length === 0]];
    });
    expect(listed.length).toBeGreaterThan(10);
    for (const [isNothing, isEmpty] of listed) expect(isEmpty).toBe(isNothing);
  });

  it('has a sample call for every operation that returns a response like its example', async () => {
    for (const { path, responses, 'x-codeSamples': samples } of operations) {
      const sent = [...samples[0]!.source.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)];
      const query = new URLSearchParams(sent.map(([, name, value]): [string, string] => [name!, value!]));
      const [, called] = /\$BASE_URL([^"]*)/.exec(samples[0]!.source)!;
      const response = await testApp.get(`${called}?${query}`);
      // Without keys of its own the service does not count requests.
      expect([path, response.status]).toEqual([path, path === '/usage' ? 404 : 200]);
      if (path === '/news/stream') {
        await response.body!.cancel();
        continue;
      }
      if (path === '/health' || path === '/usage' || path.endsWith('}')) continue;
      const described = responses['200']!;
      const [shown] = Object.values('content' in described ? described.content! : {}).map(
        ({ examples }) =>
          Object.values(examples!)[0]!.value as ArticleListEnvelope & Partial<StoriesEnvelope>,
      );
      const { topic, geo, language } = (await response.json()) as ArticleListEnvelope;
      if (topic !== undefined) expect([path, shown]).toMatchObject([path, { topic, geo, language }]);
      if (shown!.count === undefined) continue;
      expect(shown!.count).toBe((shown!.stories ?? shown!.items).length);
      expect(shown!.count).toBeLessThanOrEqual(Number(query.get('limit') ?? 10));
    }
  });

  it.each([
    '/news?topic=story&language=en',
    '/news?topic=story&language=en&include=total,country,categories,coverage',
    '/news/advanced?topic=story&language=en&sort=title_asc',
    '/news/topic?topic1=science',
    '/news/trending?language=de',
    '/news/local?query=Northmere',
    '/news/stories?language=en',
    '/news/counts?topic1=science',
    '/sources',
    '/health',
  ])('describes the response of %s', async (path) => {
    const response = await testApp.get(path);
    const described = operations.find((operation) => operation.path === path.split('?')[0])!.responses[
      '200'
    ]!;
    const { schema } = Object.values('content' in described ? described.content! : {})[0]!;
    expect(response.status).toBe(200);
    expect(schemaFaults(await response.json(), schema, document)).toEqual([]);
    const headers = Object.keys('headers' in described ? described.headers! : {});
    const always = headers.filter(
      (h) =>
        !/^(RateLimit|Link$|X-(Diversity-Limited|Depth-Limited|Query-Syntax|Rules|Respelled|Unknown-Parameters)$)/.test(
          h,
        ),
    );
    for (const name of always) expect([name, response.headers.has(name)]).toEqual([name, true]);
    const sent = Object.keys(document.components.headers).filter((name) => response.headers.has(name));
    // Express adds an ETag to every document.
    expect(sent.filter((name) => name !== 'ETag' && !headers.includes(name))).toEqual([]);
    expect(headers.includes('ETag')).toBe(path !== '/health');
  });

  it('names the headers with which a caller authenticates', async () => {
    const schemes = Object.values(document.components.securitySchemes);
    expect(schemes.map((scheme) => scheme.in)).toEqual(['header', 'header']);
    const headers = Object.fromEntries(schemes.map(({ name }) => [name, 'any']));
    expect((await fetch(`${testApp.url}/health`, { headers })).status).toBe(200);
  });

  it('has the same fields in its example of /health as the response', async () => {
    const index = await polledIndex([200]);
    const service = await createTestApp({ environment: { DATA_DIR: index.dataDir } });
    const answered: unknown = await (await service.get('/health')).json();
    await service.close();
    index.remove();
    const { content } = document.paths['/health']!['get']!.responses['200'] as Described;
    const [example] = Object.values(content!['application/json']!.examples!);
    expect(fieldsOf(example!.value)).toEqual(fieldsOf(answered));
  });

  it('describes the response of /health when no search provider is available', async () => {
    provider.up = false;
    const response = await testApp.get('/health');
    provider.up = true;
    expect(response.status).toBe(503);
    const healthFailure = { $ref: '#/components/schemas/HealthFailure' };
    expect(schemaFaults(await response.json(), healthFailure, document)).toEqual([]);
  });

  it('describes error responses', async () => {
    const problem = { $ref: '#/components/schemas/Problem' };
    for (const [path, status] of [
      ['/news', 400],
      ['/nowhere', 404],
      ['/usage', 404],
    ] as const) {
      const response = await testApp.get(path);
      expect(response.status).toBe(status);
      expect(schemaFaults(await response.json(), problem, document)).toEqual([]);
    }
  });
});

describe('the static pages', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  it.each(['/', '/docs', '/docs/swagger-ui-bundle.js', '/openapi.json', '/llms.txt'])(
    '%s is readable without headers and again with 304',
    async (path) => {
      const response = await fetch(testApp.url + path);
      expect(response.status).toBe(200);
      const etag = response.headers.get('etag')!;
      const again = await fetch(testApp.url + path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
    },
  );

  it.each(['/', '/docs'])(
    '%s requests nothing from other hosts and allows only its own styles and script',
    async (path) => {
      const response = await fetch(testApp.url + path);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy')!;
      expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*\b(?:src|href)=["']?(?:https?:)?\/\//i);
      expect(html).not.toMatch(/@import|\burl\(/);
      expect(html).not.toMatch(/\son\w+=|\sstyle=/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    },
  );

  it('describe the API to language models at /llms.txt, with every operation and links that resolve', async () => {
    const response = await fetch(`${testApp.url}/llms.txt`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# News search\n\n> .+\n/);
    expect(text).toContain('- `GET /news`: ');
    expect(text).toMatch(/^- `GET \/news\/topic`: [^;]+; required: `topic1`$/m);
    expect(text).toMatch(/^- `GET \/sources`: [^;]+$/m);
    for (const path of testApp.app.get(DeclaredRoutes).paths.filter((one) => one.startsWith('/news')))
      expect(text).toContain(`\`GET ${path.replace(/:(\w+)/g, '{$1}')}\``);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => new URL(link!, response.url));
    const statuses = await Promise.all(links.map(async (link) => (await fetch(link)).status));
    // MCP requires the headers, and a POST.
    expect(statuses).toEqual([200, 200, 405]);
  });

  it('are sent uncompressed to a client that does not accept gzip', async () => {
    const response = await fetch(`${testApp.url}/docs`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain('docs/swagger-ui-bundle.js');
  });

  it.each(['/', '/docs'])('%s refers only to styles and modules that are served', async (path) => {
    const html = await (await fetch(testApp.url + path)).text();
    const named = [...html.matchAll(/"?(\.?[\w./-]+\.(?:css|js))\b/g)].map(([, name]) => name!);
    const open = named.map((name) => new URL(name, testApp.url + path).href);
    const served = new Map<string, string>();
    for (let address = open.pop(); address !== undefined; address = open.pop()) {
      if (served.has(address)) continue;
      const response = await fetch(address);
      served.set(address, `${response.status} ${response.headers.get('content-type')!.split(';')[0]}`);
      const imported = (await response.text()).matchAll(/^import [^'"]*['"](\.[^'"]+)['"]/gm);
      for (const [, name] of imported) open.push(new URL(name!, address).href);
    }
    const found = [...served].map(([address, type]) => `${address.split('.').at(-1)} ${type}`);
    expect(new Set(found)).toEqual(new Set(['css 200 text/css', 'js 200 text/javascript']));
  });

  it('have one address: /docs/ redirects, and only files of the page are below it', async () => {
    const slash = await fetch(`${testApp.url}/docs/`, { redirect: 'manual' });
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '../docs']);
    for (const name of ['index.html', '__proto__', '..%2Fpackage.json'])
      expect((await fetch(`${testApp.url}/docs/${name}`)).status).toBe(404);
  });

  it('include a description that pages of other origins can read', async () => {
    const response = await fetch(`${testApp.url}/openapi.json`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/news', '/health'])('do not include %s, which requires the gateway headers', async (path) => {
    expect((await fetch(testApp.url + path)).status).toBe(401);
  });
});
