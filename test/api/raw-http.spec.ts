import { connect } from 'node:net';
import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { FakeIndex } from '../support/fake-index.js';
import { type RawResponse, sendRaw } from '../support/send-raw.js';
import { until } from '../support/until.js';

const GATEWAY = 'X-Gateway-Key: any\r\nX-Gateway-Host: news.example\r\n';
const NEWS = '/news?topic=a&language=en';

/** A request of a client that wants the connection closed after the answer. */
const get = (target: string, headers = '', method = 'GET'): string =>
  `${method} ${target} HTTP/1.1\r\nHost: news.example\r\nConnection: close\r\n${headers}\r\n`;
const lines = (count: number): string => Array.from({ length: count }, (_, i) => `h${i}: 1\r\n`).join('');

describe('the service over a raw socket', () => {
  let service: TestApp;
  const log: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const environment = { LOG_LEVEL: 'info' };
    const onLog = (line: string): void => void log.push(JSON.parse(line) as Record<string, unknown>);
    service = await createTestApp({ environment, providers: [new FakeIndex()], onLog });
  });
  afterAll(() => service.close());

  const send = async (text: string): Promise<RawResponse> => (await sendRaw(service.port, text)).at(-1)!;
  /** How many requests were counted with this status. */
  const counted = async (wanted: number): Promise<number> => {
    const metrics = await service.app.get(Registry).getMetricsAsJSON();
    const durations = metrics.find(({ name }) => name === 'news_search_http_request_duration_seconds')!;
    const values = durations.values as { metricName?: string; labels: { status?: string }; value: number }[];
    return values
      .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.status === `${wanted}`)
      .reduce((sum, { value }) => sum + value, 0);
  };

  const refused: [name: string, text: string, status: number, code: string][] = [
    ['a request without Host', `GET ${NEWS} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400, 'malformed_request'],
    ['a request with two Host lines', get(NEWS, `${GATEWAY}Host: b.example\r\n`), 400, 'malformed_request'],
    ['two equal Host lines', get(NEWS, `${GATEWAY}hOST: news.example\r\n`), 400, 'malformed_request'],
    ['a target in Latin-1', get('/news?topic=\u00fc'), 400, 'malformed_request'],
    ['a URL of more than 8 KiB', get(`${NEWS}&x=${'x'.repeat(9_000)}`, GATEWAY), 414, 'url_too_long'],
    ['headers of more than 16 KiB', get(NEWS, GATEWAY + lines(3_000)), 431, 'headers_too_large'],
    ['gateway headers behind these', get(NEWS, lines(3_000) + GATEWAY), 431, 'headers_too_large'],
    ['twenty thousand headers', get(NEWS, GATEWAY + 'a:\r\n'.repeat(20_000)), 431, 'headers_too_large'],
    ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['more bytes than Node parses', get(NEWS, `p: ${'x'.repeat(400_000)}\r\n`), 431, 'headers_too_large'],
  ];

  it.each(refused)(
    'refuses %s with a problem, which it logs and counts',
    async (_name, text, status, code) => {
      const before = await counted(status);
      const answer = await send(text);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        connection: 'close',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      const id = answer.headers['x-request-id'];
      expect(JSON.parse(answer.body)).toMatchObject({ status, code, request_id: id });
      const ofRequest = () => log.filter(({ request_id }) => request_id === id);
      await until(() => ofRequest().length > 0);
      expect(ofRequest()).toEqual([expect.objectContaining({ msg: 'request', level: 'info', status })]);
      expect(await counted(status)).toBe(before + 1);
    },
  );

  it.each(['http://news.example', 'HTTP://[::1]:80', 'https://user@news.example'])(
    'serves %s before the path, as a proxy would get it, like the path alone',
    async (origin) => {
      const target = `${NEWS}&format=atom`;
      const [whole, path] = [await send(get(origin + target, GATEWAY)), await send(get(target, GATEWAY))];
      expect(whole).toMatchObject({ status: 200, body: path.body });
      expect(path.body).toContain('href="http://news.example/news?');
      expect((await send(get(origin, GATEWAY))).headers['content-type']).toContain('text/html');
    },
  );

  it.each(['foo', '200-ok', ''])(
    'serves and logs a request that expects "%s", which may be ignored',
    async (expected) => {
      const answer = await send(get(`${NEWS}&x=expect-${expected}`, `${GATEWAY}Expect: ${expected}\r\n`));
      expect(answer.status).toBe(200);
      await until(() => log.some(({ request_id }) => request_id === answer.headers['x-request-id']));
    },
  );

  it('reads the gateway headers behind a thousand others', async () => {
    expect((await send(get(NEWS, lines(1_500) + GATEWAY))).status).toBe(200);
  });

  describe('given a body on GET', () => {
    const withBody = (headers: string, body: string, target = NEWS): string =>
      `GET ${target} HTTP/1.1\r\nHost: x\r\n${GATEWAY}${headers}\r\n${body}`;
    const large = 'x'.repeat(300_000);

    it.each([
      ['a length', withBody('Content-Length: 8\r\n', 'topic=b&')],
      ['a length of 0', withBody('Content-Length: 0\r\n', '')],
      ['chunks', withBody('Transfer-Encoding: chunked\r\n', '8\r\ntopic=b&\r\n0\r\n\r\n')],
      ['no chunk', withBody('Transfer-Encoding: chunked\r\n', '0\r\n\r\n')],
      ['300 KB and a length', withBody(`Content-Length: ${large.length}\r\n`, large)],
      ['300 KB in a chunk', withBody('Transfer-Encoding: chunked\r\n', `493e0\r\n${large}\r\n0\r\n\r\n`)],
    ])('ignores it with %s, and reads another request on the connection', async (_name, text) => {
      // The first is served by the search, the second from the cache.
      const responses = await sendRaw(service.port, text + text + get(NEWS, GATEWAY));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { body } of responses) expect(JSON.parse(body)).toMatchObject({ topic: 'a' });
    });

    it('closes the connection after the response where its chunks are malformed', async () => {
      const text = withBody('Transfer-Encoding: chunked\r\n', `zz\r\n${large}`, `${NEWS}&x=malformed`);
      expect((await sendRaw(service.port, text)).map(({ status }) => status)).toEqual([200]);
      expect(log.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });

  it.each([
    ['noise\r\n\r\n', 400],
    ['CONNECT a.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('sends the response of an earlier request on the connection before that to %j', async (text, status) => {
    const before = `GET ${NEWS}&x=${status} HTTP/1.1\r\nHost: x\r\n${GATEWAY}\r\n`;
    const responses = await sendRaw(service.port, `${before}${text}`);
    expect(responses.map((one) => one.status)).toEqual([200, status]);
  });

  it('ends the connection of a client that does not close its side', async () => {
    const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.resume().write('noise\r\n\r\n');
    await new Promise((resolve) => socket.once('end', resolve));
    const open = () =>
      new Promise<number>((resolve) => service.app.getHttpServer().getConnections((_e, n) => resolve(n)));
    await until(async () => (await open()) === 0);
    socket.destroy();
  });
});
