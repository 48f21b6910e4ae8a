import { connect } from 'node:net';
import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from './support/create-test-app.js';
import { FakeProvider } from './support/fake-provider.js';
import { type RawAnswer, sendRaw } from './support/send-raw.js';
import { until } from './support/until.js';

const GATEWAY = 'X-Gateway-Key: any\r\nX-Gateway-Host: news.example\r\n';
const NEWS = '/news?topic=a&language=en';

/** A request of a client that wants the connection closed after the answer. */
const ask = (target: string, headers = '', method = 'GET'): string =>
  `${method} ${target} HTTP/1.1\r\nHost: news.example\r\nConnection: close\r\n${headers}\r\n`;
const lines = (count: number): string => Array.from({ length: count }, (_, i) => `h${i}: 1\r\n`).join('');

describe('what no HTTP client sends', () => {
  let service: TestApp;
  const log: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const environment = { LOG_LEVEL: 'info' };
    const onLog = (line: string): void => void log.push(JSON.parse(line) as Record<string, unknown>);
    service = await createTestApp({ environment, providers: [new FakeProvider()], onLog });
  });
  afterAll(() => service.close());

  const send = async (text: string): Promise<RawAnswer> => (await sendRaw(service.port, text)).at(-1)!;
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
    ['a target that no URL parser takes', ask('http://[::1'), 400, 'malformed_request'],
    ['such a target of another scheme', ask('foo://[/news', GATEWAY), 400, 'malformed_request'],
    ['such a target to another method', ask('http://[::1', '', 'OPTIONS'), 400, 'malformed_request'],
    ['a port that is none', ask('http://news.example:99999/news', GATEWAY), 400, 'malformed_request'],
    ['two Host headers', ask(NEWS, `Host: other.example\r\n${GATEWAY}`), 400, 'malformed_request'],
    ['the same Host twice', ask(NEWS, `host: news.example\r\n${GATEWAY}`), 400, 'malformed_request'],
    ['two Hosts of a preflight', ask(NEWS, 'Host: other.example\r\n', 'OPTIONS'), 400, 'malformed_request'],
    ['an expectation', ask(NEWS, `Expect: foo\r\n${GATEWAY}`), 417, 'expectation_failed'],
    [
      'an expectation beside the known one',
      ask(NEWS, 'Expect: 100-continue, foo\r\n'),
      417,
      'expectation_failed',
    ],
    ['an expectation of a preflight', ask(NEWS, 'Expect: foo\r\n', 'OPTIONS'), 417, 'expectation_failed'],
    ['a body', `${ask(NEWS, `Content-Length: 2\r\n${GATEWAY}`)}{}`, 413, 'body_not_taken'],
    ['CONNECT to a host', ask('other.example:443', '', 'CONNECT'), 405, 'method_not_allowed'],
    ['CONNECT to a path', ask(NEWS, GATEWAY, 'CONNECT'), 405, 'method_not_allowed'],
    ['small headers past 16 KiB', ask(NEWS, GATEWAY + lines(3_000)), 431, 'headers_too_large'],
    ['gateway headers behind these', ask(NEWS, lines(3_000) + GATEWAY), 431, 'headers_too_large'],
    [
      'more headers than are looked at',
      ask(NEWS, GATEWAY + 'a:\r\n'.repeat(20_000)),
      431,
      'headers_too_large',
    ],
    ['noise', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['more bytes than Node reads', ask(NEWS, `p: ${'x'.repeat(400_000)}\r\n`), 431, 'headers_too_large'],
  ];

  it.each(refused)(
    '%s: a problem like every other, logged and counted',
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

  it('names the methods there are to who asks for a tunnel', async () => {
    const { headers } = await send(ask('other.example:443', 'X-Request-Id: tunnel-1\r\n', 'CONNECT'));
    expect(headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS', 'x-request-id': 'tunnel-1' });
    expect(log.at(-1)).toMatchObject({ request_id: 'tunnel-1', method: 'CONNECT', status: 405 });
  });

  it('keeps the request id of the caller where the target cannot be read, and the target out of the log', async () => {
    const { headers } = await send(ask('http://[secret/?key=secret', 'X-Request-Id: target-1\r\n'));
    expect(headers['x-request-id']).toBe('target-1');
    await until(() => log.some(({ request_id }) => request_id === 'target-1'));
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  it('takes a whole URL for a target, and nothing of it but path and query', async () => {
    const { status, body } = await send(ask(`HTTP://any.example:8080${NEWS}&geo=uk#top`, GATEWAY));
    expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ topic: 'a', geo: 'GB' })]);
  });

  it('finds the gateway headers behind a thousand others', async () => {
    expect((await send(ask(NEWS, lines(1_500) + GATEWAY))).status).toBe(200);
  });

  it('takes what proxies make of a request whose end they have not seen', async () => {
    const headers = `Transfer-Encoding: chunked\r\n${GATEWAY}`;
    expect((await send(ask(NEWS, headers) + '0\r\n\r\n')).status).toBe(200);
  });

  it('continues where a client asks to, in any case', async () => {
    const answers = await sendRaw(service.port, ask(NEWS, `Expect: 100-Continue\r\n${GATEWAY}`));
    expect(answers.map(({ status }) => status)).toEqual([100, 200]);
  });

  it.each([
    ['noise', 'noise\r\n\r\n', 400],
    ['CONNECT', ask('other.example:443', '', 'CONNECT'), 405],
  ])('answers what came before %s on the same connection first', async (_name, text, status) => {
    const before = `GET ${NEWS}&x=${status} HTTP/1.1\r\nHost: x\r\n${GATEWAY}\r\n`;
    const answers = await sendRaw(service.port, before + text);
    expect(answers.map((answer) => answer.status)).toEqual([200, status]);
  });

  it.each([
    ['noise', 'noise\r\n\r\n'],
    ['CONNECT', ask('other.example:443', '', 'CONNECT')],
  ])('ends the connection of a client that sent %s and keeps its side open', async (_name, text) => {
    const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.resume().write(text);
    await new Promise((resolve) => socket.once('end', resolve));
    const open = () =>
      new Promise<number>((resolve) => service.app.getHttpServer().getConnections((_e, n) => resolve(n)));
    await until(async () => (await open()) === 0);
    socket.destroy();
  });
});
