import { rmSync } from 'node:fs';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { ingestionSettings } from '../../../test/support/ingestion-settings.js';
import { LoopbackServer } from '../../../test/support/loopback-server.js';
import { openForWriting } from '../../index/open-database.js';
import type { Database } from '../../index/sqlite.js';
import { OutboundClient } from '../../outbound/outbound-client.js';
import { POLLING_LIMITS } from '../schedule/plan-next-poll.js';
import { FeedState } from '../state/feed-state.js';
import { Subscriber } from './subscriber.js';
import { type Subscription, SubscriptionStore } from './subscription.js';
import { until } from '../../../test/support/until.js';

const NOW = Math.floor(Date.now() / 1_000);

describe(Subscriber.name, () => {
  let hub: LoopbackServer;
  let folder: string;
  let database: Database;
  let store: SubscriptionStore;
  let subscriber: Subscriber;
  let forms: Record<string, string>[];
  let times: number[];

  beforeEach(async () => {
    hub = await LoopbackServer.start();
    folder = freshFolder();
    database = openForWriting(folder);
    store = new SubscriptionStore(database);
    [forms, times] = [[], []];
    answering('/hub', 202);
  });
  afterEach(async () => {
    await subscriber.stop();
    database.close();
    await hub.stop();
    rmSync(folder, { recursive: true });
  });

  function answering(path: string, status: number, headers: Record<string, string> = {}): void {
    hub.on(path, (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        forms.push(Object.fromEntries(new URLSearchParams(body)));
        times.push(performance.now());
        response.writeHead(status, headers).end();
      });
    });
  }

  const start = async (
    feeds: FeedState[],
    {
      publicUrl = 'https://us.example',
      hostSpacingMs = 1,
      ...options
    }: { publicUrl?: string; hostSpacingMs?: number; onError?: (error: unknown) => void } = {},
  ): Promise<void> => {
    const { userAgent, outboundAllow } = ingestionSettings(folder, []).ingestion;
    const outbound = new OutboundClient({ userAgent, allow: outboundAllow });
    const limitsOf = () => ({ ...POLLING_LIMITS, hostSpacingMs });
    subscriber = new Subscriber(outbound, store, { publicUrl, limitsOf, ...options });
    subscriber.start(feeds);
  };
  const aFeed = (name: string, path = '/hub'): FeedState => ({
    ...new FeedState(`https://${name}.example/rss`, NOW),
    hubs: [hub.url(path)],
    topic: `https://${name}.example/topic`,
  });
  /** Waits until requests that became due before now have been sent: a later one, to another hub, was responded to. */
  const othersRequested = async (): Promise<void> => {
    const other = await LoopbackServer.start();
    other.on('/hub', (_request, response) => void response.writeHead(202).end());
    const feed = { ...aFeed('later'), hubs: [other.url('/hub')] };
    subscriber.follow(feed);
    await until(() => store.ofFeed(feed.url).some(({ nextDue }) => nextDue > NOW + 250));
    await other.stop();
  };
  const only = (): Subscription => {
    expect(store.all()).toHaveLength(1);
    return store.all()[0]!;
  };
  const verify = (subscription: Subscription, leaseSeconds: number | null = 864_000): void => {
    const { token, mode } = subscription;
    subscriber.receive({ type: 'verified', token, mode, leaseSeconds });
  };

  it('requests the hub that a feed offers, with a callback and a secret of the subscription', async () => {
    await start([aFeed('courier'), new FeedState('https://silent.example/rss', NOW)]);
    await until(() => forms.length === 1 && only().nextDue > NOW + 250);
    const { callback, secret } = only();
    expect(forms[0]).toEqual({
      'hub.callback': callback,
      'hub.mode': 'subscribe',
      'hub.topic': 'https://courier.example/topic',
      'hub.lease_seconds': '864000',
      'hub.secret': secret,
      'hub.verify': 'async',
    });
    verify(only());
    expect(only()).toMatchObject({ attempts: 0, nextDue: expect.closeTo(NOW + 691_200, -2) as number });
  });

  it('accepts a verification that arrives before the response to its request', async () => {
    const courier = (): Subscription => store.ofFeed(aFeed('courier').url)[0]!;
    hub.on('/hub', (_request, response) => {
      verify(courier(), 1_000);
      response.writeHead(204).end();
    });
    await start([aFeed('courier')]);
    await othersRequested();
    expect(courier()).toMatchObject({
      attempts: 0,
      error: null,
      nextDue: expect.closeTo(NOW + 800, -1) as number,
    });
  });

  it('sends a hub of many feeds one request after the other, with the spacing of hosts', async () => {
    const begun = performance.now();
    await start(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aFeed(name)),
      { hostSpacingMs: 60 },
    );
    await until(() => forms.length === 6);
    // A busy machine may delay each arrival, but none comes too early.
    times.forEach((at, i) => expect(at - begun).toBeGreaterThanOrEqual(i * 59));
  });

  it('records why a request to a hub failed, and waits for its Retry-After', async () => {
    answering('/busy', 503, { 'retry-after': '7200' });
    await start([aFeed('courier', '/busy'), aFeed('other', '/busy')]);
    await until(() => store.all().some(({ error }) => error !== null));
    await othersRequested();
    expect(forms).toHaveLength(1);
    const failing = store.all().find(({ error }) => error !== null)!;
    expect(failing).toMatchObject({ error: { reason: 'http-503' }, attempts: 1 });
    expect(failing.nextDue).toBeGreaterThan(NOW + 7_000);
  });

  it('pauses a hub when a request to it cannot be recorded', async () => {
    const failing = 'BEFORE INSERT ON subscriptions WHEN NEW.attempts > 0 AND NEW.feed LIKE';
    database.exec(`CREATE TEMP TRIGGER failing ${failing} '%courier%' BEGIN SELECT RAISE(FAIL, 'full'); END`);
    const errors: unknown[] = [];
    await start([aFeed('courier')], { onError: (error) => errors.push(error) });
    await until(() => errors.length > 0);
    await othersRequested();
    expect([errors.length, forms]).toEqual([1, []]);
  });

  it('sends nothing to an address that is not public', async () => {
    const feed = { ...aFeed('courier'), hubs: ['http://10.0.0.1/hub'] };
    await start([feed]);
    await until(() => only().error !== null);
    expect(only().error!.reason).toBe('refused-address');
  });

  it('unsubscribes from the former hub of a feed, and subscribes to the new one', async () => {
    await start([aFeed('courier')]);
    await until(() => forms.length === 1);
    verify(only());
    const before = only();
    answering('/new', 202);
    subscriber.follow(aFeed('courier', '/new'));
    await until(() => forms.length === 3);
    const goodbye = forms.find((form) => form['hub.mode'] === 'unsubscribe')!;
    expect(goodbye).toMatchObject({ 'hub.callback': before.callback, 'hub.topic': before.topic });
    expect(goodbye).not.toHaveProperty(['hub.secret']);
    verify(store.get(before.token)!);
    expect(only().hub).toBe(hub.url('/new'));
  });

  describe('of a feed with two hubs', () => {
    const withTwo = (first = '/hub'): FeedState => ({
      ...aFeed('courier'),
      hubs: [hub.url(first), hub.url('/second')],
    });
    const at = (path: string): Subscription => store.all().find((one) => one.hub === hub.url(path))!;
    const deny = ({ token }: Subscription): void =>
      subscriber.receive({ type: 'denied', token, reason: 'no' });
    beforeEach(() => answering('/second', 202));

    it('requests only the first while it is pending or active', async () => {
      await start([withTwo()]);
      await until(() => forms.length === 1 && only().nextDue > NOW + 250);
      verify(only());
      subscriber.follow(withTwo());
      await othersRequested();
      expect(hub.visitsTo('/second')).toEqual([]);
    });

    it('requests the next when the first denies, and the first no more once the next has verified', async () => {
      await start([withTwo()]);
      await until(() => forms.length === 1 && only().nextDue > NOW + 250);
      deny(only());
      await until(() => forms.length === 2);
      expect(forms[1]!['hub.callback']).toBe(at('/second').callback);
      expect(forms[1]!['hub.secret']).not.toBe(forms[0]!['hub.secret']);
      verify(at('/second'));
      store.put({ ...at('/hub'), nextDue: NOW });
      await subscriber.stop();
      await start([withTwo()]);
      await until(() => store.all().length === 1);
      expect(only().hub).toBe(hub.url('/second'));
      expect(forms).toHaveLength(2);
    });

    it('requests the next when the request to the first fails', async () => {
      answering('/broken', 500);
      await start([withTwo('/broken')]);
      await until(() => forms.length === 2);
      expect(hub.visitsTo('/second')).toHaveLength(1);
      expect(at('/broken').error).toMatchObject({ reason: 'http-500' });
    });

    it('retains the hub that verifies last, and unsubscribes from the other', async () => {
      await start([withTwo()]);
      await until(() => forms.length === 1 && only().nextDue > NOW + 250);
      deny(only());
      await until(() => forms.length === 2 && at('/second').nextDue > NOW + 250);
      verify(at('/second'));
      verify(at('/hub'));
      await until(() => forms.length === 3);
      expect(forms[2]).toMatchObject({ 'hub.mode': 'unsubscribe', 'hub.callback': at('/second').callback });
    });

    it('waits when both deny', async () => {
      await start([withTwo()]);
      await until(() => forms.length === 1 && only().nextDue > NOW + 250);
      deny(only());
      await until(() => forms.length === 2 && at('/second').nextDue > NOW + 250);
      deny(at('/second'));
      subscriber.follow(withTwo());
      expect(store.all().every(({ nextDue }) => nextDue > NOW + 600_000)).toBe(true);
      await othersRequested();
      expect(forms).toHaveLength(2);
    });
  });

  it('deletes an unverified subscription at once', async () => {
    await start([aFeed('courier')]);
    await until(() => forms.length === 1);
    subscriber.follow({ ...aFeed('courier'), hubs: [], topic: null });
    expect(store.all()).toEqual([]);
    await othersRequested();
    expect(forms).toHaveLength(1);
  });

  it('retains subscriptions over a restart, ends those of removed feeds, and subscribes again at another PUBLIC_URL', async () => {
    await start([aFeed('courier'), aFeed('left')]);
    await until(() => forms.length === 2);
    store.all().forEach((one) => verify(one));
    await subscriber.stop();
    await start([aFeed('courier')]);
    await until(() => forms.length === 3);
    expect(forms[2]).toMatchObject({ 'hub.mode': 'unsubscribe', 'hub.topic': 'https://left.example/topic' });
    await subscriber.stop();
    await start([aFeed('courier')], { publicUrl: 'https://moved.example' });
    await until(() => forms.length === 4);
    expect(forms[3]!['hub.callback']).toMatch(/^https:\/\/moved\.example\/websub\//);
    expect(only().callback).toBe(forms[3]!['hub.callback']);
  });

  it('ignores messages to requests that it did not send', async () => {
    await start([aFeed('courier')]);
    await until(() => forms.length === 1);
    const before = only();
    subscriber.receive({ type: 'verified', token: before.token, mode: 'unsubscribe', leaseSeconds: null });
    subscriber.receive({ type: 'verified', token: 'x', mode: 'subscribe', leaseSeconds: 1 });
    subscriber.receive({ type: 'denied', token: 'x', reason: '' });
    expect(only()).toMatchObject({ token: before.token, leaseUntil: null });
  });

  it('relies on pushes only where there have been some', async () => {
    await start([aFeed('courier')]);
    await until(() => forms.length === 1);
    const { url } = aFeed('courier');
    expect(subscriber.pushes(url)).toBe(false);
    verify(only());
    expect(subscriber.pushes(url)).toBe(false);
    store.put({ ...only(), pushes: 1, pushedAt: NOW });
    expect(subscriber.pushes(url)).toBe(true);
    subscriber.receive({ type: 'denied', token: only().token, reason: 'no more room' });
    expect(subscriber.pushes(url)).toBe(false);
    expect(only().error).toEqual({ reason: 'denied', message: 'no more room' });
  });
});
