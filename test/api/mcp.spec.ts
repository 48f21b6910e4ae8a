import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';
import { freshFolder } from '../support/fresh-folder.js';
import { createKey } from '../../src/gateway/edit-keys-file.js';
import type { Article } from '../../src/articles/article.js';
import { makeCandidate } from '../support/article-factory.js';
import { createTestApp, GATEWAY_HEADERS, type TestApp } from '../support/create-test-app.js';
import { FakeIndex } from '../support/fake-index.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { sendRaw } from '../support/send-raw.js';
import { until } from '../support/until.js';

/** What each tool stands for, with a question that it answers. */
const CALLS: [tool: string, path: string, given: Record<string, string | number>][] = [
  ['search_news', '/news', { topic: 'sea wall', language: 'en', limit: 2 }],
  ['trending_news', '/news/trending', { language: 'en-gb', geo: 'uk' }],
  ['news_by_topic', '/news/topic', { topic1: 'Science', timeframe: 'anytime' }],
  ['local_news', '/news/local', { query: 'Northmere' }],
  ['news_stories', '/news/stories', { language: 'en' }],
];

const LATEST = '2026-07-28';
const INITIALIZED = '2025-11-25';

/** Revisions as clients select them: the former one, the latest one, and what the service offers. */
const MODES: [revision: string, mode: VersionNegotiationMode][] = [
  [INITIALIZED, 'legacy'],
  [LATEST, { pin: LATEST }],
  [LATEST, 'auto'],
];

const queryOf = (given: object) => new URLSearchParams(Object.entries(given).map(([n, v]) => [n, String(v)]));
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join();
/** The body in a result. */
const bodyOf = (result: CallToolResult) => JSON.parse(textOf(result)) as Record<string, unknown>;

async function connected(
  { url }: TestApp,
  headers: Record<string, string> = GATEWAY_HEADERS,
  mode: VersionNegotiationMode = 'auto',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
  );
  return client;
}

const connections = ({ app }: TestApp): Promise<number> =>
  new Promise((resolve) => (app.getHttpServer() as Server).getConnections((_, count) => resolve(count)));

const call = (client: Client, name: string, given: Record<string, unknown>): Promise<CallToolResult> =>
  client.callTool({ name, arguments: given });

describe('POST /mcp', () => {
  let service: TestApp;
  let client: Client;
  beforeAll(async () => {
    const provider = new FakeIndex();
    provider.candidates = [
      makeCandidate({
        title: 'Sea wall holds',
        publishedAt: 1_780_000_000,
        url: 'https://a.example/1',
        preview: 'It held.',
      }),
      makeCandidate({ title: 'Ferry back in service', publishedAt: null }),
    ];
    service = await createTestApp({ providers: [provider] });
    client = await connected(service);
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it.each(MODES)('speaks %s with a client that negotiates %j', async (revision, mode) => {
    const own = await connected(service, GATEWAY_HEADERS, mode);
    expect(own.getNegotiatedProtocolVersion()).toBe(revision);
    expect(own.getInstructions()).toContain('Quote with link and date');
    expect((await own.listTools()).tools).toHaveLength(9);
    const result = await call(own, 'search_news', { topic: 'a', language: 'en' });
    expect(bodyOf(result)).toMatchObject({ count: 2, items: [{ title: 'Sea wall holds' }, {}] });
    await own.close();
  });

  it('lists nine tools with parameters of their endpoints, in at most 12 KiB', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search_news', 'trending_news', 'news_by_topic', 'local_news', 'news_stories', 'get_story'],
      ...['similar_news', 'count_news', 'list_sources'],
    ]);
    const search = tools.find(({ name }) => name === 'search_news')!;
    expect(search.inputSchema).toMatchObject({
      required: ['topic'],
      properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 } },
    });
    expect(tools.every(({ outputSchema }) => outputSchema === undefined)).toBe(true);
    expect(Buffer.byteLength(await (await post(LIST)).text())).toBeLessThanOrEqual(12 * 1024);
  });

  it.each(CALLS)('returns for the tool %s once, as JSON text, what %s returns', async (tool, path, given) => {
    const answer = await (await service.get(`${path}?${queryOf(given)}`)).json();
    const { content, structuredContent, isError } = await call(client, tool, given);
    expect([isError, structuredContent, content.length]).toEqual([undefined, undefined, 1]);
    expect(bodyOf({ content })).toEqual(answer);
  });

  it.each(CALLS)('reports for the tool %s all faults at once, as %s does', async (tool, path) => {
    const given = { limit: 500, geo: 'nowhere' };
    const { detail } = (await (await service.get(`${path}?${queryOf(given)}`)).json()) as { detail: string };
    expect(await call(client, tool, given)).toMatchObject({
      content: [{ type: 'text', text: detail }],
      isError: true,
    });
  });

  it('searches several languages, and reports a text that was read as plain words', async () => {
    const result = await call(client, 'search_news', { topic: 'a (b', languages: ['en', 'fr'] });
    expect(bodyOf(result)).toMatchObject({
      language: 'en,fr',
      query_syntax: 'position=2; detail="This parenthesis is not closed."',
    });
  });

  it('names arguments that are no parameters, and ignores them', async () => {
    const given = { topic: 'a', language: 'en', lanugage: 'fr', 'domains[]': 'a.example' };
    expect(bodyOf(await call(client, 'search_news', given))).toMatchObject({
      language: 'en',
      unknown_parameters: ['lanugage', 'domains[]'],
    });
  });

  it('accepts lists as arrays, and rejects objects and unknown tools', async () => {
    const result = await call(client, 'search_news', {
      topic: 'a',
      language: 'en',
      domains: ['a.example', 'b c'],
    });
    expect(textOf(result)).toBe(
      'domains must be host names such as bbc.co.uk, separated by commas, not "b c".',
    );
    const object = await call(client, 'search_news', { topic: { text: 'a' }, language: 'en' });
    expect(object).toMatchObject({ isError: true });
    await expect(call(client, 'read_mail', {})).rejects.toThrow(
      'There is no tool "read_mail"; there are search_news,',
    );
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    service.get('/mcp', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const LIST = '{"jsonrpc":"2.0","id":7,"method":"tools/list"}';

  it('rejects invalid and oversized messages, and pages of another origin', async () => {
    const refused = async (response: Response) => [
      response.status,
      ((await response.json()) as { code?: string }).code,
    ];
    expect(await refused(await post('{'))).toEqual([400, undefined]);
    expect(await refused(await post(`"${'a'.repeat(64 * 1024)}"`))).toEqual([413, 'document_too_large']);
    expect(await refused(await post(PING, { origin: 'https://evil.example' }))).toEqual([
      403,
      'origin_not_allowed',
    ]);
    expect(await refused(await post(PING, { 'mcp-protocol-version': '1999-01-01' }))).toEqual([
      400,
      undefined,
    ]);
    expect((await post(PING, { origin: service.url })).status).toBe(200);
    const answer = await service.get('/mcp');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await fetch(`${service.url}/mcp`, { method: 'POST', body: PING })).status).toBe(401);
  });

  it('does not count an oversized or interrupted message as a defect of the service', async () => {
    const lines: string[] = [];
    const app = await createTestApp({
      environment: { LOG_LEVEL: 'info' },
      onLog: (line) => lines.push(line),
    });
    const head = [
      'POST /mcp HTTP/1.1',
      'Host: a',
      ...Object.entries(GATEWAY_HEADERS).map((header) => header.join(': ')),
    ].join('\r\n');
    const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`;
    const [tooLarge] = await sendRaw(
      app.port,
      `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`,
    );
    expect([tooLarge!.status, JSON.parse(tooLarge!.body).code]).toEqual([413, 'document_too_large']);
    const socket = connect(app.port, '127.0.0.1', () =>
      socket.write(`${head}\r\nContent-Length: 50\r\n\r\n{`),
    );
    await until(async () => (await connections(app)) > 0);
    socket.destroy();
    await until(async () => (await connections(app)) === 0);
    const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level);
    await app.close();
    expect(levels).not.toContain('error');
  });

  it('returns the cursor of the next page', async () => {
    const articles = Array.from({ length: 6 }, (_, i) =>
      anIndexArticle({ title: `Mayor number ${i} in ${'abcdef'[i]!.repeat(5)}` }),
    );
    const indexed = await createTestApp({ articles });
    const reader = await connected(indexed);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const result = await call(reader, 'search_news', { topic: 'mayor', language: 'en', limit: 4, cursor });
      const { items, next_cursor: next } = bodyOf(result) as { items: Article[]; next_cursor?: string };
      found.push(...items.map(({ url }) => url));
      cursor = next;
    } while (cursor !== undefined);
    const sources = await call(reader, 'list_sources', { limit: 2 });
    expect(bodyOf(sources)).toEqual({
      ...((await (await indexed.get('/sources?limit=2')).json()) as object),
      next_cursor: expect.any(String),
    });
    await reader.close();
    await indexed.close();
    expect([found.length, new Set(found).size]).toEqual([6, 6]);
  });

  it('rejects a batch, in any revision', async () => {
    for (const batch of ['[]', `[${PING}]`, `[${PING},${LIST}]`, '[5]']) {
      const response = await post(batch);
      expect([response.status, await response.json()]).toMatchObject([400, { id: null, error: {} }]);
    }
  });

  it.each<[string, unknown]>([
    ['tools/call', undefined],
    ['tools/call', {}],
    ['tools/call', { name: 'search_news', arguments: 'storm' }],
    ['initialize', undefined],
    ['initialize', { protocolVersion: 1 }],
    ['tools/list', { cursor: 5 }],
  ])('reports %s with the parameters %j as faults of the caller', async (method, params) => {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 2, method, params }));
    expect(await answer.json()).toMatchObject({ id: 2, error: { code: -32_602 } });
  });

  it('repeats no half of a surrogate pair of a message', async () => {
    const params = { name: 'TOOL', arguments: {} };
    const message = JSON.stringify({ jsonrpc: '2.0', id: 'TOOL', method: 'tools/call', params });
    const text = await (await post(message.replaceAll('TOOL', String.raw`\ud83d`))).text();
    expect(text).not.toMatch(/\\ud[89a-f]/i);
    expect(JSON.parse(text)).toMatchObject({
      id: '\ufffd',
      error: { message: expect.stringContaining('There is no tool "\ufffd"') },
    });
  });

  it('responds to any client that accepts JSON', async () => {
    for (const accept of ['application/json', '*/*', 'application/*;q=0.1'])
      expect((await post(PING, { accept })).status).toBe(200);
    expect((await post(PING, { accept: 'text/event-stream' })).status).toBe(406);
  });

  it('has no sessions', async () => {
    const response = await post(LIST);
    expect([response.status, response.headers.get('mcp-session-id')]).toEqual([200, null]);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  describe('with a plan', () => {
    let limited: TestApp;
    let headers: Record<string, string>;

    beforeEach(async () => {
      const file = join(freshFolder(), 'keys.json');
      const plans = { small: { requests_per_day: 6, endpoints: ['/news'] } };
      writeFileSync(file, JSON.stringify({ plans, keys: [] }));
      headers = { ...GATEWAY_HEADERS, 'x-gateway-key': createKey(file, { plan: 'small' }).key };
      const environment = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file };
      limited = await createTestApp({ providers: [new FakeIndex()], environment });
    });
    afterEach(() => limited.close());

    const remaining = async () => {
      const usage = await (await limited.get('/usage', { headers })).json();
      return (usage as { today: { left: number } }).today.left;
    };
    const list = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list' });
    const send = (messages: unknown) =>
      limited.get('/mcp', {
        method: 'POST',
        body: JSON.stringify(messages),
        headers: {
          ...headers,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
      });
    const search = (id: number, given: object) => ({
      ...{ jsonrpc: '2.0', id, method: 'tools/call' },
      params: { name: 'search_news', arguments: given },
    });

    it('counts each message as one request, and a call as one of its endpoint', async () => {
      const storm = { topic: 'storm', language: 'en' };
      expect((await send(search(2, storm))).headers.get('ratelimit')).toBeNull();
      expect((await send(search(3, { topic: {} }))).status).toBe(200);
      expect(await remaining()).toBe(4);
      expect((await send([list(4)])).status).toBe(400);
      expect((await send(list(5))).headers.get('ratelimit')).toMatch(/"day";r=2;/);
      for (const id of [6, 7]) expect((await send(list(id))).status).toBe(200);
      const refused = await send(list(8));
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await refused.json()).toMatchObject({ code: 'plan_used_up' });
    });

    it('reports 403 and 429 of an endpoint as errors of the tool', async () => {
      const caller = await connected(limited, headers);
      expect(textOf(await call(caller, 'trending_news', { language: 'en' }))).toBe(
        'The plan "small" does not cover /news/trending; use /news, or change the plan.',
      );
      // server/discover is one of six requests.
      const get = () => call(caller, 'search_news', { topic: 'a', language: 'en' });
      for (let i = 0; i < 5; i++) expect((await get()).isError).toBeUndefined();
      const refused = await get();
      expect([refused.isError, textOf(refused)]).toEqual([
        true,
        expect.stringMatching(/^The plan "small" is used up/),
      ]);
      await caller.close();
      await expect(connected(limited)).rejects.toThrow(/401|key_unknown/);
    });
  });
});
