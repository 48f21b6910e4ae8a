import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { LiveSource } from '../../src/search/live/live-source.js';
import { LiveProvider } from '../../src/search/live/live.provider.js';
import { UpstreamError } from '../../src/search/live/upstream-error.js';
import { CircuitBreaker } from '../../src/search/circuit-breaker.js';
import type { SearchQuery } from '../../src/search/search-query.js';
import { LoopbackServer } from '../support/loopback-server.js';
import { until } from '../support/until.js';
import { type UpstreamArticle, UPSTREAMS } from '../support/upstreams.js';
import { aQuery } from './article-index.contract.js';

/** Not a word that any upstream would say. */
const KEY = 'sesame-4711';
const TIMEOUT_MS = 400;
const PRIVATE = 'http://169.254.169.254/latest/meta-data';

const STORMS: UpstreamArticle[] = [
  { title: 'Storm over Lisbon', host: 'a.example', text: 'Bridges are closed.' },
  { title: 'Lisbon after the storm', host: 'b.example', age: 90 },
  { title: 'Storm nears Lisbon ports', host: 'c.co.uk', age: null },
];

type Serve = (server: LoopbackServer, path: string, good: string) => void;

type Failure = [what: string, outcome: string | RegExp, serve: Serve];

/** What an upstream may answer instead of news, and what that is called. */
const REFUSALS: Failure[] = [
  [
    'answers with a page',
    'html',
    (server, path) =>
      server.serve(path, '<!doctype html><html><body>Hello</body></html>', { 'content-type': 'text/html' }),
  ],
  ['limits', 'rate-limited', (server, path) => server.serve(path, '', { 'retry-after': '77' }, 429)],
  ['limits without a word', 'rate-limited', (server, path) => server.serve(path, '', {}, 429)],
  ['refuses the key', 'key-refused', (server, path) => server.serve(path, '{}', {}, 401)],
  [
    'refuses',
    /^(?:blocked|quota-exhausted|key-refused)$/,
    (server, path) => server.serve(path, '{}', {}, 403),
  ],
  ['breaks', 'server-error', (server, path) => server.serve(path, 'boom', {}, 500)],
  [
    'asks for a CAPTCHA',
    'captcha',
    (server, path) => server.redirect(path, 'https://sorry.google.com/sorry/index'),
  ],
];

/** What may go wrong before there is an answer: of the client, and so the same for all. */
const BROKEN: Failure[] = [
  ['says nothing', 'timeout-headers', (server, path) => server.on(path, () => undefined)],
  [
    'stops in the middle',
    'timeout-body',
    (server, path, good) => server.on(path, (_, res) => void res.writeHead(200).write(good.slice(0, 50))),
  ],
  [
    'drips',
    'timeout-body',
    (server, path, good) =>
      server.on(path, (_, res) => {
        let at = 0;
        const drip = setInterval(() => res.write(good[at++] ?? ' '), 20);
        res.on('close', () => clearInterval(drip));
      }),
  ],
  ['resets', 'connection', (server, path) => server.on(path, (req) => req.socket.destroy())],
  [
    'sends half a zip',
    /^(?:truncated|malformed|bad-encoding)$/,
    (server, path, good) =>
      server.serve(path, gzipSync(good).subarray(0, -60), { 'content-encoding': 'gzip' }),
  ],
  ['leads to a private address', 'redirected', (server, path) => server.redirect(path, PRIVATE)],
  [
    'sends 50 MB',
    'too-large',
    (server, path) =>
      server.on(path, (_, res) => {
        const chunk = Buffer.alloc(1 << 20, 0x20);
        let sent = 0;
        const send = (): void => {
          if (sent++ < 50 && !res.destroyed) res.write(chunk, send);
        };
        send();
      }),
  ],
];

/**
 * What every live source promises, on a server that answers in its own format.
 *
 * @param isWhole whether connections that fail are tried as well.
 */
export function describeLiveSource(source: LiveSource, isWhole: boolean): void {
  const { path, queryParameter, contentType, render } = UPSTREAMS[source.name];
  const within = (timeoutMs: number): LiveSource => ({
    ...source,
    capabilities: { ...source.capabilities, timeoutMs },
  });
  /** Gives up before the test does. */
  const quick = within(TIMEOUT_MS);

  describe(`${source.name} as a live source`, () => {
    let server: LoopbackServer;

    beforeEach(async () => (server = await LoopbackServer.start()));
    afterEach(() => server.stop());

    const open = (url = server.url(''), one: LiveSource = source) =>
      LiveProvider.open(one, { url, isOwn: true, key: KEY }, {
        ingestion: { userAgent: 'news-search/1' },
        processes: 1,
      } as Parameters<typeof LiveProvider.open>[2]);
    const given = (articles: UpstreamArticle[]) =>
      server.on(path, (req, res) => {
        const { searchParams } = new URL(req.url!, 'http://x');
        res.writeHead(200, { 'content-type': contentType }).end(render(articles, searchParams));
      });
    const search = async (
      query: Partial<SearchQuery> & { typed?: string },
      signal = AbortSignal.timeout(60_000),
      url?: string,
      one?: LiveSource,
    ) => (await open(url, one)).search(aQuery(query), signal);
    const failure = async (url?: string, one = quick) =>
      search({ typed: 'storm lisbon' }, undefined, url, one).then(
        () => 'answered',
        (error: unknown) => error,
      );

    it('returns the articles of the upstream in its order, with the hosts of the publishers', async () => {
      given(STORMS);
      const found = await search({ typed: 'storm lisbon' });
      expect(found.map(({ title, domain }) => [title, domain])).toEqual(
        STORMS.map(({ title, host }) => [title, host]),
      );
      expect(found[0]!.publishedAt).toBeGreaterThan(Date.now() / 1000 - 400);
      expect(found[2]!.publishedAt).toBeNull();
    });

    it('sends the words of the caller, and its User-Agent', async () => {
      given(STORMS);
      await search({ typed: 'storm lisbon' });
      const [visit] = server.visits;
      expect(new URL(visit!.path, 'http://x').searchParams.get(queryParameter)).toMatch(/^storm lisbon\b/);
      expect(visit!.headers['user-agent']).toBe('news-search/1');
      expect(visit!.headers['accept-encoding']).toContain('gzip');
    });

    it('requires phrases in their order and omits excluded words', async () => {
      given(STORMS);
      const titles = async (typed: string) => (await search({ typed })).map(({ title }) => title);
      expect(await titles('"storm over"')).toEqual(['Storm over Lisbon']);
      expect(await titles('storm -ports')).toEqual(['Storm over Lisbon', 'Lisbon after the storm']);
    });

    it('returns only articles of the country', async () => {
      given(STORMS);
      const found = await search({ typed: 'storm lisbon', country: 'GB' });
      const isOfSource = source.capabilities.country === 'source';
      expect(found.map(({ domain }) => domain)).toEqual(
        isOfSource ? STORMS.map(({ host }) => host) : ['c.co.uk'],
      );
    });

    it.each(['"', '-', 'OR', 'AND NOT (', 'title:storm', '{}[]~\\', "';--", '💥', '"storm', 'a&apikey=x#'])(
      'returns a result for %p, or rejects it as unsupported',
      async (typed) => {
        given(STORMS);
        const found = await search({ typed }).catch((error: unknown) => error);
        if (Array.isArray(found)) return;
        expect(found).toBeInstanceOf(UpstreamError);
        expect((found as UpstreamError).outcome).toMatch(/^(?:rejected-query|decoys)$/);
      },
    );

    it('returns well-formed titles where the upstream sends half a surrogate', async () => {
      given([{ title: 'Storm \ud83d Lisbon', host: 'a.example' }]);
      expect((await search({ typed: 'storm lisbon' }))[0]!.title.isWellFormed()).toBe(true);
    });

    it('reads a charset that differs from the declared one', async () => {
      const [bytes] = [
        Buffer.from(
          render(
            [{ title: 'Château storm Lisbon', host: 'a.example' }],
            new URLSearchParams({ ceid: 'US:en' }),
          ),
          'latin1',
        ),
      ];
      server.serve(path, bytes, { 'content-type': contentType });
      expect((await search({ typed: 'storm lisbon' }))[0]!.title).toBe('Château storm Lisbon');
    });

    it.each(isWhole ? [...REFUSALS, ...BROKEN] : REFUSALS)(
      'reports a named outcome for an upstream that %s',
      async (_, outcome, serve) => {
        serve(server, path, render(STORMS, new URLSearchParams({ ceid: 'US:en' })));
        // Whatever else goes wrong, or comes before, must show before the time is over, however busy the machine is.
        const limits: Record<string, LiveSource> = {
          'timeout-headers': quick,
          'timeout-body': within(1_500),
        };
        const error = (await failure(undefined, limits[String(outcome)] ?? source)) as UpstreamError;
        expect(error).toBeInstanceOf(UpstreamError);
        expect(error.outcome).toEqual(typeof outcome === 'string' ? outcome : expect.stringMatching(outcome));
        // None where the time was over before the request was sent, as on a busy machine.
        expect(server.visits.length).toBeLessThanOrEqual(1);
        expect(
          `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`,
        ).not.toContain(KEY);
      },
    );

    const itIfWhole = isWhole ? it : () => undefined;
    itIfWhole('reports an upstream without a server, and one that never responds', async () => {
      const gone = await LoopbackServer.start();
      const url = gone.url('');
      await gone.stop();
      expect(await failure(url)).toMatchObject({ outcome: 'connection' });
      const mute = createServer((socket) => void socket.on('error', () => undefined).resume());
      mute.listen(0, '127.0.0.1');
      await once(mute, 'listening');
      const { port } = mute.address() as AddressInfo;
      // On a busy machine the whole time may be over before that of the connection.
      const outcome = expect.stringMatching(/^timeout-(?:connect|headers)$/) as string;
      expect(await failure(`https://127.0.0.1:${port}`)).toMatchObject({ outcome });
      await new Promise((resolve) => mute.close(resolve));
    });

    it('cools down for the requested time, and does not reveal the key', async () => {
      REFUSALS.find(([what]) => what === 'limits')![2](server, path, '');
      const guarded = new CircuitBreaker(await open());
      const query = aQuery({ typed: 'storm lisbon' });
      for (let i = 0; i < 3; i++)
        await expect(guarded.call((one, signal) => one.search(query, signal))).rejects.toMatchObject({
          retryAfterSeconds: 77,
        });
      expect(server.visits).toHaveLength(1);
      expect(JSON.stringify([guarded.state(), await guarded.provider.health()])).not.toContain(KEY);
    });

    it('cancels the request when no client waits any more', async () => {
      let isClosed = false;
      server.on(path, (_, res) => void res.on('close', () => (isClosed = true)));
      const controller = new AbortController();
      const gone = search({ typed: 'storm lisbon' }, controller.signal).catch(() => 'gone');
      await until(() => server.visits.length > 0);
      controller.abort();
      expect(await gone).toBe('gone');
      await until(() => isClosed);
    });
  });
}
