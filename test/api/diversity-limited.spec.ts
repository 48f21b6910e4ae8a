import { rmSync } from 'node:fs';
import { freshFolder } from '../support/fresh-folder.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { nextPage } from '../support/next-page.js';
import { anIndexArticle } from '../support/index-article-factory.js';

const HEADER = 'x-diversity-limited';

/** Two publishers of whom one floods, in an index of its own. */
describe('a result that source diversity shortened', () => {
  const folder = freshFolder();
  let service: TestApp;

  beforeAll(async () => {
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    const flood = Array.from({ length: 64 }, (_, i) =>
      anIndexArticle({
        // No two are one story.
        title: `Alder${i} birch${i} cedar${i} damson${i} elder${i}`,
        preview: `At the harbour of Lisbon, fir${i}.`,
        domain: 'flood.example',
        categories: ['sports'],
        imageUrl: i % 2 === 0 ? 'https://flood.example/p.jpg' : null,
      }),
    );
    const few = ['Harbour master of Lisbon retires', 'Tram 28 derailed in Lisbon'].map((title, i) =>
      anIndexArticle({
        title,
        preview: 'From the harbour.',
        domain: `paper${i}.example`,
        categories: ['sports'],
        publishedAt: Math.floor(Date.now() / 1000) - 3600 - i * 4 * 86_400,
      }),
    );
    const wire = Array.from({ length: 9 }, () =>
      anIndexArticle({ title: 'Lighthouse painted white', domain: 'wire.example', language: 'de' }),
    );
    const three = Array.from({ length: 48 }, (_, i) =>
      anIndexArticle({
        title: `துறைமுகம் கடல்${i} மலை${i} நதி${i}`,
        preview: `சென்னை ${i}.`,
        domain: `tamil${i % 3}.example`,
        language: 'ta',
        categories: ['sports'],
      }),
    );
    writer.write([...flood, ...few, ...wire, ...three]);
    writer.close();
    service = await createTestApp({ environment: { DATA_DIR: folder, CORS_ORIGINS: 'https://app.example' } });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string, init?: RequestInit) => {
    const response = await service.get(path, init);
    const text = await response.text();
    const count = text === '' ? null : (JSON.parse(text) as { count: number }).count;
    return { status: response.status, count, limited: response.headers.get(HEADER) };
  };

  it.each([
    '/news?topic=harbour&language=en',
    '/news/topic?topic1=sports&language=en',
    '/news/trending?language=en',
    '/news/local?query=Lisbon&language=en',
    '/news/advanced?topic=harbour&language=en',
  ])('has the header X-Diversity-Limited: %s', async (path) => {
    expect(await get(path)).toEqual({ status: 200, count: 3, limited: 'matched=66, domains=3' });
  });

  it.each([
    '/news?topic=துறைமுகம்',
    '/news/topic?topic1=sports',
    '/news/trending?',
    '/news/local?query=சென்னை',
    '/news/advanced?topic=துறைமுகம்',
  ])('has the header in a language with three publishers: %s', async (path) => {
    const { count, limited } = await get(`${path}&language=ta&limit=10`);
    expect(count).toBe(3);
    expect(limited).toMatch(/^matched=\d+, domains=3$/);
  });

  it('has the header where articles contain only some of the words', async () => {
    const response = await get('/news?topic=துறைமுகம்+விமானம்&language=ta');
    expect(response).toEqual({ status: 200, count: 3, limited: 'matched=0, domains=0' });
  });

  it('is returned to assistants as numbers', async () => {
    const params = { name: 'news_by_topic', arguments: { topic1: 'sports', language: 'ta', limit: 4 } };
    const response = await service.get('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    const { result } = (await response.json()) as { result: { content: [{ text: string }] } };
    expect(JSON.parse(result.content[0].text)).toMatchObject({
      count: 3,
      diversity_limited: { matched: 48, domains: 3 },
    });
  });

  it('has the header before the filters of /news/advanced, cached, for HEAD and with 304', async () => {
    const limited = 'matched=66, domains=3';
    const path = '/news/advanced?topic=harbour&language=en&source=nobody.example';
    expect(await get(path)).toEqual({ status: 200, count: 0, limited });
    const again = await service.get(path, { headers: { origin: 'https://app.example' } });
    expect(again.headers.get('server-timing')).toMatch('hit');
    expect(again.headers.get(HEADER)).toBe(limited);
    expect(again.headers.get('access-control-expose-headers')).toMatch(/X-Diversity-Limited/);
    expect((await service.get(path, { method: 'HEAD' })).headers.get(HEADER)).toBe(limited);
    const headers = { 'if-none-match': again.headers.get('etag')! };
    expect(await get(path, { headers })).toEqual({ status: 304, count: null, limited });
  });

  it('counts no article of a blocked publisher, on later pages, too', async () => {
    const environment = { DATA_DIR: folder, BLOCKED_DOMAINS: 'paper0.example' };
    const other = await createTestApp({ environment });
    const first = await other.get('/news?topic=harbour&language=en');
    const next = nextPage(first)!;
    const second = await other.get(next);
    await other.close();
    expect([first, second].map(({ headers }) => headers.get(HEADER))).toEqual([
      'matched=65, domains=2',
      'matched=65, domains=2',
    ]);
  });

  it('counts within the requested timeframe and country', async () => {
    expect(await get('/news?topic=harbour&language=en&geo=PT')).toEqual({
      status: 200,
      count: 0,
      limited: null,
    });
    expect((await get('/news?topic=harbour&language=en&timeframe=last_24h')).limited).toMatch(/^matched=65,/);
  });

  it('has no header where no article was excluded', async () => {
    const complete = { status: 200, limited: null };
    expect(await get('/news?topic=harbour&language=en&limit=3')).toEqual({ ...complete, count: 3 });
    expect(await get('/news?topic=retires&language=en')).toEqual({ ...complete, count: 1 });
    expect(await get('/news?topic=nowhere&language=en')).toEqual({ ...complete, count: 0 });
    // Nine copies of one headline are one article.
    expect(await get('/news?topic=lighthouse&language=de')).toEqual({ ...complete, count: 1 });
  });
});
