import { rmSync } from 'node:fs';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

interface Body {
  count: number;
  since: string;
  more: boolean;
  items: { title: string; url: string }[];
  stories: { id: string; articles: number; items: { title: string }[] }[];
  code: string;
  errors: { parameter: string; detail: string }[];
}

describe('since', () => {
  let service: TestApp;
  let folder: string;
  let writer: IndexWriter;

  beforeAll(async () => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    service = await createTestApp({ environment: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await service.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  type Given = Parameters<typeof anIndexArticle>[0];
  const article = (title: string, given: Given = {}) =>
    anIndexArticle({ title, preview: '', publishedAt: NOW - 60, ...given });
  const write = (...titles: string[]) => titles.forEach((title) => writer.write([article(title)]));
  const read = async (path: string): Promise<Body> => (await (await service.get(path)).json()) as Body;
  const remove = (where: string) =>
    writer.remove(
      writer.database
        .prepare<{ id: number }>(`SELECT id FROM articles WHERE ${where}`)
        .all()
        .map(({ id }) => id),
    );
  const titlesOf = ({ items }: Body): string[] => items.map(({ title }) => title);
  /** All that a caller gets who follows `more`. */
  const readAll = async (path: string, token: string): Promise<{ titles: string[]; since: string }> => {
    const titles: string[] = [];
    for (let since = token; ;) {
      const body = await read(`${path}&since=${since}`);
      titles.push(...titlesOf(body));
      since = body.since;
      if (!body.more) return { titles, since };
    }
  };

  it('returns what arrived since the last call, once and in the order of arrival', async () => {
    const path = '/news?topic=ferry&language=en';
    write('Ferry from before');
    const first = await read(`${path}&since=now`);
    expect(Object.keys(first)).toEqual(['topic', 'geo', 'language', 'count', 'since', 'more', 'items']);
    expect(first).toMatchObject({ topic: 'ferry', language: 'en', count: 0, more: false, items: [] });

    write('Ferry comes in', 'Train comes in', 'Ferries wait outside');
    writer.write([article('Ferry of last week arrives late', { publishedAt: NOW - 7 * DAY })]);
    writer.write([article('Ferry without a date', { publishedAt: null })]);
    const second = await read(`${path}&since=${first.since}`);
    expect(titlesOf(second)).toEqual([
      'Ferry comes in',
      'Ferries wait outside',
      'Ferry of last week arrives late',
      'Ferry without a date',
    ]);
    expect(second).toMatchObject({ count: 4, more: false });

    const third = await read(`${path}&since=${second.since}`);
    expect(third).toMatchObject({ count: 0, more: false, items: [] });
    // The same token again: the same articles.
    expect(titlesOf(await read(`${path}&since=${first.since}`))).toHaveLength(4);
  });

  it('repeats no edit and no near-identical title, returns no removed article, and returns a replacement', async () => {
    const path = '/news?topic=harbour&language=en';
    const start = (await read(`${path}&since=now`)).since;
    const url = 'https://www.paper.example/harbour';
    const replaced = 'https://www.paper.example/live';
    const ofPaper = { domain: 'paper.example', source: 'paper.example' };
    writer.write([article('Harbour wall breaks', { url, guid: 'one' })]);
    writer.write([article('Harbour master resigns', { url: replaced, guid: 'live-1', ...ofPaper })]);
    const { titles, since } = await readAll(path, start);
    expect(titles).toEqual(['Harbour wall breaks', 'Harbour master resigns']);

    writer.write([article('Harbour wall breaks', { url, guid: 'one', preview: 'An edit.' })]);
    write('HARBOUR WALL BREAKS!');
    write('Harbour removed at once');
    remove(`title = 'Harbour removed at once'`);
    writer.write([
      article('Regatta in the harbour opens', {
        url: replaced,
        guid: 'live-2',
        publishedAt: NOW - 30,
        ...ofPaper,
      }),
    ]);
    expect((await readAll(path, since)).titles).toEqual(['Regatta in the harbour opens']);
  });

  it('merges with a title that was delivered before, whatever its date', async () => {
    const path = '/news?topic=quarry&language=en';
    const start = (await read(`${path}&since=now`)).since;
    for (let i = 0; i < 300; i++)
      writer.write([
        article(`Quarry ${'abcdefghij'[i % 10]}${i} ${i * 7} report`, { publishedAt: NOW - 60 }),
      ]);
    writer.write([article('Quarry owner is fined heavily', { publishedAt: NOW - 20 * DAY })]);
    const { since } = await readAll(`${path}&limit=100`, start);
    write('Quarry owner is FINED heavily');
    write('Quarry opens again after winter');
    expect((await readAll(path, since)).titles).toEqual(['Quarry opens again after winter']);
    const off = (await read(`${path}&merge=off&since=now`)).since;
    write('Quarry opens again after winter');
    expect((await readAll(`${path}&merge=off`, off)).titles).toEqual(['Quarry opens again after winter']);
  });

  it('has pages of at most limit articles, which a Link continues', async () => {
    const path = '/news?topic=lantern&language=en';
    let at = nextPage(await service.get(`${path}&limit=2&since=now`))!;
    write('Lantern one shines', 'Lantern two burns', 'Lantern three falls', 'Lantern four rises');
    const seen: string[][] = [];
    const more: boolean[] = [];
    for (let i = 0; i < 3; i++) {
      const response = await service.get(at);
      const body = (await response.json()) as Body;
      seen.push(titlesOf(body));
      more.push(body.more);
      expect(response.headers.get('link')).toContain(`since=${body.since}`);
      at = nextPage(response)!;
    }
    expect(seen).toEqual([
      ['Lantern one shines', 'Lantern two burns'],
      ['Lantern three falls', 'Lantern four rises'],
      [],
    ]);
    expect(more).toEqual([true, false, false]);
  });

  it('is not limited by the share of a publisher, nor by many articles of others between', async () => {
    const path = '/news?topic=observatory&language=en&limit=20';
    const start = (await read(`${path}&since=now`)).since;
    const of = { domain: 'one.example', source: 'one.example' };
    for (const word of ['dome', 'mirror', 'comet', 'eclipse', 'meteor'])
      writer.write([article(`Observatory ${word} is seen`, of)]);
    writer.write(Array.from({ length: 2_500 }, (_, i) => article(`Parade number ${i}`)));
    write('Observatory closes for good');
    expect((await readAll(path, start)).titles).toHaveLength(6);
  });

  it.each([
    ['/news?topic=sea+wall&language=en&geo=gb&timeframe=last_1h', ['Sea wall holds']],
    [
      '/news?topic=sea+wall&language=en&search_in=title&exclude_domains=b.example',
      ['Sea wall of yesterday', 'Sea wall of no date', 'Sea wall holds'],
    ],
    ['/news?topic=sea+wall&language=en&domains=b.example', ['Sea wall elsewhere']],
    ['/news/topic?topic1=science&language=en&domains=lab.example', ['Vaccine is found']],
    ['/news/local?query=Whitby&language=en', ['Whitby council meets on Monday']],
  ])('obeys the parameters of %s', async (path, expected) => {
    const start = (await read(`${path}&since=now`)).since;
    const at = (domain: string) => ({ domain, source: domain });
    writer.write([article('Sea wall of yesterday', { publishedAt: NOW - DAY, country: 'GB' })]);
    writer.write([article('Sea wall of no date', { publishedAt: null, country: 'GB' })]);
    writer.write([article('Sea wall holds', { country: 'GB' })]);
    writer.write([article('Sea wall elsewhere', { country: 'US', ...at('b.example') })]);
    writer.write([article('Vaccine is found', { categories: ['science'], ...at('lab.example') })]);
    writer.write([article('Whitby council meets on Monday')]);
    expect((await readAll(path, start)).titles.sort()).toEqual(expected.sort());
    remove('true');
  });

  it('returns news of a place, not what only has its name', async () => {
    const path = '/news/local?query=Boston&language=en';
    const { since } = await read(`${path}&since=now`);
    write('Boston mayor opens new tram line in the city', 'Boston United sign striker before cup final');
    expect((await readAll(path, since)).titles).toEqual(['Boston mayor opens new tram line in the city']);
  });

  it('continues /news/stories with the stories that have new reports', async () => {
    const path = '/news/stories?language=en';
    const first = await read(`${path}&since=now`);
    expect(Object.keys(first)).toEqual(['topic', 'geo', 'language', 'count', 'since', 'more', 'stories']);
    expect(first).toMatchObject({ count: 0, more: false, stories: [] });
    const report = (title: string, domain: string) =>
      writer.write([article(title, { domain, source: domain, publishedAt: NOW - 300 })]);
    report('Earthquake destroys Lisbon aquarium, minister Pereira says', 'a.example');
    report('Minister Pereira: earthquake destroys Lisbon aquarium overnight', 'b.example');
    report('Volcano Katla erupts near Vik, flights to Keflavik cancelled', 'a.example');
    report('Flights to Keflavik cancelled as volcano Katla erupts', 'b.example');
    const second = await read(`${path}&since=${first.since}`);
    expect(second.stories.map(({ articles }) => articles)).toEqual([2, 2]);
    expect(second.stories.map(({ items }) => /Lisbon|Katla/.exec(items[0]!.title)![0])).toEqual([
      'Lisbon',
      'Katla',
    ]);
    expect(second).toMatchObject({ count: 2, more: false });

    report('Third aquarium tank lost in Lisbon earthquake, Pereira confirms', 'c.example');
    const third = await read(`${path}&since=${second.since}`);
    expect(third.stories.map(({ id, articles }) => [id, articles])).toEqual([[second.stories[0]!.id, 3]]);
    expect(await read(`${path}&since=${third.since}`)).toMatchObject({ count: 0, stories: [] });

    const one = await read(`${path}&since=${first.since}&limit=1`);
    expect([one.stories.length, one.more]).toEqual([1, true]);
    expect((await read(`${path}&since=${one.since}`)).stories.map(({ id }) => id)).toContain(
      second.stories[1]!.id,
    );
    const topic = await read('/news/stories?language=en&topic=volcano&since=now');
    expect(topic).toMatchObject({ topic: 'volcano', count: 0 });
  });

  it('is part of every format as a Link', async () => {
    const path = '/news?topic=windmill&language=en';
    const { since } = await read(`${path}&since=now`);
    write('Windmill burns down');
    for (const format of ['atom', 'jsonfeed', 'csv', 'ndjson']) {
      const response = await service.get(`${path}&format=${format}&since=${since}&fields=title&include=id`);
      expect(await response.text()).toContain('Windmill burns down');
      const next = nextPage(response)!;
      expect(next).toContain(`format=${format}`);
      expect(await (await service.get(next)).text()).not.toContain('Windmill');
    }
  });

  it('belongs to its query, of which limit, include, fields and format may change', async () => {
    const { since } = await read('/news?topic=kite&language=en&since=now');
    for (const path of [
      '/news?topic=kites&language=en',
      '/news?topic=kite&language=fr',
      '/news?topic=kite&language=en&geo=GB',
      '/news?topic=kite&language=en&timeframe=last_24h',
      '/news?topic=kite&language=en&merge=off',
      '/news?topic=kite&language=en&labels=wire',
      '/news/topic?topic1=science&language=en',
      '/news/local?query=kite&language=en',
      '/news/stories?topic=kite&language=en',
    ]) {
      const response = await service.get(`${path}&since=${since}`);
      const body = (await response.json()) as Body;
      expect([path, response.status, body.code]).toEqual([path, 400, 'since_invalid']);
      expect(body.errors).toMatchObject([{ parameter: 'since' }]);
    }
    for (const token of ['abc', `${since}x`, 'NOW', '0'])
      expect(await read(`/news?topic=kite&language=en&since=${token}`)).toMatchObject({
        code: 'since_invalid',
      });
    for (const beside of ['limit=3', 'include=id', 'fields=title', 'format=ndjson'])
      expect((await service.get(`/news?topic=kite&language=en&since=${since}&${beside}`)).status).toBe(200);
  });

  it('is not combined with cursor or sort, and is unknown to other operations', async () => {
    for (const beside of ['cursor=abc', 'sort=newest', 'sort=relevance']) {
      const body = await read(`/news?topic=kite&language=en&since=now&${beside}`);
      const name = beside.split('=')[0]!;
      expect(body).toMatchObject({
        code: 'invalid_parameters',
        errors: [{ parameter: 'since', detail: `since is given together with ${name}; use either.` }],
      });
    }
    for (const path of ['/news/trending?language=en', '/news/advanced?topic=kite&language=en']) {
      const response = await service.get(`${path}&since=now`);
      expect(response.headers.get('x-unknown-parameters')).toBe('since');
      expect(await response.json()).not.toHaveProperty('since');
    }
  });

  it('reports what arrived a moment ago, also to a client that polls without a pause', async () => {
    const path = '/news?topic=glacier&language=en';
    await read(`${path}&since=now`);
    write('Glacier calves');
    const { since } = await read(`${path}&since=now`);
    expect((await read(`${path}&since=${since}`)).count).toBe(0);
    write('Glacier retreats');
    const response = await service.get(`${path}&since=${since}`);
    expect(titlesOf((await response.json()) as Body)).toEqual(['Glacier retreats']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=0');
  });

  it('returns no relaxed matches', async () => {
    const path = '/news?topic=copper+mine&language=en';
    const { since } = await read(`${path}&since=now`);
    write('Copper price falls', 'Copper mine floods');
    expect((await readAll(path, since)).titles).toEqual(['Copper mine floods']);
  });
});

describe('since without an index', () => {
  it('is 503', async () => {
    const service = await createTestApp({ environment: { SEARCH_PROVIDERS: 'google-news' } });
    const response = await service.get('/news?topic=kite&language=en&since=now');
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'search_unavailable' }]);
    await service.close();
  });
});
