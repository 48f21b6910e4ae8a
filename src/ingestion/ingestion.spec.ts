import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { ingestionSettings } from '../../test/support/ingestion-settings.js';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { writeSourceList } from '../../test/support/source-list.js';
import { until } from '../../test/support/until.js';
import { ColumnStatement, pragma } from '../index/sqlite.js';
import type { PollEvent } from './ingestion-events.js';
import { OpenIngestion } from './ingestion.js';
import { SourcePolling } from './poll/source-polling.js';
import { POLLING_LIMITS, type PollingLimits } from './schedule/plan-next-poll.js';

interface Story {
  slug: string;
  title?: string;
  minutesAgo?: number;
  guid?: string;
  description?: string;
}

/** What holds for everybody else's hosts, so that a loopback server can stand for one. */
const STRANGERS: PollingLimits = { ...POLLING_LIMITS, hostSpacingMs: 5 };

describe(SourcePolling.name, () => {
  let server: LoopbackServer;
  let folder: string;
  let open: OpenIngestion | null = null;

  beforeEach(async () => {
    server = await LoopbackServer.start();
    folder = freshFolder();
  });
  afterEach(async () => {
    await open?.close();
    open = null;
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const rss = (stories: Story[], channel = ''): string =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Courier</title>${channel}${stories
      .map(
        ({ slug, title, minutesAgo = 5, guid, description }) =>
          `<item><title>${title ?? `The council debates ${slug} again`}</title>` +
          `<link>https://courier.example/${slug}</link>${guid ? `<guid>${guid}</guid>` : ''}` +
          `<pubDate>${new Date(Date.now() - minutesAgo * 60_000).toUTCString()}</pubDate>` +
          `<description>${description ?? `What the council said about ${slug}.`}</description></item>`,
      )
      .join('')}</channel></rss>`;

  const addressOf = (path: string): string => (path.startsWith('/') ? server.url(path) : path);

  async function reopen(paths: string[], limits: Partial<PollingLimits> = {}): Promise<OpenIngestion> {
    await open?.close();
    const settings = ingestionSettings(folder, paths.map(addressOf));
    open = new OpenIngestion(settings, { limits: { hostSpacingMs: 5, ...limits } });
    return open;
  }

  async function pollOnce(paths: string[], limits?: Partial<PollingLimits>): Promise<PollEvent[]> {
    const events: PollEvent[] = [];
    for await (const event of (await reopen(paths, limits)).ingestion.pollOnce()) events.push(event);
    return events;
  }

  const titles = (): string[] =>
    new ColumnStatement<string>(open!.writer.database, 'SELECT title FROM articles ORDER BY title').all();
  const stateOf = (path: string) => open!.states.get(server.url(path));
  const makeDue = (path: string): void => open!.states.put({ ...stateOf(path)!, nextDue: 0 });

  it('indexes the articles of a feed and stores the outcome', async () => {
    server.serve('/rss', rss([{ slug: 'bridges' }, { slug: 'parks', minutesAgo: 90 }]), { etag: '"v1"' });
    const [event] = await pollOnce(['/rss']);
    expect(event).toMatchObject({ outcome: 'fetched', items: 2, added: 2, updated: 0, dropped: 0, lags: [] });
    expect(titles()).toEqual(['The council debates bridges again', 'The council debates parks again']);
    expect(stateOf('/rss')).toMatchObject({
      etag: '"v1"',
      title: 'Courier',
      format: 'rss',
      items: 2,
      articles: 2,
      failures: 0,
      error: null,
    });
  });

  it('isolates feeds from each other, and stores the outcome of each', async () => {
    server
      .serve('/good', rss([{ slug: 'bridges' }]))
      .serve('/page', '<!doctype html><html><body>Please sign in</body></html>', {
        'content-type': 'text/html',
      })
      .serve('/empty', '')
      .serve('/noise', 'not a feed at all')
      .serve('/hidden', rss([{ slug: 'bridges' }]).replace('<item>', '<!-- <item>'))
      .serve('/gone', '', {}, 410)
      .serve('/busy', '', { 'retry-after': '7200' }, 429)
      .serve('/broken', '', {}, 500)
      .serve('/bomb', gzipSync(Buffer.alloc(60 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' })
      .redirect('/circle', '/circle')
      .redirect('/inside', 'http://10.1.2.3/rss')
      .on('/cut', (req) => void req.socket.destroy())
      .serve('/also-good', rss([{ slug: 'parks' }]));
    const paths = [
      'good',
      'page',
      'empty',
      'hidden',
      'noise',
      'gone',
      'broken',
      'bomb',
      'circle',
      'inside',
      'cut',
    ];
    const events = await pollOnce([...paths, 'also-good', 'busy'].map((path) => `/${path}`));
    const reasons = Object.fromEntries(events.map(({ feed, reason }) => [new URL(feed).pathname, reason]));
    expect(reasons).toEqual({
      '/good': null,
      '/page': 'html',
      '/empty': 'empty',
      '/hidden': 'unreadable-items',
      '/noise': expect.stringMatching(/not-a-feed|unknown-format|malformed/) as string,
      '/gone': 'http-410',
      '/busy': 'http-429',
      '/broken': 'http-500',
      '/bomb': 'too-large',
      '/circle': 'redirect-loop',
      '/inside': 'refused-address',
      '/cut': 'connection',
      '/also-good': null,
    });
    expect(titles()).toHaveLength(2);
    expect(stateOf('/page')).toMatchObject({ failures: 1, error: { reason: 'html' }, etag: null });
    expect(stateOf('/gone')?.goneAt).not.toBeNull();
  });

  it('ingests its share of the languages only: no feed that declares another, and no article in another', async () => {
    const german = 'Der Gemeinderat streitet wieder über die neue Brücke am Hafen';
    for (const path of ['/en', '/de', '/any'])
      server.serve(path, rss([{ slug: `harbour${path}` }, { slug: `brücke${path}`, title: german + path }]));
    const settings = ingestionSettings(folder, []);
    writeSourceList(settings.ingestion.sources[0]!, [
      [server.url('/en'), 'language="en-GB"'],
      [server.url('/de'), 'language="de"'],
      [server.url('/any'), ''],
    ]);
    settings.ingestion.languages = ['de'];
    open = new OpenIngestion(settings, { limits: { hostSpacingMs: 5 } });
    for await (const event of open.ingestion.pollOnce()) expect(event.outcome).toBe('fetched');
    expect(server.visits.map(({ path }) => path).sort()).toEqual(['/any', '/de']);
    expect(titles().filter((title) => title.endsWith('/any'))).toEqual([`${german}/any`]);
    expect(titles()).toContain('The council debates harbour/de again');
    expect(titles()).not.toContain('The council debates harbour/any again');
  });

  it('sends a conditional request the next time, and counts 304 as a success', async () => {
    server.on('/rss', (req, res) => {
      if (req.headers['if-none-match'] === '"v1"') return void res.writeHead(304).end();
      res.writeHead(200, { etag: '"v1"' }).end(rss([{ slug: 'bridges' }]));
    });
    await pollOnce(['/rss']);
    makeDue('/rss');
    const [second] = await pollOnce(['/rss']);
    expect(second).toMatchObject({ outcome: 'unchanged', added: 0 });
    expect(stateOf('/rss')).toMatchObject({ etag: '"v1"', failures: 0, items: 1 });
  });

  it('polls feeds of third parties only when they are due, also after restarts, and never after 410', async () => {
    server.serve('/rss', rss([{ slug: 'a' }])).serve('/gone', '', {}, 410);
    server.serve('/busy', '', { 'retry-after': '3600' }, 503);
    const paths = ['/rss', '/gone', '/busy'];
    expect(await pollOnce(paths, STRANGERS)).toHaveLength(3);
    expect(await pollOnce(paths, STRANGERS)).toHaveLength(0);
    expect(open!.ingestion.countDue()).toBe(0);
    makeDue('/gone');
    expect(await pollOnce(paths, STRANGERS)).toHaveLength(0);
    expect(stateOf('/busy')!.nextDue).toBeGreaterThanOrEqual(Date.now() / 1000 + 3_500);
  });

  it("polls the operator's own hosts at every round, except during a cool-down or after 410", async () => {
    let stories: Story[] = [{ slug: 'bridges' }];
    server.on('/rss', (_req, res) => void res.end(rss(stories))).serve('/gone', '', {}, 410);
    server.serve('/busy', '', { 'retry-after': '3600' }, 503).serve('/broken', '', {}, 500);
    const paths = ['/busy', '/gone', '/broken', '/rss'];
    expect(await pollOnce(paths)).toHaveLength(4);
    stories = [{ slug: 'parks', minutesAgo: 0 }, ...stories];
    const second = await pollOnce(paths);
    expect(second.map(({ feed }) => new URL(feed).pathname)).toEqual(['/broken', '/rss']);
    expect(titles()).toHaveLength(2);
    expect(stateOf('/rss')!.nextDue).toBeLessThanOrEqual(Date.now() / 1000 + 15);
    expect(stateOf('/broken')!.nextDue).toBeLessThanOrEqual(Date.now() / 1000 + 30);
  });

  it('drops the other feeds of a host from the round once it sends Retry-After', async () => {
    const paths = ['/a', '/b', '/c'];
    for (const path of paths) server.serve(path, '', { 'retry-after': '3600' }, 429);
    expect(await pollOnce(paths, STRANGERS)).toHaveLength(1);
    expect(await pollOnce(paths, STRANGERS)).toHaveLength(0);
    expect(server.visits).toHaveLength(1);
  });

  it("ends a round early when the network is down, but still polls the operator's own hosts", async () => {
    server.serve('/rss', rss([{ slug: 'bridges' }]));
    const away = Array.from({ length: 200 }, (_, i) => `http://host-${i}.invalid/rss`);
    const events: PollEvent[] = [];
    const { ingestion } = await reopen([...away, '/rss']);
    for await (const event of ingestion.pollOnce()) events.push(event);
    expect(events.length).toBeLessThan(60);
    expect(ingestion.unreachable).toBe(true);
    expect(titles()).toHaveLength(1);
  });

  it("takes no number of the operator's own hosts that are down for an outage of the network", async () => {
    const own = Array.from({ length: 80 }, (_, i) => `http://127.0.0.${i + 2}:1/rss`);
    const others = Array.from({ length: 15 }, (_, i) => `http://host-${i}.invalid/rss`);
    const events: PollEvent[] = [];
    const { ingestion } = await reopen([...own, ...others]);
    for await (const event of ingestion.pollOnce()) events.push(event);
    expect(events).toHaveLength(own.length + others.length);
    expect(ingestion.unreachable).toBe(false);
  });

  it('stores a permanent redirect and requests the new address', async () => {
    server.redirect('/old', '/new', 301).serve('/new', rss([{ slug: 'bridges' }]));
    await pollOnce(['/old']);
    expect(stateOf('/old')?.movedTo).toBe(server.url('/new'));
    makeDue('/old');
    await pollOnce(['/old']);
    expect(server.visitsTo('/old')).toHaveLength(1);
    expect(server.visitsTo('/new')).toHaveLength(2);
  });

  it('does not follow a feed that moved for good to a web page', async () => {
    server.redirect('/old', '/home', 301).serve('/home', '<html><body>Welcome</body></html>');
    await pollOnce(['/old']);
    expect(stateOf('/old')).toMatchObject({ movedTo: null, error: { reason: 'html' } });
  });

  it('follows a page to the best feed it names, and requests that from then on', async () => {
    const links = ['/dead', '/feed'].map(
      (href) => `<link rel="alternate" type="application/rss+xml" href="${href}">`,
    );
    server.serve('/', `<!doctype html><html><head>${links.join('')}</head></html>`, {
      'content-type': 'text/html',
    });
    server.serve('/feed', rss([{ slug: 'bridges' }]), { etag: '"f"' });
    const [event] = await pollOnce(['/']);
    expect(event).toMatchObject({ outcome: 'fetched', added: 1 });
    expect(stateOf('/')).toMatchObject({ movedTo: server.url('/feed'), etag: '"f"', error: null });
    await pollOnce(['/']);
    expect(server.visits.map(({ path }) => path)).toEqual(['/', '/dead', '/feed', '/feed']);
  });

  it('tries the usual feed paths of a site when a page names none', async () => {
    server
      .serve('/', '<!doctype html><html><body>Welcome</body></html>')
      .serve('/rss.xml', rss([{ slug: 'parks' }]));
    const [event] = await pollOnce(['/']);
    expect(event).toMatchObject({ outcome: 'fetched', added: 1 });
    expect(stateOf('/')?.movedTo).toBe(server.url('/rss.xml'));
    expect(server.visits.map(({ path }) => path)).toEqual(['/', '/feed/', '/rss.xml']);
  });

  it('does not follow a page in place of a feed that responded recently', async () => {
    let body = rss([{ slug: 'bridges' }]);
    server.on('/section', (_req, res) => void res.end(body)).serve('/feed', rss([{ slug: 'parks' }]));
    await pollOnce(['/section']);
    body = '<!doctype html><html><link rel="alternate" type="application/rss+xml" href="/feed"></html>';
    const [event] = await pollOnce(['/section']);
    expect(event).toMatchObject({ outcome: 'failed', reason: 'html' });
    expect(server.visitsTo('/feed')).toHaveLength(0);
    const week = 8 * 86_400;
    open!.states.put({ ...stateOf('/section')!, succeededAt: Date.now() / 1000 - week });
    await pollOnce(['/section']);
    expect(stateOf('/section')?.movedTo).toBe(server.url('/feed'));
  });

  it('updates an article whose headline was edited, and omits old and empty items', async () => {
    let stories: Story[] = [
      { slug: 'bridges', guid: 'g1' },
      { slug: 'ancient', minutesAgo: 60 * 24 * 40 },
      { slug: 'mute', title: '  ', description: 'Watch.' },
    ];
    server.on('/rss', (_req, res) => void res.end(rss(stories)));
    const { poller, sources } = await reopen(['/rss']);
    const signal = new AbortController().signal;
    const first = await poller.poll(sources[0]!, signal);
    expect(first?.event).toMatchObject({ items: 3, added: 1, dropped: 2 });
    stories = [{ slug: 'bridges', guid: 'g1', title: 'The council debates bridges until midnight' }];
    const second = await poller.poll(sources[0]!, signal);
    expect(second?.event).toMatchObject({ added: 0, updated: 1 });
    expect(titles()).toEqual(['The council debates bridges until midnight']);
  });

  it('measures the delay of new articles, except those of the first poll of a feed', async () => {
    let stories: Story[] = [{ slug: 'bridges', minutesAgo: 300 }];
    server.on('/rss', (_req, res) => void res.end(rss(stories)));
    const { poller, sources } = await reopen(['/rss']);
    const signal = new AbortController().signal;
    expect((await poller.poll(sources[0]!, signal))?.event.lags).toEqual([]);
    stories = [{ slug: 'parks', minutesAgo: 2 }, ...stories];
    const begun = performance.now();
    const lags = (await poller.poll(sources[0]!, signal))!.event.lags;
    expect(lags).toHaveLength(1);
    expect(lags[0]).toBeGreaterThanOrEqual(119);
    expect(lags[0]).toBeLessThan(122 + (performance.now() - begun) / 1_000);
    expect(stateOf('/rss')?.lag).toBe(lags[0]);
  });

  it('follows a sitemap index to its children, a bounded number, past those that fail', async () => {
    const urlset = (slug: string): string =>
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url>' +
      `<loc>https://courier.example/${slug}</loc><news:news><news:publication><news:name>Courier</news:name>` +
      `<news:language>en</news:language></news:publication><news:publication_date>${new Date().toISOString()}` +
      `</news:publication_date><news:title>The council debates ${slug}</news:title></news:news></url></urlset>`;
    const children = Array.from({ length: 30 }, (_, i) => server.url(`/news-${i}.xml`));
    const entries = children.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('');
    server.serve(
      '/index.xml',
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`,
    );
    server
      .serve('/news-0.xml', urlset('bridges'))
      .serve('/news-1.xml', 'nothing')
      .serve('/news-2.xml', urlset('parks'));
    const [event] = await pollOnce(['/index.xml']);
    expect(event).toMatchObject({ outcome: 'fetched', added: 2 });
    expect(server.visits.length).toBeLessThanOrEqual(6);
  });

  it('keeps the spacing between two feeds of one host', async () => {
    const paths = Array.from({ length: 5 }, (_, i) => `/rss${i}`);
    for (const path of paths) server.serve(path, rss([{ slug: path.slice(1) }]));
    const begun = performance.now();
    await pollOnce(paths, { hostSpacingMs: 120 });
    expect(server.visits).toHaveLength(5);
    // A busy machine may delay each arrival, but none comes too early.
    server.visits.forEach(({ at }, i) => expect(at - begun).toBeGreaterThanOrEqual(i * 119));
  });

  it('counts feeds whose state could not be stored as failed', async () => {
    server.serve('/rss', rss([{ slug: 'bridges' }])).serve('/other', rss([{ slug: 'parks' }]));
    const { ingestion, writer } = await reopen(['/rss', '/other']);
    pragma(writer.database, 'query_only = ON');
    const events: PollEvent[] = [];
    for await (const event of ingestion.pollOnce()) events.push(event);
    expect(events.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['failed', 'index'],
      ['failed', 'index'],
    ]);
  });

  it("reads a date without a zone in the time zone of the source's country", async () => {
    const publishedAt = Math.floor(Date.now() / 1000) - 600;
    const local = new Date((publishedAt + 5.5 * 3_600) * 1000).toISOString().slice(0, 19);
    server.serve('/rss', rss([{ slug: 'bridges' }]).replace(/<pubDate>[^<]*/, `<pubDate>${local}`));
    const { poller, sources } = await reopen(['/rss']);
    await poller.poll({ ...sources[0]!, country: 'IN' }, new AbortController().signal);
    const at = new ColumnStatement<number>(open!.writer.database, 'SELECT published_at FROM articles').get()!;
    expect(at).toBe(publishedAt);
  });

  it('finds every publication while it runs, and polls no more when it is stopped', async () => {
    let stories: Story[] = [];
    server.on('/rss', (_req, res) => void res.end(rss(stories)));
    const limits = { minInterval: 0.05, maxInterval: 0.05, hostSpacingMs: 1 };
    const { ingestion } = await reopen(['/rss'], limits);
    ingestion.start();
    for (let i = 0; i < 3; i++) {
      stories = [{ slug: `story-${i}`, minutesAgo: 0 }, ...stories];
      await until(() => titles().length === stories.length);
    }
    await ingestion.stop();
    const requests = server.visitsTo('/rss').length;
    server.serve('/other', rss([]));
    (await reopen(['/other'], limits)).ingestion.start();
    await until(() => server.visitsTo('/other').length > 5);
    // One may have been on its way.
    expect(server.visitsTo('/rss').length).toBeLessThanOrEqual(requests + 1);
  });

  it('records nothing against a feed that a shutdown interrupted', async () => {
    server.on('/slow', () => undefined);
    const { ingestion } = await reopen(['/slow']);
    ingestion.start();
    await until(() => server.visits.length === 1);
    await ingestion.stop();
    expect(stateOf('/slow')).toBeUndefined();
  });

  it('counts no failure of a feed while the network is down', async () => {
    const { poller, states } = await reopen([]);
    const poll = (host: string) =>
      poller.poll(
        {
          url: `http://${host}.invalid/`,
          title: '',
          siteUrl: null,
          language: null,
          country: null,
          categories: [],
        },
        new AbortController().signal,
      );
    for (let i = 0; i < 5; i++) await poll(`host-${i}`);
    for (let i = 0; i < 3; i++) await poll('host-0');
    expect(states.get('http://host-0.invalid/')).toMatchObject({ failures: 1, error: { reason: 'dns' } });
  });

  it('has an abort signal without a limit of listeners', async () => {
    const servers = await Promise.all(Array.from({ length: 14 }, () => LoopbackServer.start()));
    for (const one of servers) one.on('/slow', () => undefined);
    const warnings: string[] = [];
    const warned = (warning: Error): void => void warnings.push(warning.name);
    process.on('warning', warned);
    const { ingestion } = await reopen(servers.map((one) => one.url('/slow')));
    ingestion.start();
    await until(() => servers.every((one) => one.visits.length === 1));
    await ingestion.stop();
    process.off('warning', warned);
    await Promise.all(servers.map((one) => one.stop()));
    expect(warnings).not.toContain('MaxListenersExceededWarning');
  });

  it('polls feeds that a wrong clock had scheduled in the far future', async () => {
    server.serve('/rss', rss([{ slug: 'bridges' }]));
    await pollOnce(['/rss']);
    const year = 365 * 86_400;
    const state = stateOf('/rss')!;
    open!.states.put({ ...state, checkedAt: state.checkedAt! + year, nextDue: state.checkedAt! + year + 1 });
    const { ingestion } = await reopen(['/rss']);
    ingestion.start();
    await until(() => server.visitsTo('/rss').length === 2);
  });
});
