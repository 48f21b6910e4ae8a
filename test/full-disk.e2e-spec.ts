import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkIndex, exportArticles } from '../src/index/maintain-index.js';
import { IndexWriter } from '../src/index/index-writer.js';
import { sqliteFault } from '../src/index/sqlite.js';
import { anIndexArticle } from './support/index-article-factory.js';
import { runCli } from './support/run-cli.js';

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const disk = join(folder, 'disk');
mkdirSync(disk);
const mount = (options: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status === 0;
const isPossible = process.platform === 'linux' && mount('size=2m');
if (!isPossible) process.stdout.write('SKIPPED: a full disk (this user may not mount a small one)\n');

(isPossible ? describe : describe.skip)('on a full disk', () => {
  const dataDir = join(disk, 'data');
  const batch = (n: number) =>
    Array.from({ length: 50 }, (_, i) =>
      anIndexArticle({ title: `Storm ${n} ${i} over Lisbon`, url: `https://s${n}-${i}.example/` }),
    );

  afterAll(() => {
    // Lazily: on Node 20 a closed index is let go of by the garbage collector.
    spawnSync('umount', ['-l', disk]);
    rmSync(folder, { recursive: true });
  });

  it('nothing of a failing batch is kept, nothing of the others is lost, and all goes on once there is room', () => {
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
    const { code, err } = await runCli(['index', 'stats'], { DATA_DIR: full });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The index \S+ cannot be opened: .*\. Free some space, or point DATA_DIR to another disk\.\n$/,
    );
  });
});
