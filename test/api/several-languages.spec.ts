import { rmSync } from 'node:fs';
import type { Article } from '../../src/articles/article.js';
import { DAY } from '../../src/config/durations.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { EventReader } from '../support/event-reader.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';

const LISTS = [
  '/news?topic=tsunami',
  '/news/advanced?topic=tsunami',
  '/news/topic?topic1=sports',
  '/news/trending?',
  '/news/local?query=Lisbon',
];
const OTHERS = ['/news/stories?', '/news/counts?topic=tsunami', '/news/counts?topic1=sports'];

describe('a request for several languages', () => {
  const dataDir = freshFolder();
  let testApp: TestApp;
  let writer: IndexWriter;
  const now = Math.floor(Date.now() / 1000);

  const report = (language: string, title: string, i: number) =>
    anIndexArticle({
      ...{ language, title, preview: '', domain: `${language}${i}.example`, publishedAt: now - 60 - i * 60 },
      categories: ['sports'],
    });

  beforeAll(async () => {
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const words = ['alder', 'birch', 'cedar', 'damson', 'elder', 'fir', 'gorse', 'hazel', 'ivy', 'juniper'];
    writer.write(
      words.flatMap((word, i) => [
        report('en', `Tsunami near Lisbon: ${word}`, 3 * i),
        report('fr', `Tsunami à Lisbonne : ${word}${i}`, 3 * i + 1),
        report('de', `Tsunami vor Lissabon: ${word}${word}`, 3 * i + 2),
        report('sv', `Tsunami ${word}${i}`, 3 * i),
      ]),
    );
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir, GATEWAY_AUTH: 'headers' } });
  });
  afterAll(async () => {
    await testApp.close();
    writer.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = async (target: string) => {
    const response = await testApp.get(target);
    const body = (await response.json()) as Record<string, unknown> & {
      items: (Article & { language?: string })[];
    };
    return { status: response.status, body, next: nextPage(response) };
  };
  const languagesOf = (items: { language?: string }[]) => new Set(items.map(({ language }) => language));

  it.each(['/news/topic?topic1=sports', '/news/trending?'])(
    'to %s returns English articles for a language that is not supported',
    async (path) => {
      const { status, body } = await get(`${path}&language=xx&include=language`);
      expect([status, body['language']]).toEqual([200, 'xx']);
      expect(languagesOf(body.items)).toEqual(new Set(['en']));
    },
  );

  it.each(['language=xx', `language=xx&from=${new Date((now - 2 * DAY) * 1000).toISOString().slice(0, 10)}`])(
    'to /news/stories?%s returns English stories for a language that is not supported',
    async (parameters) => {
      const { status, body } = await get(`/news/stories?${parameters}`);
      expect([status, body['language'], body['count']]).toEqual([200, 'xx', 1]);
    },
  );

  it.each(LISTS)('to %s returns the articles of all languages in one list', async (path) => {
    const { status, body } = await get(`${path}&languages=EN,%20fr,de-de&limit=20&include=language`);
    expect([status, body['language']]).toEqual([200, 'en,fr,de-DE']);
    // The headlines of a language are one story.
    expect(body['count']).toBe(/trending|topic/.test(path.split('?')[0]!) ? 3 : 20);
    expect(languagesOf(body.items)).toEqual(new Set(['en', 'fr', 'de']));
    const single = await get(`${path}&language=en&limit=20&include=language`);
    expect(single.body['language']).toBe('en');
  });

  it.each([...LISTS, ...OTHERS])('to %s may have languages instead of language', async (path) => {
    const { status, body } = await get(`${path}&languages=en,de`);
    expect([status, body['language']]).toEqual([200, 'en,de']);
  });

  it('continues with the same languages on later pages, to which the cursor is bound', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/news?topic=tsunami&languages=fr,de&limit=7&sort=newest';
    while (next !== undefined) {
      const { body, next: target }: Awaited<ReturnType<typeof get>> = await get(next);
      seen.push(...body.items.map(({ published_at: at }) => at!));
      if (target !== undefined && seen.length === 7) {
        const other = await get(target.replace('languages=fr,de', 'languages=fr,en'));
        expect([other.status, other.body['code']]).toEqual([400, 'cursor_invalid']);
      }
      next = target;
    }
    expect(seen).toHaveLength(20);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  it('counts the articles of all languages', async () => {
    const articles = async (languages: string) => {
      const { body } = await get(`/news/counts?topic=tsunami&${languages}`);
      const buckets = body['buckets'] as { articles: number }[];
      return buckets.reduce((sum, one) => sum + one.articles, 0);
    };
    expect([await articles('languages=en,fr,de'), await articles('language=en')]).toEqual([30, 10]);
  });

  it('streams the articles of all languages', async () => {
    const reader = await EventReader.open((signal) =>
      testApp.get('/news/stream?topic=eclipse&languages=en,fr', { signal }),
    );
    writer.write([
      report('de', 'Eclipse über Berlin', 0),
      report('fr', 'Une eclipse à Paris', 0),
      report('en', 'Eclipse seen from London', 0),
    ]);
    expect((await reader.untilTitles(2)).sort()).toEqual(['Eclipse seen from London', 'Une eclipse à Paris']);
    reader.close();
  });

  it('may name five languages', async () => {
    expect(await get('/news?topic=a&languages=en,fr,de,es,it')).toMatchObject({ status: 200 });
  });

  it.each([
    ['/news?topic=a&language=en&languages=en,fr', 'languages'],
    ['/news/topic?topic1=sports&language=en&languages=en,fr', 'languages'],
    ['/news/counts?topic=a&language=en&languages=en,fr', 'languages'],
    ['/news/stories?language=en&languages=en,fr', 'languages'],
    ['/news?topic=a&languages=en', 'languages'],
    ['/news?topic=a&languages=en,fr,de,es,it,pt', 'languages'],
    ['/news?topic=a&languages=en,french', 'languages'],
    ['/news?topic=a&languages=en,fr&languages=de,it', 'languages'],
    ['/news?topic=a', 'language'],
    ['/news/trending?languages=', 'language'],
    ['/news/counts?topic=a', 'language'],
  ])('to %s is refused with 400 because of %s', async (path, parameter) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect((body['errors'] as { parameter: string }[]).map((one) => one.parameter)).toEqual([parameter]);
  });
});
