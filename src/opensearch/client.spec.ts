import { LoopbackServer } from '../../test/support/loopback-server.js';
import { openSearchClient } from './client.js';

describe(openSearchClient.name, () => {
  let server: LoopbackServer;
  beforeEach(async () => (server = await LoopbackServer.start()));
  afterEach(() => server.stop());

  it.each([
    [{ username: 'news', password: 'hush' }, `Basic ${Buffer.from('news:hush').toString('base64')}`],
    [{ username: null, password: null }, undefined],
  ])('sends the credentials %j as Authorization: %s', async (credentials, expected) => {
    const sent: (string | undefined)[] = [];
    server.on('/', (req, res) => {
      sent.push(req.headers.authorization);
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const client = openSearchClient({
      ...credentials,
      ...{ urls: [server.url('')], prefix: 'news', archiveDays: 0 },
    });
    await client.info();
    await client.close();
    expect(sent).toEqual([expected]);
  });

  it('gives up a request after the time that its caller allows', async () => {
    server.on('/', () => undefined);
    const settings = {
      username: null,
      password: null,
      urls: [server.url('')],
      prefix: 'news',
      archiveDays: 0,
    };
    const client = openSearchClient(settings, { requestTimeoutMs: 20, maxRetries: 1 });
    await expect(client.info()).rejects.toThrow('Request timed out');
    await client.close();
  });
});
