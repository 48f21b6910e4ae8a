import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { parseFeed } from 'feedsmith';
import { until } from '../../test/support/until.js';
import { CATEGORIES } from '../languages/categories.js';
import { EDITIONS } from './editions/editions.js';
import { type Newsroom, startNewsroom } from './newsroom.js';
import { DEMO_PUBLISHERS } from './publishers.js';

const decode = (body: ArrayBuffer, charset: string) => new TextDecoder(charset, { fatal: true }).decode(body);
const feedOf = (opml: string, id: string) => new RegExp(`xmlUrl="([^"]*/${id}/[^"]*)"`).exec(opml)![1]!;

describe('the editions', () => {
  it.each(Object.entries(EDITIONS))('%s has a report for each of the eleven categories', (_, edition) => {
    expect(new Set(edition.reports.map(({ topic }) => topic))).toEqual(new Set(CATEGORIES));
  });

  it('cover at least fifteen languages', () => {
    const languages = Object.values(EDITIONS).map(({ language }) => language.split('-')[0]);
    expect(new Set(languages).size).toBeGreaterThanOrEqual(15);
  });

  it('print no headline twice and no unfilled placeholder', () => {
    const titles = Object.values(EDITIONS).flatMap(({ reports, stories, wire }) => [
      ...reports.map(({ title }) => title),
      ...stories.flatMap(({ versions }) => versions.map(({ title }) => title)),
      wire.title,
    ]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => /[{}]|^\s|\s$/.test(title))).toEqual([]);
  });
});

describe('the loopback newsroom', () => {
  let newsroom: Newsroom;
  let opml: string;
  beforeAll(async () => {
    newsroom = await startNewsroom({ bulletinSeconds: 0.2, slowSeconds: 0.1 });
    opml = readFileSync(newsroom.opml, 'utf8');
  });
  afterAll(() => newsroom.close());

  it('lists every publisher once, with language and country', () => {
    expect(opml.match(/<outline /g)).toHaveLength(DEMO_PUBLISHERS.length);
    expect(opml.match(/language="[a-z]{2}(-[A-Z]{2})?" country="[A-Z]{2}"/g)).toHaveLength(
      DEMO_PUBLISHERS.length,
    );
  });

  const readable = DEMO_PUBLISHERS.filter(
    ({ format, peculiarity }) => format !== 'sitemap' && peculiarity !== 'broken' && peculiarity !== 'page',
  );
  it.each(readable.map(({ id, format, charset }) => [id, format, charset] as const))(
    '%s serves a %s feed in %s that a parser reads',
    async (id, format, charset) => {
      const response = await fetch(feedOf(opml, id));
      expect(response.status).toBe(200);
      const parsed = parseFeed(decode(await response.arrayBuffer(), charset));
      expect(parsed.format).toBe(format);
      const { feed } = parsed as { feed: { items?: unknown[]; entries?: unknown[] } };
      expect((feed.items ?? feed.entries ?? []).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('updates an Atom feed with its newest entry', async () => {
    const text = await (await fetch(feedOf(opml, 'cedar-hollow-herald'))).text();
    const [feed, ...entries] = [...text.matchAll(/<updated>([^<]+)/g)].map(([, date]) => date!);
    expect(entries.length).toBeGreaterThan(1);
    expect(feed).toBe(entries.sort().at(-1));
  });

  it('returns 304 to a client that has the document', async () => {
    const url = feedOf(opml, 'northmere-courier');
    const etag = (await fetch(url)).headers.get('etag')!;
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('dates every article within the last weeks and never ahead', async () => {
    const text = await (await fetch(feedOf(opml, 'coral-bay-post'))).text();
    const dates = [...text.matchAll(/<pubDate>([^<]+)/g)].map(([, date]) => Date.parse(date!));
    expect(dates.length).toBeGreaterThan(0);
    for (const date of dates) {
      expect(date).toBeLessThanOrEqual(Date.now());
      expect(date).toBeGreaterThan(Date.now() - 18 * 86_400_000);
    }
  });

  it('publishes the stories that several publishers report within the last two hours', async () => {
    const titles = EDITIONS.britain.stories.flatMap(({ versions }) => versions.map(({ title }) => title));
    const text = await (await fetch(feedOf(opml, 'northmere-courier'))).text();
    const stories = text.split('<item>').filter((item) => titles.some((title) => item.includes(title)));
    const ages = stories.map((item) => Date.now() - Date.parse(/<pubDate>([^<]+)/.exec(item)![1]!));
    expect(ages.length).toBeGreaterThan(0);
    expect(ages.filter((age) => age > 3 * 3_600_000)).toEqual([]);
  });

  it('compresses long documents for clients that accept it', async () => {
    const encodingOf = async (id: string, accepted: string) => {
      const response = await fetch(feedOf(opml, id), { headers: { 'Accept-Encoding': accepted } });
      await response.arrayBuffer();
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf('coastwire-bulletin', 'gzip')).toBe('gzip');
    expect(await encodingOf('coastwire-bulletin', 'identity')).toBeNull();
    expect(await encodingOf('gatehouse-review', 'gzip')).toBeNull();
  });

  it('prints new bulletins while it runs', async () => {
    const url = feedOf(opml, 'harbour-desk');
    const before = await (await fetch(url)).text();
    await until(async () => (await (await fetch(url)).text()) !== before);
  });

  it('has publishers that flood, copy, move, omit dates and fail, as the table defines', async () => {
    const get = async (id: string) => (await fetch(feedOf(opml, id))).text();
    expect((await get('coastwire-bulletin')).match(/<item>/g)!.length).toBeGreaterThanOrEqual(400);
    expect(await get('papergather')).toContain('<source url="https://www.northmere-courier.example/">');
    expect(await get('hillside-notebook')).not.toContain('<pubDate>');
    expect(await get('gatehouse-review')).toContain('<!doctype html>');
    expect(await get('rusty-press')).not.toContain('<item>');
    expect(await get('four-islands-news')).toContain('<news:publication_date>');
    const moved = await fetch(feedOf(opml, 'wandering-observer'), { redirect: 'manual' });
    expect(moved.status).toBe(301);
  });

  it('serves articles of different publishers from different domains', async () => {
    const text = await (await fetch(feedOf(opml, 'northmere-courier'))).text();
    expect(text).toContain('<link>https://www.northmere-courier.example/');
  });

  it('serves most bulletins with a thumbnail, and some without', async () => {
    const text = await (await fetch(feedOf(opml, 'coastwire-bulletin'))).text();
    const items = text.split('<item>').slice(1);
    const pictured = items.filter((item) => item.includes('/pictures/')).length;
    expect(pictured).toBeGreaterThan(items.length / 2);
    expect(pictured).toBeLessThan(items.length);
  });

  it('draws the thumbnails it names', async () => {
    const response = await fetch(`${newsroom.url}/pictures/12345.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('returns 404 for unknown and malformed paths', async () => {
    expect((await fetch(`${newsroom.url}/unknown/feed.xml`)).status).toBe(404);
    const status = await new Promise((resolve) => {
      request(`${newsroom.url}/`, { path: '//' }, (response) => resolve(response.resume().statusCode))
        .on('error', () => resolve('closed'))
        .end();
    });
    expect([404, 'closed']).toContain(status);
  });

  it('removes its OPML when it closes', async () => {
    const other = await startNewsroom();
    await other.close();
    expect(existsSync(other.opml)).toBe(false);
  });
});
