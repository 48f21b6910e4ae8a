import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { LoopbackServer } from '../../test/support/loopback-server.js';
import { callCli, type Run } from '../../test/support/run-cli.js';
import { writeSourceList } from '../../test/support/source-list.js';

const rowsOf = ({ out }: Run): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('news-search', () => {
  let server: LoopbackServer;
  let folder: string;
  let list: string;
  let environment: Record<string, string>;

  const item = (slug: string, title = `The council debates ${slug}`): string =>
    `<item><title>${title}</title><link>https://courier.example/${slug}</link>` +
    `<pubDate>${new Date().toUTCString()}</pubDate></item>`;
  const rss = (...items: string[]): string =>
    `<rss version="2.0"><channel><title>Courier</title><language>en</language>` +
    `<link>https://courier.example/</link>${items.join('')}</channel></rss>`;
  const run = (...words: string[]): Promise<Run> => callCli(words, environment);
  const write = (...feeds: Parameters<typeof writeSourceList>[1]): string => writeSourceList(list, feeds);

  beforeEach(async () => {
    server = await LoopbackServer.start();
    server
      .serve('/rss', rss(item('parks'), item('ferry')), { etag: '"v1"' })
      .on('/same', (req, res) => {
        const isKnown = req.headers['if-none-match'] === '"v1"';
        res.writeHead(isKnown ? 304 : 200, { etag: '"v1"' }).end(isKnown ? undefined : rss(item('bridge')));
      })
      .serve('/page', '<!doctype html><html><body>Please sign in</body></html>', {
        'content-type': 'text/html',
      })
      .serve(
        '/home',
        '<html><head><link rel="alternate" type="application/rss+xml" href="/rss"></head></html>',
        {
          'content-type': 'text/html',
        },
      )
      .serve('/broken', '', {}, 500)
      .redirect('/old', '/rss', 301);
    folder = freshFolder();
    list = join(folder, 'list.opml');
    environment = { DATA_DIR: join(folder, 'data'), SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8' };
    write();
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  describe('ingest --once', () => {
    it('polls every due source, and prints the numbers of what came of it', async () => {
      write(...['/rss', '/same', '/page', '/broken'].map((path) => server.url(path)));
      const first = await run('ingest', '--once');
      expect([first.code, first.err]).toEqual([0, '']);
      expect(rowsOf(first)).toEqual([
        {
          ...{ sources: 4, due: 4, answered: 2, unchanged: 0, failed: 2, added: 3, updated: 0, untitled: 0 },
          ...{ seconds: expect.any(Number), failures: { html: 1, 'http-500': 1 }, unreachable: false },
        },
      ]);
      server.serve('/rss', rss(item('parks', 'The council closes parks'), item('ferry')));
      // The operator's own hosts are always due.
      const [second] = rowsOf(await run('ingest', '--once'));
      expect(second).toMatchObject({ due: 4, answered: 2, unchanged: 1, failed: 2, added: 0, updated: 1 });
      expect(rowsOf(await run('index', 'stats'))).toMatchObject([{ articles: 3 }]);
    });

    it('prints sentences at a terminal, with the failures only where there are some', async () => {
      write(...['/rss', '/page'].map((path) => server.url(path)));
      const failing = (await callCli(['ingest', '--once'], environment, true)).out;
      expect(failing).toMatch(/^1 of 2 due sources answered \(2 in the list\), [\d.]+ s\.$/m);
      expect(failing).toMatch(/^2 articles added, 0 updated, 0 untitled items dropped\.$/m);
      expect(failing).toMatch(/^Failed: 1 html\. See "news-search sources list --failing"\.$/m);
      write(server.url('/rss'));
      expect((await callCli(['ingest', '--once'], environment, true)).out).not.toContain('Failed');
    });

    it.each([
      ['every source failed', ['/broken', '/page'], 'No source responded.'],
      ['there is no source', [], 'There is no source to poll.'],
    ])('exits with 1 where %s', async (_, paths, reason) => {
      write(...paths.map((path) => server.url(path)));
      expect(await run('ingest', '--once')).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
    });

    it('reports faults of the list, and polls the rest of it; --sources replaces the list', async () => {
      write(server.url('/rss'), 'ftp://courier.example/rss');
      const other = writeSourceList(join(folder, 'other.opml'), [server.url('/same')]);
      const faulty = await run('ingest', '--once');
      expect(faulty.err).toMatch(/list\.opml:3 S: .*ftp: addresses are not fetched\n/);
      expect(rowsOf(faulty)).toMatchObject([{ sources: 1, answered: 1 }]);
      expect(rowsOf(await run('ingest', '--once', '--sources', other))).toMatchObject([{ added: 1 }]);
    });
  });

  describe('sources list', () => {
    it('shows each source with the result of its last poll, and with --failing only those that fail', async () => {
      write([server.url('/rss'), 'text="Own" language="en" country="GB" category="world,sports"']);
      const known = { language: 'en', country: 'GB', categories: ['world', 'sports'], title: 'Own' };
      const state = { push: null, moved_to: null, reason: null, push_reason: null, url: server.url('/rss') };
      expect(rowsOf(await run('sources', 'list'))).toEqual([
        { ...known, ...state, state: 'new', order: null, articles: 0, checked: null },
      ]);
      server.serve('/gone', '', {}, 410);
      write(
        [server.url('/rss'), 'text="Own" language="en" country="GB" category="world,sports"'],
        ...['/broken', '/gone', '/old'].map((path) => server.url(path)),
      );
      await run('ingest', '--once');
      const rows = rowsOf(await run('sources', 'list'));
      expect(rows.map(({ state, articles }) => [state, articles])).toEqual([
        ['fine', 2],
        ['failing', 0],
        ['gone', 0],
        ['fine', 0],
      ]);
      expect(rows[0]).toMatchObject({ ...known, checked: expect.stringMatching(/Z$/) });
      expect(rows[1]).toMatchObject({ reason: expect.stringMatching(/^http-500: /) });
      expect(rows[3]).toMatchObject({ moved_to: server.url('/rss'), reason: null });
      const failing = rowsOf(await run('sources', 'list', '--failing'));
      expect(failing.map(({ state }) => state)).toEqual(['failing', 'gone']);
    });
  });

  describe('sources check', () => {
    it.each([
      ['/rss', 0, { state: 'fine', format: 'rss', items: 2, remark: null }],
      ['/old', 0, { state: 'fine', remark: expect.stringMatching(/^moved to .*\/rss$/) }],
      ['/home', 0, { state: 'fine', remark: expect.stringMatching(/^a page; its feed is .*\/rss$/) }],
      [
        '/page',
        1,
        { state: 'html', format: null, items: 0, newest: null, ms: null, drop: expect.anything() },
      ],
      ['/broken', 1, { state: 'http-500', items: 0, drop: null }],
    ])('fetches %s once, stores nothing, and exits with %d', async (path, code, row) => {
      const checked = await run('sources', 'check', server.url(path));
      expect(checked.code).toBe(code);
      expect(rowsOf(checked)).toMatchObject([{ url: server.url(path), ...row }]);
      expect(existsSync(environment['DATA_DIR']!)).toBe(false);
    });

    it('names items without a title', async () => {
      server.serve('/untitled', rss(item('a', ''), item('parks')));
      const [row] = rowsOf(await run('sources', 'check', server.url('/untitled')));
      expect(row).toMatchObject({
        items: 2,
        remark: '1 untitled items',
        newest: expect.stringMatching(/Z$/),
      });
    });

    it('checks the list without addresses, and writes it without the feeds to drop with --prune', async () => {
      write(...['/rss', '/page', '/broken'].map((path) => server.url(path)));
      const checked = await run('sources', 'check');
      expect(rowsOf(checked).map(({ state }) => state)).toEqual(['fine', 'html', 'http-500']);
      expect(checked.err).toContain(`drop ${server.url('/page')} (`);
      expect(checked.err).toContain('2 of 3 sources failed. 1 should be dropped: --prune FILE');
      const pruned = await run('sources', 'check', '--prune', list);
      expect(pruned).toMatchObject({ code: 0, err: expect.stringContaining('2 sources written to') });
      expect(pruned.err).toContain(`1 dropped; the previous file is ${list}.old`);
      expect(
        [readFileSync(list, 'utf8'), readFileSync(`${list}.old`, 'utf8')].map((text) =>
          text.includes('/page'),
        ),
      ).toEqual([false, true]);
    });

    it('drops nothing where all of five hosts cannot be reached: the network is down', async () => {
      write(...[1, 2, 3, 4, 5].map((n) => `http://127.0.0.${n}:1/rss`));
      const { code, err } = await run('sources', 'check', '--prune', join(folder, 'pruned.opml'));
      expect([code, err]).toEqual([1, expect.stringContaining('No host responds: the network is down.')]);
      expect(existsSync(join(folder, 'pruned.opml'))).toBe(false);
      write(...[1, 2, 3, 4].map((n) => `http://127.0.0.${n}:1/rss`), server.url('/rss'));
      expect((await run('sources', 'check')).err).toContain('4 of 5 sources failed. 4 should be dropped');
    });

    it.each([
      ['no address', ['no-address'], 'Not an address: no-address'],
      ['a folder that does not exist', ['--prune', '/nowhere/list.opml'], 'There is no folder for'],
    ])('requests nothing with %s, and exits with 1', async (_, words, reason) => {
      write(server.url('/rss'));
      expect(await run('sources', 'check', ...words)).toMatchObject({
        code: 1,
        err: expect.stringContaining(reason),
      });
      expect(server.visits).toEqual([]);
    });
  });

  describe('sources add', () => {
    it.each(['/rss', '/home', '/old'])('adds the feed at %s once, with what it declares', async (path) => {
      const added = await run('sources', 'add', server.url(path));
      expect(added).toMatchObject({
        code: 0,
        err: `${server.url('/rss')} (rss, 2 items) added to ${list}.\n`,
      });
      const opml = readFileSync(list, 'utf8');
      expect(opml).toContain(`xmlUrl="${server.url('/rss')}"`);
      for (const text of ['text="Courier"', 'language="en"', 'htmlUrl="https://courier.example/"'])
        expect(opml).toContain(text);
      expect((await run('sources', 'add', server.url(path))).err).toContain(`was known in ${list}.`);
    });

    it('prefers the attributes that are given, and rejects unknown ones', async () => {
      const words = ['--title', 'Mine', '--language', 'de', '--country', 'AT', '--category', 'sports'];
      await run('sources', 'add', server.url('/rss'), ...words, '--to', list);
      const opml = readFileSync(list, 'utf8');
      for (const text of ['text="Mine"', 'language="de"', 'country="AT"', 'category="sports"'])
        expect(opml).toContain(text);
      expect(
        await run('sources', 'add', server.url('/same'), '--country', 'Atlantis', '--to', list),
      ).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^The source .*Atlantis/),
      });
    });

    it.each([
      ['/page', /is neither a feed nor a page that links to one/],
      ['/broken', /: http-500: /],
    ])('exits with 1 and adds nothing where %s is no feed', async (path, reason) => {
      expect(await run('sources', 'add', server.url(path), '--to', list)).toMatchObject({
        code: 1,
        err: expect.stringMatching(reason),
      });
      expect(readFileSync(list, 'utf8')).not.toContain('<outline');
    });

    it('refuses to write to several lists or a folder of them without --to', async () => {
      mkdirSync(join(folder, 'lists'));
      environment['SOURCES'] = join(folder, 'lists');
      expect((await run('sources', 'add', server.url('/rss'))).err).toContain('No OPML file to add to');
    });
  });

  it('imports the feeds that are not known yet, and exports the merged lists', async () => {
    write(server.url('/rss'));
    const other = writeSourceList(
      join(folder, 'other.opml'),
      ['/rss', '/same'].map((path) => server.url(path)),
    );
    expect((await run('sources', 'import', other)).err).toBe(
      `1 sources added to ${list}; 1 of 2 were known.\n`,
    );
    const { out } = await run('sources', 'export', '--sources', `${list},${other}`);
    expect(out.match(/<outline /g)).toHaveLength(2);
    const exported = join(folder, 'exported.opml');
    expect((await run('sources', 'export', exported)).err).toBe(`2 sources written to ${exported}.\n`);
    expect(readFileSync(exported, 'utf8')).toBe((await run('sources', 'export')).out);
    expect((await run('sources', 'export', '-')).out).toBe((await run('sources', 'export')).out);
  });

  it.each([
    ['does not exist', '', 'There is no file'],
    ['has no feed', '<opml version="2.0"><body/></opml>', 'contains no feed'],
  ])('imports nothing from a file that %s, and exits with 1', async (_, content, reason) => {
    const file = join(folder, 'other.opml');
    if (content !== '') writeFileSync(file, content);
    expect(await run('sources', 'import', file, '--to', list)).toMatchObject({
      code: 1,
      err: expect.stringContaining(reason),
    });
  });
});
