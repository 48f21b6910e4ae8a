import type { CountsEnvelope, FacetsEnvelope } from '../../src/features/counts/counts.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { parameterFaults } from '../support/parameter-faults.js';

const DAY = 86_400;
/** The first second of this day. */
const TODAY = Math.floor(Date.now() / 1000 / DAY) * DAY;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

describe('/news/counts', () => {
  let service: TestApp;

  const article = (title: string, paper: number, publishedAt: number | null, given = {}) =>
    anIndexArticle({
      title,
      preview: '',
      domain: `p${paper}.example`,
      source: `p${paper}.example`,
      publishedAt,
      ...given,
    });

  beforeAll(async () => {
    const articles = [
      article('Ferry returns to the harbour', 1, TODAY - 2 * DAY),
      // The same words: counts are from before merging.
      article('Ferry returns to the harbour', 2, TODAY - 2 * DAY + 5),
      article('Ferries return', 1, TODAY - DAY - 1),
      article('Ferry strike ends', 3, TODAY - 1, { country: 'GB', categories: ['business'] }),
      article('Harbour without one', 3, TODAY - 1),
      article('Ferry of an unknown date', 4, null),
      // A second has room for 64 ids: the others go on behind it.
      ...Array.from({ length: 100 }, (_, i) => article(`Regatta number ${i}`, i % 7, TODAY - DAY - 1)),
    ];
    service = await createTestApp({ articles, environment: { RETENTION_DAYS: '0' } });
  });
  afterAll(() => service.close());

  const get = async (query: Record<string, string>): Promise<CountsEnvelope> => {
    const response = await service.get(`/news/counts?${new URLSearchParams(query)}`);
    expect([query, response.status]).toEqual([query, 200]);
    return (await response.json()) as CountsEnvelope;
  };
  const filled = ({ buckets }: CountsEnvelope) =>
    Object.fromEntries(
      buckets.filter(({ articles }) => articles > 0).map(({ at, ...counts }) => [at, counts]),
    );

  it('counts articles and publishers of every day of the last week', async () => {
    const answer = await get({ topic: 'ferry', language: 'EN-gb' });
    const { buckets, ...rest } = answer;
    expect(rest).toEqual({ topic: 'ferry', geo: 'all', language: 'en-GB', by: 'day' });
    expect(buckets.map(({ at }) => at)).toEqual([6, 5, 4, 3, 2, 1, 0].map((days) => iso(TODAY - days * DAY)));
    expect(filled(answer)).toEqual({
      // In any of its forms, and of the last second of a day.
      [iso(TODAY - 2 * DAY)]: { articles: 3, publishers: 2 },
      [iso(TODAY - DAY)]: { articles: 1, publishers: 1 },
    });
  });

  it('counts by hour, and only articles of a country, of a category, with a phrase or without a word', async () => {
    const period = { from: iso(TODAY - 3 * DAY), to: iso(TODAY) };
    const hours = await get({ topic: 'ferry', language: 'en', by: 'hour', ...period });
    expect(hours.buckets).toHaveLength(72);
    expect(filled(hours)).toEqual({
      [iso(TODAY - 2 * DAY)]: { articles: 2, publishers: 2 },
      [iso(TODAY - DAY - 3600)]: { articles: 1, publishers: 1 },
      [iso(TODAY - 3600)]: { articles: 1, publishers: 1 },
    });
    const sum = async (query: Record<string, string>) =>
      (await get({ ...period, ...query })).buckets.reduce((all, { articles }) => all + articles, 0);
    expect(await sum({ topic: 'ferry', language: 'en', geo: 'gb' })).toBe(1);
    expect(await sum({ topic1: 'Business' })).toBe(1);
    expect(await sum({ topic: '"returns to" -strike', language: 'en' })).toBe(2);
    expect(await sum({ topic: 'strike OR harbour', language: 'en' })).toBe(4);
    expect(await sum({ topic: 'ferry', language: 'de' })).toBe(0);
    expect(await sum({ topic: '-', language: 'en' })).toBe(0);
  });

  it('counts the articles of a crowded second in the bucket of their publication time', async () => {
    expect(filled(await get({ topic: 'regatta', language: 'en' }))).toEqual({
      [iso(TODAY - 2 * DAY)]: { articles: 100, publishers: 7 },
    });
  });

  it('begins and ends with the period, even within a bucket', async () => {
    const ferry = { topic: 'ferry', language: 'en' };
    const cut = await get({ ...ferry, from: iso(TODAY - 2 * DAY + 1), to: iso(TODAY - 1) });
    expect(cut.buckets).toHaveLength(2);
    expect(filled(cut)).toEqual({ [iso(TODAY - 2 * DAY)]: { articles: 2, publishers: 2 } });
    const period = await get({ ...ferry, to: iso(TODAY - 2 * DAY).slice(0, 10) });
    expect(period.buckets).toHaveLength(7);
    expect(period.buckets.at(-1)).toEqual({ at: iso(TODAY - 2 * DAY), articles: 3, publishers: 2 });
  });

  it.each([
    ['source', { 'p1.example': 2, 'p2.example': 1, 'p3.example': 1 }],
    ['country', { GB: 1 }],
    ['language', { en: 4 }],
    ['category', { business: 1 }],
  ])('counts by %s over the same week, without undated articles', async (by, expected) => {
    const answer = (await get({ topic: 'ferry', language: 'en', by })) as unknown as FacetsEnvelope;
    expect(Object.keys(answer)).toEqual(['topic', 'geo', 'language', 'by', 'total', 'buckets']);
    expect(answer).toMatchObject({ topic: 'ferry', by, total: 4 });
    expect(Object.fromEntries(answer.buckets.map(({ key, articles }) => [key, articles]))).toEqual(expected);
    for (const bucket of answer.buckets)
      expect(Object.keys(bucket)).toEqual(['key', 'articles', 'publishers']);
  });

  it('counts a field in a period of any length, with filters', async () => {
    const period = { from: '2001-01-01', to: iso(TODAY - 2 * DAY + 1) };
    expect(await get({ topic: 'ferry', language: 'en', by: 'source', ...period })).toMatchObject({
      total: 1,
      buckets: [{ key: 'p1.example', articles: 1, publishers: 1 }],
    });
    expect(await get({ topic1: 'sports', by: 'country' })).toMatchObject({ total: 0, buckets: [] });
  });

  it.each([
    ['', ['topic']],
    ['topic=a&topic1=world&language=en', ['topic1']],
    ['topic=a', ['language']],
    ['by=source', ['topic']],
    ['by=country&topic=a&topic1=world&language=en', ['topic1']],
    ['topic=a&by=week&geo=xx', ['by', 'geo', 'language']],
    ['topic1=world&from=2020-01-02&to=2020-01-01', ['to']],
    ['topic1=world&from=2020-01-01&to=2022-01-20', ['from']],
    ['topic1=world&by=hour&from=2020-01-01&to=2020-02-01', ['from']],
    ['topic1=world&from=9999-12-31T23:59:59-23:59', ['from']],
    ['topic1=world&from=1899-12-31&to=1900-01-02', ['from']],
    ['topic1=world&to=0001-01-02', ['to']],
    ['topic1=world&to=2201-01-01', ['to']],
    ['topic1=world&from=yesterday&topic1=world', ['from', 'topic1']],
  ])('names what is wrong with ?%s', async (query, expected) => {
    const response = await service.get(`/news/counts?${query}`);
    expect(Object.keys(await parameterFaults(response)).sort()).toEqual(expected);
  });

  it('returns up to 750 buckets', async () => {
    const from = Date.UTC(2020, 0, 1) / 1000;
    const period = { from: iso(from), to: iso(from + 750 * DAY) };
    expect((await get({ topic1: 'world', ...period })).buckets).toHaveLength(750);
  });
});
