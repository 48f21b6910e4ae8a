import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { ingestionSettings } from '../../support/ingestion-settings.js';
import { LoopbackServer } from '../../support/loopback-server.js';
import { openForReading } from '../../../src/index/open-database.js';
import { ColumnStatement, pragma } from '../../../src/index/sqlite.js';
import type { HubMessage, PollEvent } from '../../../src/ingestion/ingestion-events.js';
import { programFile } from '../../../src/ingestion/ingestion.service.js';
import { HubBacklog, IngestionProcess } from '../../../src/ingestion/process/ingestion-process.js';

/** A program that behaves badly until it is given feeds that went over budget. */
const PROGRAM = (behaviour: string): string => `
  const report = (message) => process.send(message);
  process.once('message', async ({ overBudget }) => {
    report({ type: 'started', sources: 1, faults: overBudget.map((outline) => ({ outline })) });
    process.once('message', () => { ${behaviour.includes('deaf') ? '' : 'process.exit(0)'} });
    setInterval(() => report({ type: 'alive' }), 50);
    if (overBudget.length === 0) { ${behaviour} }
  });
`;

describe(IngestionProcess.name, () => {
  let folder: string;
  let sut: IngestionProcess;
  let server: LoopbackServer;
  const make = (program: string, heapMb: number, watchdogMs = 1_500): IngestionProcess => {
    const settings = ingestionSettings(folder, [server.url('/rss')]);
    return (sut = new IngestionProcess(settings, { program, watchdogMs, graceMs: 1_000, heapMb }));
  };
  const behaving = (behaviour: string, watchdogMs?: number): IngestionProcess => {
    const path = join(folder, 'program.mjs');
    writeFileSync(path, PROGRAM(behaviour));
    return make(path, 64, watchdogMs);
  };

  beforeEach(async () => {
    server = await LoopbackServer.start();
    folder = freshFolder();
  });
  afterEach(async () => {
    await sut.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('kills a process that a document has blocked, and sends the next one the address of the feed', async () => {
    behaving(
      "report({ type: 'parsing', feed: 'https://slow.example/rss' }); setTimeout(() => { for (;;); }, 20);",
    );
    sut.start();
    const [restarting] = (await once(sut.events, 'restarting')) as [{ cause: string; feed: string }];
    expect(restarting).toMatchObject({
      feed: 'https://slow.example/rss',
      cause: expect.stringContaining('sent no message') as string,
    });
    const [{ faults }] = (await once(sut.events, 'started')) as [{ faults: { outline: string }[] }];
    expect(faults).toEqual([{ outline: 'https://slow.example/rss' }]);
    expect(sut.running).toBe(true);
  });

  it('waits for a process that has announced blocking work', async () => {
    behaving(
      "setTimeout(() => { report({ type: 'alive', busyMs: 600_000 }); const end = Date.now() + 3_500; while (Date.now() < end); report({ type: 'swept', removed: 7 }); }, 20);",
    );
    sut.start();
    const first = await Promise.race([
      once(sut.events, 'swept').then(() => 'swept'),
      once(sut.events, 'restarting').then(() => 'restarting'),
    ]);
    expect(first).toBe('swept');
  });

  it('survives a document that exhausts the memory', async () => {
    // Its standard error is that of the test's own process, whose end it is taken for: it says nothing there.
    behaving(
      "(await import('node:fs')).closeSync(2); report({ type: 'parsing', feed: 'https://vast.example/rss' });" +
        'const hoard = []; setTimeout(() => { for (;;) hoard.push(new Array(10_000).fill({}).map(String)); }, 20);',
      240_000,
    );
    sut.start();
    const [restarting] = (await once(sut.events, 'restarting')) as [{ cause: string; feed: string }];
    expect(restarting).toMatchObject({ feed: 'https://vast.example/rss' });
  });

  it('restarts a process that failed, later each time', async () => {
    behaving(
      "report({ type: 'failed', message: 'a defect' }); process.exitCode = 1; setTimeout(() => process.exit(), 20)",
    );
    sut.start();
    const [first] = (await once(sut.events, 'restarting')) as [{ cause: string; afterMs: number }];
    const [second] = (await once(sut.events, 'restarting')) as [{ cause: string; afterMs: number }];
    expect(first).toMatchObject({ cause: 'a defect', feed: null, afterMs: 1_000 });
    expect(second.afterMs).toBe(2_000);
  });

  it('runs one process, however often it is started', async () => {
    behaving('');
    let started = 0;
    sut.events.on('started', () => started++);
    sut.start();
    sut.start();
    await once(sut.events, 'started');
    // What has started by then has reported it.
    await sut.stop();
    expect(started).toBe(1);
  });

  it('kills a process that does not stop within the grace period', async () => {
    behaving('/* deaf */');
    sut.start();
    await once(sut.events, 'started');
    await sut.stop();
    expect(sut.running).toBe(false);
  });

  it('polls, writes and stops as the built program does', async () => {
    const items = ['bridges', 'parks'].map(
      (slug) => `<item><title>On ${slug}</title><link>https://courier.example/${slug}</link></item>`,
    );
    server.serve(
      '/rss',
      `<rss version="2.0"><channel><title>Courier</title>${items.join('')}</channel></rss>`,
    );
    make(programFile(), 256, 240_000).start();
    const [event] = (await once(sut.events, 'polled')) as [PollEvent];
    expect(event).toMatchObject({ outcome: 'fetched', added: 2 });
    await sut.stop();
    const database = openForReading(join(folder, 'data'));
    expect(new ColumnStatement(database, 'SELECT count(*) FROM articles').get()).toBe(2);
    expect(pragma(database, 'integrity_check')).toBe('ok');
    database.close();
  });
});

const MiB = 1024 * 1024;
const push = (bytes: number): HubMessage => ({
  ...{ type: 'pushed', token: 't', body: new Uint8Array(bytes) },
  ...{ contentType: null, contentEncoding: null },
});

describe(HubBacklog.name, () => {
  it('accepts no message while full, until one was processed', () => {
    const backlog = new HubBacklog();
    expect([1, 2, 3, 4, 5].map(() => backlog.enter(push(8 * MiB)))).toEqual([true, true, true, true, false]);
    backlog.leave();
    expect(backlog.enter(push(8 * MiB))).toBe(true);
    expect(backlog.enter(push(1))).toBe(false);
    backlog.clear();
    expect(backlog.enter(push(8 * MiB))).toBe(true);
  });

  it('limits the number of small messages, per subscription and in total', () => {
    const backlog = new HubBacklog();
    const fill = (token: string): number => {
      let taken = 0;
      while (backlog.enter({ type: 'denied', token, reason: '' })) taken++;
      return taken;
    };
    expect(fill('one')).toBe(8);
    let all = 8;
    for (let n = 0; n < 100; n++) all += fill(`another ${n}`);
    expect(all).toBe(256);
  });

  it('accepts a document of any size when the inbox is empty', () => {
    const backlog = new HubBacklog();
    expect(backlog.enter(push(40 * MiB))).toBe(true);
    expect(backlog.enter(push(1))).toBe(false);
  });
});
