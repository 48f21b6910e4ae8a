import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { LoopbackServer } from '../support/loopback-server.js';
import { until } from '../support/until.js';
import { type UpstreamArticle, UPSTREAMS } from '../support/upstreams.js';

const KEY = 'sesame-4711';
const SEARCH = '/news?topic=storm%20lisbon&language=en';

const STORMS: UpstreamArticle[] = ['a', 'b', 'c'].map((host, i) => ({
  title: ['Storm over Lisbon', 'Lisbon bridges shut in storm', 'Ferries halted as a storm nears Lisbon'][i]!,
  host: `${host}.example`,
  text: 'The Tagus is closed to ships.',
}));

describe('live sources', () => {
  let server: LoopbackServer;
  let service: TestApp;
  let log: string;

  beforeEach(async () => {
    log = '';
    server = await LoopbackServer.start();
  });
  afterEach(async () => {
    await service?.close();
    await server.stop();
  });

  const start = async (environment: Record<string, string>) => {
    service = await createTestApp({
      environment: { LOG_LEVEL: 'trace', ...environment },
      onLog: (line) => (log += line),
    });
  };
  const serve = (name: keyof typeof UPSTREAMS, articles = STORMS, held?: Promise<unknown>) => {
    const { path, contentType, render } = UPSTREAMS[name];
    server.on(path, async (req, res) => {
      const body = render(articles, new URL(req.url!, 'http://x').searchParams);
      await held;
      res.writeHead(200, { 'content-type': contentType }).end(body);
    });
  };
  const titles = async (response: Response) =>
    ((await response.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
  const metrics = () => service.app.get(Registry).metrics();

  it('return articles where the index is empty, and Server-Timing has the time of each', async () => {
    serve('brave');
    await start({ SEARCH_PROVIDERS: 'embedded,brave', BRAVE_URL: server.url(''), BRAVE_KEY: KEY });
    const response = await service.get(SEARCH);
    expect([response.status, await titles(response)]).toEqual([200, STORMS.map(({ title }) => title)]);
    expect(response.headers.get('server-timing')).toMatch(
      /^cache;desc=miss, embedded;dur=[\d.]+, brave;dur=[\d.]+, total;dur=[\d.]+$/,
    );
    const again = await service.get(SEARCH);
    expect(again.headers.get('server-timing')).toMatch(/^cache;desc=hit, total;dur=[\d.]+$/);
    expect(server.visits).toHaveLength(1);
  });

  it('obey the rules of every result: timeframe, near-identical titles, share of a publisher', async () => {
    serve('newsapi', [
      ...STORMS,
      { title: 'Storm over Lisbon!', host: 'copy.example' },
      { title: 'Lisbon storm of the year', host: 'old.example', age: 3 * 24 * 60 },
      { title: 'Storm in Lisbon undated', host: 'undated.example', age: null },
      ...[1, 2, 3].map((n) => ({ title: `Lisbon storm bulletin number ${n}`, host: 'flood.example' })),
    ]);
    await start({ SEARCH_PROVIDERS: 'newsapi', NEWSAPI_URL: server.url(''), NEWSAPI_KEY: KEY });
    const found = await titles(await service.get(`${SEARCH}&timeframe=last_24h`));
    expect(found).toEqual([...STORMS.map(({ title }) => title), 'Lisbon storm bulletin number 1']);
  });

  it('return articles when one of them fails, and 503 with Retry-After when all do', async () => {
    serve('newsapi');
    server.serve(UPSTREAMS.gnews.path, '', { 'retry-after': '600' }, 429);
    const keys = { NEWSAPI_KEY: KEY, GNEWS_KEY: KEY };
    const urls = { NEWSAPI_URL: server.url(''), GNEWS_URL: server.url('') };
    await start({ SEARCH_PROVIDERS: 'gnews,newsapi', ...urls, ...keys });
    expect((await service.get(SEARCH)).status).toBe(200);
    server.serve(UPSTREAMS.newsapi.path, '', { 'retry-after': '77' }, 429);
    const refused = await service.get('/news?topic=other&language=en');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '77']);
    const body = await refused.text();
    expect(JSON.parse(body)).toMatchObject({ code: 'search_unavailable' });
    const health = await service.get('/health');
    expect(health.status).toBe(503);
    const healthBody = await health.text();
    expect(JSON.parse(healthBody).details.search.providers).toMatchObject({
      gnews: { status: 'down', last_outcome: 'rate-limited', cools_down_seconds: expect.any(Number) },
    });
    const visits = server.visits.length;
    await service.get('/health');
    expect(server.visits).toHaveLength(visits);
    const measured = await metrics();
    expect(measured).toContain(
      'news_search_provider_outcomes_total{provider="gnews",outcome="rate-limited"} 1',
    );
    expect(measured).toContain('news_search_provider_duration_seconds_count{provider="newsapi"} 2');
    expect(log).toContain('gnews is unavailable: status 429');
    for (const said of [body, healthBody, measured, log]) expect(said).not.toContain(KEY);
  });

  it('are not awaited beyond the budget, and their articles are in the next response', async () => {
    serve('brave', STORMS.slice(0, 1));
    let release!: () => void;
    serve('currents', STORMS.slice(1), new Promise<void>((resolve) => (release = resolve)));
    const keys = { BRAVE_KEY: KEY, CURRENTS_KEY: KEY };
    const urls = { BRAVE_URL: server.url(''), CURRENTS_URL: server.url('') };
    await start({ SEARCH_PROVIDERS: 'brave,currents', PROVIDER_BUDGET_MS: '1500', ...urls, ...keys });
    const first = await service.get(SEARCH);
    expect(await titles(first)).toHaveLength(1);
    expect(first.headers.get('server-timing')).toMatch(/currents;dur=[\d.]+;desc=late/);
    expect(Number(/max-age=(\d+)/.exec(first.headers.get('cache-control')!)![1])).toBeLessThanOrEqual(5);
    release();
    // Another limit each time, since responses are cached.
    let limit = 11;
    await until(async () => (await titles(await service.get(`${SEARCH}&limit=${limit++}`))).length === 3);
    expect(server.visitsTo(UPSTREAMS.currents.path)).toHaveLength(0);
    expect(server.visits).toHaveLength(2);
  });

  it('are not queried any more after the client has disconnected', async () => {
    let isClosed = false;
    server.on(UPSTREAMS.brave.path, (_, res) => void res.on('close', () => (isClosed = true)));
    await start({ SEARCH_PROVIDERS: 'embedded,brave', BRAVE_URL: server.url(''), BRAVE_KEY: KEY });
    const controller = new AbortController();
    const gone = service.get(SEARCH, { signal: controller.signal }).catch(() => 'gone');
    await until(() => server.visits.length > 0);
    controller.abort();
    expect(await gone).toBe('gone');
    await until(() => isClosed);
  });

  it('log their configuration faults at start, and that discovered articles are not ingested', async () => {
    const urls = { GOOGLE_NEWS_URL: server.url(''), SEARXNG_URL: server.url('') };
    await start({ SEARCH_PROVIDERS: 'embedded,google-news,searxng', INGEST: 'off', ...urls });
    expect(log).toMatch(/google-news: .*personal, non-commercial/);
    expect(log).toContain('INGEST is off: articles of searxng are not ingested.');
  });

  it('that return a page, decoys or an empty channel are named outcomes, never an empty result', async () => {
    await start({ SEARCH_PROVIDERS: 'brave', BRAVE_URL: server.url(''), BRAVE_KEY: KEY });
    serve(
      'brave',
      [1, 2, 3].map((n) => ({ title: `Celebrity quiz ${n}`, host: `d${n}.example` })),
    );
    expect((await service.get(SEARCH)).status).toBe(503);
    expect(await metrics()).toContain('{provider="brave",outcome="decoys"} 1');
  });
});
