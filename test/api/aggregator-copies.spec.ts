import { rmSync } from 'node:fs';
import { freshFolder } from '../support/fresh-folder.js';
import type { ArticleListEnvelope } from '../../src/listing/article-search.service.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import type { StoriesEnvelope } from '../../src/features/stories/stories.service.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';

const NOW = Math.floor(Date.now() / 1000);
const WORDINGS = [
  'Volcano eruption empties villages in Guatemala',
  'Guatemala villages empty after volcano eruption, mayor says',
  'Volcano eruption in Guatemala: villages wait for buses',
  'Ash of volcano eruption reaches Guatemala villages and roads',
  'Eruption of volcano drives Guatemala villages to the coast',
  'After volcano eruption Guatemala opens schools for villages',
  'Villages in Guatemala count losses of volcano eruption',
  'Volcano eruption: Guatemala villages without power',
  'Guatemala volcano eruption seen from space, villages grey',
];

describe('a story of nine publishers and nine copies through an aggregator', () => {
  const folder = freshFolder();
  let service: TestApp;

  beforeAll(async () => {
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    const report = (n: number, host: string, path: string, minutesAgo: number, source = host) =>
      anIndexArticle({
        ...{ title: WORDINGS[n]!, source, domain: source, url: `https://${host}/${path}` },
        publishedAt: NOW - minutesAgo * 60,
        imageUrl: host === 'www.msn.com' ? 'https://img.example/picture.png' : null,
      });
    writer.write(WORDINGS.map((_, n) => report(n, `paper${n}.example`, 'eruption', 60 - n)));
    writer.write(
      WORDINGS.map((_, n) => {
        const source = n % 2 === 0 ? 'msn.com' : `paper${n}.example`;
        return report(n, 'www.msn.com', `story/${n}`, 20 - n, source);
      }),
    );
    writer.close();
    service = await createTestApp({ environment: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const urls = ({ items }: Pick<ArticleListEnvelope, 'items'>): string[] => items.map(({ url }) => url);

  it('is represented by a publisher on /news/trending', async () => {
    const trending = (await (
      await service.get('/news/trending?language=en&limit=5')
    ).json()) as ArticleListEnvelope;
    expect(urls(trending)[0]).toMatch(/^https:\/\/paper\d\.example\//);
  });

  it('links to five publishers on /news/stories', async () => {
    const { stories } = (await (await service.get('/news/stories?language=en')).json()) as StoriesEnvelope;
    expect(stories.map((story) => urls(story).length)).toEqual([5]);
    expect(urls(stories[0]!).filter((url) => url.includes('msn.com'))).toEqual([]);
  });

  it.each(['limit=50', 'limit=50&diversity=off', 'limit=4'])(
    'contains no copy on the pages of /news/stories/{id}?%s',
    async (parameters) => {
      const { stories } = (await (await service.get('/news/stories?language=en')).json()) as StoriesEnvelope;
      const found: string[] = [];
      let path: string | undefined = `/news/stories/${stories[0]!.id}?${parameters}`;
      while (path !== undefined) {
        const response: Response = await service.get(path);
        found.push(...urls((await response.json()) as ArticleListEnvelope));
        path = nextPage(response);
      }
      expect(found.length).toBeGreaterThanOrEqual(8);
      expect(found.filter((url) => url.includes('msn.com'))).toEqual([]);
    },
  );
});
