import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { checkIndex } from '../../../src/index/maintain-index.js';
import { openForWriting } from '../../../src/index/open-database.js';
import { ColumnStatement } from '../../../src/index/sqlite.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { ANY_PORTS, type Exit, Program } from '../../support/program.js';
import { writeSourceList } from '../../support/source-list.js';
import { until } from '../../support/until.js';

const FEED =
  '<rss version="2.0"><channel><title>Harbour Desk</title><item><title>Lighthouse painted white again</title>' +
  `<link>https://harbour.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;

describe('a service whose index file is replaced while it runs', () => {
  let server: LoopbackServer;
  let folder: string;
  let dataDir: string;
  let program: Program;

  beforeEach(async () => {
    server = (await LoopbackServer.start()).serve('/rss', FEED);
    folder = freshFolder();
    dataDir = join(folder, 'data');
    writeSourceList(join(folder, 'list.opml'), [server.url('/rss')]);
  });
  afterEach(async () => {
    await program.signal('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const start = async (environment: Record<string, string>): Promise<void> => {
    const own = { SOURCES: join(folder, 'list.opml'), OUTBOUND_ALLOW: '127.0.0.0/8', LOG_LEVEL: 'info' };
    program = await new Program({ ...ANY_PORTS, ...own, DATA_DIR: dataDir, ...environment }).listening();
  };
  let searches = 0;
  const find = async (topic: string): Promise<unknown> => {
    const url = `${program.url}/news?topic=${topic}&language=en&unique=${searches++}`;
    const response = await fetch(url, { headers: GATEWAY_HEADERS });
    return ((await response.json()) as { count?: unknown }).count;
  };
  const isEnded = async (): Promise<Exit> => {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`The program still runs: ${program.output}`)), 240_000).unref(),
    );
    return Promise.race([program.exit, late]);
  };
  const expectSentence = async (sentence: string): Promise<void> => {
    expect(await isEnded()).toMatchObject({ code: 1 });
    const errors = program.output
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
      // On a busy machine.
      .filter((line) => !line.includes('it sent no message for'));
    expect(errors).toEqual([expect.stringContaining(sentence)]);
    expect(program.output + program.errors).not.toMatch(/\n\s+at /);
  };
  /** Another index, complete in one file. */
  const anotherIndex = (): string => {
    const writer = IndexWriter.open(join(folder, 'aside'), { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Storm over Lisbon' })]);
    writer.close();
    return join(folder, 'aside', 'news.db');
  };

  it.each(SERVING_PROCESSES)(
    'stops with a message and leaves the new file intact, with %s serving processes',
    async (PROCESSES) => {
      await start({ INGEST: 'on', PROCESSES });
      await until(async () => (await find('lighthouse')) === 1);
      renameSync(anotherIndex(), join(dataDir, 'news.db'));
      await expectSentence('was replaced by another file while the service was running');
      const restored = openForWriting(dataDir);
      const titles = new ColumnStatement<string>(restored, 'SELECT title FROM articles').all();
      expect([titles, checkIndex(restored)]).toEqual([['Storm over Lisbon'], []]);
      restored.close();
      await start({ INGEST: 'on', PROCESSES });
      await until(async () => (await find('storm')) === 1 && (await find('lighthouse')) === 1);
    },
  );

  it.each(SERVING_PROCESSES)(
    'stops with a message when the file is removed, with %s serving processes',
    async (PROCESSES) => {
      await start({ INGEST: 'off', PROCESSES });
      rmSync(dataDir, { recursive: true });
      await expectSentence('was removed while the service was running');
    },
  );

  it('continues while other programs write and maintain the same file', async () => {
    await start({ INGEST: 'off' });
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Storm over Lisbon' })]);
    writer.database.exec('VACUUM');
    writer.close();
    await until(async () => (await find('storm')) === 1);
    // A service that looks for its file as often, and starts later, misses it.
    const removed = freshFolder();
    IndexWriter.open(removed, { retentionDays: 0 }).close();
    const other = await new Program({ ...ANY_PORTS, DATA_DIR: removed }).listening();
    rmSync(removed, { recursive: true });
    await other.exit;
    expect(await find('storm')).toBe(1);
  });
});
