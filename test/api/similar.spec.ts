import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';
import { parameterFaults } from '../support/parameter-faults.js';

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;

describe('/news/similar', () => {
  let service: TestApp;

  const report = (paper: string, hours: number, title: string, preview = '', given = {}) =>
    anIndexArticle({
      ...{ title, preview, domain: `${paper}.example`, source: `${paper}.example` },
      ...{ url: `https://www.${paper}.example/${hours}`, publishedAt: NOW - hours * HOUR, ...given },
    });
  const OWN = 'https://www.courier.example/5';
  const EVENT = [
    report(
      'courier',
      5,
      'Volcano eruption empties villages in Guatemala',
      'Ash of the Fuego fell on Antigua.',
    ),
    report('gazette', 4, 'Guatemala: thousands flee volcano eruption', 'The Fuego had been quiet for years.'),
    report('herald', 3, 'Villages empty after eruption of volcano in Guatemala'),
    report('planet', 6, 'Eruption in Guatemala: rescuers dig for survivors below the volcano'),
    report('tribune', 24 * 8, 'Fuego volcano in Guatemala could erupt, scientists warn'),
    report('archive', 24 * 40, 'Guatemala volcano Fuego last erupted with such force in spring'),
    report('copy', 2, 'Volcano eruption empties villages in Guatemala - Copy'),
  ];
  const OTHERS = [
    report('planet', 5, 'Parliament of Guatemala debates school budget'),
    report('globe', 5, 'Telescope finds water on a distant planet'),
    report('mirror', 4, 'Ferry collision closes harbour of Gothenburg'),
    report('dawn', 3, 'Chess champion loses title in Buenos Aires'),
  ];

  beforeAll(async () => {
    const articles = [
      ...[...EVENT, ...OTHERS].sort((a, b) => a.publishedAt! - b.publishedAt!),
      report('zeitung', 3, 'Vulkan Fuego in Guatemala ausgebrochen', '', { language: 'de' }),
      report('blatt', 3, 'Bundestag stimmt über Haushalt ab', '', { language: 'de' }),
    ];
    service = await createTestApp({ articles, environment: { RETENTION_DAYS: '0' } });
  });
  afterAll(() => service.close());

  const request = async (query: Record<string, string>, status = 200) => {
    const response = await service.get(`/news/similar?${new URLSearchParams(query)}`);
    expect([query, response.status]).toEqual([query, status]);
    return response;
  };
  const get = async (query: Record<string, string>) =>
    (await (await request(query)).json()) as ArticleListEnvelope;
  const sourcesOf = ({ items }: ArticleListEnvelope) =>
    items.map(({ source }) => source.replace('.example', ''));

  it('returns articles about the same event, however worded, without the article and its copies', async () => {
    const body = await get({ url: OWN });
    expect(body).toMatchObject({ topic: '', geo: 'all', language: 'en' });
    expect(sourcesOf(body).sort()).toEqual(['gazette', 'herald', 'planet', 'tribune']);
    expect(sourcesOf(body).at(-1)).toBe('tribune');
    expect(body.items.map(({ title }) => title)).not.toContain(OTHERS[0]!.title);
  });

  it('knows the article by any form of its URL, and by its id', async () => {
    const body = await get({ url: OWN });
    expect(await get({ url: `${OWN.replace('www.', '')}?utm_source=x#top` })).toEqual(body);
    const list = await service.get(
      '/news?topic=villages+empties&language=en&include=id&domains=courier.example',
    );
    const [{ id }] = ((await list.json()) as { items: [{ id: string }] }).items;
    expect(await get({ id })).toEqual(body);
  });

  it('takes the parameters of every list', async () => {
    expect(sourcesOf(await get({ url: OWN, timeframe: 'last_48h' }))).not.toContain('tribune');
    expect(sourcesOf(await get({ url: OWN, timeframe: 'anytime' }))).toContain('archive');
    expect(sourcesOf(await get({ url: OWN, domains: 'herald.example' }))).toEqual(['herald']);
    expect(sourcesOf(await get({ url: OWN, exclude_domains: 'herald.example' }))).not.toContain('herald');
    const from = new Date((NOW - 50 * 24 * HOUR) * 1000).toISOString();
    const to = new Date((NOW - 30 * 24 * HOUR) * 1000).toISOString();
    expect(sourcesOf(await get({ url: OWN, from, to }))).toEqual(['archive']);
    const off = await request({ url: OWN, merge: 'off' });
    expect(off.headers.get('x-rules')).toBe('merge=off');
    expect(sourcesOf((await off.json()) as ArticleListEnvelope)).toContain('copy');
    const [first] = (await get({ url: OWN, include: 'id,language' })).items;
    expect(Object.keys(first!)).toEqual([
      ...['title', 'source', 'published_at', 'url', 'image_url', 'preview', 'id', 'language'],
    ]);
  });

  it('has pages, without an article twice', async () => {
    const all = sourcesOf(await get({ url: OWN }));
    const found: string[] = [];
    let next: string | undefined = `/news/similar?url=${encodeURIComponent(OWN)}&limit=1`;
    while (next !== undefined) {
      const response = await service.get(next);
      expect(response.status).toBe(200);
      found.push(...sourcesOf((await response.json()) as ArticleListEnvelope));
      next = nextPage(response);
    }
    expect(found).toEqual(all);
  });

  it('returns articles of another language that name the same', async () => {
    const body = await get({ url: OWN, language: 'de' });
    expect(body.language).toBe('de');
    expect(sourcesOf(body)).toEqual(['zeitung']);
  });

  it('returns one ranking of several languages', async () => {
    const body = await get({ url: OWN, languages: 'DE,en' });
    expect(body.language).toBe('de,en');
    expect(sourcesOf(body)).toContain('zeitung');
    expect(sourcesOf(body).filter((source) => source !== 'zeitung')).toEqual(
      sourcesOf(await get({ url: OWN })),
    );
  });

  it('is 404 for an article that is not in the index', async () => {
    for (const named of [
      { url: 'https://nowhere.example/1' },
      { url: 'x' },
      { id: 'zzz' },
      { id: 'zzzzzzzzzzzz' },
    ]) {
      const problem = await (await request(named as unknown as Record<string, string>, 404)).json();
      expect(problem).toMatchObject({ code: 'article_unknown' });
    }
  });

  it.each([
    [{}, ['url']],
    [{ url: OWN, id: '1' }, ['id']],
    [{ id: 'A-' }, ['id']],
    [{ url: OWN, include: 'total' }, ['include']],
    [{ url: OWN, timeframe: 'last_24h', from: '2026-01-01' }, ['from']],
    [{ url: OWN, cursor: 'x' }, ['cursor']],
  ])('names what is wrong with %j', async (query, expected) => {
    const response = await request(query as unknown as Record<string, string>, 400);
    expect(Object.keys(await parameterFaults(response))).toEqual(expected);
  });
});
