import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { checkIndex, exportArticles } from '../../../src/index/maintain-index.js';
import { openForWriting } from '../../../src/index/open-database.js';
import { runCli } from '../../support/run-cli.js';

const WRITER = fileURLToPath(new URL('../../support/write-until-killed.mjs', import.meta.url));
const KILLS = 8;

/** Starts the writer, kills it after `ms`, and returns the last batch that it acknowledged. */
function writeAndKill(dataDir: string, first: number, ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [WRITER, dataDir, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    let killed = false;
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (!killed) {
        killed = true;
        setTimeout(() => child.kill('SIGKILL'), ms);
      }
    });
    child.on('error', reject);
    child.on('exit', (_, signal) => {
      const acknowledged = printed.slice(0, printed.lastIndexOf('\n')).split('\n').at(-1);
      if (signal !== 'SIGKILL' || !acknowledged)
        reject(new Error('The writer ended by itself; is dist built?'));
      else resolve(Number(acknowledged));
    });
  });
}

describe('an index whose writer is killed', () => {
  it('loses no acknowledged article and remains intact after repeated kills', async () => {
    const dataDir = freshFolder();
    try {
      let last = -1;
      for (let kill = 0; kill < KILLS; kill++) {
        last = await writeAndKill(dataDir, last + 1, 10 + kill * 37);
        const database = openForWriting(dataDir);
        expect(checkIndex(database)).toEqual([]);
        const titles = new Set([...exportArticles(database)].map(({ title }) => title));
        for (let n = 0; n < (last + 1) * 50; n++) {
          const title = `Story ${n} of batch ${Math.floor(n / 50)}${n % 5 === 0 ? ', corrected' : ''}`;
          if (!titles.has(title)) throw new Error(`Acknowledged but lost: ${title}`);
        }
        database.close();
      }
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});

describe('a new index', () => {
  it('can be opened by several processes simultaneously', async () => {
    for (let round = 0; round < 3; round++) {
      const dataDir = freshFolder();
      const runs = await Promise.all(
        Array.from({ length: 4 }, () => runCli(['index', 'stats'], { DATA_DIR: dataDir })),
      );
      expect(runs.map(({ code, err }) => [code, err])).toEqual(Array(4).fill([0, '']));
      rmSync(dataDir, { recursive: true });
    }
  });
});
