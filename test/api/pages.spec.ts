import { rmSync } from 'node:fs';
import { jest } from '@jest/globals';
import { freshFolder } from '../support/fresh-folder.js';
import type { Article } from '../../src/articles/article.js';
import { domainQuota } from '../../src/articles/select-diverse.js';
import { registrableDomain } from '../../src/articles/urls.js';
import type { IndexArticle } from '../../src/index/index-article.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { keyTitle, TitleIndex } from '../../src/titles/near-identical.js';
import { titleSignature } from '../../src/titles/title-signature.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { naturalArticles } from '../support/natural-articles.js';
import { nextPage } from '../support/next-page.js';

const now = Math.floor(Date.now() / 1000);

interface Page {
  items: Article[];
  next: string | null;
  deepest: string | null;
}

describe('the pages of a query', () => {
  const dataDir = freshFolder();
  const natural = naturalArticles(now);
  let writer: IndexWriter;
  let testApp: TestApp;

  const get = async (target: string): Promise<Page> => {
    const response = await testApp.get(target);
    const body = (await response.json()) as { items: Article[]; detail?: string };
    expect([target, response.status, body.detail]).toEqual([target, 200, undefined]);
    const limit = Number(new URL(target, 'http://a').searchParams.get('limit') ?? 10);
    expect([target, body.items.length <= limit]).toEqual([target, true]);
    const next = nextPage(response) ?? null;
    if (next !== null)
      expect(new URL(next, 'http://a').searchParams.get('cursor')!.length).toBeLessThanOrEqual(2_000);
    return { items: body.items, next, deepest: response.headers.get('X-Depth-Limited') };
  };
  /** @param meanwhile called before each page behind the first. */
  const walk = async (
    target: string,
    meanwhile: (page: number) => void = () => undefined,
  ): Promise<Page[]> => {
    const pages = [await get(target)];
    for (let next = pages[0]!.next; next !== null; next = pages.at(-1)!.next) {
      meanwhile(pages.length);
      pages.push(await get(next));
      expect(pages.length).toBeLessThan(1_100);
    }
    return pages;
  };
  let language = 'en';
  const keyOf = ({ title }: { title: string }) => keyTitle(titleSignature(title, language));

  /** What holds over the pages of any question. */
  const check = (pages: Page[], parts = 4): Article[] => {
    for (const [i, { items, next }] of pages.entries()) {
      if (i > 0) expect(items.length).toBeGreaterThan(0);
      const domains = items.map(({ source }) => registrableDomain(source));
      const most = Math.max(0, ...domains.map((one) => domains.filter((other) => other === one).length));
      expect(most).toBeLessThanOrEqual(domainQuota(items.length, parts));
      expect(next === null).toBe(i === pages.length - 1);
    }
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
    const known = new TitleIndex<true>();
    const twice = all.filter((one) => {
      const isKnown = known.matches(keyOf(one)).length > 0;
      known.add(keyOf(one), true);
      return isKnown;
    });
    expect(twice.map(({ title }) => title)).toEqual([]);
    return all;
  };

  /** Articles of which nothing that was shown says the same, directly or through others. */
  const lost = (shown: Article[], expected: IndexArticle[]): string[] => {
    const titles = new TitleIndex<true>();
    const urls = new Set(shown.map(({ url }) => url));
    shown.forEach((one) => titles.add(keyOf(one), true));
    let open = expected.filter(({ url }) => !urls.has(url));
    for (let found = true; found;) {
      const same = open.filter((one) => titles.matches(keyOf(one)).length > 0);
      same.forEach((one) => titles.add(keyOf(one), true));
      open = open.filter((one) => !same.includes(one));
      found = same.length > 0;
    }
    return open.map(({ title }) => title);
  };
  const holding = (language: string, ...words: string[]): IndexArticle[] =>
    natural.filter(
      (one) =>
        one.language.startsWith(language) &&
        words.every((word) =>
          new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(`${one.title} ${one.preview}`),
        ),
    );

  /** A made-up word of its own for each number. */
  const word = (n: number): string =>
    `w${(n + 1_000).toString(36).replace(/\d/g, (digit) => 'äëïöüáéíóú'[+digit]!)}x`;

  /** Some of the articles, others each time. */
  const pick = (of: IndexArticle[], n: number): IndexArticle[] =>
    of.filter((_, i) => i % 29 === (n * 11) % 29);

  beforeAll(async () => {
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write(natural);
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    writer.close();
    await testApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['/news?topic=storm&language=en', holding('en', 'storm')],
    ['/news?topic=storm&language=en&limit=3', holding('en', 'storm')],
    ['/news?topic=storm&language=en&limit=100', holding('en', 'storm')],
    ['/news?topic=the&language=en&limit=20', holding('en', 'the')],
    ['/news?topic=the&language=en&sort=newest&limit=7', holding('en', 'the')],
    ['/news?topic=der&language=de&limit=15', holding('de', 'der')],
    [
      '/news?topic=-storm&language=en&limit=100',
      natural.filter(
        ({ language, title, preview }) => language.startsWith('en') && !/storm/i.test(title + preview),
      ),
    ],
    ['/news/advanced?topic=the&language=en-GB&sort=title_asc', holding('en', 'the')],
  ])('return every article once, and each page obeys every rule: %s', async (target, expected) => {
    language = /language=de/.test(target) ? 'de' : 'en';
    const pages = await walk(target);
    const shown = check(pages);
    expect(expected.length).toBeGreaterThan(10);
    expect(lost(shown, expected)).toEqual([]);
  });

  it('have each the order of the query: by relevance, or the newest first', async () => {
    const isNewestFirst = ({ items }: Page) => {
      const times = items.map(({ published_at: at }) => at ?? '');
      return times.join() === [...times].sort().reverse().join();
    };
    const [, ...byRelevance] = await walk('/news?topic=storm&language=en');
    expect(byRelevance.map(isNewestFirst)).toContain(false);
    const newest = await walk('/news?topic=storm&language=en&sort=newest');
    expect(newest.length).toBeGreaterThan(2);
    expect(newest.map(isNewestFirst)).not.toContain(false);
  });

  it.each([
    '/news/topic?topic1=politics&language=en',
    '/news/topic?topic1=science&topic2=health&language=de&limit=4',
  ])('return one article a story, and each page obeys every rule: %s', async (target) => {
    language = /language=de/.test(target) ? 'de' : 'en';
    const shown = check(await walk(`${target}&include=story`));
    expect(shown.length).toBeGreaterThan(10);
    const stories = shown.flatMap((one) => (one as { story?: string | null }).story ?? []);
    expect(new Set(stories).size).toBe(stories.length);
  });

  /** Those of whose title there is no other. */
  const alone = (): IndexArticle[] => {
    const titles = new TitleIndex<true>();
    natural.forEach((one) => titles.add(keyOf(one), true));
    return natural.filter((one) => titles.matches(keyOf(one)).length === 1);
  };

  it('omit and repeat no article over hundreds of pages', async () => {
    language = 'en';
    const pages = await walk('/news?topic=the&language=en&limit=1');
    expect(pages.length).toBeGreaterThan(100);
    expect(lost(check(pages), holding('en', 'the'))).toEqual([]);
  });

  it('omit and repeat no article while articles arrive', async () => {
    language = 'en';
    const expected = holding('en', 'the');
    let arrivals = 0;
    const pages = await walk('/news?topic=the&language=en&limit=8', (page) => {
      const fresh = Array.from({ length: 6 }, () =>
        anIndexArticle({ title: `The lantern of district ${++arrivals} is lit again`, publishedAt: now - 5 }),
      );
      const copies = pick(expected, page).map((one, i) =>
        anIndexArticle({
          title: `BREAKING: ${one.title}`,
          publishedAt: now - 3 - i,
          domain: `copy${page}.example`,
        }),
      );
      writer.write([...fresh, ...copies]);
    });
    const shown = check(pages);
    const isOld = ({ url }: Article): boolean => natural.some((one) => one.url === url);
    expect(shown.filter((one) => !isOld(one)).map(({ title }) => title)).toEqual([]);
    expect(lost(shown, expected)).toEqual([]);
  });

  it('move at most one result for an article that is edited or removed between two pages', async () => {
    language = 'en';
    const rowOf = (url: string): number =>
      (writer.database.prepare('SELECT id FROM articles WHERE url = ?').get(url) as { id: number }).id;
    const target = '/news?topic=storm&language=en&limit=4';
    const before = await walk(target);
    const urls = new Set(check(before).map(({ url }) => url));
    const leavable = alone().filter(({ url }) => urls.has(url));
    const pageOf = (url: string): number =>
      before.findIndex(({ items }) => items.some((one) => one.url === url));
    const chosen = leavable.filter(({ url }) => [1, 2, 5].includes(pageOf(url))).slice(0, 3);
    expect(chosen.length).toBeGreaterThan(2);
    for (const article of chosen) {
      for (const change of [
        () => writer.remove([rowOf(article.url)]),
        () => writer.write([{ ...article, title: 'No more of it', preview: '' }]),
      ]) {
        const after = await walk(target, (page) => {
          if (page === 4) change();
        });
        const shown = after.flatMap(({ items }) => items.map(({ url }) => url));
        const repeated = shown.length - new Set(shown).size;
        const missing = [...urls].filter((url) => url !== article.url && !shown.includes(url));
        expect([article.title, repeated <= 1, missing.length <= 1]).toEqual([article.title, true, true]);
        writer.write([article]);
      }
    }
  });

  it('return each trending story once', async () => {
    language = 'en';
    const pages = await walk('/news/trending?language=en&limit=25');
    check(pages);
    expect(pages.length).toBeGreaterThan(3);
  });

  it('exist for news of a place', async () => {
    language = 'en';
    const pages = await walk('/news/local?query=London&limit=1');
    const shown = check(pages);
    expect(shown.length).toBeGreaterThan(1);
  });

  it('contain only the requested publishers and period', async () => {
    language = 'en';
    const day = (days: number): string => new Date((now - days * 86_400) * 1000).toISOString().slice(0, 10);
    const of = 'courier0.example,herald1.example';
    const shown = check(
      await walk(`/news?topic=the&language=en&domains=${of}&from=${day(6)}&to=${day(1)}&limit=6`),
      2,
    );
    const expected = holding('en', 'the').filter(
      ({ domain, publishedAt }) =>
        of.split(',').includes(domain) &&
        publishedAt !== null &&
        publishedAt >= Date.parse(day(6)) / 1000 &&
        publishedAt < Date.parse(day(0)) / 1000,
    );
    expect(shown.length).toBeGreaterThan(6);
    expect(lost(shown, expected)).toEqual([]);
    expect(new Set(shown.map(({ source }) => registrableDomain(source)))).toEqual(new Set(of.split(',')));
  });

  it('may have different limits, and be served by different processes', async () => {
    language = 'en';
    const other = await createTestApp({ environment: { DATA_DIR: dataDir } });
    const shown: Page[] = [await get('/news?topic=storm&language=en&limit=2')];
    for (let i = 0; shown.at(-1)!.next !== null; i++) {
      const next = shown.at(-1)!.next!.replace(/limit=\d+/, `limit=${(i % 5) + 1}`);
      const response = await (i % 2 === 0 ? other : testApp).get(next);
      const body = (await response.json()) as { items: Article[] };
      shown.push({ items: body.items, next: nextPage(response) ?? null, deepest: null });
    }
    await other.close();
    expect(lost(check(shown), holding('en', 'storm'))).toEqual([]);
  });

  it('contain no article of a blocked publisher', async () => {
    const other = await createTestApp({
      environment: { DATA_DIR: dataDir, BLOCKED_DOMAINS: 'courier0.example' },
    });
    const sources: string[] = [];
    for (let next: string | undefined = '/news?topic=storm&language=en&limit=4'; next !== undefined;) {
      const response = await other.get(next);
      sources.push(...((await response.json()) as { items: Article[] }).items.map(({ source }) => source));
      next = nextPage(response);
    }
    const body = (await (await other.get('/sources?domain=courier0.example')).json()) as object;
    await other.close();
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => source.endsWith('courier0.example'))).toEqual([]);
    expect(body).toEqual({ count: 0, items: [] });
  });

  it('are linked for HEAD, from the cache and with 304, too', async () => {
    const target = '/news?topic=council&language=en&limit=2';
    const first = await testApp.get(target);
    const etag = first.headers.get('ETag')!;
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'If-None-Match': etag } }]) {
      const again = await testApp.get(target, init);
      expect(again.headers.get('Link')).toMatch(/cursor=[\w-]+>; rel="next"$/);
      expect(again.status).toBe('headers' in init ? 304 : 200);
    }
  });

  it('end with a page of relaxed matches', async () => {
    expect((await get('/news?topic=storm+west+council&language=en')).next).toBeNull();
  });

  describe('a cursor', () => {
    const codeOf = async (target: string): Promise<unknown> => {
      const response = await testApp.get(target);
      const body = (await response.json()) as { code?: string; errors?: { parameter: string }[] };
      return [response.status, body.code, body.errors?.map(({ parameter }) => parameter)];
    };
    const invalid = [400, 'cursor_invalid', ['cursor']];

    it('is valid for its query only', async () => {
      const next = (await get('/news?topic=storm&language=en&limit=2')).next!;
      expect(await codeOf(next.replace('language=en', 'language=EN'))).toEqual([200, undefined, undefined]);
      const other = (character: string): string => (character === 'A' ? 'B' : 'A');
      for (const [before, after] of [
        ['topic=storm', 'topic=storms'],
        ['language=en', 'language=en-GB'],
        ['language=en', 'language=en&geo=GB'],
        ['/news?', '/news/advanced?'],
        [/(?<=cursor=)./, other],
        [/(?<=cursor=.{20})./, other],
        [/cursor=.*/, 'cursor=abc'],
        [/cursor=.*/, `cursor=${'a'.repeat(2_100)}`],
        [/cursor=.*/, 'cursor=%F0%9F%92%80'],
      ] as const) {
        const changed = next.replace(before, after as string);
        expect([changed, await codeOf(changed)]).toEqual([changed, invalid]);
      }
    });

    it('is invalid for a service with another secret', async () => {
      const environment = { DATA_DIR: dataDir, CURSOR_SECRET: 'a secret of another service' };
      const other = await createTestApp({ environment });
      const target = '/news?topic=storm&language=en&limit=2';
      const foreign = nextPage(await other.get(target))!;
      const sources = nextPage(await other.get('/sources?limit=1'))!;
      await other.close();
      expect(await codeOf(foreign)).toEqual(invalid);
      expect(await codeOf(sources)).toEqual(invalid);
      expect(await codeOf((await get(target)).next!)).toEqual([200, undefined, undefined]);
    });

    it('is valid for an hour', async () => {
      const next = (await get('/news?topic=storm&language=en&limit=2')).next!;
      // Cached responses do not follow this clock.
      const other = (await get('/news?topic=storm&language=en&limit=3')).next!;
      const begun = Date.now();
      const clock = jest.spyOn(Date, 'now');
      const in_ = (minutes: number) => clock.mockReturnValue(begun + minutes * 60_000);
      in_(59);
      expect(await codeOf(next)).toEqual([200, undefined, undefined]);
      in_(63);
      expect(await codeOf(other)).toEqual([400, 'cursor_expired', ['cursor']]);
      clock.mockRestore();
    });
  });

  it('end after 1,000 articles, with a header', async () => {
    writer.write(
      Array.from({ length: 1_050 }, (_, n) =>
        anIndexArticle({
          title: `Zephyr seen ${word(n)} ${word(n * 7 + 3)} ${word(n * 13 + 5)}`,
          preview: '',
          publishedAt: now - 7_200 - n,
          domain: `deep${n % 12}.example`,
        }),
      ),
    );
    const pages = await walk('/news?topic=zephyr&language=en&limit=100');
    expect(pages.flatMap(({ items }) => items)).toHaveLength(1_000);
    expect(pages.map(({ deepest }) => deepest)).toEqual([...Array(9).fill(null), 'articles=1000']);
  });

  it('continue past a publisher that floods the newest matches', async () => {
    writer.write(
      Array.from({ length: 1_200 }, (_, n) =>
        anIndexArticle({
          title: `Quasar number ${n} observed`,
          publishedAt: now - 100 - n,
          domain: n < 1_160 ? 'flood.example' : `quiet${n % 8}.example`,
        }),
      ),
    );
    const pages: Page[] = [await get('/news?topic=quasar&language=en&limit=10')];
    for (let i = 0; i < 5; i++) pages.push(await get(pages.at(-1)!.next!));
    const quiet = pages.flatMap(({ items }) => items).filter(({ source }) => source.startsWith('quiet'));
    expect(pages.slice(0, 5).map(({ items }) => items.length)).toEqual([10, 10, 10, 10, 10]);
    expect(new Set(quiet.map(({ url }) => url)).size).toBe(40);
  });
});
