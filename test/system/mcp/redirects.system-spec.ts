import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestApp } from '../../support/create-test-app.js';
import { FakeIndex } from '../../support/fake-index.js';
import { freshFolder } from '../../support/fresh-folder.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { NODE_COMPILE_CACHE } from '../../support/program.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** What `news-search mcp --url` prints for a request. */
async function reply(url: string, method: string, params: object = {}): Promise<string> {
  const env = { PATH: process.env['PATH'], MCP_KEY: 'the-key', NODE_COMPILE_CACHE };
  const child = spawn(process.execPath, [CLI, 'mcp', '--url', url], { env, cwd: freshFolder() });
  child.stdin.end(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
  return text(child.stdout);
}

describe('the key of news-search mcp --url', () => {
  let instance: LoopbackServer;
  let other: LoopbackServer;
  let description: string;
  const news = { name: 'search_news', arguments: { topic: 'ferry', language: 'en' } };

  beforeAll(async () => {
    const service = await createTestApp({ providers: [new FakeIndex()] });
    description = await (await service.get('/openapi.json')).text();
    await service.close();
  });
  beforeEach(async () => {
    instance = await LoopbackServer.start();
    other = await LoopbackServer.start();
    instance.serve('/openapi.json', description);
  });
  afterEach(async () => {
    await instance.stop();
    await other.stop();
  });

  it.each([301, 302, 303, 307, 308])('is not sent to another port by a redirect with %i', async (status) => {
    instance.on('/openapi.json', (_, response) => {
      response.writeHead(status, { location: other.url('/openapi.json') }).end();
    });
    expect(await reply(instance.url(''), 'tools/list')).toContain(`redirects to ${other.url('')}`);
    expect(other.visits).toEqual([]);
  });

  it.each([
    ['another name of the same server', () => instance.url('/news', 'localhost')],
    ['another port without a scheme', () => other.url('/news').replace('http:', '')],
    ['another scheme', () => instance.url('/news').replace('http:', 'https:')],
  ])('is not sent to %s by the redirect of a call', async (_, target) => {
    instance.on('/news?topic=ferry&language=en', (_request, response) => {
      response.writeHead(302, { location: target() }).end();
    });
    const printed = await reply(instance.url(''), 'tools/call', news);
    expect(printed).toContain('does not get the key');
    expect(printed).toContain('"isError":true');
    expect(instance.visits.filter(({ path }) => path === '/news')).toEqual([]);
    expect(other.visits).toEqual([]);
  });

  it('is sent along redirects of one origin, and not beyond', async () => {
    instance.redirect('/news?topic=ferry&language=en', '/moved');
    instance.redirect('/moved', other.url('/stolen'));
    expect(await reply(instance.url(''), 'tools/call', news)).toContain('does not get the key');
    expect(instance.visitsTo('/moved')).toMatchObject([{ headers: { 'x-gateway-key': 'the-key' } }]);
    expect(other.visits).toEqual([]);
  });

  it('is not sent in a circle for ever', async () => {
    instance.redirect('/openapi.json', '/openapi.json');
    expect(await reply(instance.url(''), 'tools/list')).toContain('redirects in a row');
  });
});
