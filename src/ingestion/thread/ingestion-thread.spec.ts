import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Sqlite from 'better-sqlite3';
import { ingestionSettings } from '../../../test/support/ingestion-settings.js';
import { LoopbackServer } from '../../../test/support/loopback-server.js';
import type { PollEvent } from '../poll-event.js';
import { IngestionThread } from './ingestion-thread.js';
import { workerFile } from './worker-file.js';

/** A thread that behaves until it is given feeds that went over budget, or the other way round. */
const PROGRAM = (behaviour: string): string => `
  import { parentPort, workerData } from 'node:worker_threads';
  const tell = (message) => parentPort.postMessage(message);
  tell({ type: 'started', sources: 1, faults: workerData.overBudget.map((outline) => ({ outline })) });
  parentPort.once('message', () => { ${behaviour.includes('deaf') ? '' : 'process.exit(0)'} });
  setInterval(() => tell({ type: 'alive' }), 50);
  if (workerData.overBudget.length === 0) { ${behaviour} }
`;

describe(IngestionThread.name, () => {
  let folder: string;
  let thread: IngestionThread;
  let server: LoopbackServer;
  const make = (program: URL, heapMb: number, patienceMs = 1_500): IngestionThread => {
    const settings = ingestionSettings(folder, [server.url('/rss')]);
    return (thread = new IngestionThread(settings, { program, patienceMs, graceMs: 1_000, heapMb }));
  };
  const behaving = (behaviour: string): IngestionThread => {
    const path = join(folder, 'program.mjs');
    writeFileSync(path, PROGRAM(behaviour));
    return make(pathToFileURL(path), 64);
  };

  beforeEach(async () => {
    server = await LoopbackServer.start();
    folder = mkdtempSync(join(tmpdir(), 'thread-'));
  });
  afterEach(async () => {
    await thread.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('gives up a thread that a document has blocked, and tells the next one which feed it was', async () => {
    behaving(
      "tell({ type: 'parsing', feed: 'https://slow.example/rss' }); setTimeout(() => { for (;;); }, 20);",
    );
    thread.start();
    const [restarting] = (await once(thread.events, 'restarting')) as [{ cause: string; feed: string }];
    expect(restarting).toMatchObject({
      feed: 'https://slow.example/rss',
      cause: expect.stringContaining('silent') as string,
    });
    const [{ faults }] = (await once(thread.events, 'started')) as [{ faults: { outline: string }[] }];
    expect(faults).toEqual([{ outline: 'https://slow.example/rss' }]);
    expect(thread.running).toBe(true);
  });

  it('outlives a document that takes all memory', async () => {
    behaving(
      "tell({ type: 'parsing', feed: 'https://vast.example/rss' });" +
        'const hoard = []; setTimeout(() => { for (;;) hoard.push(new Array(10_000).fill({}).map(String)); }, 20);',
    );
    thread.start();
    const [restarting] = (await once(thread.events, 'restarting')) as [{ feed: string }];
    expect(restarting.feed).toBe('https://vast.example/rss');
  });

  it('starts a thread again that ended by a defect, later each time', async () => {
    behaving("throw new Error('a defect')");
    thread.start();
    const [first] = (await once(thread.events, 'restarting')) as [{ cause: string; afterMs: number }];
    const [second] = (await once(thread.events, 'restarting')) as [{ cause: string; afterMs: number }];
    expect(first).toMatchObject({ cause: 'a defect', feed: null, afterMs: 1_000 });
    expect(second.afterMs).toBe(2_000);
  });

  it('runs one thread, however often it is started', async () => {
    behaving('');
    let started = 0;
    thread.events.on('started', () => started++);
    thread.start();
    thread.start();
    await once(thread.events, 'started');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(started).toBe(1);
  });

  it('ends a thread that does not listen, after its grace', async () => {
    behaving('/* deaf */');
    thread.start();
    await once(thread.events, 'started');
    const started = performance.now();
    await thread.stop();
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(thread.running).toBe(false);
  });

  // `npm test` builds first; a run of this file alone may find nothing built.
  (existsSync(workerFile()) ? it : it.skip)('polls, writes and stops as the built program does', async () => {
    const items = ['bridges', 'parks'].map(
      (slug) => `<item><title>On ${slug}</title><link>https://courier.example/${slug}</link></item>`,
    );
    server.serve(
      '/rss',
      `<rss version="2.0"><channel><title>Courier</title>${items.join('')}</channel></rss>`,
    );
    make(workerFile(), 256, 15_000).start();
    const [event] = (await once(thread.events, 'polled')) as [PollEvent];
    expect(event).toMatchObject({ outcome: 'fetched', added: 2 });
    await thread.stop();
    const database = new Sqlite(join(folder, 'data', 'news.db'), { readonly: true });
    expect(database.prepare('SELECT count(*) FROM articles').pluck().get()).toBe(2);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  });
});
