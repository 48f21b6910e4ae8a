import { rmSync } from 'node:fs';
import { freshFolder } from '../support/fresh-folder.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { writeFeedLabels } from '../../src/index/source-labels.js';
import type { SourceRow } from '../../src/features/sources/sources.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { nextPage } from '../support/next-page.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { parameterFaults } from '../support/parameter-faults.js';

const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);

describe('/sources', () => {
  const dataDir = freshFolder();
  let writer: IndexWriter;
  let testApp: TestApp;

  const list = async (query = ''): Promise<{ items: SourceRow[]; next: string | null }> => {
    const response = await testApp.get(query.startsWith('/') ? query : `/sources?${query}`);
    const body = (await response.json()) as { count: number; items: SourceRow[] };
    expect([response.status, body.count]).toEqual([200, body.items.length]);
    return { items: body.items, next: nextPage(response) ?? null };
  };
  const domains = async (query: string): Promise<string[]> =>
    (await list(query)).items.map(({ domain }) => domain);

  beforeAll(async () => {
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const of = (domain: string, given: object = {}) =>
      anIndexArticle({ domain, source: `news.${domain}`, ...given });
    writer.write([
      of('alpha.example', { sourceName: 'Alpha Sport', categories: ['sports'], publishedAt: now - 3 * DAY }),
      of('alpha.example', {
        sourceName: 'Alpha',
        categories: ['world', 'politics'],
        country: 'GB',
        publishedAt: now - 60,
      }),
      of('alpha.example', {
        sourceName: 'Alpha',
        categories: ['world'],
        language: 'en-GB',
        publishedAt: now - 8 * DAY,
      }),
      of('beta.example', {
        language: 'de',
        country: 'DE',
        categories: ['science'],
        publishedAt: now - 30 * DAY,
      }),
      of('beta.example', { language: 'de', country: 'AT', categories: [], publishedAt: now - 20 * DAY }),
      of('gamma.example', { publishedAt: null, categories: [] }),
      ...Array.from({ length: 30 }, (_, n) => of(`many${String(n).padStart(2, '0')}.example`)),
    ]);
    writeFeedLabels(writer.database, [
      { url: 'https://www.alpha.example/feed.xml', labels: ['top-GB', 'public'] },
    ]);
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    writer.close();
    await testApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has a row for every publisher of the index', async () => {
    const { items } = await list('domain=news.alpha.example,beta.example,gamma.example');
    expect(items).toEqual([
      {
        domain: 'alpha.example',
        name: 'Alpha',
        languages: ['en', 'en-GB'],
        countries: ['GB'],
        categories: ['world', 'politics', 'sports'],
        articles_7d: 2,
        newest_at: new Date((now - 60) * 1000).toISOString().replace(/\.\d+/, ''),
        labels: ['public', 'top-GB'],
      },
      expect.objectContaining({
        domain: 'beta.example',
        name: null,
        articles_7d: 0,
        countries: ['AT', 'DE'],
      }),
      expect.objectContaining({ domain: 'gamma.example', articles_7d: 0, newest_at: null, categories: [] }),
    ]);
    expect(Object.keys(items[0]!)).toEqual([
      ...['domain', 'name', 'languages', 'countries', 'categories', 'articles_7d', 'newest_at', 'labels'],
    ]);
  });

  it('filters by language, country and category', async () => {
    expect(await domains('language=de-AT')).toEqual(['beta.example']);
    expect(await domains('geo=uk')).toEqual(['alpha.example']);
    for (const geo of ['de', 'at'])
      expect([geo, await domains(`geo=${geo}`)]).toEqual([geo, ['beta.example']]);
    expect(await domains('category=Science')).toEqual(['beta.example']);
    expect(await domains('category=science&geo=GB')).toEqual([]);
  });

  it('has pages, in the order of the domains', async () => {
    const all: string[] = [];
    for (let next: string | null = '/sources?limit=7&language=en'; next !== null;) {
      const page = await list(next);
      all.push(...page.items.map(({ domain }) => domain));
      next = page.next;
    }
    expect(all).toEqual([...all].sort());
    expect(new Set(all).size).toBe(32);
    const { next } = await list('limit=7&language=en');
    for (const foreign of [next!.replace('language=en', 'language=de'), '/sources?cursor=abc']) {
      expect(await (await testApp.get(foreign)).json()).toMatchObject({
        status: 400,
        code: 'cursor_invalid',
      });
    }
  });

  it('reports all faults at once', async () => {
    const response = await testApp.get('/sources?language=english&category=none&domain=a b&limit=0');
    expect(Object.keys(await parameterFaults(response))).toEqual(['language', 'category', 'domain', 'limit']);
  });

  it('omits a publisher whose last article was removed', async () => {
    const rows = writer.database.prepare('SELECT id FROM articles WHERE domain = ?').all('beta.example');
    writer.remove((rows as { id: number }[]).map(({ id }) => id));
    expect(await domains('domain=beta.example,gamma.example&limit=9')).toEqual(['gamma.example']);
  });
});
