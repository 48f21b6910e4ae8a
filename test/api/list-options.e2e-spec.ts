import { rmSync } from 'node:fs';
import type { Envelope } from '../../src/listing/article-search.service.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';

const NOW = Math.floor(Date.now() / 1000);
/** Headlines without a number would be near-identical. */
const FLOODED = Array.from({ length: 30 }, (_, i) => `Ferry number ${i + 10} sails at dawn`);

describe('optional parameters of lists', () => {
  let service: TestApp;
  let folder: string;

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
    ]);
    writer.close();
    service = await createTestApp({ environment: { DATA_DIR: folder, RETENTION_DAYS: '0' } });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const request = async (path: string, status = 200) => {
    const response = await service.get(path);
    expect([path, response.status]).toEqual([path, status]);
    return { headers: response.headers, body: (await response.json()) as Envelope };
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
      ['/news/topic?topic1=business', 30],
      ['/news/local?query=harbour', 1],
      [`${FERRIES}&timeframe=last_1h`, 32],
      [`${FERRIES}&exclude_domains=daily.example`, 3],
      ['/news?topic=ferry+harbour&language=en', 0],
    ])('counts the matches of %s before filters, merging and partial matches', async (path, total) => {
      expect(await get(`${path}&include=id,total`)).toMatchObject({ total, total_is_exact: true });
    });

    it('is the same on a later page', async () => {
      const { headers } = await request(`${FERRIES}&limit=3&include=total`);
      const next = /<([^>]+)>/.exec(headers.get('link')!)![1]!;
      expect(await get(next)).toMatchObject({ total: 33, total_is_exact: true });
    });

    it('is no field of lists without a number of matches', async () => {
      for (const path of ['/news/trending?language=en', '/news/stories?language=en'])
        await request(`${path}&include=total`, 400);
    });
  });
});
