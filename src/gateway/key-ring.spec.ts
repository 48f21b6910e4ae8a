import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { loadSettings } from '../config/load-settings.js';
import { SettingsError } from '../config/settings-error.js';
import { KeyRing } from './key-ring.js';
import { createKey, revokeKey } from './keys-file.js';

const file = join(mkdtempSync(join(tmpdir(), 'ring-')), 'keys.json');
const settings = loadSettings({ GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: file });

async function eventually(holds: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!holds() && Date.now() < end) await setTimeout(50);
  expect(holds()).toBe(true);
}

describe(KeyRing.name, () => {
  beforeAll(() => Logger.overrideLogger(false));
  let sut: KeyRing | undefined;
  afterEach(() => sut?.onModuleDestroy());

  it('does not start without a file, or with a broken one', () => {
    expect(() => new KeyRing(settings)).toThrow(SettingsError);
    writeFileSync(file, '{}');
    expect(() => new KeyRing(settings)).toThrow(SettingsError);
    writeFileSync(file, JSON.stringify({ plans: { basic: {} }, keys: [] }));
    expect(() => (sut = new KeyRing(settings))).not.toThrow();
  });

  it('follows the file: a new key opens, a revoked one is known as such', async () => {
    sut = new KeyRing(settings);
    const { id, key } = createKey(file, { plan: 'basic' });
    await eventually(() => sut!.find(key) !== null);
    expect(sut.find(`${key}x`)).toBeNull();
    expect(sut.find('')).toBeNull();
    revokeKey(file, id);
    await eventually(() => sut!.find(key)!.revokedAt !== null);
  });

  it('refuses a broken version with a line in the log and keeps the last good one', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { key } = createKey(file, { plan: 'basic' });
    sut = new KeyRing(settings);
    writeFileSync(file, '{ "plans": {');
    await eventually(() => log.mock.calls.length > 0);
    expect(String(log.mock.calls[0])).toMatch(/refused; the last good one stays in force: it is no JSON/);
    expect(sut.find(key)).not.toBeNull();
    log.mockRestore();
  });
});
