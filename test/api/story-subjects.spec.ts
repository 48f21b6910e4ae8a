import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import type { StoriesEnvelope, StoryEnvelope } from '../../src/features/stories/stories.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';
import { RELATED, UNRELATED } from '../support/related-events.js';

const NOW = Math.floor(Date.now() / 1000);

describe('the stories of one subject', () => {
  let service: TestApp;

  beforeAll(async () => {
    const articles = [...RELATED, ...UNRELATED].map(({ title, domain, age }) =>
      anIndexArticle({ title, domain, source: domain, preview: '', publishedAt: NOW - age * 60 }),
    );
    service = await createTestApp({ articles });
  });
  afterAll(() => service.close());

  const get = async <T>(path: string): Promise<{ body: T; next: string | undefined }> => {
    const response = await service.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return { body: (await response.json()) as T, next: nextPage(response) };
  };
  const strikes = (titles: string[]): number => titles.filter((title) => /strike/i.test(title)).length;

  it.each([
    [3, 1],
    [5, 1],
    [10, 2],
  ])('are at most a fifth of a list, at least one: of %i places %i', async (limit, most) => {
    const { stories } = (await get<StoriesEnvelope>(`/news/stories?language=en&limit=${limit}`)).body;
    expect(stories).toHaveLength(limit);
    expect(strikes(stories.map(({ title }) => title))).toBe(most);
    const subjects = stories.flatMap(({ subject }) => subject ?? []);
    expect(subjects).toHaveLength(most);
    expect(new Set(subjects).size).toBe(1);
    const { items } = (await get<ArticleListEnvelope>(`/news/trending?language=en&limit=${limit}`)).body;
    expect(items.map(({ url }) => url)).toEqual(stories.map(({ items: [first] }) => first!.url));
  });

  it('are at most one on a page behind the first', async () => {
    let path: string | undefined = '/news/trending?language=en&limit=5';
    const counts: number[] = [];
    while (path !== undefined) {
      const { body, next }: { body: ArticleListEnvelope; next: string | undefined } =
        await get<ArticleListEnvelope>(path);
      counts.push(strikes(body.items.map(({ title }) => title)));
      path = next;
    }
    expect(counts.length).toBeGreaterThan(1);
    for (const count of counts) expect(count).toBeLessThanOrEqual(1);
  });

  it('have one `subject`, in the list and alone', async () => {
    const { stories } = (await get<StoriesEnvelope>('/news/stories?language=en&limit=10')).body;
    for (const { id, follows, subject } of stories)
      expect((await get<StoryEnvelope>(`/news/stories/${id}`)).body).toMatchObject({ follows, subject });
  });
});
