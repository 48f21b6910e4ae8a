import { rmSync } from 'node:fs';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';

const NOW = Math.floor(Date.now() / 1000);

describe('the tool', () => {
  let service: TestApp;
  let folder: string;
  let writer: IndexWriter;
  const report = (title: string, domain: string, minutesAgo: number) =>
    anIndexArticle({
      ...{ title, domain, source: domain, url: `https://${domain}/${minutesAgo}`, categories: ['national'] },
      publishedAt: NOW - minutesAgo * 60,
    });

  beforeAll(async () => {
    folder = freshFolder();
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    const burns = 'Ferry collision closes harbour of Gothenburg';
    writer.write([
      report(burns, 'a.example', 30),
      report(`${burns}, rescuers and witnesses say on the morning after`, 'b.example', 29),
      report(`${burns}: pictures and voices from those who were there`, 'c.example', 28),
    ]);
    service = await createTestApp({ environment: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await service.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  /** The text of a tool's result, and whether it is an error. */
  const call = async (name: string, given: object): Promise<{ text: string; isError?: boolean }> => {
    const params = { name, arguments: given };
    const response = await service.get('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    const { result } = (await response.json()) as {
      result: { content: [{ text: string }]; isError?: boolean };
    };
    return { text: result.content[0].text, isError: result.isError };
  };
  interface Story {
    id: string;
    items: { url: string }[];
  }
  const stories = async (given: object): Promise<Story[]> => {
    const { text } = await call('news_stories', { language: 'en', ...given });
    return (JSON.parse(text) as { stories: Story[] }).stories;
  };
  const bodyOf = async (path: string): Promise<unknown> => (await service.get(path)).json();

  it('news_stories returns a headline a story, and as many reports of each as requested', async () => {
    const [story] = await stories({});
    expect(story).toMatchObject({ title: expect.stringContaining('Ferry'), articles: 3, items: [] });
    for (const reports of [0, 1, '2', 5, null])
      expect((await stories({ reports }))[0]!.items).toHaveLength(Math.min(3, Number(reports)));
    for (const reports of [-1, 6, 'all', [1, 2]])
      expect(await call('news_stories', { language: 'en', reports })).toEqual({
        text: 'reports must be a whole number from 0 to 5.',
        isError: true,
      });
    const { text } = await call('news_stories', { language: 'en', reports: 5 });
    expect(JSON.parse(text)).toEqual(await bodyOf('/news/stories?language=en'));
  });

  it('get_story returns one story by the id of another tool, with pages', async () => {
    const [{ id } = { id: '' }] = await stories({});
    const { text } = await call('get_story', { id, limit: 2 });
    const { next_cursor: cursor, ...story } = JSON.parse(text) as { next_cursor: string };
    expect(story).toEqual(await bodyOf(`/news/stories/${id}?limit=2`));
    const next = await call('get_story', { id, limit: 2, cursor });
    expect((JSON.parse(next.text) as Story).items).toHaveLength(1);
  });

  it('get_story requires an id, and reports an unknown one', async () => {
    const without = { text: 'id is required, as another tool has returned it.', isError: true };
    for (const id of [undefined, null, '', '..', 'en-1/../x', 'a?b'])
      expect([id, await call('get_story', { id })]).toEqual([id, without]);
    expect(await call('get_story', { id: 'en-0' })).toEqual({
      text: expect.stringContaining('story'),
      isError: true,
    });
  });

  it('get_story follows a story that was merged into another one', async () => {
    writer.write([
      report('Cathedral roof burns in Northmere', 'p.example', 160),
      report('Northmere cathedral roof burns overnight', 'q.example', 159),
      report('Firefighters battle harbour blaze', 'r.example', 150),
      report('Harbour blaze: firefighters battle flames', 's.example', 149),
    ]);
    let limit = 20;
    const fires = async () =>
      (await stories({ limit: limit++, topic: 'burns OR blaze' })).map(({ id }) => id);
    const before = await fires();
    writer.write([
      report('Firefighters battle blaze as Northmere cathedral roof burns', 't.example', 140),
      report('Firefighters battle Northmere cathedral roof blaze', 'u.example', 139),
    ]);
    const [left] = await fires();
    const gone = before.find((id) => id !== left);
    const { text } = await call('get_story', { id: gone });
    expect(JSON.parse(text)).toMatchObject({ id: left, articles: 6 });
  });

  it('similar_news returns other articles about the event of an article', async () => {
    const { text } = await call('similar_news', { url: 'https://a.example/30' });
    expect(JSON.parse(text)).toEqual(await bodyOf('/news/similar?url=https://a.example/30'));
    expect(await call('similar_news', {})).toEqual({ text: 'url or id is required.', isError: true });
  });

  it('search_news returns what is new since its last result', async () => {
    const search = async (since: string) => {
      const { text } = await call('search_news', { topic: 'tunnel', language: 'en', since });
      return JSON.parse(text) as { since: string; items: { title: string }[]; next_cursor?: string };
    };
    const first = await search('now');
    expect(first.items).toEqual([]);
    writer.write([report('Tunnel under the sound opens', 'v.example', 10)]);
    const { items, since, next_cursor: cursor } = await search(first.since);
    expect([items.map(({ title }) => title), cursor]).toEqual([['Tunnel under the sound opens'], undefined]);
    expect((await search(since)).items).toEqual([]);
  });

  it('count_news returns the number of articles over time, or by a property', async () => {
    const { text } = await call('count_news', { topic: 'ferry', language: 'en', by: 'source' });
    expect(JSON.parse(text)).toEqual(await bodyOf('/news/counts?topic=ferry&language=en&by=source'));
    expect(JSON.parse(text)).toMatchObject({ by: 'source', total: 3 });
  });
});
