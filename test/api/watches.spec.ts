import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { Registry } from 'prom-client';
import type { Article } from '../../src/articles/article.js';
import { createKey } from '../../src/gateway/edit-keys-file.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { until } from '../support/until.js';

const NOW = Math.floor(Date.now() / 1000);
const TOKEN = 'a'.repeat(22);
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

const folder = freshFolder();
const file = join(folder, 'watches.json');
const write = (...watches: object[]): void => writeFileSync(file, JSON.stringify({ watches }));
const lines: string[] = [];
let testApp: TestApp;
let key: string;

beforeAll(async () => {
  const writer = IndexWriter.open(folder, { retentionDays: 0 });
  writer.write(
    ['Ferry sails', 'Bridge opens', 'Ferry waits'].map((title, i) =>
      anIndexArticle({
        ...{ title, preview: '', domain: `p${i}.example`, source: `p${i}.example` },
        publishedAt: NOW - 60 * i,
      }),
    ),
  );
  writer.close();
  const keysFile = join(folder, 'keys.json');
  key = createKey(keysFile, { plan: 'unlimited' }).key;
  write({ id: 'ferries', request: '/news?topic=ferry&language=en', feed: { token: TOKEN } });
  testApp = await createTestApp({
    environment: {
      DATA_DIR: folder,
      WATCHES_FILE: file,
      LOG_LEVEL: 'debug',
      GATEWAY_AUTH: 'keys',
      GATEWAY_KEYS_FILE: keysFile,
    },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => testApp.close());

const feed = (name: string, init?: RequestInit): Promise<Response> =>
  fetch(`${testApp.url}/feeds/${name}`, init);
const withKey = { 'x-gateway-host': 'news.example', 'content-type': 'application/json' };

describe('the feed of a saved search', () => {
  it('is readable without headers, as Atom and JSON Feed, and is the current result of its request', async () => {
    const list = await fetch(`${testApp.url}/news?topic=ferry&language=en`, {
      headers: { ...withKey, 'x-gateway-key': key },
    });
    const urls = ((await list.json()) as { items: Article[] }).items.map(({ url }) => url);
    expect(urls).toHaveLength(2);
    const atom = await feed(`${TOKEN}.atom`);
    expect([atom.status, atom.headers.get('Content-Type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    const read = parseFeed(await atom.text()).feed as {
      title: object;
      entries: { id: string }[];
      links: object[];
    };
    expect(read.entries.map(({ id }) => id)).toEqual(urls);
    expect(read.title).toEqual({ value: 'ferry' });
    expect(read.links).toContainEqual(
      expect.objectContaining({ rel: 'self', href: `${testApp.url}/feeds/${TOKEN}.atom` }),
    );
    const json = (await (await feed(`${TOKEN}.json`)).json()) as {
      items: { id: string }[];
      feed_url: string;
    };
    expect(json.items.map(({ id }) => id)).toEqual(urls);
    expect(json.feed_url).toBe(`${testApp.url}/feeds/${TOKEN}.json`);
  });

  it('is 304 for its ETag, and has the headers of a response to HEAD', async () => {
    const etag = (await feed(`${TOKEN}.atom`)).headers.get('ETag')!;
    const again = await feed(`${TOKEN}.atom`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await feed(`${TOKEN}.atom`, { method: 'HEAD' });
    expect([head.status, head.headers.get('ETag')]).toEqual([200, etag]);
  });

  it('is 404 for any other token, and 405 for other methods', async () => {
    for (const name of [`${'b'.repeat(22)}.atom`, `${TOKEN}.rss`, TOKEN, '.atom', `${TOKEN}.atom.json`])
      expect([name, (await feed(name)).status]).toEqual([name, 404]);
    expect((await feed(`${TOKEN}.atom`, { method: 'POST' })).status).toBe(405);
  });

  it('has a token that is in no log', async () => {
    await feed(`${TOKEN}.atom?a=1`);
    await feed(`x${TOKEN}.json`);
    expect(lines.filter((line) => line.includes('/feeds/…'))).not.toEqual([]);
    expect(lines.join('')).not.toContain(TOKEN);
  });

  it('follows the file, and keeps its last valid version', async () => {
    const other = 'c'.repeat(22);
    write({ id: 'bridges', request: '/news/trending?language=en', feed: { token: other } });
    await until(async () => (await feed(`${other}.json`)).status === 200);
    expect((await feed(`${TOKEN}.json`)).status).toBe(404);
    const metrics = (): Promise<string> => testApp.app.get(Registry).metrics();
    writeFileSync(file, '{"watches": [');
    await until(async () =>
      (await metrics()).includes('news_search_rejected_files{setting="WATCHES_FILE"} 1'),
    );
    expect((await feed(`${other}.json`)).status).toBe(200);
    write({ id: 'ferries', request: '/news?topic=ferry&language=en', feed: { token: TOKEN } });
    await until(async () => (await feed(`${TOKEN}.json`)).status === 200);
    expect(await metrics()).toContain('news_search_rejected_files{setting="WATCHES_FILE"} 0');
  });
});

describe('the file of saved searches', () => {
  it.each([
    ['no JSON', '{', 'it is not JSON'],
    ['an id twice', [{ id: 'a' }, { id: 'a' }], 'an id is listed twice'],
    [
      'a token twice',
      [
        { id: 'a', feed: { token: TOKEN } },
        { id: 'b', feed: { token: TOKEN } },
      ],
      'a token is listed twice',
    ],
    ['a short token', [{ id: 'a', feed: { token: 'a'.repeat(21) } }], 'watches[0].feed.token'],
    [
      'a secret without its prefix',
      [{ id: 'a', webhook: { url: 'https://a.example', secret: SECRET.slice(6) } }],
      'secret',
    ],
    [
      'a secret of 23 bytes',
      [
        {
          id: 'a',
          webhook: { url: 'https://a.example', secret: `whsec_${Buffer.alloc(23).toString('base64')}` },
        },
      ],
      'secret',
    ],
    ['another operation', [{ id: 'a', request: '/sources' }], 'watches[0].request'],
    ['a request without its language', [{ id: 'a', request: '/news?topic=storm' }], 'language is required'],
    [
      'parameters that its operation refuses',
      [
        { id: 'a', request: '/news?topic=storm&language=en&limit=7000' },
        { id: 'b', request: '/news/trending?language=en&include=former' },
        { id: 'c', request: '/news/similar?language=en' },
        { id: 'd', request: '/news/stories/en-1?limit=x' },
      ],
      /watches\[0\]\.request: limit must be .*; watches\[1\]\.request: include .*; watches\[2\]\.request: .*; watches\[3\]\.request: limit must be /,
    ],
    [
      'a position in a list, which belongs to one caller',
      [
        { id: 'a', request: '/news?topic=storm&language=en&since=now' },
        { id: 'b', request: '/news?cursor=abc&topic=storm&language=en' },
      ],
      /watches\[0\]\.request: since belongs to one caller.*; watches\[1\]\.request: cursor belongs/,
    ],
    [
      'a webhook for what is trending',
      [
        {
          id: 'a',
          request: '/news/trending?language=en',
          webhook: { url: 'https://a.example', secret: SECRET },
        },
      ],
      'webhook needs a search',
    ],
  ])('is refused with %s at the start, with exit code 78 and the reason', async (_, given, reason) => {
    const path = join(freshFolder(), 'watches.json');
    const complete = (watch: object) => ({ request: '/news?topic=storm&language=en', ...watch });
    writeFileSync(path, typeof given === 'string' ? given : JSON.stringify({ watches: given.map(complete) }));
    await expect(createTestApp({ environment: { WATCHES_FILE: path } })).rejects.toThrow(reason);
  });
});
