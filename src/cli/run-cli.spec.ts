import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { freshIndex } from '../../test/support/fresh-index.js';
import { callCli, type Run } from '../../test/support/run-cli.js';
import { type WatchState, WatchStates } from '../index/watch-states.js';

const rowsOf = ({ out }: Run): unknown[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

describe('news-search', () => {
  it('prints its version, and exits with 2 and help for an unknown command', async () => {
    expect(await callCli(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    const unknown = await callCli(['indx']);
    expect(unknown).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage: news-search') });
  });

  it('exits with 78 and names each wrong setting', async () => {
    const { code, err } = await callCli(['index', 'stats'], { PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(code).toBe(78);
    expect(err).toMatch(/PORT/);
    expect(err).toMatch(/LOG_LEVEL/);
  });
});

describe('news-search index', () => {
  const given = freshIndex();
  const index = (...words: string[]): Promise<Run> =>
    callCli(['index', ...words], { DATA_DIR: given.dataDir });
  const URL_OF_ONE = 'https://courier.example/ferry';
  beforeEach(() => {
    given.writer.write([
      anIndexArticle({
        url: URL_OF_ONE,
        title: 'Ferry sails',
        domain: 'courier.example',
        source: 'courier.example',
      }),
      anIndexArticle({ domain: 'other.example', publishedAt: null }),
    ]);
    // Only one process writes.
    given.writer.close();
  });

  it('reports its articles and that it is sound, after optimize and reindex too', async () => {
    for (const action of ['optimize', 'reindex']) expect((await index(action)).code).toBe(0);
    expect(rowsOf(await index('stats'))).toMatchObject([
      { articles: 2, undated: 1, newest: expect.any(String) },
    ]);
    expect(await index('check')).toMatchObject({ code: 0, out: '{"sound":true,"faults":[]}\n' });
  });

  it('exports one article a line', async () => {
    const rows = rowsOf(await index('export'));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({ url: URL_OF_ONE, title: 'Ferry sails', language: 'en' }),
    );
  });

  it.each([
    ['an article', URL_OF_ONE, { url: URL_OF_ONE, removed: 1, keep_out: false }],
    ['a domain', 'other.example', { domain: 'other.example', removed: 1, keep_out: false }],
  ])('removes %s, and reports with exit code 1 that there is none the next time', async (_, what, row) => {
    expect(rowsOf(await index('remove', what))).toEqual([row]);
    expect(await index('remove', what)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no article of'),
    });
    expect(rowsOf(await index('stats'))).toMatchObject([{ articles: 1 }]);
  });

  it('excludes permanently what it has not', async () => {
    const { code, err } = await index('remove', 'third.example', '--keep-out');
    expect([code, err]).toEqual([0, expect.stringContaining('excluded permanently')]);
  });

  it.each(['co.uk', 'https://courier.example/', 'no domain', 'https://'])(
    'does not remove "%s", and exits with 2',
    async (what) => {
      expect(await index('remove', what)).toMatchObject({ code: 2, out: '' });
      expect(rowsOf(await index('stats'))).toMatchObject([{ articles: 2 }]);
    },
  );

  it('is copied to a new file and to an existing one, never to itself, a folder or a device', async () => {
    const folder = freshFolder();
    const copy = join(folder, 'copy.db');
    for (let i = 0; i < 2; i++) expect(await index('backup', copy)).toMatchObject({ code: 0 });
    expect(existsSync(copy)).toBe(true);
    for (const other of [
      folder,
      '/dev/null',
      join(given.dataDir, 'news.db'),
      join(folder, 'none', 'copy.db'),
    ])
      expect([other, (await index('backup', other)).code]).toEqual([other, 1]);
  });

  it('reports a folder that does not exist', async () => {
    const { code, err } = await callCli(['index', 'stats'], { DATA_DIR: join(given.dataDir, 'none') });
    expect([code, err]).toEqual([1, expect.stringContaining('There is no index')]);
  });
});

describe('news-search keys', () => {
  let file: string;
  beforeEach(() => (file = join(freshFolder(), 'keys.json')));
  const keys = (...words: string[]): Promise<Run> => callCli(['keys', ...words, '--file', file]);

  it('shows a key once, lists it without, and revokes it', async () => {
    const { out, err } = await keys(
      'create',
      '--plan',
      'unlimited',
      '--note',
      'for tests',
      '--expires',
      '2099-01-31',
    );
    const id = /Key (\S+) of plan unlimited/.exec(err)![1]!;
    const listed = await keys('list');
    expect(listed.out).not.toContain(out.trim());
    const row = { id, plan: 'unlimited', state: 'valid', expires: '2099-01-31T00:00:00Z', revoked: null };
    expect(rowsOf(listed)).toEqual([{ ...row, note: 'for tests' }]);
    expect((await keys('revoke', id)).code).toBe(0);
    expect(rowsOf(await keys('list'))).toMatchObject([{ id, state: 'revoked', revoked: expect.any(String) }]);
  });

  it.each([
    [['create', '--plan', 'unlimited', '--expires', '2020-01-31'], 'future time'],
    [['create', '--plan', 'unlimited', '--expires', 'soon'], 'future time'],
    [['revoke', 'unknown'], 'unknown'],
  ])('refuses %j', async (words, reason) => {
    await keys('create', '--plan', 'unlimited');
    const { code, err } = await keys(...words);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('names a file that does not exist', async () => {
    expect(await keys('list')).toMatchObject({ code: 1, out: '', err: `There is no file ${file}.\n` });
  });
});

describe('news-search mcp', () => {
  it('refuses sources of its own together with a running instance, which has its own', async () => {
    const run = await callCli(['mcp', '--url', 'https://news.example', '--sources', 'feeds.opml']);
    expect(run).toMatchObject({ code: 2, out: '', err: expect.stringContaining('use either') });
  });
});

describe('news-search watches', () => {
  let file: string;
  beforeEach(() => (file = join(freshFolder(), 'watches.json')));
  const watches = (...words: string[]): Promise<Run> =>
    callCli(['watches', ...words, '--file', file], { DATA_DIR: freshFolder() });
  const REQUEST = '/news?topic=ferry&language=en';

  it('adds, lists and removes saved searches', async () => {
    const hook = ['--webhook', 'https://receiver.example/hook'];
    expect(rowsOf(await watches('add', '--request', REQUEST, '--id', 'ferries', '--feed'))).toMatchObject([
      { id: 'ferries', token: expect.any(String), secret: null },
    ]);
    expect(rowsOf(await watches('add', '--request', REQUEST, '--id', 'hook', ...hook))).toMatchObject([
      { id: 'hook', token: null, secret: expect.stringMatching(/^whsec_/) },
    ]);
    expect(rowsOf(await watches('list'))).toEqual([
      { id: 'ferries', request: REQUEST, feed: true, webhook: null, state: null },
      { id: 'hook', request: REQUEST, feed: false, webhook: hook[1], state: 'new' },
    ]);
    expect((await watches('remove', 'ferries')).code).toBe(0);
    expect(rowsOf(await watches('list'))).toMatchObject([{ id: 'hook' }]);
    expect((await watches('remove', 'ferries')).code).toBe(1);
  });

  it('says of each webhook whether it is new, delivered, failing or suspended', async () => {
    const DATA_DIR = freshFolder();
    const ids = ['new', 'delivered', 'failing', 'suspended'];
    for (const id of ids)
      await watches('add', '--request', REQUEST, '--id', id, '--webhook', 'https://receiver.example/hook');
    const delivered: WatchState = { position: { index: 1 }, receiver: 'r', pending: null, suspended: null };
    const unsent = { id: 'm', body: '{}', urls: [], position: { index: 2 }, dueAt: 0 };
    const states = new WatchStates(DATA_DIR);
    states.save('delivered', delivered);
    states.save('failing', { ...delivered, pending: { ...unsent, attempts: 1 } });
    // Its message is stored until it is resumed.
    const suspended = { pending: { ...unsent, attempts: 80 }, suspended: 'status 410' };
    states.save('suspended', { ...delivered, ...suspended });
    states.close();
    const listed = await callCli(['watches', 'list', '--file', file], { DATA_DIR });
    expect(rowsOf(listed).map((row) => (row as { state: string }).state)).toEqual([
      'new',
      'delivered',
      'failing',
      'suspended (status 410)',
    ]);
  });

  it('names with exit code 1 the receivers at addresses that are not allowed', async () => {
    await watches('add', '--request', REQUEST, '--id', 'inside', '--webhook', 'http://127.0.0.1:9/hook');
    await watches('add', '--request', REQUEST, '--id', 'feed', '--feed');
    const checked = await watches('check');
    expect([checked.code, rowsOf(checked)]).toMatchObject([
      1,
      [
        { id: 'inside', state: 'fault' },
        { id: 'feed', state: 'ok' },
      ],
    ]);
  });

  it('refuses a file that is none of saved searches', async () => {
    writeFileSync(file, '{"watches": [');
    const { code, out, err } = await watches('list');
    expect([code !== 0, out, err]).toEqual([true, '', expect.stringContaining(file)]);
  });
});
