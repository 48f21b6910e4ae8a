import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { loadSettings } from '../config/load-settings.js';
import { createKey } from '../gateway/edit-keys-file.js';
import { IndexWriter } from '../index/index-writer.js';
import { DOCTOR_CHECKS } from './doctor-checks.js';

describe('the check of doctor', () => {
  const folder = freshFolder();
  const check = async (name: string, environment: Record<string, string> = {}) =>
    DOCTOR_CHECKS[name]!(loadSettings({ DATA_DIR: folder, ...environment }));

  it('of the disk reports the free space of the folder that the index is to be in', async () => {
    const { state, advice } = (await check('disk', { DATA_DIR: join(folder, 'not', 'yet') }))!;
    expect(['ok', 'warning']).toContain(state);
    expect(advice).toMatch(/ GB are free in /);
    expect(advice).toContain(folder);
  });

  it('of the index warns while there is none, and finds the one of a writer', async () => {
    expect(await check('index')).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('There is no index yet'),
    });
    IndexWriter.open(folder, { retentionDays: 0 }).close();
    expect(await check('index')).not.toMatchObject({
      advice: expect.stringContaining('There is no index yet'),
    });
  });

  it('of the keys is made with GATEWAY_AUTH=keys only, and reports the number of keys or what is wrong', async () => {
    const file = join(folder, 'keys.json');
    const environment = { GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file };
    createKey(file, { plan: 'unlimited' });
    expect(await check('keys')).toBeNull();
    expect(await check('keys', environment)).toMatchObject({ state: 'ok' });
    writeFileSync(file, '{');
    expect(await check('keys', environment)).toMatchObject({ state: 'fault' });
  });
});
