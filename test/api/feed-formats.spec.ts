import fc from '../support/fast-check.js';
import { parseFeed } from 'feedsmith';
import { Parser } from 'htmlparser2';
import type { Article } from '../../src/articles/article.js';
import { toAtom } from '../../src/listing/formats/atom.js';
import { toJsonFeed } from '../../src/listing/formats/json-feed.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { publishedOperations, readDescription } from '../support/described-api.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';
import { parameterFaults } from '../support/parameter-faults.js';

const NOW = Math.floor(Date.now() / 1000);
const INGESTED = NOW - 3_600;
const ATOM = 'application/atom+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const SEARCH = '/news?topic=ferry&language=en';

interface JsonFeed {
  version: string;
  title: string;
  feed_url: string;
  items: { url: string; title: string; date_published?: string; date_modified?: string }[];
}

let testApp: TestApp;
beforeAll(async () => {
  const days = Array.from({ length: 12 }, (_, day) =>
    anIndexArticle({
      title: `Ferry service number ${day} <cut> & "quoted"`,
      preview: 'A preview with ]]> and & in it.',
      domain: `paper${day}.example`,
      source: `paper${day}.example`,
      url: `https://paper${day}.example/a?b=1&c=2`,
      publishedAt: NOW - 600 - day,
      categories: ['science'],
    }),
  );
  const undated = anIndexArticle({
    title: 'Ferry without a date',
    domain: 'undated.example',
    publishedAt: null,
    seenAt: INGESTED,
  });
  const articles = [...days, undated];
  testApp = await createTestApp({ articles });
});
afterAll(() => testApp.close());

const urlsOf = async (target: string): Promise<string[]> =>
  ((await (await testApp.get(target)).json()) as { items: Article[] }).items.map(({ url }) => url);

describe('a list of articles as a feed', () => {
  it('is Atom or JSON Feed by the parameter format, with the articles of the JSON in their order', async () => {
    const expected = await urlsOf(`${SEARCH}&limit=20`);
    expect(expected.length).toBeGreaterThan(10);
    const atom = await testApp.get(`${SEARCH}&limit=20&format=atom`);
    expect([atom.status, atom.headers.get('Content-Type')]).toEqual([200, ATOM]);
    const { format, feed } = parseFeed(await atom.text());
    expect(format).toBe('atom');
    const { entries = [], links = [] } = feed as { entries: { id: string }[]; links: object[] };
    expect(entries.map(({ id }) => id)).toEqual(expected);
    const self = `${testApp.url}${SEARCH}&limit=20&format=atom`;
    expect(links).toContainEqual(expect.objectContaining({ rel: 'self', href: self }));
    const json = await testApp.get(`${SEARCH}&limit=20&format=%20jsonfeed%20`);
    expect([json.status, json.headers.get('Content-Type')]).toEqual([200, JSON_FEED]);
    const text = await json.text();
    expect(parseFeed(text).format).toBe('json');
    const { version, title, items } = JSON.parse(text) as JsonFeed;
    expect([version, title]).toEqual(['https://jsonfeed.org/version/1.1', 'ferry']);
    expect(items.map(({ url }) => url)).toEqual(expected);
  });

  it.each([
    ['application/atom+xml', ATOM],
    ['application/feed+json', JSON_FEED],
    ['application/atom+xml, */*', ATOM],
    ['application/json;q=0.9, application/atom+xml;q=1', ATOM],
    ['application/atom+xml;q=0.5, application/json', 'application/json; charset=utf-8'],
    ['text/html, */*;q=0.1', 'application/json; charset=utf-8'],
    ['application/*', 'application/json; charset=utf-8'],
    ['application/vnd.api+json', 'application/json; charset=utf-8'],
    ['application/json;q=0, */*', ATOM],
    ['text/html, image/gif, *; q=.2', 'application/json; charset=utf-8'],
  ])('is what Accept: %s prefers', async (accept, type) => {
    const response = await testApp.get(SEARCH, { headers: { accept } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    expect(response.headers.get('Vary')).toMatch(/, Accept$/);
  });

  it('is 406 where no acceptable type can be produced, unless format names one', async () => {
    for (const accept of ['text/html', 'application/xml', 'application/json;q=0', 'image/*']) {
      const response = await testApp.get(SEARCH, { headers: { accept } });
      expect([accept, response.status]).toEqual([accept, 406]);
      expect(await response.json()).toMatchObject({ code: 'not_acceptable', status: 406 });
      const named = await testApp.get(`${SEARCH}&format=atom`, { headers: { accept } });
      expect([named.status, named.headers.get('Content-Type')]).toEqual([200, ATOM]);
    }
  });

  it('refuses any other format, and a repeated one', async () => {
    for (const format of ['rss', 'json', 'Atom', 'atom&format=atom']) {
      const response = await testApp.get(`${SEARCH}&format=${format}`);
      expect([format, Object.keys(await parameterFaults(response))]).toEqual([format, ['format']]);
      const picture = await testApp.get(`${SEARCH}&format=${format}`, { headers: { accept: 'image/png' } });
      expect([format, picture.status]).toEqual([format, 400]);
    }
    expect((await testApp.get(`${SEARCH}&format=`)).status).toBe(200);
  });

  it('leads to its next pages with the Link of the JSON', async () => {
    const pages: string[] = [];
    let target: string | undefined = `${SEARCH}&limit=4&format=jsonfeed`;
    while (target !== undefined && pages.length < 40) {
      const response: Response = await testApp.get(target);
      expect([target, response.headers.get('Content-Type')]).toEqual([target, JSON_FEED]);
      pages.push(...((await response.json()) as JsonFeed).items.map(({ url }) => url));
      target = nextPage(response);
    }
    expect(new Set(pages).size).toBe(13);
  });

  it('is as new as its newest article', async () => {
    const atom = await (await testApp.get(`${SEARCH}&format=atom`)).text();
    const [ofFeed, ...ofEntries] = [...atom.matchAll(/<updated>(.+?)<\/updated>/g)].map(([, time]) => time!);
    expect(new Set(ofEntries).size).toBeGreaterThan(1);
    expect(ofFeed).toBe(ofEntries.sort().at(-1));
  });

  it('has its own ETag, with which it is 304', async () => {
    const [json, atom] = await Promise.all([testApp.get(SEARCH), testApp.get(`${SEARCH}&format=atom`)]);
    const etag = atom.headers.get('ETag')!;
    expect(etag).not.toBe(json.headers.get('ETag'));
    const again = await testApp.get(`${SEARCH}&format=atom`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('dates an undated article by its ingestion', async () => {
    const time = `${new Date(INGESTED * 1000).toISOString().slice(0, 19)}Z`;
    const target = '/news?topic=%22without%20a%20date%22&language=en&include=id';
    const atom = await (await testApp.get(`${target}&format=atom`)).text();
    expect(atom).toContain(`<updated>${time}</updated>\n<author>`);
    expect(atom).not.toContain('<published>');
    const { items } = (await (await testApp.get(`${target}&format=jsonfeed`)).json()) as JsonFeed;
    expect(items).toEqual([expect.objectContaining({ date_modified: time })]);
  });

  it('is returned by every operation that describes the parameter format, and by no other', async () => {
    const operations = publishedOperations(await readDescription(testApp.url));
    const targets: Record<string, string> = {
      '/news': SEARCH,
      '/news/advanced': '/news/advanced?topic=ferry&language=en',
      '/news/topic': '/news/topic?topic1=science',
      '/news/trending': '/news/trending?language=en',
      '/news/local': '/news/local?query=London',
      '/news/similar': '/news/similar?url=https%3A%2F%2Fpaper1.example%2Fa%3Fb%3D1%26c%3D2',
    };
    const withFormat = operations.filter(
      ({ path, parameters }) =>
        path !== '/sources' && path !== '/news/counts' && parameters.some(({ name }) => name === 'format'),
    );
    expect(withFormat.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...Object.keys(targets), '/news/stories/{id}']),
    );
    for (const { path, responses } of withFormat) {
      const ok = responses['200']!;
      expect(Object.keys('content' in ok ? ok.content! : {})).toEqual([
        'application/json',
        'application/atom+xml',
        'application/feed+json',
        'text/csv',
        'application/x-ndjson',
      ]);
      if (path === '/news/stories/{id}') continue;
      const response = await testApp.get(`${targets[path]}&format=atom`);
      expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 200, ATOM]);
    }
    const sources = await testApp.get('/sources', { headers: { accept: 'application/atom+xml' } });
    expect(sources.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('shows a story with its title', async () => {
    const list = (await (await testApp.get('/news/stories?language=en&timeframe=last_7d')).json()) as {
      stories: { id: string; title: string }[];
    };
    const [story] = list.stories;
    const { title } = (await (
      await testApp.get(`/news/stories/${story!.id}`, { headers: { accept: 'application/feed+json' } })
    ).json()) as JsonFeed;
    expect(title).toBe(story!.title);
  });
});

const anArticle = fc.record({
  title: fc.string({ unit: 'binary' }),
  source: fc.domain(),
  published_at: fc.constantFrom(null, '2026-11-20T07:42:00Z'),
  url: fc.webUrl({ withQueryParameters: true }),
  image_url: fc.option(fc.webUrl()),
  preview: fc.string({ unit: 'binary' }),
});

describe('feeds of any text', () => {
  it('are well-formed', () => {
    fc.assert(
      fc.property(fc.array(anArticle, { maxLength: 3 }), fc.string({ unit: 'binary' }), (items, self) => {
        const xml = toAtom({ items, language: 'en' }, { title: self, self });
        expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
        const open: string[] = [];
        const parser = new Parser(
          { onopentag: (name) => open.push(name), onclosetag: (name) => expect(open.pop()).toBe(name) },
          { xmlMode: true },
        );
        parser.end(xml);
        expect(open).toEqual([]);
        expect(JSON.parse(toJsonFeed({ items }, { title: self, self }))).toMatchObject({ title: self });
      }),
    );
  });
});
