import { join } from 'node:path';
import { openForReading } from '../../../src/index/open-database.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli, runCli } from '../../support/run-cli.js';
import { until } from '../../support/until.js';
import { type UpstreamArticle, UPSTREAMS } from '../../support/upstreams.js';

const KEY = 'sesame-4711';
const SEARCH = '/news?topic=storm%20lisbon&language=en';

const STORMS: UpstreamArticle[] = ['a', 'b', 'c'].map((host, i) => ({
  title: ['Storm over Lisbon', 'Lisbon bridges shut in storm', 'Ferries halted as a storm nears Lisbon'][i]!,
  host: `${host}.example`,
  text: 'The Tagus is closed to ships.',
}));

describe('articles of live sources', () => {
  let server: LoopbackServer;
  let program: Program | undefined;
  beforeEach(async () => (server = await LoopbackServer.start()));
  afterEach(async () => {
    await program?.signal('SIGTERM');
    await server.stop();
  });

  /** The articles in the index. */
  const learned = (): { title: string; feed: string; language: string }[] => {
    const index = openForReading(join(program!.folder, 'data'));
    const rows = index.prepare('SELECT title, feed, language FROM articles').all();
    index.close();
    return rows as ReturnType<typeof learned>;
  };
  const get = (path: string) => fetch(program!.url + path, { headers: GATEWAY_HEADERS });
  const start = async (environment: Record<string, string>) => {
    for (const name of ['searxng', 'brave'] as const) {
      const { path, contentType, render } = UPSTREAMS[name];
      server.serve(path, render(STORMS, new URLSearchParams()), { 'content-type': contentType });
    }
    const urls = { SEARXNG_URL: server.url(''), BRAVE_URL: server.url(''), BRAVE_KEY: KEY };
    program = new Program({ ...ANY_PORTS, INGEST: 'on', ...urls, ...environment });
    await program.listening();
  };

  it.each(SERVING_PROCESSES)(
    'are found in the index by the next search (%s processes)',
    async (processes) => {
      await start({ SEARCH_PROVIDERS: 'embedded,searxng', PROCESSES: processes });
      // The ingestion process may still be starting: what it misses is found again.
      await until(async () => {
        await get(`${SEARCH}&limit=${10 + (server.visits.length % 90)}`);
        return learned().length === 3;
      });
      const found = learned();
      expect(found.map(({ title }) => title).sort()).toEqual(STORMS.map(({ title }) => title).sort());
      expect(new Set(found.map(({ feed, language }) => `${feed} ${language}`))).toEqual(
        new Set(['provider:searxng en']),
      );
      await server.stop();
      server = await LoopbackServer.start();
      await until(async () => {
        const response = await get('/news?topic=tagus%20ships&language=en');
        return response.ok && ((await response.json()) as { count: number }).count === 3;
      });
    },
  );

  it('are not indexed where the terms or the operator forbid it', async () => {
    await start({ SEARCH_PROVIDERS: 'embedded,brave' });
    expect(await (await get(SEARCH)).json()).toMatchObject({ count: 3 });
    await program!.signal('SIGTERM');
    await start({ SEARCH_PROVIDERS: 'embedded,searxng', PROVIDER_LEARN: 'off' });
    expect(await (await get(SEARCH)).json()).toMatchObject({ count: 3 });
    await program!.signal('SIGTERM');
    expect(learned()).toEqual([]);
  });
});

describe('news-search providers', () => {
  let server: LoopbackServer;
  beforeEach(async () => (server = await LoopbackServer.start()));
  afterEach(() => server.stop());

  const lines = (out: string) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: string });
  const run = (...words: string[]) =>
    callCli(['providers', ...words], {
      ...{ SEARCH_PROVIDERS: 'brave,searxng', BRAVE_KEY: KEY },
      ...{ BRAVE_URL: server.url(''), SEARXNG_URL: server.url('') },
    });

  it('lists the providers in the order in which they are queried, without a request', async () => {
    const { code, out } = await run('list');
    expect(code).toBe(0);
    expect(lines(out).slice(0, 3)).toMatchObject([
      { order: 1, name: 'brave', kind: 'live', key: 'set', learns: false },
      { order: 2, name: 'searxng', kind: 'live', key: 'none', learns: true },
      { order: null, name: 'google-news' },
    ]);
    expect(out).not.toContain(KEY);
    expect(server.visits).toEqual([]);
  });

  it('checks each provider with one query, and fails when one does not respond', async () => {
    const government = STORMS.map((one) => ({ ...one, text: 'The government met.' }));
    const { path, render } = UPSTREAMS.searxng;
    server.serve(path, render(government, new URLSearchParams()));
    server.serve(UPSTREAMS.brave.path, '{}', {}, 401);
    const { code, out, err } = await run('check');
    expect(lines(out)).toMatchObject([
      { name: 'brave', outcome: 'key-refused', articles: null },
      { name: 'searxng', outcome: 'answered', articles: 3 },
    ]);
    expect([code, err]).toEqual([1, expect.stringContaining('1 of 2 providers do not respond.')]);
    expect(out + err).not.toContain(KEY);
  });

  it('fails if a required setting is missing, as the service does', async () => {
    const { code, err } = await runCli(['serve'], { SEARCH_PROVIDERS: 'embedded,gnews,searxng' });
    expect(code).toBe(78);
    for (const name of ['GNEWS_KEY', 'SEARXNG_URL']) expect(err).toContain(`${name}: is needed by`);
  });
});
