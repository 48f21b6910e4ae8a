import { rmSync } from 'node:fs';
import { isoTime } from '../../src/articles/article.js';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';

const NOW = Math.floor(Date.now() / 1000);
/** Headlines without a number would be near-identical. */
const FLOODED = Array.from({ length: 30 }, (_, i) => `Ferry number ${i + 10} sails at dawn`);

/** Each its own event. */
const UNRELATED = [...'abcdefghijkl'].map(
  (letter) => `${letter.repeat(5)} ${letter.repeat(6)} ${letter.repeat(7)}`,
);

describe('optional parameters of lists', () => {
  let service: TestApp;
  let folder: string;
  const log: string[] = [];

  const article = (title: string, paper: string, minutes: number | null, given = {}) =>
    anIndexArticle({
      title,
      preview: '',
      domain: `${paper}.example`,
      source: `${paper}.example`,
      publishedAt: minutes === null ? null : NOW - minutes * 60,
      ...given,
    });

  beforeAll(async () => {
    folder = freshFolder();
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    writer.write([
      ...FLOODED.map((title, i) => article(title, 'daily', i + 1, { categories: ['business'] })),
      article('Ferry strike ends', 'post', 50),
      article('The ferry strike ends', 'courier', 55),
      article('Ferry of an unknown date', 'herald', null),
      article('Harbour without one', 'herald', 5),
      article('Thackeray reads in public', 'gazette', 90),
      ...UNRELATED.map((title, i) => article(title, 'gazette', 100 + i, { categories: ['business'] })),
    ]);
    const edited = article('Dockyard closes', 'post', 200, { preview: 'A strike.' });
    const daily = article('Barometer reads 1', 'post', 201);
    const edit = (one: typeof edited, title: string, minutes: number) =>
      writer.write([{ ...one, title, seenAt: NOW + minutes * 60 }]);
    writer.write([edited, daily]);
    edit(edited, 'Dockyard closes for a week', 1);
    edit(edited, 'Dockyard closes for good', 2);
    for (let n = 2; n <= 13; n++) edit(daily, `Barometer reads ${n}`, n);
    writer.close();
    service = await createTestApp({
      environment: { DATA_DIR: folder, RETENTION_DAYS: '0', LOG_LEVEL: 'warn' },
      onLog: (line) => void log.push(line),
    });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const request = async (path: string, status = 200) => {
    const response = await service.get(path);
    expect([path, response.status]).toEqual([path, status]);
    const body = (await response.json()) as ArticleListEnvelope;
    return { headers: response.headers, next: nextPage(response), body };
  };
  const get = async (path: string) => (await request(path)).body;
  const FERRIES = '/news?topic=ferry&language=en';

  describe('include=total', () => {
    it('adds the number of all matches beside count', async () => {
      const body = await get(`${FERRIES}&include=total`);
      expect(Object.keys(body)).toEqual([
        ...['topic', 'geo', 'language', 'count', 'total', 'total_is_exact', 'items'],
      ]);
      expect(body).toMatchObject({ total: 33, total_is_exact: true });
      expect(Object.keys(body.items[0]!)).toHaveLength(6);
      expect(Object.keys(await get(FERRIES))).not.toContain('total');
    });

    it.each([
      ['/news/advanced?topic=ferry&language=en&source=post.example', 33],
      ['/news/topic?topic1=business', 42],
      ['/news/local?query=harbour', 1],
      [`${FERRIES}&timeframe=last_1h`, 32],
      [`${FERRIES}&exclude_domains=daily.example`, 3],
      ['/news?topic=ferry+harbour&language=en', 0],
    ])('counts the matches of %s before filters, merging and partial matches', async (path, total) => {
      expect(await get(`${path}&include=id,total`)).toMatchObject({ total, total_is_exact: true });
    });

    it('is the same on a later page', async () => {
      const { next } = await request(`${FERRIES}&limit=3&include=total`);
      expect(await get(next!)).toMatchObject({ total: 33, total_is_exact: true });
    });

    it('is no field of lists without a number of matches', async () => {
      for (const path of ['/news/trending?language=en', '/news/stories?language=en'])
        await request(`${path}&include=total`, 400);
    });
  });

  /** All pages of a list, from its first. */
  const pagesOf = async (path: string): Promise<string[][]> => {
    const pages: string[][] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const page = await request(next);
      pages.push(page.body.items.map(({ title }) => title));
      next = page.next;
    }
    return pages;
  };

  describe('include=history', () => {
    it('returns the former titles and previews of an edited article, the newest first', async () => {
      const { items } = await get('/news?topic=dockyard&language=en&include=history');
      const until = (minutes: number) => isoTime(NOW + minutes * 60);
      expect(items).toMatchObject([
        {
          title: 'Dockyard closes for good',
          history: [
            { title: 'Dockyard closes for a week', preview: 'A strike.', until: until(2) },
            { title: 'Dockyard closes', preview: 'A strike.', until: until(1) },
          ],
        },
      ]);
    });

    it('is empty for an article that was never edited', async () => {
      const { items } = await get('/news?topic=thackeray&language=en&include=history,id');
      expect(Object.keys(items[0]!).slice(6)).toEqual(['id', 'history']);
      expect(items[0]).toMatchObject({ history: [] });
    });

    it('has at most ten versions', async () => {
      const { items } = await get('/news?topic=barometer&language=en&include=history');
      const { history } = items[0] as unknown as { history: { title: string }[] };
      expect(history.map(({ title }) => title)).toEqual(
        Array.from({ length: 10 }, (_, i) => `Barometer reads ${12 - i}`),
      );
    });
  });

  describe('diversity=off', () => {
    it('reads all matches of one publisher in full pages', async () => {
      const limited = await request(`${FERRIES}&domains=daily.example,post.example,herald.example&limit=20`);
      expect(limited.headers.get('x-diversity-limited')).toMatch(/^matched=/);
      const pages = await pagesOf(`${FERRIES}&diversity=off&limit=10`);
      expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 2]);
      expect(new Set(pages.flat()).size).toBe(32);
    });

    it('is reported, and only where it is off', async () => {
      const off = await request(`${FERRIES}&diversity=off`);
      expect(off.headers.get('x-rules')).toBe('diversity=off');
      expect(off.headers.get('x-diversity-limited')).toBeNull();
      for (const value of ['', '&diversity=on', '&diversity=&merge=on'])
        expect((await request(FERRIES + value)).headers.get('x-rules')).toBeNull();
      await request(`${FERRIES}&diversity=no`, 400);
    });

    it.each([
      ['/news/advanced?topic=ferry&language=en&sort=title_asc', 'daily'],
      ['/news/topic?topic1=business', 'gazette'],
      ['/news/local?query=ferry', 'daily'],
      ['/news/trending?language=en', 'gazette'],
    ])('holds on %s', async (path, paper) => {
      const own = async (list: string) =>
        (await get(list)).items.filter(({ source }) => source === `${paper}.example`).length;
      expect(await own(`${path}&limit=8`)).toBeLessThanOrEqual(2);
      expect(await own(`${path}&limit=8&diversity=off`)).toBeGreaterThanOrEqual(5);
    });
  });

  describe('merge=off', () => {
    it('returns both of two near-identical titles', async () => {
      const strikes = async (path: string) =>
        (await pagesOf(path)).flat().filter((title) => /strike/.test(title));
      const path = '/news?topic=ferry+strike&language=en';
      expect(await strikes(path)).toEqual(['The ferry strike ends']);
      expect((await strikes(`${path}&merge=off`)).sort()).toEqual([
        'Ferry strike ends',
        'The ferry strike ends',
      ]);
      expect(await strikes(`${path}&merge=off&diversity=off&limit=1`)).toHaveLength(2);
    });

    it('is bound in the cursor, as diversity is', async () => {
      const first = await request(`${FERRIES}&diversity=off&merge=off&limit=5`);
      expect(first.headers.get('x-rules')).toBe('diversity=off, merge=off');
      const next = first.next!;
      expect((await request(next)).headers.get('x-rules')).toBe('diversity=off, merge=off');
      for (const rule of ['&diversity=off', '&merge=off']) await request(next.replace(rule, ''), 400);
    });
  });

  describe('an unknown parameter', () => {
    const named = async (path: string, status = 200) =>
      (await request(path, status)).headers.get('x-unknown-parameters');

    it('is ignored and named, also in a cached response', async () => {
      const { body } = await request(`${FERRIES}&limt=3`);
      expect(body.count).toBe((await get(FERRIES)).count);
      for (let i = 0; i < 2; i++)
        expect(await named(`${FERRIES}&limt=3&gelo=gb&foo=bar`)).toBe('limt, gelo, foo');
      expect(await named(`${FERRIES}&lim%C3%AFt=3&cursor%20=`)).toBe('lim%C3%AFt, cursor%20');
      expect(await named(`${FERRIES}&lim%FFt=3`)).toBe('lim%EF%BF%BDt');
      expect(await named(`${FERRIES}&limti=3&limti=4`)).toBe('limti');
    });

    it('is named beside the faults of a request, on every operation', async () => {
      expect(await named('/news?topic=ferry&languag=en', 400)).toBe('languag');
      expect(await named('/sources?limits=3')).toBe('limits');
      expect(await named('/news/trending?language=en&timefrme=last_1h')).toBe('timefrme');
    });

    it('is not named where it is known or empty', async () => {
      for (const query of ['', '&l%69mit=3', '&', '&=x']) expect(await named(FERRIES + query)).toBeNull();
      expect(await named('/health?limt=3')).toBe('limt');
    });

    it('is named with nine others at most', async () => {
      const query = Array.from({ length: 12 }, (_, i) => `&p${i}=1`).join('');
      expect(await named(FERRIES + query)).toBe('p0, p1, p2, p3, p4, p5, p6, p7, p8, p9');
    });

    it('is logged once, with the path and without any value', async () => {
      for (let i = 0; i < 3; i++) await request(`${FERRIES}&langauge=en&limit=${i + 1}`);
      const lines = log.filter((line) => line.includes('"langauge"'));
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({ parameter: 'langauge', path: '/news' }),
      ]);
    });
  });

  it('names the spelling candidates that a result used', async () => {
    const { headers, body } = await request('/news?topic=thakeray&language=en');
    expect(body.items.map(({ title }) => title)).toEqual(['Thackeray reads in public']);
    expect(headers.get('x-respelled')).toBe('thakeray=thackeray');
    const exact = await request('/news?topic=thackeray&language=en');
    expect(exact.body.count).toBe(1);
    expect(exact.headers.get('x-respelled')).toBeNull();
  });
});
