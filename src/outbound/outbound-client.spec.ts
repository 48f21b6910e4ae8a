import { createServer, type Server } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { OutboundClient, type OutboundLimits } from './outbound-client.js';

const FEED = '<?xml version="1.0"?><rss><channel><title>Ünïted</title></channel></rss>';

function client(limits: Partial<OutboundLimits> = {}, allow = ['127.0.0.0/8']): OutboundClient {
  return new OutboundClient({ userAgent: 'news-search/1 (+https://example.org/contact)', allow, limits });
}

describe(OutboundClient.name, () => {
  let server: LoopbackServer;
  beforeEach(async () => {
    server = await LoopbackServer.start();
  });
  afterEach(() => server.stop());

  describe('given a successful response', () => {
    it('returns the body, the status, the relevant headers and the duration', async () => {
      server.serve('/feed', FEED, {
        'content-type': 'application/rss+xml; charset=utf-8',
        etag: '"v1"',
        'last-modified': 'Tue, 03 Nov 2026 10:00:00 GMT',
        'cache-control': 'public, max-age=300',
      });
      const response = await client().get(server.url('/feed'));
      expect(Buffer.from(response.body).toString()).toBe(FEED);
      expect(response).toMatchObject({
        status: 200,
        url: server.url('/feed'),
        moved: false,
        contentType: 'application/rss+xml; charset=utf-8',
        etag: '"v1"',
        lastModified: 'Tue, 03 Nov 2026 10:00:00 GMT',
        maxAge: 300,
      });
      expect(response.totalMs).toBeGreaterThan(0);
    });

    it('returns the links of the response headers', async () => {
      const link = '<https://hub.example/>; rel="hub", <https://news.example/rss>; rel="self"';
      server.serve('/feed', FEED, { link }).serve('/plain', FEED);
      expect((await client().get(server.url('/feed'))).link).toBe(link);
      expect((await client().get(server.url('/plain'))).link).toBeNull();
    });

    it('has sent its user agent, and validators where there are some', async () => {
      server.on('/feed', (req, res) => void res.writeHead(req.headers['if-none-match'] ? 304 : 200).end());
      const request = { etag: '"v1"', lastModified: 'Tue, 03 Nov 2026 10:00:00 GMT', accept: 'text/xml' };
      const response = await client().get(server.url('/feed'), request);
      expect(response.status).toBe(304);
      expect(response.body).toHaveLength(0);
      expect(server.visits[0]?.headers).toMatchObject({
        'user-agent': 'news-search/1 (+https://example.org/contact)',
        'if-none-match': '"v1"',
        'if-modified-since': 'Tue, 03 Nov 2026 10:00:00 GMT',
        accept: 'text/xml',
      });
    });

    it.each([
      ['gzip', gzipSync(FEED)],
      ['deflate', deflateSync(FEED)],
      ['deflate', deflateRawSync(FEED)],
      ['br', brotliCompressSync(FEED)],
      ['gzip, br', brotliCompressSync(gzipSync(FEED))],
      ['gzip', gzipSync(gzipSync(FEED))],
      ['identity', gzipSync(FEED)],
      ['gzip', Buffer.from(FEED)],
      ['br', Buffer.from(FEED)],
      ['deflate', Buffer.from(FEED)],
    ])('decompresses %s', async (coding, bytes) => {
      server.serve('/feed', bytes, { 'content-encoding': coding });
      const response = await client().get(server.url('/feed'));
      expect(Buffer.from(response.body).toString()).toBe(FEED);
      expect(response.wireBytes).toBe(bytes.length);
    });

    it('returns the readable part of a truncated gzip stream', async () => {
      const text = `<rss>${Array.from({ length: 4000 }, (_, i) => `<item>${i * 7919}</item>`).join('')}`;
      const complete = gzipSync(text);
      server.serve('/feed', complete.subarray(0, complete.length >> 1), { 'content-encoding': 'gzip' });
      const { body } = await client().get(server.url('/feed'));
      expect(body.length).toBeGreaterThan(1000);
      expect(text.startsWith(Buffer.from(body).toString())).toBe(true);
    });
  });

  describe('given a form', () => {
    const form = { 'hub.mode': 'subscribe', 'hub.topic': 'https://news.example/rss?a=1&b=ü' };

    /** Answers with the method, type and body of what came. */
    const repeat = (path: string): void => {
      server.on(path, (req, res) => {
        let body = '';
        req.on('data', (chunk) => (body += chunk));
        req.on('end', () => res.end(JSON.stringify([req.method, req.headers['content-type'], body])));
      });
    };
    const repeated = async (path: string): Promise<unknown> =>
      JSON.parse(Buffer.from((await client().post(server.url(path), form)).body).toString());

    it('posts it, and again where a redirect keeps it', async () => {
      repeat('/hub');
      server.redirect('/new-hub', '/hub', 308).redirect('/other-hub', '/new-hub', 307);
      const body = new URLSearchParams(form).toString();
      const expected = ['POST', 'application/x-www-form-urlencoded', body];
      expect(await repeated('/hub')).toEqual(expected);
      expect(await repeated('/other-hub')).toEqual(expected);
    });

    it('makes no GET of it at a redirect that would lose the body', async () => {
      repeat('/hub');
      server.redirect('/moved', '/hub', 301);
      await expect(client().post(server.url('/moved'), form)).rejects.toMatchObject({
        reason: 'bad-response',
      });
      expect(server.visitsTo('/hub')).toHaveLength(0);
    });

    it('sends it to no private address', async () => {
      await expect(client({}, []).post(server.url('/hub'), form)).rejects.toMatchObject({
        reason: 'refused-address',
      });
      expect(server.visits).toHaveLength(0);
    });
  });

  describe('within its time limits', () => {
    it('aborts a body that arrives a byte at a time', async () => {
      server.on('/drip', (_req, res) => {
        const drip = setInterval(() => res.write('.'), 20);
        res.once('close', () => clearInterval(drip));
      });
      const work = client({ totalMs: 400 }).get(server.url('/drip'));
      await expect(work).rejects.toMatchObject({ reason: 'timeout-body' });
    });

    it('aborts a response whose headers do not arrive', async () => {
      server.on('/silent', () => undefined);
      const work = client({ headersMs: 200 }).get(server.url('/silent'));
      await expect(work).rejects.toMatchObject({ reason: 'timeout-headers' });
    });

    it('aborts headers that arrive a byte at a time', async () => {
      server.on('/headers', (req) => {
        req.socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => req.socket.write('x: y\r\n'), 20);
        req.socket.once('close', () => clearInterval(drip));
      });
      const work = client({ headersMs: 200 }).get(server.url('/headers'));
      await expect(work).rejects.toMatchObject({ reason: 'timeout-headers' });
    });

    it('ends a TLS handshake without a response', async () => {
      const mute: Server = createServer((socket) => socket.on('error', () => undefined));
      await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
      const { port } = mute.address() as { port: number };
      const work = client({ connectMs: 200 }).get(`https://127.0.0.1:${port}/`);
      await expect(work).rejects.toMatchObject({ reason: 'timeout-connect' });
      mute.close();
    });

    it('counts all redirects against one timeout', async () => {
      server.on('/slow', (_req, res) => {
        setTimeout(() => res.writeHead(302, { location: `/slow?${Math.random()}` }).end(), 150);
      });
      const work = client({ totalMs: 400, redirects: 50 }).get(server.url('/slow'));
      await expect(work).rejects.toMatchObject({ reason: 'timeout-body' });
    });

    it('stops when its caller does', async () => {
      const caller = new AbortController();
      server.on('/silent', () => caller.abort());
      const work = client().get(server.url('/silent'), { signal: caller.signal });
      await expect(work).rejects.toMatchObject({ reason: 'aborted' });
    });
  });

  describe('within its size limits', () => {
    it('aborts a gzip bomb of 200 MB at the cap, in little memory', async () => {
      const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
      server.serve('/bomb', bomb, { 'content-encoding': 'gzip' });
      const before = process.memoryUsage().rss;
      const work = client().get(server.url('/bomb'));
      await expect(work).rejects.toMatchObject({ reason: 'too-large' });
      expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
    });

    it('aborts a bomb that is compressed twice', async () => {
      const bomb = gzipSync(gzipSync(Buffer.alloc(50 * 1024 * 1024)));
      server.serve('/bomb', bomb, { 'content-encoding': 'gzip' });
      await expect(client().get(server.url('/bomb'))).rejects.toMatchObject({ reason: 'too-large' });
    });

    it('rejects a body that declares a length over the cap, and aborts one that exceeds it', async () => {
      server.serve('/declared', Buffer.alloc(5000));
      server.on('/endless', (_req, res) => {
        const pour = (): void => {
          while (!res.destroyed && res.write(Buffer.alloc(1000)));
        };
        res.on('drain', pour);
        pour();
      });
      const small = client({ wireBytes: 4000 });
      await expect(small.get(server.url('/declared'))).rejects.toMatchObject({ reason: 'too-large' });
      await expect(small.get(server.url('/endless'))).rejects.toMatchObject({ reason: 'too-large' });
    });

    it('aborts a response with too many headers', async () => {
      server.on('/flood', (_req, res) => {
        for (let i = 0; i < 5_000; i++) res.setHeader(`x-flood-${i}`, 'y'.repeat(50));
        res.end(FEED);
      });
      const work = client().get(server.url('/flood'));
      await expect(work).rejects.toMatchObject({ reason: 'headers-too-large' });
    });
  });

  describe('given redirects', () => {
    it('distinguishes a permanent redirect from a temporary one', async () => {
      server.redirect('/old', '/older', 301).redirect('/older', '/feed', 308).serve('/feed', FEED);
      server.redirect('/detour', '/old', 302);
      const moved = await client().get(server.url('/old'));
      expect(moved).toMatchObject({ url: server.url('/feed'), moved: true });
      const detour = await client().get(server.url('/detour'));
      expect(detour).toMatchObject({ url: server.url('/feed'), moved: false });
    });

    it('follows at most five, and no loop', async () => {
      for (let i = 0; i < 7; i++) server.redirect(`/hop${i}`, `/hop${i + 1}`);
      server.serve('/hop7', FEED).redirect('/a', '/b').redirect('/b', '/a');
      await expect(client().get(server.url('/hop2'))).resolves.toMatchObject({ url: server.url('/hop7') });
      const six = client().get(server.url('/hop1'));
      await expect(six).rejects.toMatchObject({ reason: 'too-many-redirects' });
      await expect(client().get(server.url('/a'))).rejects.toMatchObject({ reason: 'redirect-loop' });
    });

    it.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'http://user:word@127.0.0.1/', 'http://'])(
      'does not follow one to %s',
      async (location) => {
        server.redirect('/away', location);
        await expect(client().get(server.url('/away'))).rejects.toMatchObject({ reason: 'bad-url' });
      },
    );

    it('checks the address of every hop', async () => {
      server.redirect('/inside', 'http://10.0.0.1/secret').redirect('/meta', 'http://169.254.169.254/latest');
      const refused = { reason: 'refused-address' };
      await expect(client().get(server.url('/inside'))).rejects.toMatchObject(refused);
      await expect(client().get(server.url('/meta'))).rejects.toMatchObject(refused);
    });

    it('reports a redirect without a target', async () => {
      server.serve('/nowhere', '', {}, 302);
      await expect(client().get(server.url('/nowhere'))).rejects.toMatchObject({ reason: 'bad-response' });
    });
  });

  describe('given an address', () => {
    it.each([
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0.0.0.0',
      'localhost',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::7f00:1]',
      '[::127.0.0.1]',
      '[::ffff:0:7f00:1]',
      '[2002:7f00:1::]',
      '[2001::1]',
      '[fec0::1]',
      '[ff02::1]',
      '127.0.0.1.',
      '①②⑦.0.0.1',
      '0x7f.1',
      '[fe80::1]',
      '[fd00::1]',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '100.127.255.254',
      '[::ffff:100.64.0.1]',
      '[64:ff9b::6440:1]',
      '192.0.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ])('never connects to %s', async (host) => {
      const work = client({}, []).get(server.url('/feed', host));
      await expect(work).rejects.toMatchObject({ reason: 'refused-address' });
      expect(server.visits).toHaveLength(0);
    });

    it('connects to the allowed addresses only', async () => {
      server.serve('/feed', FEED);
      await expect(client().get(server.url('/feed', 'localhost'))).resolves.toMatchObject({ status: 200 });
      const other = client({}, ['127.0.0.2', '10.0.0.0/8', 'fd00::/8']).get(server.url('/feed'));
      await expect(other).rejects.toMatchObject({ reason: 'refused-address' });
    });

    it('refuses a list of allowed addresses that it cannot read', () => {
      for (const entry of ['10.0.0.0/33', 'ten', '10.0.0.0/8/8', '10.0.0.0/', 'fd00::/129']) {
        expect(() => new OutboundClient({ userAgent: 'any', allow: [entry] })).toThrow(entry);
      }
    });

    it.each(['ftp://example.org/', 'javascript:alert(1)', 'not an address', 'http://a:b@127.0.0.1/'])(
      'rejects %s without a DNS request',
      async (address) => {
        await expect(client().get(address)).rejects.toMatchObject({ reason: 'bad-url' });
      },
    );
  });

  describe('when a request fails', () => {
    it('reports a host without an address', async () => {
      const work = client().get('http://no-such-host.invalid/feed');
      await expect(work).rejects.toMatchObject({ reason: 'dns' });
    });

    it('reports a port that is closed', async () => {
      const { port } = server;
      await server.stop();
      const work = client().get(`http://127.0.0.1:${port}/`);
      await expect(work).rejects.toMatchObject({ reason: 'connection' });
      server = await LoopbackServer.start();
    });

    it('reports a connection that breaks, before and within the body', async () => {
      server.on('/gone', (req) => void req.socket.destroy());
      server.on('/half', (req, res) => {
        res.writeHead(200, { 'content-length': '1000' }).write('half', () => void req.socket.destroy());
      });
      await expect(client().get(server.url('/gone'))).rejects.toMatchObject({ reason: 'connection' });
      const half = { isComplete: false, body: Buffer.from('half') };
      await expect(client().get(server.url('/half'))).resolves.toMatchObject(half);
    });

    it('reports a server without TLS, and one without HTTP', async () => {
      await expect(client().get(server.url('/').replace('http:', 'https:'))).rejects.toMatchObject({
        reason: 'tls',
      });
      server.on('/noise', (req) => void req.socket.end('SSH-2.0-nothing\r\n'));
      await expect(client().get(server.url('/noise'))).rejects.toMatchObject({ reason: 'bad-response' });
    });

    it('reports the status and Retry-After', async () => {
      server.serve('/busy', '', { 'retry-after': '120' }, 429).serve('/gone', '', {}, 410);
      const busy = client().get(server.url('/busy'));
      await expect(busy).rejects.toMatchObject({
        reason: 'http-status',
        response: { status: 429, retryAfter: 120 },
      });
      const gone = client().get(server.url('/gone'));
      await expect(gone).rejects.toMatchObject({ response: { status: 410, retryAfter: null } });
    });

    it('reports 304 as the status of a request that had no validators', async () => {
      server.serve('/feed', '', {}, 304);
      const work = client().get(server.url('/feed'));
      await expect(work).rejects.toMatchObject({ reason: 'http-status', response: { status: 304 } });
    });

    it('reports an unknown content coding', async () => {
      server.serve('/lzma', Buffer.from([0x5d, 0, 0, 0x80, 0]), { 'content-encoding': 'lzma' });
      server.serve('/utf-8', FEED, { 'content-encoding': 'UTF-8' });
      await expect(client().get(server.url('/utf-8'))).resolves.toMatchObject({ isComplete: true });
      server.serve('/broken', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]), { 'content-encoding': 'gzip' });
      await expect(client().get(server.url('/lzma'))).rejects.toMatchObject({ reason: 'bad-encoding' });
      await expect(client().get(server.url('/broken'))).rejects.toMatchObject({ reason: 'bad-encoding' });
    });
  });
});
