import { LoopbackProxy } from '../../test/support/loopback-proxy.js';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { OutboundClient } from './outbound-client.js';
import { NO_PROXIES, proxyFor, type ProxySettings } from './proxies.js';

const LOOPBACK = ['127.0.0.0/8'];

describe('requests through a proxy', () => {
  let server: LoopbackServer;
  let proxy: LoopbackProxy;
  beforeEach(async () => {
    server = await LoopbackServer.start();
    server.serve('/feed', '<rss/>');
    proxy = await LoopbackProxy.start({ 'only-the-proxy-knows.example': '127.0.0.1' });
  });
  afterEach(async () => {
    await proxy.stop();
    await server.stop();
  });

  const client = (proxies: Partial<ProxySettings>, allow = LOOPBACK): OutboundClient =>
    new OutboundClient({ userAgent: 'news-search/1', allow, proxies: { ...NO_PROXIES, ...proxies } });
  const reasonOf = (fetch: Promise<unknown>): Promise<unknown> =>
    fetch.then(
      () => 'fetched',
      ({ reason }: { reason: string }) => reason,
    );

  it('sends requests for http addresses to the proxy, with its credentials, which the publisher does not get', async () => {
    const sut = client({ http: proxy.url('desk:p%40ss') });
    const { body } = await sut.get(server.url('/feed'));
    expect(Buffer.from(body).toString()).toBe('<rss/>');
    expect(proxy.requests).toEqual([`GET ${server.url('/feed')}`]);
    const authorization = `Basic ${Buffer.from('desk:p@ss').toString('base64')}`;
    expect(proxy.authorizations).toEqual([authorization]);
    expect(server.visits[0]!.headers['host']).toBe(`127.0.0.1:${server.port}`);
  });

  it('sends forms and webhooks through it, too', async () => {
    server.on('/hook', (req, res) => void req.resume().on('end', () => res.writeHead(204).end()));
    const sut = client({ http: proxy.url() });
    expect(await sut.deliver(server.url('/hook'), '{}', {})).toMatchObject({ status: 204 });
    await sut.post(server.url('/hook'), { mode: 'subscribe' });
    expect(proxy.requests).toEqual(Array(2).fill(`POST ${server.url('/hook')}`));
  });

  it('opens a tunnel for https addresses', async () => {
    const address = server.url('/feed').replace('http:', 'https:');
    // The loopback server has no certificate: the tunnel is what is seen.
    expect(await reasonOf(client({ https: proxy.url('desk:secret') }).get(address))).toMatch(
      /tls|connection/,
    );
    expect(proxy.requests).toEqual([`CONNECT 127.0.0.1:${server.port}`]);
    expect(proxy.authorizations[0]).toMatch(/^Basic /);
  });

  it('reports a proxy that cannot be reached, or that reaches nothing, as the fault of the proxy', async () => {
    const dead = client({ http: 'http://127.0.0.1:9', https: 'http://127.0.0.1:9' });
    for (const scheme of ['http:', 'https:'])
      expect(await reasonOf(dead.get(server.url('/feed').replace('http:', scheme)))).toBe('proxy');
    const nowhere = 'http://127.0.0.1:9/feed';
    const alive = client({ http: proxy.url(), https: proxy.url() });
    for (const scheme of ['http:', 'https:'])
      expect(await reasonOf(alive.get(nowhere.replace('http:', scheme)))).toBe('proxy');
    server.serve('/wants-password', '', {}, 407);
    expect(await reasonOf(alive.get(server.url('/wants-password')))).toBe('proxy');
    expect(await reasonOf(alive.get(server.url('/missing')))).toBe('http-status');
  });

  it('makes direct connections to what NO_PROXY names, and for the other scheme', async () => {
    await client({ http: proxy.url(), none: ['127.0.0.1'] }).get(server.url('/feed'));
    await client({ https: proxy.url() }).get(server.url('/feed'));
    expect(proxy.requests).toEqual([]);
    expect(server.visits).toHaveLength(2);
  });

  it('refuses private addresses before a request to the proxy, at redirects too', async () => {
    const sut = client({ http: proxy.url() }, []);
    for (const host of ['127.0.0.1', 'localhost', '10.1.2.3', '[::1]', '169.254.169.254'])
      expect(await reasonOf(sut.get(`http://${host}:${server.port}/feed`))).toBe('refused-address');
    expect(proxy.requests).toEqual([]);
    server.redirect('/inside', 'http://10.1.2.3/feed');
    expect(await reasonOf(client({ http: proxy.url() }).get(server.url('/inside')))).toBe('refused-address');
  });

  it('resolves names itself, unless only the proxy can', async () => {
    const address = server.url('/feed', 'only-the-proxy-knows.example');
    expect(await reasonOf(client({ http: proxy.url() }, []).get(address))).toBe('dns');
    expect(proxy.requests).toEqual([]);
    const sut = client({ http: proxy.url(), resolves: true }, []);
    expect(await reasonOf(sut.get(address))).toBe('fetched');
    expect(await reasonOf(sut.get(server.url('/feed')))).toBe('refused-address');
    expect(await reasonOf(sut.get(server.url('/feed', 'localhost')))).toBe('refused-address');
    expect(proxy.requests).toHaveLength(1);
  });

  it('never shows the credentials when the proxy is unreachable', async () => {
    const address = proxy.url('desk:secret');
    await proxy.stop();
    proxy = await LoopbackProxy.start();
    for (const scheme of ['http', 'https'] as const) {
      const sut = client({ [scheme]: address });
      const error = await sut.get(server.url('/feed').replace('http:', `${scheme}:`)).catch(String);
      expect(error).not.toMatch(/secret|desk/);
    }
  });
});

describe(proxyFor.name, () => {
  const isDirect = (address: string, ...none: string[]): boolean =>
    proxyFor(new URL(address), { ...NO_PROXIES, http: 'http://p:1', https: 'http://p:1', none }) === null;

  it.each([
    ['http://example.com/', 'example.com'],
    ['http://news.example.com/', 'example.com'],
    ['http://news.example.com/', '.example.com'],
    ['http://news.example.com/', '*.EXAMPLE.com'],
    ['http://example.com:8080/', 'example.com:8080'],
    ['https://example.com/', 'example.com:443'],
    ['http://10.1.2.3/', '10.0.0.0/8'],
    ['http://[fd00::1]/', 'fd00::/8'],
    ['http://anything.example/', '*'],
  ])('reaches %s directly with %s', (address, none) => {
    expect(isDirect(address, none)).toBe(true);
  });

  it.each([
    ['http://notexample.com/', 'example.com'],
    ['http://example.com/', 'example.com:8080'],
    ['http://11.1.2.3/', '10.0.0.0/8'],
    ['http://example.com/', ''],
  ])('does not reach %s directly with "%s"', (address, none) => {
    expect(isDirect(address, ...(none ? [none] : []))).toBe(false);
  });
});
