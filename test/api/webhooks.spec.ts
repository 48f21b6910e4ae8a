import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { WatchDeliveryModule } from '../../src/features/watches/watch-delivery.module.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { until } from '../support/until.js';
import { WatchedIndex } from '../support/watched-index.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const ACKNOWLEDGED_ONCE = 'news_search_webhook_attempts_total{outcome="acknowledged"} 1';
const FAILED_ONCE = 'news_search_webhook_attempts_total{outcome="failed"} 1';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(() => receiver.stop());

describe('the webhook of a saved search', () => {
  let newsroom: WatchedIndex;
  let service: TestApp | undefined;
  beforeEach(() => {
    newsroom = new WatchedIndex();
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
    newsroom.close();
  });
  const start = async (
    environment: Record<string, string> = {},
    onLog?: (line: string) => void,
  ): Promise<TestApp> =>
    (service = await createTestApp({
      environment: { ...newsroom.environment, ...environment },
      features: [WatchDeliveryModule],
      onLog,
    }));
  const stop = async (): Promise<void> => {
    await service?.close();
    service = undefined;
  };
  const metrics = (): Promise<string> => service!.app.get(Registry).metrics();
  const health = async (): Promise<Record<string, { status: string; suspended: string[] }>> =>
    ((await (await service!.get('/health')).json()) as { details: Record<string, never> }).details;

  it('receives every new match in the order of arrival, near-identical ones once, and no earlier article', async () => {
    newsroom.publish('Ferry from before');
    newsroom.watch(receiver);
    await start();
    newsroom.publish(
      'Ferry one sails',
      'Train runs',
      'Ferry two sinks',
      'Ferry one sails!',
      'Ferry three waits',
    );
    await until(() => receiver.titles.length >= 3);
    newsroom.publish('Ferry four burns');
    await until(() => receiver.titles.length >= 4);
    expect(receiver.titles).toEqual([
      'Ferry one sails',
      'Ferry two sinks',
      'Ferry three waits',
      'Ferry four burns',
    ]);
    const [{ body, headers }] = receiver.deliveries as [(typeof receiver.deliveries)[0]];
    const { id, watch, items } = JSON.parse(body) as { id: string; watch: string; items: object[] };
    expect([watch, id, headers['content-type']]).toEqual([
      'ferries',
      headers['webhook-id'],
      'application/json',
    ]);
    expect(Object.keys(items[0]!)).toEqual([
      'title',
      'source',
      'published_at',
      'url',
      'image_url',
      'preview',
      'id',
    ]);
  });

  it('has at most a hundred articles in a message, and no quarter rule', async () => {
    newsroom.watch(receiver);
    await start();
    newsroom.publish(...Array.from({ length: 230 }, (_, i) => `Ferry number ${i} of the line`));
    await until(() => receiver.titles.length >= 230);
    expect(receiver.titles).toEqual(Array.from({ length: 230 }, (_, i) => `Ferry number ${i} of the line`));
    expect(Math.max(...receiver.deliveries.map(({ titles }) => titles.length))).toBeLessThanOrEqual(100);
  });

  it('obeys the filters of its request', async () => {
    newsroom.watch(receiver, { request: '/news/advanced?topic=ferry&language=en&thumbnail_only=true' });
    await start();
    newsroom.publish('Ferry without a picture');
    newsroom.watch(receiver, { request: '/news/local?query=London' });
    // Until the file is read again.
    const bridges = 'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett'.split(' ').values();
    await until(async () => {
      const { value } = bridges.next();
      if (value !== undefined)
        newsroom.publish(`London opens ${value} bridge`, `Paris opens ${value} bridge`);
      await pause(500);
      return receiver.titles.length > 0;
    });
    expect(receiver.titles.filter((title) => !title.startsWith('London'))).toEqual([]);
  });

  it('does not follow redirects', async () => {
    const other = await WebhookReceiver.start();
    newsroom.watch(receiver);
    await start();
    receiver.answer = (response) => void response.writeHead(307, { location: other.url }).end();
    newsroom.publish('Ferry one sails');
    await until(async () => (await metrics()).includes(FAILED_ONCE));
    expect([receiver.deliveries.length, other.deliveries]).toEqual([1, []]);
    await other.stop();
  });

  it('waits as long as its receiver asks for with Retry-After', async () => {
    const lines: string[] = [];
    newsroom.watch(receiver);
    await start({ LOG_LEVEL: 'warn' }, (line) => void lines.push(line));
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': '1200' }).end();
    newsroom.publish('Ferry one sails');
    await until(() => lines.some((line) => line.includes('A webhook fails')));
    expect(JSON.parse(lines.find((line) => line.includes('A webhook fails'))!)).toMatchObject({
      seconds: 1_200,
    });
  });

  it('is acknowledged by a status, even if the body of the response never ends; and not without HTTP', async () => {
    newsroom.watch(receiver);
    await start();
    receiver.answer = (response) => void response.writeHead(200).write('a');
    newsroom.publish('Ferry one sails');
    await until(() => receiver.deliveries.length === 1);
    receiver.answer = (response) => void response.socket!.end('SSH-2.0-none\r\n');
    newsroom.publish('Ferry two sinks');
    await until(async () => (await metrics()).includes(FAILED_ONCE));
    expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks']);
  });

  it('is suspended by 410, named in /health and counted, until its url or secret changes', async () => {
    newsroom.watch(receiver);
    await start();
    receiver.answer = (response) => void response.writeHead(410).end();
    newsroom.publish('Ferry one sails');
    await until(async () => (await health())['watches']!.status === 'down');
    expect((await health())['watches']).toMatchObject({ suspended: ['ferries'] });
    expect(await metrics()).toContain('news_search_suspended_watches 1');
    receiver.acknowledge();
    newsroom.publish('Ferry two sinks');
    newsroom.watch(receiver, {}, { secret: `whsec_${Buffer.alloc(24, 8).toString('base64')}` });
    await until(() => receiver.titles.length === 2);
    expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks']);
    await until(async () => (await health())['watches']!.status === 'up');
    expect(await metrics()).toContain('news_search_suspended_watches 0');
  });

  it('is not sent to a private address that is not allowed', async () => {
    newsroom.watch(receiver);
    await start({ OUTBOUND_ALLOW: '' });
    newsroom.publish('Ferry one sails');
    await until(async () => (await metrics()).includes(FAILED_ONCE));
    expect(receiver.deliveries).toEqual([]);
  });

  it('receives what arrived while the service was stopped, and nothing twice', async () => {
    newsroom.watch(receiver);
    await start();
    newsroom.publish('Ferry one sails');
    // A message whose acknowledgement the stop cuts off is sent again.
    await until(async () => (await metrics()).includes(ACKNOWLEDGED_ONCE));
    await stop();
    newsroom.publish('Ferry two sinks', 'Ferry one sails!');
    await start();
    newsroom.publish('Ferry three waits');
    await until(() => receiver.titles.length === 3);
    expect(receiver.deliveries.flatMap(({ titles }) => titles)).toEqual([
      'Ferry one sails',
      'Ferry two sinks',
      'Ferry three waits',
    ]);
  });
});
