import { rmSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { ingestionSettings } from '../../test/support/ingestion-settings.js';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import type { PollEvent } from './ingestion-events.js';
import { OpenIngestion } from './ingestion.js';

const MiB = 1 << 20;

const MEMORY_MIB = 400;

const rss = (inside: string, head = ''): string =>
  `${head}<rss version="2.0"><channel><title>Courier</title><link>https://courier.example/</link>${inside}</channel></rss>`;
const item = (title: string, inside = ''): string =>
  rss(`<item><title>${title}</title><link>https://courier.example/${title.slice(-8)}</link>${inside}</item>`);

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
/** A feed whose body unpacks to 200 MB, compressed before the first request. */
function bomb(coding: string, pack: (bytes: Buffer) => Buffer): RequestListener {
  const packed = pack(Buffer.alloc(200 * MiB, ' '));
  return (_req, res) => void res.writeHead(200, { 'content-encoding': coding }).end(packed);
}

function drip(res: ServerResponse, piece: string): void {
  const timer = setInterval(() => res.write(piece), 100);
  res.once('close', () => clearInterval(timer));
}

const LONG = `<description>${'word '.repeat(2 * MiB)}</description>`;

const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
  '',
);

/** By name: what the server sends, and the reason that is to be recorded; null where the feed is read all the same. */
const HOSTILE: Readonly<Record<string, [string | RequestListener, string | null]>> = {
  'an entity bomb': [
    rss(
      '<item><title>&l12; Boats</title><link>/b</link></item>',
      `<!DOCTYPE rss [<!ENTITY l0 "lol">${entities}]>`,
    ),
    null,
  ],
  'an external entity': [
    rss(
      '<item><title>&xxe; Ferries</title><link>/x</link></item>',
      '<!DOCTYPE rss [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
    ),
    null,
  ],
  'a billion nested tags, as many as fit': ['<rss><channel>' + '<a>'.repeat(2 * MiB), 'too-deep'],
  'an attribute of 1 MB': [
    rss(
      `<item><title>Attribute</title><link>/at</link><media:content url="/${'a'.repeat(MiB)}.jpg"/></item>`,
    ),
    null,
  ],
  'a gzip bomb of 200 MB': [bomb('gzip', (bytes) => gzipSync(bytes, { level: 1 })), 'too-large'],
  'a Brotli bomb of 200 MB': [bomb('br', brotli), 'too-large'],
  'a deflate bomb of 200 MB': [bomb('deflate', (bytes) => deflateRawSync(bytes, { level: 1 })), 'too-large'],
  'a bomb of 200 MB wrapped twice': [
    bomb('gzip', (bytes) => gzipSync(gzipSync(bytes, { level: 1 }))),
    'too-large',
  ],
  'a body that never ends': [(_req, res) => drip(res.writeHead(200), 'x'.repeat(MiB)), 'too-large'],
  'a body that drips': [(_req, res) => drip(res.writeHead(200), ' '), 'timeout-body'],
  'headers that never come': [() => undefined, 'timeout-headers'],
  'a flood of headers': [
    (_req, res) =>
      void res
        .writeHead(200, Array.from({ length: 3_000 }, (_, n) => [`x-${n}`, 'y'.repeat(90)]).flat())
        .end(),
    'headers-too-large',
  ],
  'a circle of redirects': [(_req, res) => void res.writeHead(302, { location: '?' }).end(), 'redirect-loop'],
  'redirects without end': [
    (req, res) => void res.writeHead(302, { location: `${req.url}?x` }).end(),
    'too-many-redirects',
  ],
  'a redirect to 10/8 in decimal': [
    (_req, res) => void res.writeHead(302, { location: 'http://167772161/' }).end(),
    'refused-address',
  ],
  'a redirect to 10/8 by NAT64': [
    (_req, res) => void res.writeHead(301, { location: 'http://[64:ff9b::a00:1]/' }).end(),
    'refused-address',
  ],
  'a redirect to 100.64/10': [
    (_req, res) => void res.writeHead(307, { location: 'http://100.64.1.1/' }).end(),
    'refused-address',
  ],
  'a redirect to a mapped address': [
    (_req, res) => void res.writeHead(308, { location: 'http://[::ffff:192.168.0.1]/' }).end(),
    'refused-address',
  ],
  'a redirect to a name that leads inside': [
    (_req, res) => void res.writeHead(302, { location: 'https://localhost:1/' }).end(),
    'connection',
  ],
  'a redirect to a file': [
    (_req, res) => void res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'bad-url',
  ],
  '50,000 items': [rss('<item><title>Item</title><link>/one</link></item>'.repeat(50_000)), null],
  'an item of 10 MB': [item('Item of ten', LONG), 'too-large'],
  'an item of 10 MB, packed': [
    (_req, res) =>
      void res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(item('Packed', LONG))),
    null,
  ],
  'a title of 1 MB': [item('Title '.repeat(MiB / 6)), null],
  noise: [
    Buffer.from(Array.from({ length: MiB }, (_, n) => (n * 7_919) & 0xff)).toString('latin1'),
    'not-a-feed',
  ],
};

describe('a hostile feed', () => {
  let server: LoopbackServer;
  const folders: string[] = [];
  let open: OpenIngestion;
  const events = new Map<string, PollEvent>();
  const names = Object.keys(HOSTILE);
  let grownMiB = 0;

  beforeAll(async () => {
    server = await LoopbackServer.start();
    names.forEach((name, n) => {
      const [answer] = HOSTILE[name]!;
      if (typeof answer === 'string') server.serve(`/${n}`, answer);
      else server.on(`/${n}`, answer);
      server.serve(`/beside-${n}`, item(`A quiet day at harbour number ${n}`));
    });
    const before = process.memoryUsage.rss();
    const isLate = (name: string): boolean => HOSTILE[name]![1]?.startsWith('timeout') ?? false;
    // A busy machine may need longer than the first limits.
    for (const seconds of [1, 5, 25]) {
      folders.push(freshFolder());
      await poll(names.filter(isLate), { headersMs: seconds * 1_000, totalMs: seconds * 2_000 });
      await open.close();
      if (names.filter(isLate).every(isAsExpected)) break;
    }
    await poll(
      names.filter((name) => !isLate(name)),
      {},
    );
    grownMiB = (process.memoryUsage.rss() - before) / MiB;
  });

  /** Whether the poll of a feed had the expected outcome, and that of the feed after it succeeded. */
  function isAsExpected(name: string): boolean {
    const n = names.indexOf(name);
    return (
      events.get(`/${n}`)?.reason === HOSTILE[name]![1] && events.get(`/beside-${n}`)?.outcome === 'fetched'
    );
  }

  /** Polls some of them, each followed by a feed of the same host. */
  async function poll(some: string[], outbound: { headersMs?: number; totalMs?: number }): Promise<void> {
    const paths = some.map((name) => names.indexOf(name)).flatMap((n) => [`/${n}`, `/beside-${n}`]);
    const settings = ingestionSettings(
      folders.at(-1)!,
      paths.map((path) => server.url(path)),
    );
    settings.ingestion.outboundAllow = ['127.0.0.1'];
    open = new OpenIngestion(settings, { limits: { hostSpacingMs: 1 }, outbound });
    for await (const event of open.ingestion.pollOnce()) events.set(new URL(event.feed).pathname, event);
  }

  afterAll(async () => {
    await open.close();
    await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it.each(names)(
    'of %s ends in time and is recorded with its reason, and the next poll continues',
    (name) => {
      const n = names.indexOf(name);
      const [, reason] = HOSTILE[name]!;
      expect(events.get(`/${n}`)).toMatchObject({ outcome: reason === null ? 'fetched' : 'failed', reason });
      expect(open.states.get(server.url(`/${n}`))?.error?.reason ?? null).toBe(reason);
      expect(events.get(`/beside-${n}`)).toMatchObject({ outcome: 'fetched', items: 1 });
    },
  );

  it('stores nothing beyond the limits in the index', () => {
    const rows = open.writer.database
      .prepare('SELECT title, preview, url, image_url FROM articles')
      .all() as unknown as { title: string; preview: string; url: string; image_url: string | null }[];
    expect(rows.length).toBeGreaterThanOrEqual(names.length);
    for (const { title, preview, url, image_url: image } of rows) {
      expect(title.length).toBeLessThanOrEqual(1_000);
      expect(preview.length).toBeLessThanOrEqual(250);
      expect(url).toMatch(/^https?:\/\//);
      expect(image?.length ?? 0).toBeLessThanOrEqual(4_096);
      expect(`${title}${preview}`).not.toMatch(/root:|lol/);
    }
  });

  it('costs no more memory than its budget', () => {
    expect(grownMiB).toBeLessThan(MEMORY_MIB);
  });
});
