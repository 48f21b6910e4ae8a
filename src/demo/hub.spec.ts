import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { DemoWebSubHub } from './hub.js';
import { until } from '../../test/support/until.js';

describe(DemoWebSubHub.name, () => {
  let hub: DemoWebSubHub;
  let server: Server;
  let subscriber: LoopbackServer;
  let pushes: { signature: unknown; type: unknown; body: string }[];
  const topic = 'http://127.0.0.1/feed.xml';

  beforeEach(async () => {
    [hub, pushes] = [new DemoWebSubHub(), []];
    server = createServer((request, response) => void hub.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    subscriber = await LoopbackServer.start();
    subscriber.on('/callback', (request, response) => {
      const challenge = new URL(request.url!, 'http://us').searchParams.get('hub.challenge');
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const { 'x-hub-signature': signature, 'content-type': type } = request.headers;
        if (request.method === 'POST') pushes.push({ signature, type, body });
        response.end(challenge ?? '');
      });
    });
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await subscriber.stop();
  });

  const post = async (form: Record<string, string>): Promise<number> => {
    const { port } = server.address() as AddressInfo;
    const body = new URLSearchParams({ 'hub.topic': topic, 'hub.secret': 'secret', ...form });
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status;
  };
  it('pushes signed documents to a verified subscriber until it unsubscribes', async () => {
    const callback = subscriber.url('/callback');
    expect(await post({ 'hub.mode': 'subscribe', 'hub.callback': callback })).toBe(202);
    await until(() => hub.isWanted(topic));
    await hub.push(topic, Buffer.from('<rss/>'), 'application/rss+xml');
    await hub.push('http://127.0.0.1/other.xml', Buffer.from('<rss/>'), 'application/rss+xml');
    const signature = `sha256=${createHmac('sha256', 'secret').update('<rss/>').digest('hex')}`;
    expect(pushes).toEqual([{ signature, type: 'application/rss+xml', body: '<rss/>' }]);
    expect(await post({ 'hub.mode': 'unsubscribe', 'hub.callback': callback })).toBe(202);
    await until(() => !hub.isWanted(topic));
    expect(hub.isWanted(topic)).toBe(false);
  });

  it('pushes to no subscriber that does not confirm, and to no other machine', async () => {
    subscriber.serve('/deaf', 'no');
    expect(await post({ 'hub.mode': 'subscribe', 'hub.callback': subscriber.url('/deaf') })).toBe(202);
    await until(() => subscriber.visits.length === 1);
    for (const callback of ['http://10.0.0.1/', 'https://127.0.0.1/', 'http://127.0.0.1.evil.example/', '']) {
      expect(await post({ 'hub.mode': 'subscribe', 'hub.callback': callback })).toBe(400);
    }
    expect(await post({ 'hub.mode': 'publish', 'hub.callback': subscriber.url('/callback') })).toBe(400);
    expect(hub.isWanted(topic)).toBe(false);
  });
});
