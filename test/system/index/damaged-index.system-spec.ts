import { closeSync, copyFileSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../support/fresh-folder.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { ANY_PORTS, Program } from '../../support/program.js';
import { callCli } from '../../support/run-cli.js';
import { until } from '../../support/until.js';

const PAGE = 4_096;

describe('an index with damaged pages', () => {
  /** An index that every test begins with a copy of. */
  let sound: string;
  let folder: string;
  let program: Program | undefined;
  let base: string;
  let management: string;

  beforeAll(() => {
    sound = freshFolder();
    fill('Harbour', sound);
  });
  afterAll(() => rmSync(sound, { recursive: true }));
  beforeEach(() => {
    folder = freshFolder();
    copyFileSync(join(sound, 'news.db'), file());
  });
  afterEach(async () => {
    await program?.signal('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  const file = (): string => join(folder, 'news.db');
  const fill = (word: string, dataDir: string): void => {
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const articles = Array.from({ length: 2_000 }, (_, i) =>
      anIndexArticle({ title: `${word} lighthouse ${i} painted white`, url: `https://s${i}.example/${i}` }),
    );
    writer.write(articles);
    writer.close();
  };
  /** Everything behind the first pages, which hold the schema. */
  const damage = (firstPage = 40): void => {
    const handle = openSync(file(), 'r+');
    const { size } = statSync(file());
    for (let at = firstPage * PAGE; at < size; at += PAGE)
      writeSync(handle, Buffer.alloc(PAGE, 0x5a), 0, PAGE, at);
    closeSync(handle);
  };
  const start = async (processes: string): Promise<void> => {
    program = await new Program({ ...ANY_PORTS, DATA_DIR: folder, PROCESSES: processes }).listening();
    base = program.url;
    management = program.managementUrl;
  };
  let searches = 0;
  const get = async (path: string): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await fetch(`${base}${path}&unique=${searches++}`, { headers: GATEWAY_HEADERS });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const untilReadiness = (wanted: number): Promise<void> =>
    until(async () => (await fetch(`${management}/readyz`)).status === wanted);

  it('is reported in every response, by /health, by /readyz and, with its cause, in the log', async () => {
    damage();
    await start('1');
    const { status, body } = await get('/news?topic=lighthouse&language=en');
    expect([status, body['code']]).toEqual([503, 'search_unavailable']);
    const logged = (): number =>
      program!.output.match(/"level":"warn".*embedded is unavailable.*malformed/g)?.length ?? 0;
    await until(() => logged() > 0);
    expect(logged()).toBe(1);
    const health = await get('/health?');
    expect(health.status).toBe(503);
    expect(JSON.stringify(health.body)).toContain('The index cannot be read.');
    await untilReadiness(503);
    const metrics = await (await fetch(`${management}/metrics`)).text();
    expect(metrics).toMatch(/provider_requests_total\{provider="embedded",outcome="failed"\} 1/);
  });

  it.each([1, 3, 40, 200])('is reported by "index check" in sentences, from page %s on', async (page) => {
    damage(page);
    const { code, out, err } = await callCli(['index', 'check'], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^The index .*Stop the service and restore a backup, or remove the index/m);
    expect(out + err).not.toMatch(/^ {4}at /m);
  });

  it.each(SERVING_PROCESSES)(
    'is reported by /readyz, and restored by stop, copy and start, with %s serving processes',
    async (processes) => {
      damage();
      await start(processes);
      for (let i = 0; i < 8; i++) await get('/news?topic=lighthouse&language=en');
      await untilReadiness(503);
      await program!.signal('SIGTERM');
      const aside = join(folder, 'aside');
      fill('Bridge', aside);
      for (const end of ['', '-wal', '-shm']) rmSync(file() + end, { force: true });
      copyFileSync(join(aside, 'news.db'), file());
      await start(processes);
      await untilReadiness(200);
      expect((await get('/news?topic=bridge&language=en')).body['count']).toBe(10);
    },
  );
});
