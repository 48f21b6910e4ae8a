import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { freshFolder } from '../support/fresh-folder.js';
import { createKey } from '../../src/gateway/edit-keys-file.js';
import type { Article } from '../../src/articles/article.js';
import { IndexWriter } from '../../src/index/index-writer.js';
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

const queryOf = (given: object) => new URLSearchParams(Object.entries(given).map(([n, v]) => [n, String(v)]));
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join();

async function connected(transport: Transport): Promise<{ client: Client; faults: Error[] }> {
  const client = new Client({ name: 'test', version: '1' });
  const faults: Error[] = [];
  client.onerror = (error) => void faults.push(error);
  await client.connect(transport);
  return { client, faults };
}

const connections = ({ app }: TestApp): Promise<number> =>
  new Promise((resolve) => (app.getHttpServer() as Server).getConnections((_, count) => resolve(count)));

const call = async (client: Client, name: string, given: Record<string, unknown>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: given })) as CallToolResult;

describe('POST /mcp', () => {
  let service: TestApp;
  let client: Client;
  const overHttp = (app: TestApp, headers: Record<string, string> = GATEWAY_HEADERS) =>
    connected(
      new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } }) as Transport,
    );

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
    client = (await overHttp(service)).client;
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it('lists a tool for each endpoint, with its parameters and its result', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...CALLS.map(([name]) => name), 'list_sources']);
    const search = tools.find(({ name }) => name === 'search_news')!;
    expect(search.inputSchema).toMatchObject({
      required: ['topic'],
      properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 } },
    });
    expect(JSON.stringify(tools)).not.toContain('$ref');
  });

  it.each(CALLS)('%s returns what %s returns', async (tool, path, given) => {
    const answer = (await (await service.get(`${path}?${queryOf(given)}`)).json()) as object;
    // The client holds it to the schema of the list.
    await client.listTools();
    const { structuredContent, isError } = await call(client, tool, given);
    expect([isError, structuredContent]).toEqual([undefined, answer]);
  });

  it('returns text to quote, with publisher, date and link', async () => {
    const text = textOf(await call(client, 'search_news', { topic: 'a', language: 'en' }));
    expect(text).toContain('Sea wall holds (a.example, 2026-05-28 20:26 UTC)\nhttps://a.example/1\nIt held.');
    expect(text).toMatch(/Ferry back in service \(.*, date unknown\)/);
  });

  it.each(CALLS)('%s reports all faults at once, as %s does', async (tool, path) => {
    const given = { limit: 500, geo: 'nowhere' };
    const { detail } = (await (await service.get(`${path}?${queryOf(given)}`)).json()) as { detail: string };
    expect(await call(client, tool, given)).toEqual({
      content: [{ type: 'text', text: detail }],
      isError: true,
    });
  });

  it('searches several languages, and reports a text that was read as plain words', async () => {
    const { structuredContent: body } = await call(client, 'search_news', {
      topic: 'a (b',
      languages: ['en', 'fr'],
    });
    expect(body).toMatchObject({
      language: 'en,fr',
      query_syntax: 'position=2; detail="This parenthesis is not closed."',
    });
  });

  it('names arguments that are no parameters, and ignores them', async () => {
    const given = { topic: 'a', language: 'en', lanugage: 'fr', from_date: 'today' };
    const result = await call(client, 'search_news', given);
    expect(result.structuredContent).toMatchObject({
      language: 'en',
      unknown_parameters: ['lanugage', 'from_date'],
    });
    expect(textOf(result)).toContain('Parameters that do not exist were ignored: lanugage, from_date');
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
    const folder = freshFolder();
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    writer.write(
      Array.from({ length: 6 }, (_, i) =>
        anIndexArticle({ title: `Mayor number ${i} in ${'abcdef'[i]!.repeat(5)}` }),
      ),
    );
    writer.close();
    const indexed = await createTestApp({ environment: { DATA_DIR: folder } });
    const { client: reader } = await overHttp(indexed);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const result = await call(reader, 'search_news', { topic: 'mayor', language: 'en', limit: 4, cursor });
      const { items, next_cursor: next } = result.structuredContent as {
        items: Article[];
        next_cursor?: string;
      };
      if (next !== undefined) expect(textOf(result)).toContain(`cursor ${next}`);
      found.push(...items.map(({ url }) => url));
      cursor = next;
    } while (cursor !== undefined);
    const sources = await call(reader, 'list_sources', { limit: 2 });
    expect(sources.structuredContent).toEqual({
      ...((await (await indexed.get('/sources?limit=2')).json()) as object),
      next_cursor: expect.any(String),
    });
    expect(textOf(sources)).toMatch(/paper\d+\.example: en; articles in seven days: 1/);
    await reader.close();
    await indexed.close();
    expect([found.length, new Set(found).size]).toEqual([6, 6]);
  });

  it('runs a few calls of a batch at a time', async () => {
    let underway = 0;
    let most = 0;
    const provider = new FakeIndex();
    const { lastSequences } = provider;
    provider.lastSequences = async (languages) => {
      most = Math.max(most, ++underway);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underway--;
      return lastSequences.call(provider, languages);
    };
    const testApp = await createTestApp({ providers: [provider] });
    const batch = Array.from({ length: 20 }, (_, id) => {
      const given = { topic: `storm ${id}`, language: 'en' };
      return { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'search_news', arguments: given } };
    });
    const response = await testApp.get('/mcp', {
      method: 'POST',
      body: JSON.stringify(batch),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });
    expect(await response.json()).toHaveLength(20);
    await testApp.close();
    expect(most).toBeLessThanOrEqual(4);
  });

  it('responds to a batch that cancels its own calls, and reports faults of callers', async () => {
    const one = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const batch = [one, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }];
    expect(await (await post(JSON.stringify(batch))).json()).toMatchObject({ id: 1, result: {} });
    const empty = await post(' []');
    expect([empty.status, await empty.json()]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
    const faults: [method: string, params: unknown][] = [
      ...[undefined, {}, { name: 'search_news', arguments: 'storm' }].map((params): [string, unknown] => [
        'tools/call',
        params,
      ]),
      ['initialize', undefined],
      ['initialize', { protocolVersion: 1 }],
      ['tools/list', { cursor: 5 }],
    ];
    for (const [method, params] of faults) {
      const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 2, method, params }));
      expect(await answer.json()).toMatchObject({
        id: 2,
        error: { code: -32_602, message: expect.stringMatching(/^params\S*: Invalid/) },
      });
    }
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
    const response = await post('{"jsonrpc":"2.0","id":7,"method":"tools/list"}');
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

    it('counts each message as one request, and the POST as none', async () => {
      const storm = { topic: 'storm', language: 'en' };
      const response = await send([list(1), search(2, storm), search(3, { topic: {} })]);
      expect(await response.json()).toHaveLength(3);
      expect(await remaining()).toBe(3);
      expect((await send(search(4, storm))).headers.get('ratelimit')).toBeNull();
      expect(await remaining()).toBe(2);
      expect((await send(list(5))).headers.get('ratelimit')).toMatch(/"day";r=1;/);
      expect((await send([list(6), list(7)])).status).toBe(429);
      const refused = await send(list(8));
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await refused.json()).toMatchObject({ code: 'plan_used_up' });
    });

    it('reports 403 and 429 of an endpoint as errors of the tool', async () => {
      const { client: caller } = await overHttp(limited, headers);
      expect(textOf(await call(caller, 'trending_news', { language: 'en' }))).toBe(
        'The plan "small" does not cover /news/trending; use /news, or change the plan.',
      );
      // initialize and notifications/initialized are two of six requests.
      const get = () => call(caller, 'search_news', { topic: 'a', language: 'en' });
      for (let i = 0; i < 4; i++) expect((await get()).isError).toBeUndefined();
      const fifth = await get();
      expect([fifth.isError, textOf(fifth)]).toEqual([
        true,
        expect.stringMatching(/^The plan "small" is used up/),
      ]);
      await caller.close();
      await expect(overHttp(limited)).rejects.toThrow('key_unknown');
    });

    it('rejects a batch of more than 20 messages before it counts one', async () => {
      const refused = await send(Array.from({ length: 21 }, (_, id) => list(id)));
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'malformed_request' }]);
      expect(await remaining()).toBe(6);
    });
  });

  it('accepts a batch of 20 messages', async () => {
    const batch = Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
    expect(await (await post(JSON.stringify(batch))).json()).toHaveLength(20);
  });
});
