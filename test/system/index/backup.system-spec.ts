import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { backupIndex, checkIndex } from '../../../src/index/maintain-index.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { openForWriting } from '../../../src/index/open-database.js';
import { ColumnStatement } from '../../../src/index/sqlite.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli, runCli } from '../../support/run-cli.js';

describe('a backup of the index', () => {
  /** An index that every test begins with a copy of. */
  const filled = freshFolder();
  let folder: string;
  let dataDir: string;
  let file: string;
  let writer: IndexWriter;

  beforeAll(() => {
    writer = IndexWriter.open(filled, { retentionDays: 0 });
    write(0, 2_000);
    writer.close();
  });
  afterAll(() => rmSync(filled, { recursive: true }));
  beforeEach(() => {
    folder = freshFolder();
    dataDir = join(folder, 'data');
    file = join(folder, 'news.backup');
    cpSync(filled, dataDir, { recursive: true });
    writer = IndexWriter.open(dataDir, { retentionDays: 0 });
  });
  afterEach(() => {
    writer.close();
    rmSync(folder, { recursive: true });
  });

  const write = (from: number, count: number): void => {
    const articles = Array.from({ length: count }, (_, i) =>
      anIndexArticle({ title: `Storm ${from + i} over Lisbon`, url: `https://s${from + i}.example/` }),
    );
    writer.write(articles);
  };
  /** Puts the backup where a service would look for it; how many articles it holds. */
  const restore = (): { articles: number; faults: string[] } => {
    const restored = join(folder, 'restored');
    mkdirSync(restored, { recursive: true });
    renameSync(file, join(restored, 'news.db'));
    const database = openForWriting(restored);
    const articles = new ColumnStatement<number>(database, 'SELECT count(*) FROM articles').get()!;
    const faults = checkIndex(database);
    database.close();
    return { articles, faults };
  };

  it('is one complete file, made while the index is served and written, that a service can open', async () => {
    const environment = { ...ANY_PORTS, DATA_DIR: dataDir };
    const serving = await new Program(environment).listening();
    const run = await runCli(['index', 'backup', file], { DATA_DIR: dataDir });
    expect(run).toMatchObject({ code: 0, out: '' });
    write(5_000, 100);
    await serving.signal('SIGTERM');
    expect(readdirSync(folder).filter((name) => name.startsWith('news.backup'))).toEqual(['news.backup']);
    expect(restore()).toEqual({ articles: 2_000, faults: [] });
    const again = await new Program({ ...ANY_PORTS, DATA_DIR: join(folder, 'restored') }).listening();
    const answer = await fetch(`${again.url}/news?topic=storm&language=en`, { headers: GATEWAY_HEADERS });
    expect(((await answer.json()) as { count: number }).count).toBe(10);
    await again.signal('SIGTERM');
  });

  it('contains one consistent state of an index that is being written', async () => {
    let written = 2_000;
    const copied = backupIndex(dataDir, file, () => {
      write(written, 50);
      written += 50;
    });
    await copied;
    expect(written).toBeGreaterThan(2_000);
    expect(restore()).toEqual({ articles: 2_000, faults: [] });
  });

  it('replaces an older backup only when it is complete', async () => {
    await backupIndex(dataDir, file);
    write(9_000, 1);
    await backupIndex(dataDir, file);
    expect(restore().articles).toBe(2_001);
    const nowhere = await callCli(['index', 'backup', join(folder, 'no', 'such', 'folder', 'x')], {
      DATA_DIR: dataDir,
    });
    expect(nowhere).toMatchObject({ code: 1, out: '' });
    expect(nowhere.err).toMatch(/^There is no folder .* for the backup: create it first\.\n$/);
  });

  it('never replaces a folder or a device', async () => {
    const taken = await callCli(['index', 'backup', folder], { DATA_DIR: dataDir });
    expect(taken).toMatchObject({ code: 1, err: `${folder} is no regular file.\n` });
  });

  it('is neither the index itself nor the copy of a missing index', async () => {
    const itself = await callCli(['index', 'backup', join(dataDir, 'news.db')], { DATA_DIR: dataDir });
    expect(itself).toMatchObject({ code: 1 });
    expect(itself.err).toContain('belongs to the index');
    linkSync(join(dataDir, 'news.db'), join(folder, 'hard'));
    symlinkSync(join(dataDir, 'news.db-wal'), join(folder, 'soft'));
    symlinkSync(dataDir, join(folder, 'way'));
    const others = [
      'data/news.db-wal',
      'data/news.db-shm',
      'data/news.db-journal',
      'hard',
      'soft',
      'way/news.db-wal',
    ];
    const refused = await Promise.all(
      others.map((name) => callCli(['index', 'backup', join(folder, name)], { DATA_DIR: dataDir })),
    );
    expect(refused.map(({ code, err }, i) => [others[i], code, err])).toEqual(
      others.map((name) => [name, 1, expect.stringContaining('belongs to the index')]),
    );
    expect(checkIndex(writer.database)).toEqual([]);
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect((await callCli(['index', 'backup', file], { DATA_DIR: empty })).code).toBe(1);
    expect([existsSync(join(empty, 'news.db')), existsSync(file)]).toEqual([false, false]);
  });
});

describe('an index that another version has filled', () => {
  it('is served, and the log contains the advice', async () => {
    const folder = freshFolder();
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Storm over Lisbon' })]);
    writer.database.exec(`UPDATE properties SET value = '0' WHERE name = 'analysis_version'`);
    writer.close();
    const serve = async (): Promise<string> => {
      const program = await new Program({ ...ANY_PORTS, DATA_DIR: folder }).listening();
      await program.signal('SIGTERM');
      return program.output;
    };
    expect(await serve()).toMatch(/"level":"warn".*index reindex/);
    expect((await callCli(['index', 'reindex'], { DATA_DIR: folder })).code).toBe(0);
    expect(await serve()).not.toContain('index reindex');
    rmSync(folder, { recursive: true });
  });
});
