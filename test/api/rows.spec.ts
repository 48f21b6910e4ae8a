import { rmSync } from 'node:fs';
import { IndexWriter } from '../../src/index/index-writer.js';
import { writeFeedLabels } from '../../src/index/source-labels.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { nextPage } from '../support/next-page.js';

const SIX = 'title,source,published_at,url,image_url,preview';

/** Reads RFC 4180: quoted cells may contain commas, quotes and line ends. */
function readCsv(text: string): string[][] {
  const rows = text.match(/(?:"(?:[^"]|"")*"|[^"\r\n])*\r\n/g) ?? [];
  expect(rows.join('')).toBe(text);
  return rows.map((row) =>
    (row.slice(0, -2).match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^",]*)(?=,|$)/g) ?? []).map((cell) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}

describe('the rows of a list', () => {
  const dataDir = freshFolder();
  let writer: IndexWriter;
  let testApp: TestApp;

  const LIST = '/news?topic=ferry&language=en&limit=20';
  const titles = [
    'Ferry "Aldwick Star", delayed',
    '=HYPERLINK("https://a.example") ferry',
    '+44 ferry line opens',
    '-5 degrees: ferry stays in port',
    '@ferry account is fake',
    '渡輪 ferry 🚢 Überfahrt',
  ];

  beforeAll(async () => {
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write(
      titles.map((title, i) =>
        anIndexArticle({
          title,
          domain: `p${i}.example`,
          categories: i === 0 ? ['world', 'business'] : [],
          publishedAt: i === 1 ? null : Math.floor(Date.now() / 1000) - 60 * (i + 1),
        }),
      ),
    );
    writeFeedLabels(writer.database, [
      { url: 'https://www.p0.example/feed.xml', labels: ['wire', 'public'] },
    ]);
    testApp = await createTestApp({ environment: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    writer.close();
    await testApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const json = async (target: string): Promise<Record<string, unknown>[]> =>
    ((await (await testApp.get(target)).json()) as { items: Record<string, unknown>[] }).items;

  it('are CSV with a header line, in the order of the list, each text as it is', async () => {
    const response = await testApp.get(`${LIST}&format=csv`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="news.csv"');
    expect(response.headers.get('Vary')).toMatch(/Accept/);
    const [header, ...rows] = readCsv(await response.text());
    expect(header!.join()).toBe(SIX);
    const items = await json(LIST);
    expect(rows).toHaveLength(titles.length);
    expect(rows.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
      items.map((item) => Object.values(item).map((value) => value ?? '')),
    );
  });

  it('have an apostrophe before a cell that a spreadsheet would run', async () => {
    const rows = readCsv(await (await testApp.get(`${LIST}&format=csv&fields=title`)).text()).flat();
    expect(rows).toEqual(expect.arrayContaining(titles.slice(1, 5).map((title) => `'${title}`)));
    expect(rows).toContain(titles[0]);
  });

  it('separate several values of a cell by semicolons', async () => {
    const target = '/news?topic=aldwick&language=en&limit=1&format=csv&fields=labels,categories,title';
    expect(readCsv(await (await testApp.get(target)).text())).toEqual([
      ['title', 'categories', 'labels'],
      [titles[0], 'world;business', 'wire;public'],
    ]);
  });

  it('are objects, one a line, as NDJSON', async () => {
    const response = await testApp.get(LIST, { headers: { accept: 'application/x-ndjson' } });
    expect(response.headers.get('Content-Type')).toBe('application/x-ndjson; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(await json(LIST));
  });

  it('follow the pages of the list', async () => {
    const seen: string[] = [];
    let next: string | undefined =
      '/news?topic=ferry&language=en&limit=4&format=ndjson&fields=title&diversity=off';
    while (next !== undefined) {
      const response: Response = await testApp.get(next);
      seen.push(...(await response.text()).trimEnd().split('\n'));
      next = nextPage(response);
    }
    expect(new Set(seen).size).toBe(titles.length);
  });

  it.each([
    ['/news?topic=nothing&language=en&format=csv', `${SIX}\r\n`],
    ['/news?topic=nothing&language=en&format=csv&include=story,id', `${SIX},id,story\r\n`],
    ['/news?topic=nothing&language=en&format=ndjson', ''],
    ['/news/counts?topic=nothing&language=en&by=source&format=csv', 'key,articles,publishers\r\n'],
    [
      '/sources?domain=nobody.example&format=csv',
      'domain,name,languages,countries,categories,articles_7d,newest_at,labels\r\n',
    ],
  ])('are a header line at most where the list is empty: %s', async (target, expected) => {
    expect(await (await testApp.get(target)).text()).toBe(expected);
  });

  it('are publishers and counts, too', async () => {
    const [, first] = readCsv(await (await testApp.get('/sources?format=csv&limit=1')).text());
    expect(first).toEqual([
      'p0.example',
      '',
      'en',
      '',
      'business;world',
      '1',
      expect.any(String),
      'public;wire',
    ]);
    const counts = readCsv(
      await (
        await testApp.get('/news/counts?topic=ferry&language=en', { headers: { accept: 'text/csv' } })
      ).text(),
    );
    expect(counts[0]).toEqual(['at', 'articles', 'publishers']);
    const articles = counts.slice(1).map(([, number]) => Number(number));
    expect(articles.reduce((sum, number) => sum + number)).toBe(5);
  });

  it('have the requested fields only, in the order of the contract, with those that `include` names', async () => {
    const [item] = await json('/news?topic=aldwick&language=en&fields=coverage,url,title&include=id');
    expect(Object.keys(item!)).toEqual(['title', 'url', 'id', 'coverage']);
    const [similar] = await json('/news/trending?language=en&fields=source_name');
    expect(Object.keys(similar!)).toEqual(['source_name']);
  });

  it.each(['fields=title,nothing', 'fields=total', 'format=xml', 'format=csv&format=csv'])(
    'are refused with 400 for %s',
    async (parameters) => {
      expect((await testApp.get(`${LIST}&${parameters}`)).status).toBe(400);
    },
  );

  it('have all fields where `fields` is empty', async () => {
    const [item] = await json('/news?topic=aldwick&language=en&fields=%20');
    expect(Object.keys(item!).join()).toBe(SIX);
  });

  it('leave the parameters of publishers and counts as they were', async () => {
    expect((await testApp.get('/sources?format=atom')).status).toBe(400);
    const html = await testApp.get('/sources', { headers: { accept: 'text/html' } });
    expect(html.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });
});
