import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { GATEWAY_HEADERS } from '../../support/create-test-app.js';
import { anIndexArticle } from '../../support/index-article-factory.js';
import { SERVING_PROCESSES } from '../../support/long-proofs.js';
import { ANY_PORTS, Program } from '../../support/program.js';

/** For root nothing is read-only: the service runs as another user then. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const mayRun = (): boolean => {
  const program = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
  return spawnSync(process.execPath, [program, '--version'], { uid: NOBODY }).status === 0;
};
const isPossible = process.platform !== 'win32' && mayRun();
if (!isPossible)
  process.stdout.write('SKIPPED: a folder that may not be written (no other user can run here)\n');

(isPossible ? describe : describe.skip)('an index in a folder that may not be written', () => {
  let folder: string;
  let dataDir: string;
  let program: Program;

  beforeEach(() => {
    folder = freshFolder();
    dataDir = join(folder, 'data');
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write([anIndexArticle({ title: 'Storm over Lisbon' })]);
    writer.close();
    rmSync(join(dataDir, 'news.db-wal'), { force: true });
    rmSync(join(dataDir, 'news.db-shm'), { force: true });
    chmodSync(folder, 0o755);
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444);
    chmodSync(dataDir, 0o555);
  });
  afterEach(async () => {
    await program.signal('SIGTERM');
    chmodSync(dataDir, 0o755);
    rmSync(folder, { recursive: true });
  });

  it.each(SERVING_PROCESSES)('is served, with %s processes', async (processes) => {
    program = new Program({ ...ANY_PORTS, DATA_DIR: dataDir, PROCESSES: processes }, { folder, uid: NOBODY });
    await program.listening();
    const get = async (path: string): Promise<Record<string, unknown>> =>
      (await (await fetch(program.url + path, { headers: GATEWAY_HEADERS })).json()) as Record<
        string,
        unknown
      >;
    expect((await get('/news?topic=storm&language=en'))['count']).toBe(1);
    expect((await get('/health'))['status']).toBe('ok');
    expect((await fetch(`${program.managementUrl}/readyz`)).status).toBe(200);
    expect(readdirSync(dataDir)).toEqual(['news.db']);
  });
});
