import type { Article } from '../../src/articles/article.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';

const THINGS = ['anchor', 'bridge', 'canal', 'dock', 'engine', 'ferry', 'garden', 'hotel', 'island', 'jetty'];

describe('the query language', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    const now = Math.floor(Date.now() / 1000);
    const reports = (source: string, domain: string, from: number) =>
      THINGS.map((thing, i) =>
        anIndexArticle({
          source,
          domain,
          title: `Storm ${thing} ${from + i}`,
          publishedAt: now - from - i,
          preview: '',
        }),
      );
    const articles = [
      ...reports('one.example', 'one.example', 100),
      ...reports('news.two.example', 'two.example', 200),
      ...reports('two.example', 'two.example', 300),
      ...reports('three.example', 'three.example', 400),
      ...reports('four.example', 'four.example', 500),
      ...reports('xn--mnchen-3ya.example', 'xn--mnchen-3ya.example', 600),
      anIndexArticle({
        title: 'AC/DC announce a tour',
        preview: 'The band plays live in Leeds.',
        domain: 'a.example',
      }),
      anIndexArticle({
        title: 'C++ turns forty',
        preview: 'The language C++ is older than its users.',
        domain: 'b.example',
      }),
      anIndexArticle({
        title: 'Café opens in Halle',
        preview: 'Halle (Saale) has a new café.',
        domain: 'c.example',
      }),
    ];
    testApp = await createTestApp({ articles, environment: { CORS_ORIGINS: 'https://app.example' } });
  });
  afterAll(() => testApp.close());

  const get = async (path: string, parameters: Record<string, string>) => {
    const response = await testApp.get(`${path}?${new URLSearchParams({ language: 'en', ...parameters })}`);
    const body = (await response.json()) as { items: Article[]; topic: string; count: number };
    expect(response.status).toBe(200);
    return { ...body, syntax: response.headers.get('x-query-syntax'), next: nextPage(response) };
  };
  const hosts = async (topic: string, more: Record<string, string> = {}) => {
    const { items } = await get('/news', { topic, limit: '12', ...more });
    const counts = new Map<string, number>();
    for (const { source } of items) counts.set(source, (counts.get(source) ?? 0) + 1);
    return Object.fromEntries(counts);
  };

  it.each([
    ['title:tour', ['AC/DC announce a tour']],
    ['band title:tour', ['AC/DC announce a tour']],
    ['tour -title:leeds', ['AC/DC announce a tour']],
    ['tour -title:announce', []],
    ['tour title:leeds', []],
    ['title:leeds', []],
    ['title:band OR title:turns', ['C++ turns forty']],
  ])('finds words of title: in titles only, for %s', async (topic, expected) => {
    const response = await testApp.get(`/news?language=en&topic=${encodeURIComponent(topic)}`);
    const { items } = (await response.json()) as { items: Article[] };
    expect(items.map(({ title }) => title)).toEqual(expected);
  });

  it('gives the publishers of site: equal shares if they are fewer than four', async () => {
    expect(await hosts('storm site:one.example', { limit: '10' })).toEqual({ 'one.example': 10 });
    expect(await hosts('storm (site:one.example OR site:three.example)')).toEqual({
      'one.example': 6,
      'three.example': 6,
    });
    expect(await hosts('(storm site:one.example) OR (storm site:three.example)')).toEqual({
      'one.example': 6,
      'three.example': 6,
    });
  });

  it('selects hosts on label boundaries, in Unicode or Punycode, without www.', async () => {
    expect(await hosts('storm site:www.news.TWO.example', { limit: '5' })).toEqual({ 'news.two.example': 5 });
    expect(await hosts('site:münchen.example', { limit: '5' })).toEqual({ 'xn--mnchen-3ya.example': 5 });
    expect(await hosts('storm site:wo.example')).toEqual({});
  });

  it('excludes publishers, and combines with domains', async () => {
    expect(await hosts('storm -site:one.example -site:two.example')).not.toHaveProperty(['one.example']);
    expect(await hosts('storm site:two.example', { domains: 'news.two.example', limit: '5' })).toEqual({
      'news.two.example': 5,
    });
    expect(await hosts('storm site:one.example', { domains: 'two.example' })).toEqual({});
    expect(await hosts('storm site:one.example site:two.example')).toEqual({});
  });

  it('continues on later pages', async () => {
    const first = await get('/news', {
      topic: 'title:storm site:one.example (anchor OR bridge OR canal)',
      limit: '2',
    });
    const second = (await (await testApp.get(first.next!)).json()) as { items: Article[] };
    expect([first.count, second.items.length]).toEqual([2, 1]);
  });

  it.each([
    [':)', 'position=1; detail="This parenthesis was not opened."', []],
    ['C++', null, ['C++ turns forty']],
    ['AC/DC (live)', null, ['AC/DC announce a tour']],
    ['AC/DC (live', 'position=6; detail="This parenthesis is not closed."', ['AC/DC announce a tour']],
    ['(', 'position=0; detail="This parenthesis is not closed."', []],
    [
      'title: café',
      'position=0; detail="title: is followed by a word, without a space."',
      ['Café opens in Halle'],
    ],
    ['language NEAR/50 users', 'position=9; detail="The distance of NEAR is 1 to 20."', ['C++ turns forty']],
  ])('answers %p', async (topic, syntax, titles) => {
    for (const path of ['/news', '/news/advanced']) {
      const found = await get(path, { topic });
      expect([found.topic, found.syntax, found.items.map(({ title }) => title)]).toEqual([
        topic,
        syntax,
        titles,
      ]);
    }
  });

  it('reads the parentheses of a place as part of its name, and has a header there, too', async () => {
    const found = await get('/news/local', { query: 'Halle (Saale)' });
    expect([found.syntax, found.items.map(({ source }) => source)]).toEqual([null, ['c.example']]);
    expect((await get('/news/local', { query: 'Halle site:a.example' })).count).toBe(0);
    expect((await get('/news/local', { query: 'Halle :)' })).syntax).toMatch(/^position=7;/);
  });

  it('applies to counts and streams', async () => {
    const counted = await get('/news/counts', { topic: 'title:storm site:one.example -anchor' });
    const { buckets } = counted as unknown as { buckets: { articles: number }[] };
    expect(buckets.reduce((sum, { articles }) => sum + articles, 0)).toBe(9);
    expect((await get('/news/counts', { topic: 'storm (' })).syntax).toMatch(/^position=6;/);
    const stream = await testApp.get('/news/stream?topic=storm%20(&language=en', { method: 'HEAD' });
    expect(stream.headers.get('x-query-syntax')).toMatch(/^position=6;/);
  });

  it('shows the header to scripts of other origins, also with a cached response', async () => {
    const headers = { Origin: 'https://app.example' };
    for (let i = 0; i < 2; i++) {
      const response = await testApp.get('/news?topic=storm)&language=en', { headers });
      expect(response.headers.get('x-query-syntax')).toMatch(/^position=5;/);
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Query-Syntax');
    }
  });
});
