import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { registrableDomain } from '../../src/articles/urls.js';
import { makeCandidate } from '../support/article-factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { FakeIndex } from '../support/fake-index.js';

describe('BLOCKED_DOMAINS', () => {
  let service: TestApp;
  afterEach(() => service.close());
  const settings = { BLOCKED_DOMAINS: 'www.Blocked.example' };
  const SOURCES = ['blocked.example', 'news.blocked.example', 'notblocked.example'];
  const sourcesOf = async (path: string): Promise<string[]> =>
    ((await (await service.get(path)).json()) as ArticleListEnvelope).items.map(({ source }) => source);

  it('excludes new articles of these hosts, on label boundaries', async () => {
    const provider = new FakeIndex();
    provider.candidates = SOURCES.map((source) =>
      makeCandidate({ source, domain: source, url: `https://${source}/1`, title: `Storm over ${source}` }),
    );
    service = await createTestApp({ providers: [provider], environment: settings });
    expect(await sourcesOf('/news?topic=storm&language=en')).toEqual(['notblocked.example']);
  });

  it('excludes stored articles from results, stories and counts', async () => {
    const report = {
      title: 'Mayor opens the harbour bridge',
      publishedAt: Math.floor(Date.now() / 1000) - 600,
    };
    const articles = [...SOURCES, 'other.example'].map((source) =>
      anIndexArticle({ ...report, source, domain: registrableDomain(source), url: `https://${source}/1` }),
    );
    service = await createTestApp({ articles, environment: settings });
    for (const path of ['/news?topic=harbour&language=en', '/news/trending?language=en']) {
      expect([path, await sourcesOf(path)]).toEqual([path, [expect.stringMatching(/^(?:not|other)/)]]);
    }
    const stories = await (await service.get('/news/stories?language=en')).text();
    expect(stories).toMatch(/\/\/(?:notblocked|other)\.example/);
    expect(stories).not.toMatch(/\/\/(?:news\.)?blocked\.example/);
    const counts = await (await service.get('/news/counts?topic=harbour&language=en&by=hour')).json();
    const { buckets } = counts as { buckets: { articles: number }[] };
    expect(buckets.reduce((sum, { articles }) => sum + articles, 0)).toBe(2);
  });
});
