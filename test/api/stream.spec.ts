import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freshFolder } from '../support/fresh-folder.js';
import { createKey, revokeKey } from '../../src/gateway/edit-keys-file.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, GATEWAY_HEADERS, type TestApp } from '../support/create-test-app.js';
import { EventReader } from '../support/event-reader.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { parameterFaults } from '../support/parameter-faults.js';
import { until } from '../support/until.js';

const NOW = Math.floor(Date.now() / 1000);

describe('/news/stream', () => {
  let service: TestApp;
  let folder: string;
  let writer: IndexWriter;
  let readers: EventReader[] = [];

  beforeAll(async () => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    service = await createTestApp({ environment: { DATA_DIR: folder, STREAMS_PER_KEY: '3' } });
  });
  afterEach(async () => {
    readers.forEach((reader) => reader.close());
    readers = [];
    await until(async () => (await metrics()).includes('news_search_open_streams 0'));
  });
  afterAll(async () => {
    await service.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  const metrics = async () => {
    const { Registry } = await import('prom-client');
    return service.app.get(Registry).metrics();
  };
  const cuts = async () => Number(/news_search_streams_cut_total (\d+)/.exec(await metrics())![1]);
  const article = (title: string, given: Parameters<typeof anIndexArticle>[0] = {}) =>
    anIndexArticle({ title, preview: '', publishedAt: NOW - 60, ...given });
  const write = (...titles: string[]) => writer.write(titles.map((title) => article(title)));
  const open = async (query: string, headers: Record<string, string> = {}) => {
    const reader = await EventReader.open((signal) =>
      service.get(`/news/stream?${query}`, { headers, signal }),
    );
    readers.push(reader);
    return reader;
  };

  it('sends each new match once, as an article, and no earlier article', async () => {
    write('Ferry from before');
    const reader = await open('topic=ferry&language=en');
    expect(Object.fromEntries(reader.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    write('Ferry comes in', 'Train comes in', 'Ferries wait outside');
    expect((await reader.untilTitles(2)).sort()).toEqual(['Ferries wait outside', 'Ferry comes in']);
    const [{ id, event, article: first }] = reader.events as [ReturnType<() => EventReader['events'][0]>];
    expect([event, Object.keys(first)]).toEqual([
      'article',
      ['title', 'source', 'published_at', 'url', 'image_url', 'preview'],
    ]);
    expect(id).toMatch(/^[0-9a-f]{8}\.\d+$/);
    // Near-identical, and a later version of one that was sent.
    write('FERRY comes in!', 'The ferry leaves again');
    writer.write([article('Ferry comes in', { url: first.url, preview: 'Edited.' })]);
    write('A ferry of another day');
    expect((await reader.untilTitles(4)).slice(2).sort()).toEqual([
      'A ferry of another day',
      'The ferry leaves again',
    ]);
  });

  it('has the matches of /news and /news/topic', async () => {
    const free = await open('topic=%22sea+wall%22+-repairs&language=en&geo=gb&timeframe=last_1h');
    const either = await open('topic=lantern+OR+kite&language=en&exclude_domains=paper1.example');
    const topic = await open('topic1=science&topic2=health&domains=lab.example');
    const at = (title: string, given: Parameters<typeof anIndexArticle>[0]) => article(title, given);
    writer.write([
      at('Sea wall holds', { country: 'GB' }),
      at('Sea wall repairs begin', { country: 'GB' }),
      at('Wall of the sea', { country: 'GB' }),
      at('Sea wall elsewhere', { country: 'US' }),
      at('Sea wall of yesterday', { country: 'GB', publishedAt: NOW - 7200 }),
      at('Sea wall of no date', { country: 'GB', publishedAt: null }),
      at('Lantern parade', { domain: 'paper2.example', source: 'paper2.example' }),
      at('Kites rise', { domain: 'paper1.example', source: 'paper1.example' }),
      at('Kites fall', { domain: 'paper2.example', source: 'paper2.example' }),
      at('Vaccine found', {
        categories: ['science', 'health'],
        domain: 'lab.example',
        source: 'lab.example',
      }),
      at('Star found', { categories: ['science'], domain: 'sky.example', source: 'sky.example' }),
    ]);
    // The last of all: what else was to be sent, has been.
    write('Sea wall, lantern');
    writer.write([
      at('Sea wall at the end', { country: 'GB' }),
      at('Lantern at the end', {}),
      at('Health at the end', { categories: ['health'], domain: 'lab.example', source: 'lab.example' }),
    ]);
    await until(() => [free, either, topic].every(({ titles }) => /end/.test(titles.at(-1) ?? '')));
    expect(free.titles).toEqual(['Sea wall holds', 'Sea wall at the end']);
    expect(either.titles.sort()).toEqual([
      'Kites fall',
      'Lantern at the end',
      'Lantern parade',
      'Sea wall, lantern',
    ]);
    expect(topic.titles).toEqual(['Vaccine found', 'Health at the end']);
  });

  it('includes publishers that were unknown when it was opened, for a public suffix', async () => {
    const reader = await open('topic=harvest&language=en&domains=co.uk,one.example&exclude_domains=b.co.uk');
    const at = (title: string, domain: string) => article(title, { domain, source: domain });
    writer.write([
      at('Harvest of apples', 'a.co.uk'),
      at('Harvest of pears', 'b.co.uk'),
      at('Harvest of plums', 'two.example'),
      at('Harvest of cherries', 'one.example'),
    ]);
    writer.write([at('Harvest is over', 'c.co.uk')]);
    await until(() => reader.titles.includes('Harvest is over'));
    expect(reader.titles.sort()).toEqual(['Harvest is over', 'Harvest of apples', 'Harvest of cherries']);
  });

  it('continues after the last event, without loss or repetition', async () => {
    const first = await open('topic=regatta&language=en');
    write('Regatta one begins', 'Regatta two sails');
    await first.untilTitles(2);
    const lastId = first.events[0]!.id;
    first.close();
    // More than are looked at in one step, and one that says what was sent before.
    writer.write(Array.from({ length: 2_100 }, (_, i) => article(`Parade number ${i}`)));
    write('Regatta one begins', 'Regatta three capsizes');
    const second = await open('topic=regatta&language=en', { 'Last-Event-ID': lastId });
    write('Regatta four returns');
    expect(await second.untilTitles(3)).toEqual([
      first.titles[1],
      'Regatta three capsizes',
      'Regatta four returns',
    ]);
    const third = await open('topic=regatta&language=en', { 'Last-Event-ID': second.events.at(-1)!.id });
    write('Regatta five is cancelled');
    expect(await third.untilTitles(1)).toEqual(['Regatta five is cancelled']);
  });

  it('replays the newest 1,000 matches at most, behind an event that reports the gap', async () => {
    const reader = await open('topic=pelican&language=en');
    await until(() => reader.text.includes('id: '));
    const node = reader.lastId.split('.')[0];
    // Titles of which no two are near-identical.
    const letters = (n: number) =>
      [...`${n}`].map((digit) => 'abcdefghij'[Number(digit)]!.repeat(3)).join('');
    const many = Array.from({ length: 1_100 }, (_, i) => article(`Pelican ${letters(i)}`));
    const begun = Math.floor(Date.now() / 1000);
    const other = Array.from({ length: 2_100 }, (_, i) => article(`Stork ${letters(i)}`));
    const seenAt = begun;
    writer.write([...many, ...other].map((one) => ({ ...one, seenAt })));
    const again = await open('topic=pelican&language=en', { 'Last-Event-ID': `${node}.0` });
    await again.untilTitles(1_001);
    write('Pelican at the end');
    await until(() => again.text.slice(-2_000).includes('Pelican at the end'));
    const [gap, ...articles] = again.events;
    expect([gap!.event, gap!.article]).toEqual(['gap', { from: expect.any(String) }]);
    const { from } = gap!.article as unknown as { from: string };
    expect(from).toBe(new Date(begun * 1000).toISOString().replace('.000', ''));
    expect(articles.map(({ article: { title } }) => title)).toEqual([
      ...many.slice(100).map(({ title }) => title),
      'Pelican at the end',
    ]);
  });

  it('replays at most the arrivals of the last 24 hours', async () => {
    const reader = await open('topic=heron&language=en');
    await until(() => reader.text.includes('id: '));
    writer.write([{ ...article('Heron of long ago'), seenAt: NOW - 100_000 }]);
    await reader.untilTitles(1);
    writer.write([{ ...article('Heron lands again'), seenAt: NOW }]);
    const again = await open('topic=heron&language=en', {
      'Last-Event-ID': reader.lastId.replace(/\d+$/, '0'),
    });
    await again.untilTitles(2);
    expect(again.events.map(({ event }) => event)).toEqual(['gap', 'article']);
    expect(again.titles[1]).toBe('Heron lands again');
    const recent = await open('topic=heron&language=en', { 'Last-Event-ID': reader.events[0]!.id });
    expect(await recent.untilTitles(1)).toEqual(['Heron lands again']);
  });

  it('starts now for a Last-Event-ID of another index or with an unknown number', async () => {
    const reader = await open('topic=mast&language=en');
    await until(() => reader.text.includes('id: '));
    const node = reader.lastId.split('.')[0];
    const foreign = await open('topic=mast&language=en', { 'Last-Event-ID': 'other.5' });
    const ahead = await open('topic=mast&language=en', { 'Last-Event-ID': `${node}.999999999` });
    write('Mast breaks');
    expect(await foreign.untilTitles(1)).toEqual(['Mast breaks']);
    expect(await ahead.untilTitles(1)).toEqual(['Mast breaks']);
  });

  it('limits the open streams of a key, and releases ended ones', async () => {
    const query = 'topic1=world';
    for (let i = 0; i < 3; i++) await open(query);
    const refused = await service.get(`/news/stream?${query}`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
    const other = await open(query, { 'x-gateway-key': 'another' });
    expect(other.response.status).toBe(200);
    readers[0]!.close();
    await until(async () => (await open(query)).response.status === 200);
  });

  it('ends with the key that opened it', async () => {
    const file = join(folder, 'keys.json');
    const { key, id } = createKey(file, { plan: 'unlimited' });
    const environment = { DATA_DIR: folder, GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file };
    const own = await createTestApp({ environment });
    const headers = { 'x-gateway-key': key };
    const reader = await EventReader.open((signal) =>
      own.get('/news/stream?topic1=world', { signal, headers }),
    );
    await until(() => reader.text.includes('id: '));
    revokeKey(file, id);
    await until(() => reader.ended !== null);
    expect((await own.get('/news/stream?topic1=world', { headers })).status).toBe(401);
    await own.close();
  });

  it('disconnects a client that does not read its socket, which can continue from its last event', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    const headers = Object.entries({ ...GATEWAY_HEADERS, host: 'localhost' }).map((pair) => pair.join(': '));
    socket.write(`GET /news/stream?topic=kayak&language=en HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    const chunks = [await new Promise<Buffer>((resolve) => socket.once('data', resolve))];
    socket.pause();
    // Far more than the two ends of a connection keep.
    const long = 'x'.repeat(8_000);
    const many = Array.from({ length: 1_200 }, (_, i) =>
      article(`Kayak ${i}`, { imageUrl: `https://paper.example/${i}/${long}` }),
    );
    writer.write(many);
    const before = await cuts();
    // The clock runs faster than the ten seconds for which a client may read nothing.
    const now = performance.now.bind(performance);
    let ahead = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    await until(async () => {
      ahead += 1_000;
      return (await cuts()) > before;
    });
    clock.mockRestore();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
    socket.resume();
    await closed;
    const events = [...`${Buffer.concat(chunks)}`.matchAll(/^id: (.+)\n.*\ndata: \{"title":"(.+?)".*\n\n/gm)];
    const got = events.map(([, , title]) => title);
    const again = await open('topic=kayak&language=en', { 'Last-Event-ID': events.at(-1)![1]! });
    write('Kayak at the end');
    await until(() => again.text.slice(-2_000).includes('Kayak at the end'));
    expect(got.length).toBeLessThan(many.length);
    expect([...got, ...again.titles]).toEqual([...many.map(({ title }) => title), 'Kayak at the end']);
  });

  it.each([
    ['', {}, ['topic']],
    ['topic=a&topic1=world', {}, ['topic1']],
    ['topic=a&timeframe=soon', {}, ['language', 'timeframe']],
    ['topic1=world', { 'Last-Event-ID': 'a b' }, ['Last-Event-ID']],
    ['topic1=world', { 'Last-Event-ID': 'constructor.3' }, ['Last-Event-ID']],
  ])('returns 400 before it begins: ?%s %j', async (query, headers, expected) => {
    const response = await service.get(`/news/stream?${query}`, { headers });
    expect(Object.keys(await parameterFaults(response)).sort()).toEqual(expected);
  });

  it('responds to HEAD at once, and to no other method', async () => {
    const head = await service.get('/news/stream?topic1=world', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect((await service.get('/news/stream?topic1=world', { method: 'POST' })).status).toBe(405);
  });

  it('ends properly when the service stops', async () => {
    const own = await createTestApp({ environment: { DATA_DIR: folder } });
    const reader = await EventReader.open((signal) => own.get('/news/stream?topic1=world', { signal }));
    await until(() => reader.text.includes('id: '));
    const closed = own.app.close();
    await until(() => reader.ended !== null);
    own.app.getHttpServer().closeAllConnections();
    await closed;
    expect(reader.ended).toBe('in order');
    expect(reader.text).toMatch(/\n\nretry: \d+\n\n$/);
  });
});
