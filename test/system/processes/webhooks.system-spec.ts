import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WatchDeliveryModule } from '../../../src/features/watches/watch-delivery.module.js';
import { Replicator } from '../../../src/opensearch/write/replicator.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { OPENSEARCH_ABSENT, TestArchive } from '../../support/opensearch.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { pythonAbsent, runPython } from '../../support/python.js';
import { REDIS_ABSENT, RedisServer } from '../../support/redis.js';
import { until } from '../../support/until.js';
import { FERRIES, WatchedIndex, WEBHOOK_SECRET } from '../../support/watched-index.js';
import { WebhookReceiver } from '../../support/webhook-receiver.js';

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
  const start = async (): Promise<TestApp> =>
    (service = await createTestApp({
      environment: newsroom.environment,
      features: [WatchDeliveryModule],
    }));

  it('sends the same message again after a failure and after no response, and to others meanwhile', async () => {
    const failing = await WebhookReceiver.start();
    const other = await WebhookReceiver.start();
    const hooks = [receiver, failing, other].map(({ url }, i) => ({
      id: `w${i}`,
      request: FERRIES,
      webhook: { url, secret: WEBHOOK_SECRET },
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
    for (const { deliveries } of [failing, receiver]) {
      const titles = ['Ferry one sails', 'Ferry one sails', 'Ferry two sinks'];
      expect(deliveries.map((delivery) => delivery.titles[0])).toEqual(titles);
      const [first, second] = deliveries;
      expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    }
    await failing.stop();
    await other.stop();
  });

  const absent = pythonAbsent('standardwebhooks');
  (absent === null ? it : it.skip)(
    `is verified by standardwebhooks${absent === null ? '' : `: ${absent}`}`,
    async () => {
      newsroom.watch(receiver);
      await start();
      newsroom.publish('Ferry one “sails” – à Zürich 💀');
      await until(() => receiver.deliveries.length === 1);
      const [{ headers, body }] = receiver.deliveries as [(typeof receiver.deliveries)[0]];
      const program =
        'import json, sys\nfrom standardwebhooks.webhooks import Webhook\nd = json.load(sys.stdin)\n' +
        'print(json.dumps(Webhook(d["secret"]).verify(d["body"], d["headers"])))';
      const verified = runPython(program, JSON.stringify({ secret: WEBHOOK_SECRET, headers, body }));
      expect(verified).toEqual(JSON.parse(body));
      const changed = { secret: WEBHOOK_SECRET, headers, body: `${body} ` };
      expect(() => runPython(program, JSON.stringify(changed))).toThrow(/signature/i);
    },
  );
});

(OPENSEARCH_ABSENT === null ? describe : describe.skip)(
  `the webhook of a saved search over OpenSearch${OPENSEARCH_ABSENT ?? ''}`,
  () => {
    it('receives every new match in the order of arrival, also those from before a restart', async () => {
      const archive = new TestArchive();
      const newsroom = new WatchedIndex('on');
      newsroom.watch(receiver);
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
  let newsroom: WatchedIndex;
  const programs: Program[] = [];
  const run = async (environment: Record<string, string> = {}): Promise<Program> => {
    const program = new Program({ ...ANY_PORTS, ...newsroom.environment, ...environment });
    programs.push(program);
    return program.listening();
  };
  beforeEach(() => {
    newsroom = new WatchedIndex();
    newsroom.watch(receiver);
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
      const replica = new WatchedIndex();
      const REDIS_URL = redis.url;
      const first = await run({ REDIS_URL });
      const second = await run({ REDIS_URL, DATA_DIR: replica.dataDir });
      const publish = (...titles: string[]): void => {
        replica.publish(...titles);
        WatchedIndex.sequence -= titles.length;
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
