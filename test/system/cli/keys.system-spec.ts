import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshFolder } from '../../support/fresh-folder.js';
import { createKey, hashOfKey, listKeys } from '../../../src/gateway/edit-keys-file.js';
import { Database } from '../../../src/index/sqlite.js';
import { runCli } from '../../support/run-cli.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('keys commands at the same time', () => {
  const freshFile = (): string => join(freshFolder(), 'keys.json');
  const keys = (file: string, ...words: string[]) => runCli(['keys', ...words, '--file', file]);

  it('lose no key and no revocation that a command reported', async () => {
    const file = freshFile();
    const old = Array.from({ length: 4 }, () => createKey(file, { plan: 'basic' }));
    const [created, revoked] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => keys(file, 'create', '--plan', 'basic'))),
      Promise.all(old.map(({ id }) => keys(file, 'revoke', id))),
    ]);
    expect([...created, ...revoked].map(({ code, err }) => (code === 0 ? 0 : err))).toEqual(
      Array(10).fill(0),
    );
    const records = listKeys(file);
    const stored = records.map(({ sha256 }) => sha256);
    expect(stored).toEqual(expect.arrayContaining(created.map(({ out }) => hashOfKey(out.trim()))));
    expect(
      records
        .filter(({ revokedAt }) => revokedAt !== null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(old.map(({ id }) => id).sort());
    expect(records).toHaveLength(10);
  });

  it('exit with 75 and a message when another process holds the lock for 5 seconds', async () => {
    const file = freshFile();
    createKey(file, { plan: 'basic' });
    const before = readFileSync(file, 'utf8');
    const lock = new Database(`${file}.lock`);
    lock.exec('BEGIN EXCLUSIVE');
    const { code, out, err } = await keys(file, 'create', '--plan', 'basic');
    expect([code, out]).toEqual([75, '']);
    expect(err).toBe(`Another process is changing ${file}: try again.\n`);
    expect(readFileSync(file, 'utf8')).toBe(before);
    lock.close();
    expect(await keys(file, 'create', '--plan', 'basic')).toMatchObject({ code: 0 });
  });

  it('take over a lock file with the pid of a process that has ended', async () => {
    const file = freshFile();
    createKey(file, { plan: 'basic' });
    writeFileSync(`${file}.lock`, `${spawnSync(process.execPath, ['--version']).pid}\n`);
    expect(await keys(file, 'create', '--plan', 'basic')).toMatchObject({ code: 0 });
    expect(listKeys(file)).toHaveLength(2);
  });

  it('run after a process that held the lock was killed', async () => {
    const file = freshFile();
    const hold = `
      import { Database } from ${JSON.stringify(pathToFileURL(join(ROOT, 'dist/index/sqlite.js')).href)};
      const lock = new Database(${JSON.stringify(`${file}.lock`)});
      lock.exec('BEGIN EXCLUSIVE');
      console.log('held');
      setInterval(() => lock.isOpen, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', hold]);
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await keys(file, 'create', '--plan', 'basic')).toMatchObject({ code: 0 });
  });
});
