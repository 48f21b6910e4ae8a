import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { type FeedSecrets, readFeedSecretsFile } from '../config/feed-secrets.js';
import { OutboundClient } from './outbound-client.js';

describe('credentials of feeds', () => {
  let server: LoopbackServer;
  let other: LoopbackServer;
  beforeEach(async () => {
    [server, other] = [await LoopbackServer.start(), await LoopbackServer.start()];
    for (const one of [server, other]) one.serve('/feed', '<rss/>').serve('/private', '<rss/>');
  });
  afterEach(() => Promise.all([server.stop(), other.stop()]));

  const client = (secrets: FeedSecrets): OutboundClient =>
    new OutboundClient({ userAgent: 'news-search/1', allow: ['127.0.0.0/8'], secrets });
  const sent = (to: LoopbackServer): unknown[] =>
    to.visits.map(({ path, headers }) => [path, headers['x-key']]);
  const KEY = { 'X-Key': 'hush' };

  it.each([
    ['its host', () => '127.0.0.1', 'hush'],
    ['host and port', () => `127.0.0.1:${server.port}`, 'hush'],
    ['its address', () => server.url('/feed'), 'hush'],
    ['another port', () => '127.0.0.1:1', undefined],
    ['another address', () => server.url('/private'), undefined],
    ['another host', () => 'localhost', undefined],
  ])('are sent to a feed that is named by %s, and to no other', async (_, name, expected) => {
    await client({ [name()]: KEY }).get(server.url('/feed'));
    expect(sent(server)).toEqual([['/feed', expected]]);
  });

  it('stay with a redirect to the same host, and are dropped for good at another', async () => {
    server.redirect('/a', '/feed').redirect('/b', other.url('/back'));
    other.redirect('/back', server.url('/private'));
    const sut = client({ [`127.0.0.1:${server.port}`]: KEY });
    await sut.get(server.url('/a'));
    await sut.get(server.url('/b'));
    expect(sent(server)).toEqual([
      ['/a', 'hush'],
      ['/feed', 'hush'],
      ['/b', 'hush'],
      ['/private', undefined],
    ]);
    expect(sent(other)).toEqual([['/back', undefined]]);
  });

  it('follow a feed that has moved on its host, and are not sent with a form', async () => {
    const sut = client({ [server.url('/feed')]: KEY });
    await sut.get(server.url('/private'), { feed: server.url('/feed') });
    await sut.get(other.url('/private'), { feed: server.url('/feed') });
    await sut.post(server.url('/feed'), { mode: 'subscribe' });
    expect(sent(server)).toEqual([
      ['/private', 'hush'],
      ['/feed', undefined],
    ]);
    expect(sent(other)).toEqual([['/private', undefined]]);
  });
});

describe(readFeedSecretsFile.name, () => {
  const folder = freshFolder();
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (document: unknown): FeedSecrets => {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
    return readFeedSecretsFile(file);
  };

  it('reads headers and passwords by host, host and port, or address', () => {
    const basic = { basic: { username: 'desk', password: 'pä:ss' } };
    expect(read({ 'Courier.example': basic, 'paper.example:443': { headers: { Cookie: 'a=b' } } })).toEqual({
      'courier.example': { Authorization: `Basic ${Buffer.from('desk:pä:ss').toString('base64')}` },
      'paper.example:443': { Cookie: 'a=b' },
    });
    expect(Object.keys(read({ 'https://Paper.example/members?key=1#top': basic }))).toEqual([
      'https://paper.example/members?key=1',
    ]);
  });

  it.each([
    '{"hush.example": {"basic": {"username": "hush", "password": "hush"}',
    '["hush"]',
    { 'hush.example/path': { headers: { A: 'b' } } },
    { 'hush.example': { headers: { 'bad name': 'hush' } } },
    { 'hush.example': { headers: { Host: 'hush' } } },
    { 'hush.example': { headers: { A: 'hush\r\nB: c' } } },
    { 'hush.example': { headers: {} } },
    { 'hush.example': { basic: { username: 'hush' } } },
    { 'hush.example': { bearer: 'hush' } },
    { 'https://hush:hush@hush.example/': { headers: { A: 'b' } } },
  ])('rejects %j without repeating any of it', (document) => {
    let message = '';
    try {
      read(document);
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message).toMatch(/entry 1|JSON/);
    expect(message).not.toContain('hush');
  });
});
