import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freshFolder } from '../../support/fresh-folder.js';
import { checkIndex, exportArticles } from '../../../src/index/maintain-index.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { ColumnStatement, Database, sqliteFault } from '../../../src/index/sqlite.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { LONG } from '../../support/long-proofs.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli } from '../../support/run-cli.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const folder = freshFolder();
const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (options: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status === 0;
const isPossible = process.platform === 'linux' && mount('size=2m');
if (!isPossible) process.stdout.write('SKIPPED: a full disk (this user may not mount a small one)\n');

afterAll(() => {
  // Lazily: on Node 20 a closed index is let go of by the garbage collector.
  if (isPossible) spawnSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true });
});

(isPossible ? describe : describe.skip)('on a full disk', () => {
  const dataDir = join(disk, 'data');
  const batch = (n: number) =>
    Array.from({ length: 50 }, (_, i) =>
      anIndexArticle({ title: `Storm ${n} ${i} over Lisbon`, url: `https://s${n}-${i}.example/` }),
    );

  it('nothing of a failing batch is stored, nothing of the others is lost, and writing continues once there is room', () => {
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    let written = 0;
    let failure: unknown = null;
    for (; failure === null; written++) {
      try {
        writer.write(batch(written));
      } catch (error) {
        failure = error;
        written--;
      }
    }
    expect(sqliteFault(failure)).toBe('full');
    expect([...exportArticles(writer.database)]).toHaveLength(written * 50);
    expect(checkIndex(writer.database)).toEqual([]);
    expect(mount('remount,size=32m')).toBe(true);
    expect(writer.write(batch(written)).added).toBe(50);
    writer.close();
  });

  it('a service that cannot start says what to do', async () => {
    const fill = (): void => {
      for (;;) appendFileSync(join(disk, 'everything'), Buffer.alloc(4_096));
    };
    expect(fill).toThrow('ENOSPC');
    const full = join(disk, 'new');
    mkdirSync(full);
    const { code, err } = await callCli(['index', 'stats'], { DATA_DIR: full });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The index \S+ cannot be opened: .*\. Free some space, or point DATA_DIR to another disk\.\n$/,
    );
  });
});

(isPossible ? describe : describe.skip)('a service whose disk becomes full', () => {
  const FEEDS = 12;
  const ITEMS = 90;
  let server: LoopbackServer;
  let program: Program;
  const filler = join(disk, 'filler');

  beforeEach(async () => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
    expect(mount('remount,size=24m')).toBe(true);
    server = await LoopbackServer.start();
  });
  afterEach(async () => {
    await program.signal('SIGKILL');
    await server.stop();
  });

  const feed = (name: string, items: number): string => {
    const text = `What the harbour council of ${name} said about it. `.repeat(8);
    const item = (i: number): string =>
      `<item><title>Ferry ${i} of ${name} sails</title><link>https://${name}.example/${i}</link>` +
      `<pubDate>${new Date(Date.now() - i * 60_000).toUTCString()}</pubDate><description>${text}</description></item>`;
    const all = Array.from({ length: items }, (_, i) => item(i)).join('');
    return `<rss version="2.0"><channel><title>${name}</title>${all}</channel></rss>`;
  };
  /** Serves a document under its ETag, as publishers do: what was lost would not be sent again. */
  const serve = (path: string, body: string): void => {
    const etag = `"${body.length}"`;
    server.on(path, (req, res) => {
      if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
      else res.writeHead(200, { etag }).end(body);
    });
  };
  const get = async (path: string): Promise<Record<string, unknown>> =>
    (await (await fetch(`${program.url}${path}`, { headers: GATEWAY_HEADERS })).json()) as never;
  const healthOfIndex = async (): Promise<Record<string, unknown>> =>
    ((await get('/health')) as { details: { index: Record<string, unknown> } }).details.index;

  const FEW = [{ spareKb: 700, processes: '1' }];
  const MORE = [
    { spareKb: 100, processes: '1' },
    { spareKb: 2_000, processes: '2' },
  ];

  it.each([...FEW, ...(LONG ? MORE : [])])(
    'pauses polls, reports it, searches on, and indexes every article once there is room ($spareKb KB left)',
    async ({ spareKb, processes }) => {
      const paths = Array.from({ length: FEEDS }, (_, i) => `/feed${i}`);
      paths.forEach((path, i) => serve(path, feed(`port${i}`, 1)));
      const feeds = paths.map((path) => server.url(path));
      const list = writeSourceList(join(folder, 'list.opml'), feeds);
      const settings = { PROCESSES: processes, INGEST: 'on', SOURCES: list, OUTBOUND_ALLOW: '127.0.0.0/8' };
      program = new Program({ ...ANY_PORTS, ...settings, DATA_DIR: join(disk, `data-${spareKb}`) });
      await program.listening();
      const index = new Database(join(disk, `data-${spareKb}`, 'news.db'), { readOnly: true });
      const count = new ColumnStatement<number>(index, 'SELECT count(*) FROM articles');
      const becomes = (isSo: () => unknown): Promise<void> =>
        until(
          async () => (await isSo()) || pause(300, false),
          undefined,
          () => program.output.slice(-2_000),
        );
      await becomes(() => count.get() === FEEDS);

      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(bavail * bsize - spareKb * 1_024, 0), 1));
      paths.forEach((path, i) => serve(path, feed(`port${i}`, ITEMS)));
      await becomes(async () => (await healthOfIndex()).status === 'down');
      expect(await healthOfIndex()).toMatchObject({
        readable: true,
        writable: false,
        reason: expect.stringMatching(/disk is full/) as string,
      });
      const polls = server.visits.length;
      expect(await get('/news?topic=ferry&language=en&limit=1')).toMatchObject({ count: 1 });

      truncateSync(filler, 0);
      await becomes(() => count.get() === FEEDS * ITEMS);
      // Each feed was read once at most, and what was read was written without being requested again.
      expect(server.visits.length - polls).toBeLessThan(2 * FEEDS);
      expect(await healthOfIndex()).toMatchObject({ status: 'up' });
      index.close();
    },
  );
});
