import { rmSync } from 'node:fs';
import { freshFolder } from '../support/fresh-folder.js';
import type { Article } from '../../src/articles/article.js';
import type { IndexArticle } from '../../src/index/index-article.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { parameterFaults } from '../support/parameter-faults.js';

const DAY = 86_400;
const today = Math.floor(Date.now() / 1000 / DAY) * DAY;
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000', '');
const dayOf = (seconds: number): string => iso(seconds).slice(0, 10);

/** Words of which no two are forms of one, so that no two titles are near-identical. */
const THINGS = ['anchor', 'bridge', 'canal', 'dock', 'engine', 'ferry', 'garden', 'hotel', 'island', 'jetty'];
const BIRDS = ['crane', 'duck', 'eagle', 'finch', 'goose', 'heron', 'ibis', 'jay', 'kite', 'lark'];

let made = 0;
function report(given: Partial<IndexArticle> = {}): IndexArticle {
  const n = made++;
  const [thing, bird] = [THINGS[n % 10], BIRDS[Math.floor(n / 10) % 10]];
  return anIndexArticle({
    title: `Harbour ${thing} shelters ${bird} ${n}`,
    preview: '',
    publishedAt: today - 2 * DAY - 60 * n,
    categories: ['environment'],
    ...given,
  });
}
const at = (seconds: number | null, title: string): IndexArticle =>
  report({
    publishedAt: seconds,
    title: `Harbour ${title}`,
    domain: `${title}.example`,
    source: `${title}.example`,
  });

describe('a list of articles with filters', () => {
  const dataDir = freshFolder();
  let testApp: TestApp;

  const listOf = async (path: string, parameters: Record<string, string>): Promise<Article[]> => {
    const response = await testApp.get(`${path}?${new URLSearchParams(parameters)}`);
    const body = (await response.json()) as { items: Article[]; detail?: string };
    expect([body.detail, response.status]).toEqual([undefined, 200]);
    return body.items;
  };
  const harbour = (parameters: Record<string, string>): Promise<Article[]> =>
    listOf('/news', { topic: 'harbour', language: 'en', limit: '100', ...parameters });
  const faults = async (parameters: Record<string, string>): Promise<Record<string, string>> => {
    const query = new URLSearchParams({ topic: 'harbour', language: 'en', ...parameters });
    return parameterFaults(await testApp.get(`/news?${query}`));
  };
  const endings = (articles: Article[]): string[] => articles.map(({ title }) => title.split(' ')[1]!).sort();
  const hosts = (articles: Article[]): string[] => [...new Set(articles.map(({ source }) => source))].sort();

  beforeAll(async () => {
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write([
      at(today - 3 * DAY - 1, 'before'),
      at(today - 3 * DAY, 'first'),
      at(today - 2 * DAY - 1, 'last'),
      at(today - 2 * DAY, 'after'),
      at(null, 'undated'),
    ]);
    const papers = ['flood.example', 'news.bbc.co.uk', 'bbc.co.uk', 'notbbc.co.uk', 'small.example'];
    writer.write(
      papers.flatMap((source) =>
        Array.from({ length: source === 'flood.example' ? 60 : 12 }, () =>
          report({ source, domain: source.replace('news.', ''), publishedAt: today - DAY - 60 * made }),
        ),
      ),
    );
    writer.write([
      report({
        ...{ title: 'Zeppelin moored', preview: 'Seen above the quiet village.', source: 'one.example' },
        publishedAt: today - DAY,
      }),
      report({
        title: 'Zeppelins in a quiet village',
        preview: '',
        source: 'two.example',
        publishedAt: today - 9 * DAY,
      }),
      report({
        title: 'Village fair',
        preview: 'A zeppelin came.',
        source: 'three.example',
        publishedAt: today - 6 * DAY,
      }),
    ]);
    // A story of the last hours, at any time of the day.
    writer.write(
      ['one', 'two', 'three'].map((paper, i) =>
        report({
          title: `Volcano erupts above Torvik, ${['villages flee', 'roads are shut', 'ash falls'][i]}`,
          ...{ source: `${paper}.example`, domain: `${paper}.example` },
          publishedAt: Math.floor(Date.now() / 1000) - 3600 - 60 * i,
        }),
      ),
    );
    writer.close();
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir, RETENTION_DAYS: '30' } });
  });
  afterAll(async () => {
    await testApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const day = today - 3 * DAY;
  it.each([
    ['a day', { from: dayOf(day), to: dayOf(day) }, ['first', 'last']],
    ['an open end', { from: dayOf(day + DAY), domains: 'first.example,after.example' }, ['after']],
    ['an open beginning', { to: iso(day) }, ['before']],
    ['a moment that is not in it any more', { from: iso(day), to: iso(day + DAY - 1) }, ['first']],
    [
      'another offset',
      { from: iso(day + 2 * 3600).replace('Z', '+02:00'), to: dayOf(day) },
      ['first', 'last'],
    ],
    ['an end in the future', { from: iso(day + DAY), to: '2199-01-01', domains: 'after.example' }, ['after']],
    ['a beginning in the future', { from: '2199-01-01' }, []],
  ])('contains only articles of the requested period: %s', async (_name, period, expected) => {
    expect(endings(await harbour(period))).toEqual(expected);
  });

  it('contains no undated article within any period', async () => {
    expect(endings(await harbour({ domains: 'undated.example' }))).toEqual(['undated']);
    expect(await harbour({ domains: 'undated.example', to: '2199-01-01' })).toEqual([]);
  });

  it('of every other kind contains only articles of the period, too', async () => {
    const period = { language: 'en', from: dayOf(day), to: dayOf(day), limit: '100' };
    expect(endings(await listOf('/news/advanced', { ...period, topic: 'harbour' }))).toEqual([
      'first',
      'last',
    ]);
    expect(endings(await listOf('/news/topic', { ...period, topic1: 'environment' }))).toEqual([
      'first',
      'last',
    ]);
    expect(endings(await listOf('/news/trending', period))).toEqual(['first', 'last']);
    expect(endings(await listOf('/news/local', { ...period, query: 'Harbour' }))).toEqual(['first', 'last']);
  });

  it('reports all faults of a period at once', async () => {
    expect(Object.keys(await faults({ from: 'soon', to: '2030-02-30', limit: '0' }))).toEqual(
      expect.arrayContaining(['from', 'to', 'limit']),
    );
    expect(await faults({ from: '2199-01-02', to: '2199-01-01', timeframe: 'last_1h' })).toEqual({
      from: 'from is given together with timeframe; use either, or timeframe=anytime.',
      to: 'to must be after from.',
    });
    expect(await faults({ from: '2199-01-01T00:00:00Z', to: '2199-01-01T00:00:00Z' })).toHaveProperty('to');
    const first = dayOf(today - 30 * DAY);
    expect(await faults({ from: dayOf(today - 31 * DAY) })).toEqual({
      from: `from must not be before ${first}: articles are retained for 30 days (RETENTION_DAYS).`,
    });
    expect(await faults({ to: dayOf(today - 31 * DAY) })).toHaveProperty('to');
    await harbour({ from: first, timeframe: 'anytime' });
  });

  it('contains only articles of the requested publishers, on label boundaries', async () => {
    expect(hosts(await harbour({ domains: 'BBC.co.uk' }))).toEqual(['bbc.co.uk', 'news.bbc.co.uk']);
    expect(hosts(await harbour({ domains: 'news.bbc.co.uk' }))).toEqual(['news.bbc.co.uk']);
    expect(hosts(await harbour({ domains: 'bbc.co.uk', exclude_domains: 'news.bbc.co.uk' }))).toEqual([
      'bbc.co.uk',
    ]);
    expect(await harbour({ domains: 'bbc.co.uk', exclude_domains: 'bbc.co.uk' })).toEqual([]);
    expect(await harbour({ domains: 'unheard-of.example' })).toEqual([]);
    // One of each: two publishers of few articles have a share of one.
    expect(hosts(await harbour({ domains: 'co.uk' }))).toEqual(['news.bbc.co.uk', 'notbbc.co.uk']);
  });

  it('finds a small publisher behind one that floods the newest matches', async () => {
    expect(await harbour({ domains: 'small.example', limit: '12' })).toHaveLength(12);
    const others = await harbour({ exclude_domains: 'flood.example,www.bbc.co.uk' });
    expect(hosts(others)).not.toContain('flood.example');
    expect(hosts(others)).toContain('small.example');
    expect(hosts(others)).toContain('notbbc.co.uk');
    expect(hosts(others)).not.toContain('bbc.co.uk');
  });

  it('gives fewer than four publishers equal shares, and four or more a quarter each', async () => {
    const shares = async (domains: string): Promise<number[]> => {
      const items = await harbour({ domains, limit: '12' });
      const counts = new Map<string, number>();
      for (const { source } of items) counts.set(source, (counts.get(source) ?? 0) + 1);
      return [...counts.values()];
    };
    expect(await shares('flood.example')).toEqual([12]);
    expect(await shares('flood.example,small.example')).toEqual([6, 6]);
    expect(await shares('flood.example,small.example,notbbc.co.uk')).toEqual([4, 4, 4]);
    expect(await shares('flood.example,small.example,notbbc.co.uk,bbc.co.uk')).toEqual(
      expect.arrayContaining([3, 3]),
    );
  });

  it('of every other kind contains only articles of the publishers, too', async () => {
    const only = { language: 'en', domains: 'small.example', limit: '5' };
    for (const list of [
      await listOf('/news/advanced', { ...only, topic: 'harbour' }),
      await listOf('/news/local', { ...only, query: 'Harbour' }),
    ]) {
      expect(list.map(({ source }) => source)).toEqual(Array(5).fill('small.example'));
    }
    for (const list of [
      await listOf('/news/topic', { ...only, topic1: 'environment' }),
      await listOf('/news/trending', only),
    ])
      expect(hosts(list)).toEqual(['small.example']);
  });

  it('has all words in the title with search_in=title, in any form, and no relaxed matches', async () => {
    const titles = async (path: string, topic: string) =>
      (await listOf(path, { topic, language: 'en', search_in: 'title' })).map(({ title }) => title);
    expect((await titles('/news', 'zeppelin')).sort()).toEqual([
      'Zeppelin moored',
      'Zeppelins in a quiet village',
    ]);
    expect(await titles('/news', 'zeppelin village')).toEqual(['Zeppelins in a quiet village']);
    expect(await titles('/news/advanced', 'zeppelin moored village')).toEqual([]);
    expect(await titles('/news', '"quiet village" -moored')).toEqual(['Zeppelins in a quiet village']);
  });

  it('has the newest first with sort=newest, with every rule', async () => {
    const items = await harbour({ sort: 'newest', limit: '20' });
    const times = items.map(({ published_at }) => published_at!);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.filter(({ source }) => source === 'flood.example').length).toBeLessThanOrEqual(5);
    const zeppelins = await listOf('/news', { topic: 'zeppelin', language: 'en', sort: 'newest' });
    expect(zeppelins.map(({ title }) => title)).toEqual([
      'Zeppelin moored',
      'Village fair',
      'Zeppelins in a quiet village',
    ]);
    expect(
      (await harbour({ sort: 'newest', domains: 'undated.example,after.example' })).at(-1)!.published_at,
    ).toBeNull();
  });

  describe('with additional fields', () => {
    const withFields = async (path: string, parameters: Record<string, string>) =>
      (await listOf(path, parameters)) as (Article & Record<string, unknown>)[];
    const storm = { topic: 'zeppelin', language: 'en' };

    it('has the requested fields after the six, in the documented order', async () => {
      const [first] = await withFields('/news', { ...storm, include: ' country,,source_name, language ,id' });
      expect(Object.keys(first!)).toEqual([
        ...['title', 'source', 'published_at', 'url', 'image_url', 'preview'],
        ...['id', 'language', 'country', 'source_name'],
      ]);
      expect(first).toMatchObject({
        id: expect.any(String),
        language: 'en',
        country: null,
        source_name: null,
      });
    });

    it('names the story of an article and the number of its publishers', async () => {
      const all = await withFields('/news/trending', {
        language: 'en',
        include: 'story,coverage,categories',
        limit: '5',
      });
      const stories = all.filter(({ story }) => story !== null);
      expect(stories.length).toBeGreaterThan(0);
      for (const { story, coverage, categories } of stories) {
        const response = await testApp.get(`/news/stories/${String(story)}`);
        expect(await response.json()).toMatchObject({ id: story, publishers: coverage });
        expect(categories).toEqual(['environment']);
      }
      const [old] = await withFields('/news', {
        ...storm,
        search_in: 'title',
        sort: 'newest',
        include: 'story,coverage',
      });
      expect(old).toHaveProperty('coverage');
    });

    it('has them on every list, also a sorted and filtered one', async () => {
      const [one] = await withFields('/news/advanced', {
        topic: 'harbour',
        language: 'en',
        include: 'id',
        sort: 'title_asc',
      });
      const [same] = await withFields('/news/advanced', {
        topic: 'harbour',
        language: 'en',
        include: 'id',
        sort: 'title_asc',
        limit: '11',
      });
      expect(one!['id']).toEqual(expect.any(String));
      expect(same!['id']).toEqual(expect.any(String));
    });

    it('lists the known field names where one is unknown', async () => {
      expect(await faults({ include: 'id,author' })).toEqual({
        include:
          'include must be a comma list of id, language, country, categories, source_name, story, coverage, history, labels, matches, total, not "id,author".',
      });
    });
  });
});
