import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freshFolder } from '../../support/fresh-folder.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { LoopbackHub } from '../../support/loopback-hub.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { freePort, Program } from '../../support/program.js';
import { writeSourceList } from '../../support/source-list.js';
import { until as waitUntil } from '../../support/until.js';

const rss = (titles: string[], channel = ''): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Desk</title>${channel}${titles
    .map(
      (title) =>
        `<item><title>${title}</title><link>https://harbour.example/${encodeURIComponent(title)}</link>` +
        `<pubDate>${new Date().toUTCString()}</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

describe('WebSub', () => {
  let server: LoopbackServer;
  let hub: LoopbackHub;
  let program: Program | null = null;
  let folder: string;
  let port: number;
  let managementPort: number;

  beforeEach(async () => {
    server = await LoopbackServer.start();
    hub = new LoopbackHub(server);
    folder = freshFolder();
    [port, managementPort] = [await freePort(), await freePort()];
    const channel = `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="${hub.url}"/>`;
    server.serve('/rss', rss(['Lighthouse painted white again'], channel));
  });
  afterEach(async () => {
    await program?.signal('SIGKILL');
    program = null;
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const run = async (environment: Record<string, string> = {}, sources = ['/rss']): Promise<Program> => {
    const feeds = sources.map((path) => server.url(path));
    const SOURCES = writeSourceList(join(folder, 'list.opml'), feeds);
    program = new Program({
      ...{ HOST: '127.0.0.1', PORT: `${port}`, MANAGEMENT_PORT: `${managementPort}`, INGEST: 'on' },
      ...{ SOURCES, DATA_DIR: join(folder, 'data') },
      ...{ OUTBOUND_ALLOW: '127.0.0.0/8', PUBLIC_URL: `http://127.0.0.1:${port}/` },
      ...{ GATEWAY_PROXY_SECRET: 'hubs cannot know it', LOG_LEVEL: 'trace' },
      ...environment,
    });
    return program.listening();
  };
  const until = (isSo: () => unknown): Promise<void> =>
    waitUntil(isSo, undefined, () => program?.output.slice(-2_000) ?? '');
  const subscribed = (): Promise<void> => until(() => hub.subscribers.size > 0);
  let searches = 0;
  const find = async (topic: string): Promise<number> => {
    const query = new URLSearchParams({ topic, language: 'en', unique: `${searches++}` });
    const headers = { ...GATEWAY_HEADERS, 'x-gateway-proxy-secret': 'hubs cannot know it' };
    const response = await fetch(`http://127.0.0.1:${port}/news?${query}`, { headers });
    return ((await response.json()) as { count: number }).count;
  };
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${managementPort}/metrics`)).text();
  const health = async (): Promise<Record<string, unknown>> => {
    const headers = { ...GATEWAY_HEADERS, 'x-gateway-proxy-secret': 'hubs cannot know it' };
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { headers });
    return ((await answer.json()) as { details: { sources: Record<string, unknown> } }).details.sources;
  };

  it.each(SERVING_PROCESSES)('returns pushed articles, with %s serving processes', async (processes) => {
    await run({ PROCESSES: processes });
    await subscribed();
    expect(hub.faults).toEqual([]);
    expect(hub.requests[0]).toMatchObject({
      'hub.mode': 'subscribe',
      'hub.topic': server.url('/rss'),
      'hub.callback': expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/websub\/[\w-]{32}$/) as string,
      'hub.secret': expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(await find('lighthouse')).toBe(1);
    expect(await find('ferry')).toBe(0);
    expect(await hub.publish(server.url('/rss'), rss(['Night ferry returns to Aldwick Bay']))).toEqual([202]);
    await until(() => find('ferry'));
    // What was not in the push is still there.
    expect(await find('lighthouse')).toBe(1);
    await until(async () => /websub_subscriptions\{state="active"\} 1/.test(await metrics()));
    const text = await metrics();
    expect(text).toMatch(/ingestion_articles_total\{change="added",way="push"\} 1/);
    expect(text).toMatch(/ingestion_published_to_searchable_seconds_count\{way="push"\} 1/);
    expect(text).toMatch(/websub_calls_total\{call="push",outcome="taken"\} 1/);
    await until(async () => /sources_published_to_searchable_p95_seconds\{way="push"/.test(await metrics()));
    expect(await health()).toMatchObject({
      subscriptions: { active: 1, pending: 0 },
      published_to_searchable: { push: { articles: 1, p50_seconds: expect.any(Number) as number } },
    });
    for (const secret of [hub.requests[0]!['hub.secret']!, hub.requests[0]!['hub.callback']!.slice(-32)])
      expect(program!.output).not.toContain(secret);
  });

  it('ignores documents with a wrong signature, with the same response', async () => {
    await run();
    await subscribed();
    const topic = server.url('/rss');
    const forged = rss(['Forged ferry news']);
    const signatures: Record<string, string>[] = [
      {},
      { 'x-hub-signature': '' },
      { 'x-hub-signature': `sha256=${'0'.repeat(64)}` },
      { 'x-hub-signature': 'md5=0' },
    ];
    for (const signature of signatures) {
      expect(await hub.publish(topic, forged, { signature })).toEqual([202]);
    }
    for (const method of ['sha1', 'sha384', 'sha512']) {
      expect(await hub.publish(topic, rss([`Rightly signed with ${method}`]), { method })).toEqual([202]);
    }
    const zipped = gzipSync(rss(['Rightly signed and compressed']));
    await hub.publish(topic, zipped, { headers: { 'content-encoding': 'gzip' } });
    await until(async () => (await find('rightly')) === 1 && (await find('rightly signed compressed')) === 1);
    expect(await find('forged')).toBe(0);
    await until(async () => /websub_calls_total\{call="push",outcome="unsigned"\} 4/.test(await metrics()));
    await hasNoOtherSubscriber();
  });

  it('puts no former headline back for a push that is sent again', async () => {
    await run();
    await subscribed();
    const pushed = (title: string, minutesAgo: number): string => {
      const built = new Date(Date.now() - minutesAgo * 60_000).toUTCString();
      const document = rss([title], `<lastBuildDate>${built}</lastBuildDate>`);
      return document.replace(/[^/]*(?=<\/link>)/, '1');
    };
    const first = pushed('Quay wall cracks', 30);
    const second = pushed('Quay wall holds after all', 20);
    const taken = (pushes: number) => async () =>
      (await metrics()).includes(`ingestion_pushes_total{outcome="taken"} ${pushes}`);
    for (const [i, document] of [first, second, first].entries()) {
      await hub.publish(server.url('/rss'), document);
      await until(taken(i + 1));
    }
    expect([await find('cracks'), await find('holds')]).toEqual([0, 1]);
    await hub.publish(server.url('/rss'), pushed('Quay wall cracks', 10));
    await until(async () => (await find('cracks')) === 1);
  });

  /** The callback rejects unknown addresses and subscriptions that it did not request. */
  async function hasNoOtherSubscriber(): Promise<void> {
    const [callback] = [...hub.subscribers.keys()];
    const topic = encodeURIComponent(server.url('/rss'));
    const base = `http://127.0.0.1:${port}/websub`;
    const statusOf = async (url: string, init?: RequestInit): Promise<number> =>
      (await fetch(url, init)).status;
    const question = `hub.topic=${topic}&hub.challenge=x`;
    for (const url of [
      `${base}/${'a'.repeat(32)}?hub.mode=subscribe&${question}`,
      `${base}/short?hub.mode=subscribe&${question}`,
      `${callback}?hub.mode=unsubscribe&${question}`,
      `${callback}?hub.mode=subscribe&hub.topic=https%3A%2F%2Fother.example%2F&hub.challenge=x`,
      `${callback}?hub.mode=denied&hub.topic=https%3A%2F%2Fother.example%2F`,
      `${callback}?hub.mode=subscribe&hub.topic=${topic}`,
      `${callback}?hub.mode=publish&${question}`,
      `${callback}`,
    ]) {
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    }
    expect(await statusOf(`${base}/${'a'.repeat(32)}`, { method: 'POST', body: 'x'.repeat(100_000) })).toBe(
      404,
    );
    expect(await statusOf(callback!, { method: 'DELETE' })).toBe(405);
    expect(await statusOf(`http://127.0.0.1:${port}/news`)).toBe(401);
    const huge = { 'content-length': `${9 * 1024 * 1024}`, 'x-hub-signature': `sha1=${'0'.repeat(40)}` };
    const body = new Uint8Array(9 * 1024 * 1024);
    expect(await statusOf(callback!, { method: 'POST', body, headers: huge }).catch(() => 413)).toBe(413);
  }

  it('renews before the lease ends, and accepts a later denial of the hub', async () => {
    hub.leaseSeconds = 2;
    await run();
    await until(() => hub.requests.length >= 3);
    expect(new Set(hub.requests.map((form) => form['hub.callback'])).size).toBe(1);
    expect(hub.requests.every((form) => form['hub.mode'] === 'subscribe')).toBe(true);
    hub.denial = 'no more room';
    await until(async () => /websub_subscriptions\{state="denied"\} 1/.test(await metrics()));
  });

  it('retains its subscriptions over a restart, and ends those of feeds that were removed from the list', async () => {
    server.serve('/other', rss(['Quay wall mended']));
    await run();
    await subscribed();
    await until(async () => /websub_subscriptions\{state="active"\} 1/.test(await metrics()));
    await program!.signal('SIGTERM');
    const before = hub.requests.length;
    await run();
    expect(await hub.publish(server.url('/rss'), rss(['Ferry after the restart']))).toEqual([202]);
    // The process has hardly begun to start; what it is sent waits for it.
    await until(() => find('ferry'));
    expect(hub.requests).toHaveLength(before);
    await program!.signal('SIGTERM');
    await run({}, ['/other']);
    await until(() => hub.subscribers.size === 0);
    expect(hub.requests.at(-1)).toMatchObject({ 'hub.mode': 'unsubscribe' });
    expect(hub.requests.at(-1)).not.toHaveProperty(['hub.secret']);
    expect(hub.faults).toEqual([]);
  });

  it('sends no request to a hub without PUBLIC_URL', async () => {
    await run({ PUBLIC_URL: '' });
    await until(() => find('lighthouse'));
    expect((await fetch(`http://127.0.0.1:${port}/websub/${'a'.repeat(32)}`)).status).toBe(404);
    await program!.signal('SIGTERM');
    expect(hub.requests).toEqual([]);
  });
});
