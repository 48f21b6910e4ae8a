import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { type Newsroom, startNewsroom } from '../../../src/demo/newsroom.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { callCli, PROGRAM, runCli, startCli } from '../../support/run-cli.js';
import { until } from '../../support/until.js';
import { writeSourceList } from '../../support/source-list.js';

const mayUnshare = spawnSync('unshare', ['-pf', 'true']).status === 0;
if (!mayUnshare) process.stdout.write('SKIPPED: the first process of a container (needs unshare -p)\n');

describe('the command line', () => {
  it('prints help on standard error for an invalid command, and exits with 2', async () => {
    const lines = ['', 'nonsense', 'sources', 'serve --nonsense', 'ingest', 'index stats extra'];
    const runs = await Promise.all(lines.map((line) => callCli(line.split(' ').filter(Boolean))));
    expect(runs.map(({ code, out }, i) => [lines[i], code, out])).toEqual(lines.map((line) => [line, 2, '']));
    for (const { err } of runs) expect(err).toContain('Usage: news-search');
  });

  it('prints help and version on standard output, and exits with 0', async () => {
    const lines = ['--help', 'help ingest', 'keys create --help', '--version'];
    const runs = await Promise.all(lines.map((line) => runCli(line.split(' '))));
    expect(runs.map(({ code, err }, i) => [lines[i], code, err])).toEqual(lines.map((line) => [line, 0, '']));
    for (const { out } of runs) expect(out).not.toBe('');
  });

  it('says under the help of a command that settings are in the environment', async () => {
    expect((await callCli(['serve', '--port', '80'])).err).toContain(
      'Settings are read from the environment',
    );
  });

  it('reports in a sentence that its output cannot be written, and exits with 1', () => {
    const command = `"${process.execPath}" "${PROGRAM}" --help > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Standard output cannot be written: .*\n$/)]);
  });

  const asFirstProcess = mayUnshare ? it : it.skip;
  asFirstProcess('ends on a signal as the first process of a container', async () => {
    const command = [process.execPath, PROGRAM, 'mcp', '--url', 'http://127.0.0.1:9'];
    const outer = spawn('unshare', ['-pf', ...command], {
      env: { PATH: process.env['PATH'], MCP_KEY: 'any' },
    });
    // Until its first line runs, the program ignores every signal.
    await until(() => {
      spawnSync('pkill', ['-TERM', '-P', String(outer.pid)]);
      return outer.exitCode !== null;
    });
    expect(outer.exitCode).toBe(143);
  });

  it.each(SERVING_PROCESSES)(
    'exits with 78 on a keys file that is no regular file, with %s serving processes',
    async (PROCESSES) => {
      const folder = freshFolder();
      const keys = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: '/dev/zero' };
      const ports = { HOST: '127.0.0.1', PORT: '0', MANAGEMENT_PORT: '0' };
      const environment = { ...keys, ...ports, DATA_DIR: folder, INGEST: 'off', PROCESSES };
      const { code, err } = await runCli(['serve'], environment);
      rmSync(folder, { recursive: true });
      expect(code).toBe(78);
      expect(err).toContain('- GATEWAY_KEYS_FILE: cannot be used: it is no regular file');
    },
  );

  it('exits with 78 on an invalid file of saved searches', async () => {
    const DATA_DIR = freshFolder();
    const WATCHES_FILE = join(DATA_DIR, 'watches.json');
    writeFileSync(WATCHES_FILE, '{}');
    const ports = { PORT: '0', MANAGEMENT_PORT: '0', INGEST: 'off' };
    const { code, err } = await runCli(['serve'], { ...ports, DATA_DIR, WATCHES_FILE });
    expect(code).toBe(78);
    expect(err).toMatch(/^The settings have a fault:\n  - WATCHES_FILE: cannot be used: /m);
    expect(err).not.toContain('Cannot listen');
  });

  it('exits with 78 where other machines could call without a checked key; other commands do not listen', async () => {
    const open = { HOST: '0.0.0.0', PORT: '0', MANAGEMENT_PORT: '0', DATA_DIR: freshFolder(), INGEST: 'off' };
    const served = await runCli(['serve'], open);
    expect(served.code).toBe(78);
    expect(served.err).toContain('GATEWAY_TRUST_PROXY=yes');
    expect(await runCli(['demo'], open)).toMatchObject({ code: 78, out: '', err: served.err });
    expect((await callCli(['providers', 'list'], open)).code).toBe(0);
  });
});

describe('the command line over a newsroom', () => {
  const folder = freshFolder();
  let newsroom: Newsroom;
  let environment: Record<string, string>;
  beforeAll(async () => {
    newsroom = await startNewsroom({ bulletinSeconds: 0, slowSeconds: 0 });
    const DATA_DIR = join(folder, 'data');
    environment = { DATA_DIR, SOURCES: newsroom.opml, OUTBOUND_ALLOW: '127.0.0.0/8' };
  });
  afterAll(async () => {
    await newsroom.close();
    rmSync(folder, { recursive: true });
  });
  const run = (...words: string[]) => callCli(words, environment);
  const feedOf = (id: string) =>
    new RegExp(`xmlUrl="([^"]*/${id}/[^"]*)"`).exec(readFileSync(newsroom.opml, 'utf8'))![1]!;

  it('rejects an index that does not exist', async () => {
    expect(await run('index', 'stats')).toMatchObject({ code: 1, out: '' });
    expect(existsSync(environment['DATA_DIR']!)).toBe(false);
  });

  it('reports in a sentence that an index is damaged', async () => {
    const damaged = freshFolder();
    writeFileSync(join(damaged, 'news.db'), 'no database at all '.repeat(1000));
    const environment = { DATA_DIR: damaged, PORT: '0', MANAGEMENT_PORT: '0' };
    const commands = [['index', 'check'], ['index', 'stats'], ['serve']];
    const runs = await Promise.all(
      commands.map((words) => (words[0] === 'serve' ? runCli : callCli)(words, environment)),
    );
    for (const { code, err } of runs) {
      expect(code).toBe(1);
      expect(err).toMatch(/^The index \S+ cannot be opened: file is not a database\. .*\n$/m);
      expect(err).not.toMatch(/^ {4}at /m);
    }
    rmSync(damaged, { recursive: true });
  });

  it('ingests every due source once and prints one JSON line', async () => {
    const { code, out } = await runCli(['ingest', '--once'], environment);
    const round = JSON.parse(out) as {
      due: number;
      answered: number;
      failed: number;
      added: number;
      failures: Record<string, number>;
    };
    expect(code).toBe(0);
    expect(round.answered + round.failed).toBe(round.due);
    expect(round.added).toBeGreaterThan(500);
    // On a busy machine a fetch may take longer than its limit.
    const isTimeout = ([kind]: [string, number]): boolean => kind.startsWith('timeout');
    expect(Object.entries(round.failures).filter((failure) => !isTimeout(failure))).toEqual([['html', 1]]);
  });

  it('exits with 1 when no source responded', async () => {
    const list = writeSourceList(join(folder, 'dead.opml'), ['http://127.0.0.1:1/feed']);
    const { code, out } = await runCli(['ingest', '--once', '--sources', list], environment);
    expect([code, (JSON.parse(out) as { failed: number }).failed]).toEqual([1, 1]);
  });

  it('shows, checks, rebuilds and optimises the index', async () => {
    const stats = JSON.parse((await run('index', 'stats')).out) as { articles: number };
    expect(stats.articles).toBeGreaterThan(500);
    expect(JSON.parse((await run('index', 'check')).out)).toEqual({ sound: true, faults: [] });
    expect((await run('index', 'reindex')).code).toBe(0);
    expect((await run('index', 'optimize')).code).toBe(0);
  });

  it('exports one JSON object a line with the six fields, then language, country, categories and feed', async () => {
    const lines = (await run('index', 'export')).out.trim().split('\n');
    const articles = lines.map((line) => JSON.parse(line) as { title: string; source: string; url: string });
    const fields = ['title', 'source', 'published_at', 'url', 'image_url', 'preview'];
    expect(Object.keys(articles[0]!)).toEqual([...fields, 'language', 'country', 'categories', 'feed']);
    expect(lines.length).toBeGreaterThan(500);
    // The publishers behind an aggregator are the sources, and their names stand behind no title.
    const gathered = articles.filter(({ url }) => url.startsWith('https://www.papergather.example/'));
    expect(gathered.length).toBeGreaterThan(20);
    expect(gathered.filter(({ title, source }) => / - /.test(title) || /papergather/.test(source))).toEqual(
      [],
    );
  });

  it('ends without an error when the reading process closes the pipe', async () => {
    const child = startCli(['index', 'export'], environment);
    let err = '';
    child.stderr!.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdout!.once('data', () => child.stdout!.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, err]).toEqual([0, '']);
  });

  it('lists sources with how their last poll went', async () => {
    const lines = (await run('sources', 'list', '--failing')).out.trim().split('\n');
    const reasons = lines.map((line) => (JSON.parse(line) as { reason: string }).reason);
    expect(reasons.filter((reason) => !reason.startsWith('timeout'))).toEqual([
      expect.stringMatching(/^html: /),
    ]);
  });

  it('checks sources without writing anything', async () => {
    const [good, bad] = await Promise.all(
      ['valbrume-matin', 'gatehouse-review'].map((id) => run('sources', 'check', feedOf(id))),
    );
    expect([good!.code, JSON.parse(good!.out)]).toEqual([
      0,
      expect.objectContaining({ state: 'fine', format: 'rss' }),
    ]);
    expect([bad!.code, JSON.parse(bad!.out)]).toEqual([1, expect.objectContaining({ state: 'html' })]);
  });

  it('adds, imports and exports sources', async () => {
    const own = join(folder, 'own.opml');
    expect((await run('sources', 'add', feedOf('hanul-ilbo'), '--to', own, '--country', 'KR')).code).toBe(0);
    expect((await run('sources', 'import', newsroom.opml, '--to', own)).err).toMatch(/1 of \d+ were known/);
    expect(await run('sources', 'import', newsroom.opml, '--to', folder)).toMatchObject({
      code: 1,
      err: `${folder} is no regular file.\n`,
    });
    const exported = (await run('sources', 'export', '--sources', own)).out;
    expect(exported).toContain('country="KR"');
    expect(exported.match(/<outline /g)!.length).toBeGreaterThan(60);
    expect((await run('sources', 'add', feedOf('gatehouse-review'), '--to', own)).code).toBe(1);
  });

  it('creates, lists and revokes keys, showing a key only once', async () => {
    const keys = { GATEWAY_KEYS_FILE: join(folder, 'keys.json') };
    const made = await callCli(['keys', 'create', '--plan', 'basic', '--note', 'a caller'], keys);
    expect(made.out).toMatch(/^nsk_[\w-]{43}\n$/);
    const listed = await callCli(['keys', 'list'], keys);
    expect(listed.out).not.toContain(made.out.trim());
    const { id, state } = JSON.parse(listed.out) as { id: string; state: string };
    expect(state).toBe('valid');
    expect((await callCli(['keys', 'revoke', id], keys)).code).toBe(0);
    expect((await callCli(['keys', 'list'], keys)).out).toContain('"state":"revoked"');
    const invalid = ['2031-02-31', '01/02/2031', 'tomorrow', '2001-01-01'];
    const refused = await Promise.all(
      invalid.map((expires) => callCli(['keys', 'create', '--plan', 'basic', '--expires', expires], keys)),
    );
    for (const { err } of refused) expect(err).toContain('--expires must be a future time');
    expect(await callCli(['keys', 'create', '--plan', 'nosuch'], keys)).toMatchObject({ code: 1, out: '' });
  });
});
