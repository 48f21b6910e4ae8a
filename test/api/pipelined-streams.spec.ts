import { connect } from 'node:net';
import { Registry } from 'prom-client';
import { createTestApp, GATEWAY_HEADERS, type TestApp } from '../support/create-test-app.js';
import { until } from '../support/until.js';

describe('streams that are pipelined on one connection', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp({ environment: { STREAMS_PER_KEY: '3' } });
  });
  afterAll(() => service.close());

  const untilOpen = (streams: number): Promise<void> =>
    until(async () =>
      (await service.app.get(Registry).metrics()).includes(`news_search_open_streams ${streams}\n`),
    );
  const request = (key: string): string => {
    const headers = { ...GATEWAY_HEADERS, host: 'localhost', 'x-gateway-key': key };
    const lines = Object.entries(headers).map((pair) => pair.join(': '));
    return `GET /news/stream?topic1=world HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  };
  const send = (text: string) => {
    const socket = connect(service.port, '127.0.0.1').on('error', () => undefined);
    socket.write(text);
    return socket;
  };

  it('are freed when it closes', async () => {
    const socket = send(request('pipelining').repeat(3));
    await untilOpen(3);
    socket.destroy();
    await untilOpen(0);
    const own = { 'x-gateway-key': 'pipelining' };
    const responses = await Promise.all(
      [1, 2, 3].map(() => service.get('/news/stream?topic1=world', { headers: own })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(responses.map(({ body }) => body!.cancel()));
    await untilOpen(0);
  });

  it('end at once when there are more than Node reads, for which the first would have to end', async () => {
    const warnings: string[] = [];
    const onWarning = ({ name }: Error): unknown => warnings.push(name);
    process.on('warning', onWarning);
    const socket = send(Array.from({ length: 200 }, (_, i) => request(`pipelining${i}`)).join(''));
    await untilOpen(200);
    socket.write(request('pipelining'));
    await new Promise((resolve) => socket.resume().once('close', resolve));
    await untilOpen(0);
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
  });
});
