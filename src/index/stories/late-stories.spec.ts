import { jest } from '@jest/globals';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { LateStories } from './late-stories.js';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
/** Noon of a day before the last two. */
const THEN = Math.floor(NOW / DAY) * DAY - 5 * DAY + DAY / 2;

describe(LateStories.name, () => {
  const index = freshIndex(30);

  const report = (title: string, domain: string, publishedAt: number) =>
    anIndexArticle({ title, domain, source: domain, publishedAt });
  const reports = (at: number) => [
    report('Cathedral roof burns in Northmere', 'a.example', at),
    report('Northmere cathedral roof burns overnight', 'b.example', at + 3_600),
    report('Roof burns: Northmere cathedral in flames', 'c.example', at + 7_200),
  ];
  const ferries = (at: number) => [
    report('Ferry collision closes harbour of Gothenburg', 'd.example', at),
    report('Gothenburg harbour closed after ferry collision', 'e.example', at + 600),
  ];
  const stories = () =>
    index.writer.database
      .prepare<{ articles: number }>(
        'SELECT count(*) AS articles FROM story_articles GROUP BY story ORDER BY articles DESC',
      )
      .all()
      .map(({ articles }) => articles);
  const writeAt = (now: number, articles: ReturnType<typeof reports>): void => {
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now * 1000);
    index.writer.write(articles);
    clock.mockRestore();
  };

  it('groups a backlog like articles that arrived in time, whatever their order', async () => {
    const backlog = [...reports(THEN), ...ferries(THEN + 1_800), ...ferries(THEN - 10 * DAY)];
    for (const article of backlog.reverse()) index.writer.write([article]);
    expect(stories()).toEqual([]);
    expect(await index.writer.groupLateArticles()).toBe(backlog.length);
    expect(stories()).toEqual([3, 2, 2]);
    expect(await index.writer.groupLateArticles()).toBe(0);
  });

  it('adds a late article to the story of those that were in time, or to a single report', async () => {
    const [first, second, third] = reports(THEN) as [never, never, never];
    const [ferry, other] = ferries(THEN) as [never, never];
    writeAt(THEN + DAY, [first, third, ferry]);
    expect(stories()).toEqual([2]);
    index.writer.write([second, other]);
    expect(await index.writer.groupLateArticles()).toBe(2);
    expect(stories()).toEqual([3, 2]);
  });

  it('leaves the stories of other days as they are', async () => {
    writeAt(THEN - 8 * DAY, reports(THEN - 8 * DAY));
    index.writer.write([...reports(NOW - 10_000), ...ferries(THEN)]);
    await index.writer.groupLateArticles();
    expect(stories()).toEqual([3, 3, 2]);
  });

  it('forgets waiting articles that were deleted, and continues after a stop', async () => {
    index.writer.write([...ferries(THEN - 29 * DAY + 5 * DAY), ...ferries(THEN)]);
    await index.writer.sweep(NOW + 4 * DAY);
    expect(await index.writer.groupLateArticles(() => true)).toBe(0);
    expect(await index.writer.groupLateArticles()).toBe(2);
    expect(stories()).toEqual([2]);
  });
});
