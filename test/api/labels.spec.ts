import { rmSync } from 'node:fs';
import { IndexWriter } from '../../src/index/index-writer.js';
import { writeFeedLabels } from '../../src/index/source-labels.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { nextPage } from '../support/next-page.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { until } from '../support/until.js';

/** Two of each paper; each is a story of its own. */
const EVENTS = [
  ...[
    'ferries strike',
    'whale stranded',
    'crane auctioned',
    'pilots trained',
    'storm forecast',
    'museum painted',
  ],
  ...['fishermen fined', 'tunnel flooded', 'lighthouse sold', 'regatta cancelled'],
];
const PAPERS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];

describe('labels of sources', () => {
  const dataDir = freshFolder();
  let writer: IndexWriter;
  let testApp: TestApp;

  const label = (labels: Record<string, string[]>): void =>
    writeFeedLabels(
      writer.database,
      Object.entries(labels).map(([name, own]) => ({ url: `https://feeds.example/${name}`, labels: own })),
    );
  const get = async (path: string): Promise<{ source: string; labels?: string[] }[]> => {
    const response = await testApp.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return ((await response.json()) as { items: { source: string; labels?: string[] }[] }).items;
  };
  const sources = async (query: string, path = '/news?topic=harbour'): Promise<string[]> =>
    [...new Set((await get(`${path}&language=en&${query}`)).map(({ source }) => source))].sort();
  const hosts = (...names: string[]): string[] => names.map((name) => `${name}.example`).sort();

  beforeAll(async () => {
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const articles = PAPERS.flatMap((name, i) =>
      EVENTS.slice(2 * i, 2 * i + 2).map((event) =>
        anIndexArticle({
          ...{ domain: `${name}.example`, feed: `https://feeds.example/${name}`, categories: ['world'] },
          title: `Harbour ${event}`,
        }),
      ),
    );
    writer.write(articles);
    label({ alpha: ['Public', 'paywall'], beta: ['public'], gamma: ['Satire'] });
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    writer.close();
    await testApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('select what has arrived since a call', async () => {
    const path = '/news?topic=lighthouse&language=en&labels=public';
    const { since } = (await (await testApp.get(`${path}&since=now`)).json()) as { since: string };
    for (const name of ['alpha', 'delta'])
      writer.write([anIndexArticle({ title: `Lighthouse of ${name}`, domain: `${name}.example` })]);
    expect((await get(`${path}&since=${since}`)).map(({ source }) => source)).toEqual(hosts('alpha'));
  });

  it.each(['/news?topic=harbour', '/news/advanced?topic=harbour', '/news/topic?topic1=world'])(
    'select sources on %s by any of the given ones, in any case',
    async (path) => {
      expect(await sources('labels=PUBLIC', path)).toEqual(hosts('alpha', 'beta'));
      expect(await sources('labels=satire,%20paywall', path)).toEqual(hosts('alpha', 'gamma'));
      expect(await sources('exclude_labels=public', path)).toEqual(hosts('gamma', 'delta', 'epsilon'));
      expect(await sources('labels=public&exclude_labels=Paywall', path)).toEqual(hosts('beta'));
      expect(await sources('labels=public&domains=alpha.example', path)).toEqual(hosts('alpha'));
      expect(await sources('labels=unknown', path)).toEqual([]);
    },
  );

  it('select before the fetch, and on later pages', async () => {
    const first = await testApp.get('/news?topic=harbour&language=en&labels=public&limit=1&diversity=off');
    const next = nextPage(first);
    expect(next).toBeDefined();
    const items = [...((await first.json()) as { items: { source: string }[] }).items, ...(await get(next!))];
    expect(items.every(({ source }) => hosts('alpha', 'beta').includes(source))).toBe(true);
    expect(items).toHaveLength(2);
  });

  it('are included on request, as written; an article without any has []', async () => {
    const items = await get('/news?topic=harbour&language=en&include=labels');
    const own = new Map(items.map(({ source, labels }) => [source, labels]));
    expect(own.get('alpha.example')).toEqual(['Public', 'paywall']);
    expect(own.get('delta.example')).toEqual([]);
    expect((await get('/news?topic=harbour&language=en'))[0]).not.toHaveProperty('labels');
  });

  it('change without a new index', async () => {
    // Another limit each time: a response of before may be sent again for 30 s.
    let limit = 20;
    const untilPublic = (...names: string[]): Promise<void> =>
      until(async () => `${await sources(`labels=public&limit=${limit++}`)}` === `${hosts(...names)}`);
    label({ delta: ['public'] });
    await untilPublic('delta');
    label({ alpha: ['Public', 'paywall'], beta: ['public'], gamma: ['Satire'] });
    await untilPublic('alpha', 'beta');
  });

  it.each(['labels=,', `exclude_labels=${'a'.repeat(1_001)}`])('rejects %s', async (query) => {
    expect((await testApp.get(`/news?topic=harbour&language=en&${query}`)).status).toBe(400);
  });
});
