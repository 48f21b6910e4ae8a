import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { checkIndex } from '../src/index/maintain-index.js';
import { IndexWriter } from '../src/index/index-writer.js';
import { openForReading, openForWriting } from '../src/index/open-database.js';
import { GATEWAY_HEADERS } from './support/create-test-app.js';
import { anIndexArticle } from './support/index-article-factory.js';
import { LoopbackServer } from './support/loopback-server.js';
import { ANY_PORTS, Program } from './support/program.js';
import { until as waitUntil } from './support/until.js';

jest.setTimeout(60_000);

const FEED =
  '<rss version="2.0"><channel><title>Harbour Desk</title><item><title>Lighthouse painted white again</title>' +
  `<link>https://harbour.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;

describe('an index that is taken away from a running service', () => {
  let server: LoopbackServer;
  let folder: string;
  let dataDir: string;
  let base: string;
  let program: Program;

  beforeEach(async () => {
    server = (await LoopbackServer.start()).serve('/rss', FEED);
    folder = mkdtempSync(join(tmpdir(), 'replaced-'));
    dataDir = join(folder, 'data');
    writeFileSync(
      join(folder, 'list.opml'),
      `<opml><body><outline text="S" language="en" xmlUrl="${server.url('/rss')}"/></body></opml>`,
    );
  });
  afterEach(async () => {
    await program.signal('SIGTERM');
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const run = async (environment: Record<string, string>): Promise<void> => {
    program = new Program({
      ...{ ...ANY_PORTS, DATA_DIR: dataDir },
      ...{ SOURCES: join(folder, 'list.opml'), OUTBOUND_ALLOW: '127.0.0.0/8', LOG_LEVEL: 'info' },
      ...environment,
    });
    base = (await program.listening()).url;
  };
  const ask = async (path: string): Promise<Record<string, unknown>> =>
    (await (await fetch(base + path, { headers: GATEWAY_HEADERS })).json()) as Record<string, unknown>;
  let searches = 0;
  const find = async (topic: string): Promise<unknown> =>
    (await ask(`/news?topic=${topic}&language=en&unique=${searches++}`))['count'];
  const onDisk = async (): Promise<unknown> =>
    ((await ask('/health')) as { details: { index: Record<string, unknown> } }).details.index['on_disk'];
  /** Of several processes one may be a second behind the others. */
  const until = (isSo: () => Promise<boolean>): Promise<void> => {
    let inARow = 0;
    const isSoOfAll = async (): Promise<boolean> => (inARow = (await isSo()) ? inARow + 1 : 0) === 4;
    return waitUntil(
      isSoOfAll,
      20_000,
      () => `${isSo.toString()}
${program.output}`,
    );
  };
  /** Another index, complete in one file, moved into the place of the one in use. */
  const bringAnother = (): void => {
    const writer = IndexWriter.open(join(folder, 'aside'), { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Storm over Lisbon' })]);
    writer.close();
    renameSync(join(folder, 'aside', 'news.db'), join(dataDir, 'news.db'));
  };
  const faults = (): string[] => {
    const database = openForWriting(dataDir);
    const found = checkIndex(database);
    database.close();
    return found;
  };

  it.each(['1', '2'])(
    'is filled anew by the feeds, and another in its place is read and written on, with %s serving processes',
    async (processes) => {
      await run({ INGEST: 'on', PROCESSES: processes });
      await until(async () => (await find('lighthouse')) === 1);
      const before = openForReading(dataDir);
      rmSync(join(dataDir, 'news.db'));
      await until(async () => (await onDisk()) === true && server.visitsTo('/rss').length === 2);
      await until(async () => (await find('lighthouse')) === 1);
      before.close();
      expect(program.output).toContain('deleted or replaced');
      expect(faults()).toEqual([]);
      bringAnother();
      await until(async () => (await find('storm')) === 1);
      await until(async () => (await find('lighthouse')) === 1 && (await onDisk()) === true);
      expect(faults()).toEqual([]);
    },
  );

  it('is served from what was read of it, and /health tells, while nobody writes another', async () => {
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Lighthouse painted white again' })]);
    writer.close();
    await run({ INGEST: 'off' });
    rmSync(dataDir, { recursive: true });
    await until(async () => (await find('lighthouse')) === 1 && (await onDisk()) === false);
    await until(async () => program.output.includes('index file is gone'));
    IndexWriter.open(dataDir, { retentionDays: 0 }).close();
    bringAnother();
    await until(async () => (await find('storm')) === 1 && (await find('lighthouse')) === 0);
    expect(await onDisk()).toBe(true);
    expect(program.output.match(/index file is gone/g)).toHaveLength(1);
  });
});
