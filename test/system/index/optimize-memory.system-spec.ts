import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IndexWriter } from '../../../src/index/index-writer.js';
import { freshFolder } from '../../support/fresh-folder.js';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const REPORT =
  'process.on("exit", () => process.stderr.write(`\\nMiB ${process.resourceUsage().maxRSS / 1024}`))';
/** Mebibytes of the index, and those that a command may take beyond a small one. */
const [INDEX_MB, MORE_MB] = [260, 150];

/** The mebibytes that a subcommand of `index` had resident at most. */
async function residentOf(dataDir: string, command: string): Promise<number> {
  const words = ['--import', `data:text/javascript,${encodeURIComponent(REPORT)}`, CLI, 'index', command];
  const child = spawn(process.execPath, words, { env: { DATA_DIR: dataDir, PATH: process.env['PATH'] } });
  let errors = '';
  child.stdout.resume();
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, errors]).toEqual([0, expect.stringMatching(/\nMiB \d/)]);
  return Number(/\nMiB ([\d.]+)/.exec(errors)![1]);
}

describe('`index optimize`', () => {
  it('takes little more memory than `index stats`, and has its temporary files beside the index', async () => {
    const dataDir = join(freshFolder(), "operator's data");
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    const { database } = writer;
    database.exec('CREATE TABLE filler (bytes BLOB)');
    const add = database.prepare('INSERT INTO filler VALUES (randomblob(1048576))');
    for (let i = 0; i < INDEX_MB; i++) add.run();
    writer.close();
    const names = new Set<string>();
    const watcher = watch(dataDir, (_event, name) => names.add(`${name}`));
    const stats = await residentOf(dataDir, 'stats');
    const optimize = await residentOf(dataDir, 'optimize');
    watcher.close();
    expect(optimize - stats).toBeLessThan(MORE_MB);
    expect([...names]).toContainEqual(expect.stringMatching(/^etilqs_/));
  });
});
