import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { WatchDeliveryModule } from '../../../src/features/watches/watch-delivery.module.js';
import { Replicator } from '../../../src/opensearch/write/replicator.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { OPENSEARCH_ABSENT, TestArchive } from '../../support/opensearch.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { pythonAbsent, runPython } from '../../support/python.js';
import { REDIS_ABSENT, RedisServer } from '../../support/redis.js';
import { until } from '../../support/until.js';
import { WebhookReceiver } from '../../support/webhook-receiver.js';

const NOW = Math.floor(Date.now() / 1000);
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const REQUEST = '/news?topic=ferry&language=en';
const ACKNOWLEDGED_ONCE = 'news_search_webhook_attempts_total{outcome="acknowledged"} 1';
const FAILED_ONCE = 'news_search_webhook_attempts_total{outcome="failed"} 1';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(() => receiver.stop());

let sequence = 0;

/** An index and a file of watches, each in a folder of its own. */
class Newsroom {
  readonly dataDir = freshFolder();
  readonly file = join(freshFolder(), 'watches.json');
  readonly writer: IndexWriter;

  constructor(replication: 'on' | 'off' = 'off') {
    this.writer = IndexWriter.open(this.dataDir, { retentionDays: 0, replication });
  }

  get environment(): Record<string, string> {
    return { DATA_DIR: this.dataDir, WATCHES_FILE: this.file, OUTBOUND_ALLOW: '127.0.0.0/8' };
  }

  publish(...titles: string[]): void {
    const articles = titles.map((title) => {
      const domain = `p${++sequence}.example`;
      const url = `https://${domain}/ferry`;
      return anIndexArticle({ title, domain, source: domain, url, publishedAt: NOW - 3_600, preview: '' });
    });
    // One after the other: within one write the order of arrival is that of publication.
    for (const article of articles) this.writer.write([article]);
  }

  watch(given: object = {}, webhook: object = {}): void {
    const hook = { url: receiver.url, secret: SECRET, ...webhook };
    const watch = { id: 'ferries', request: REQUEST, webhook: hook, ...given };
    writeFileSync(this.file, JSON.stringify({ watches: [watch] }));
  }

  close(): void {
    this.writer.close();
  }
}

describe('the webhook of a saved search', () => {
  let newsroom: Newsroom;
  let service: TestApp | undefined;
  beforeEach(() => {
    newsroom = new Newsroom();
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
    newsroom.watch();
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
    newsroom.watch();
    await start();
    newsroom.publish(...Array.from({ length: 230 }, (_, i) => `Ferry number ${i} of the line`));
    await until(() => receiver.titles.length >= 230);
    expect(receiver.titles).toEqual(Array.from({ length: 230 }, (_, i) => `Ferry number ${i} of the line`));
    expect(Math.max(...receiver.deliveries.map(({ titles }) => titles.length))).toBeLessThanOrEqual(100);
  });

  it('obeys the filters of its request', async () => {
    newsroom.watch({ request: '/news/advanced?topic=ferry&language=en&thumbnail_only=true' });
    await start();
    newsroom.publish('Ferry without a picture');
    newsroom.watch({ request: '/news/local?query=London' });
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
    newsroom.watch();
    await start();
    receiver.answer = (response) => void response.writeHead(307, { location: other.url }).end();
    newsroom.publish('Ferry one sails');
    await until(async () => (await metrics()).includes(FAILED_ONCE));
    expect([receiver.deliveries.length, other.deliveries]).toEqual([1, []]);
    await other.stop();
  });

  it('waits as long as its receiver asks for with Retry-After', async () => {
    const lines: string[] = [];
    newsroom.watch();
    await start({ LOG_LEVEL: 'warn' }, (line) => void lines.push(line));
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': '1200' }).end();
    newsroom.publish('Ferry one sails');
    await until(() => lines.some((line) => line.includes('A webhook fails')));
    expect(JSON.parse(lines.find((line) => line.includes('A webhook fails'))!)).toMatchObject({
      seconds: 1_200,
    });
  });

  it('sends the same message again five seconds after a failure, for no response after ten, to others meanwhile', async () => {
    const failing = await WebhookReceiver.start();
    const other = await WebhookReceiver.start();
    const hooks = [receiver, failing, other].map(({ url }, i) => ({
      id: `w${i}`,
      request: REQUEST,
      webhook: { url, secret: SECRET },
    }));
    writeFileSync(newsroom.file, JSON.stringify({ watches: hooks }));
    await start();
    receiver.answer = () => undefined;
    failing.answer = (response) => void response.writeHead(500).end();
    newsroom.publish('Ferry one sails');
    await until(() => other.titles.length === 1 && failing.titles.length === 1);
    failing.acknowledge();
    newsroom.publish('Ferry two sinks');
    await until(() => other.titles.length === 2);
    receiver.acknowledge();
    await until(() => receiver.titles.length === 2 && failing.titles.length === 2);
    for (const [{ deliveries }, afterMs] of [
      [failing, 4_500],
      [receiver, 14_500],
    ] as const) {
      const titles = ['Ferry one sails', 'Ferry one sails', 'Ferry two sinks'];
      expect(deliveries.map((delivery) => delivery.titles[0])).toEqual(titles);
      const [first, second] = deliveries;
      expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
      expect(second!.at - first!.at).toBeGreaterThan(afterMs);
    }
    await failing.stop();
    await other.stop();
  });

  it('is acknowledged by a status, even if the body of the response never ends; and not without HTTP', async () => {
    newsroom.watch();
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
    newsroom.watch();
    await start();
    receiver.answer = (response) => void response.writeHead(410).end();
    newsroom.publish('Ferry one sails');
    await until(async () => (await health())['watches']!.status === 'down');
    expect((await health())['watches']).toMatchObject({ suspended: ['ferries'] });
    expect(await metrics()).toContain('news_search_suspended_watches 1');
    receiver.acknowledge();
    newsroom.publish('Ferry two sinks');
    newsroom.watch({}, { secret: `whsec_${Buffer.alloc(24, 8).toString('base64')}` });
    await until(() => receiver.titles.length === 2);
    expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks']);
    await until(async () => (await health())['watches']!.status === 'up');
    expect(await metrics()).toContain('news_search_suspended_watches 0');
  });

  it('is not sent to a private address that is not allowed', async () => {
    newsroom.watch();
    await start({ OUTBOUND_ALLOW: '' });
    newsroom.publish('Ferry one sails');
    await until(async () => (await metrics()).includes(FAILED_ONCE));
    expect(receiver.deliveries).toEqual([]);
  });

  it('receives what arrived while the service was stopped, and nothing twice', async () => {
    newsroom.watch();
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

  const absent = pythonAbsent('standardwebhooks');
  (absent === null ? it : it.skip)(
    `is verified by standardwebhooks${absent === null ? '' : `: ${absent}`}`,
    async () => {
      newsroom.watch();
      await start();
      newsroom.publish('Ferry one “sails” – à Zürich 💀');
      await until(() => receiver.deliveries.length === 1);
      const [{ headers, body }] = receiver.deliveries as [(typeof receiver.deliveries)[0]];
      const program =
        'import json, sys\nfrom standardwebhooks.webhooks import Webhook\nd = json.load(sys.stdin)\n' +
        'print(json.dumps(Webhook(d["secret"]).verify(d["body"], d["headers"])))';
      const verified = runPython(program, JSON.stringify({ secret: SECRET, headers, body }));
      expect(verified).toEqual(JSON.parse(body));
      const changed = { secret: SECRET, headers, body: `${body} ` };
      expect(() => runPython(program, JSON.stringify(changed))).toThrow(/signature/i);
    },
  );
});

(OPENSEARCH_ABSENT === null ? describe : describe.skip)(
  `the webhook of a saved search over OpenSearch${OPENSEARCH_ABSENT ?? ''}`,
  () => {
    it('receives every new match in the order of arrival, also those from before a restart', async () => {
      const archive = new TestArchive();
      const newsroom = new Newsroom('on');
      newsroom.watch();
      const { urls, prefix } = archive.settings;
      const start = (): Promise<TestApp> =>
        createTestApp({
          environment: {
            ...newsroom.environment,
            DATA_DIR: join(newsroom.dataDir, 'other'),
            SEARCH_PROVIDERS: 'opensearch',
            OPENSEARCH_URL: urls.join(),
            OPENSEARCH_PREFIX: prefix,
          },
          features: [WatchDeliveryModule],
        });
      const replicator = new Replicator(newsroom.writer, archive.settings);
      // Creates the indexes; the archive is empty when the service starts.
      await replicator.drain();
      let service = await start();
      newsroom.publish('Ferry one sails', 'Train runs', 'Ferry two sinks');
      await replicator.drain();
      await until(() => receiver.titles.length === 2);
      await service.close();
      newsroom.publish('Ferry three waits');
      await replicator.drain();
      service = await start();
      await until(() => receiver.titles.length === 3);
      expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks', 'Ferry three waits']);
      await service.close();
      await replicator.stop();
      newsroom.close();
      await archive.close();
    });
  },
);

describe('the webhooks of a service', () => {
  let newsroom: Newsroom;
  const programs: Program[] = [];
  const run = async (environment: Record<string, string> = {}): Promise<Program> => {
    const program = new Program({ ...ANY_PORTS, ...newsroom.environment, ...environment });
    programs.push(program);
    return program.listening();
  };
  beforeEach(() => {
    newsroom = new Newsroom();
    newsroom.watch();
  });
  afterEach(async () => {
    for (const program of programs.splice(0)) {
      try {
        await program.signalGroup('SIGKILL');
      } catch {
        // It has ended.
      }
    }
    newsroom.close();
  });

  it('continue after kill -9 between the message and its acknowledgement, with the same message', async () => {
    let program = await run();
    receiver.answer = () => void program.signal('SIGKILL');
    newsroom.publish('Ferry one sails');
    await until(() => receiver.deliveries.length === 1);
    await program.exit;
    newsroom.publish('Ferry two sinks');
    receiver.acknowledge();
    program = await run();
    await until(() => receiver.titles.length === 2);
    const [first, second] = receiver.deliveries;
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks']);
  });

  it('are sent once by two services over one folder, and by the second when the first is killed', async () => {
    const first = await run();
    await run();
    newsroom.publish('Ferry one sails');
    await until(() => receiver.deliveries.length === 1);
    await first.signalGroup('SIGKILL');
    newsroom.publish('Ferry two sinks');
    await until(() => receiver.titles.length === 2);
    // A message that was sent, but not acknowledged in time for the kill, comes again with its id.
    expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks']);
  });

  it('are sent once with several processes', async () => {
    await run({ PROCESSES: '2' });
    newsroom.publish('Ferry one sails');
    await until(() => receiver.deliveries.length === 1);
    newsroom.publish('Ferry two sinks');
    await until(() => receiver.titles.includes('Ferry two sinks'));
    expect(receiver.titles).toEqual(['Ferry one sails', 'Ferry two sinks']);
  });

  (REDIS_ABSENT === null ? it : it.skip)(
    `are sent by one of two replicas with an index each, and by the other when it is killed${REDIS_ABSENT ?? ''}`,
    async () => {
      const redis = await RedisServer.start();
      const replica = new Newsroom();
      const REDIS_URL = redis.url;
      const first = await run({ REDIS_URL });
      const second = await run({ REDIS_URL, DATA_DIR: replica.dataDir });
      const publish = (...titles: string[]): void => {
        replica.publish(...titles);
        sequence -= titles.length;
        newsroom.publish(...titles);
      };
      publish('Ferry one sails', 'Ferry two sinks');
      await until(() => receiver.titles.length === 2);
      let killed: Program | undefined;
      receiver.answer = () => void (killed ??= first);
      publish('Ferry three waits');
      await until(() => receiver.titles.length === 3);
      await first.signalGroup('SIGKILL');
      receiver.acknowledge();
      publish('Ferry four burns');
      await until(() => receiver.titles.length === 4);
      expect(receiver.titles).toEqual([
        'Ferry one sails',
        'Ferry two sinks',
        'Ferry three waits',
        'Ferry four burns',
      ]);
      const third = receiver.deliveries.filter(({ titles }) => titles.includes('Ferry three waits'));
      expect(new Set(third.map(({ id, body }) => id + body)).size).toBe(1);
      await second.signalGroup('SIGKILL');
      replica.close();
      await redis.kill();
    },
  );
});
