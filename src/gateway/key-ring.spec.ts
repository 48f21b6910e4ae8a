import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { until } from '../../test/support/until.js';
import { loadSettings } from '../config/load-settings.js';
import { RejectedFiles } from '../config/live-file.js';
import { SettingsError } from '../config/settings.js';
import { createKey, listKeys, revokeKey } from './edit-keys-file.js';
import { KeyRing } from './key-ring.js';
import { MAX_KEYS_FILE_BYTES } from './keys-file.js';

let folder: string;
let file: string;
let rejected: RejectedFiles;
const open = (keysFile = file): KeyRing =>
  new KeyRing(loadSettings({ GATEWAY_AUTH: 'keys', GATEWAY_KEYS_FILE: keysFile }), rejected);

/** What may stand in place of the file. */
const UNREADABLE: [name: string, reason: RegExp, put: (path: string) => void][] = [
  ['an endless device', /no regular file/, (path) => symlinkSync('/dev/zero', path)],
  ['a pipe without a writer', /no regular file/, (path) => void execFileSync('mkfifo', [path])],
  ['a folder', /no regular file/, (path) => void mkdirSync(path)],
  [
    'a file that is too large',
    /more than 8388608 bytes/,
    (path) => writeFileSync(path, ' '.repeat(MAX_KEYS_FILE_BYTES + 1)),
  ],
];

describe(KeyRing.name, () => {
  beforeAll(() => Logger.overrideLogger(false));
  let sut: KeyRing | undefined;
  beforeEach(() => {
    folder = freshFolder();
    file = join(folder, 'keys.json');
    rejected = new RejectedFiles();
  });
  afterEach(() => {
    sut?.onApplicationShutdown();
    rmSync(folder, { recursive: true });
  });

  it('does not start without a file, or with an invalid one', () => {
    expect(() => open()).toThrow(SettingsError);
    writeFileSync(file, '{}');
    expect(() => open()).toThrow(SettingsError);
    writeFileSync(file, JSON.stringify({ plans: { basic: {} }, keys: [] }));
    sut = open();
    expect(sut.find('any')).toBeNull();
  });

  it.each(UNREADABLE)('does not start with %s', (name, reason, put) => {
    const path = join(folder, name.replaceAll(' ', '-'));
    put(path);
    expect(() => open(path)).toThrow(SettingsError);
    expect(() => open(path)).toThrow(reason);
    expect(() => listKeys(path)).toThrow(reason);
  });

  it('reads a file through links, as secrets are mounted', () => {
    const { key } = createKey(file, { plan: 'basic' });
    symlinkSync(file, join(folder, 'link.json'));
    sut = open(join(folder, 'link.json'));
    expect(sut.find(key)).not.toBeNull();
  });

  it('applies new and revoked keys', async () => {
    createKey(file, { plan: 'basic' });
    sut = open();
    const { id, key } = createKey(file, { plan: 'basic' });
    await until(() => sut!.find(key) !== null);
    expect(sut.find(`${key}x`)).toBeNull();
    expect(sut.find('')).toBeNull();
    revokeKey(file, id);
    await until(() => sut!.find(key)!.revokedAt !== null);
  });

  it('logs an invalid version and uses the last valid one', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { key } = createKey(file, { plan: 'basic' });
    sut = open();
    writeFileSync(file, '{ "plans": {');
    await until(() => log.mock.calls.length > 0);
    expect(String(log.mock.calls[0])).toMatch(
      /rejected; the last valid version remains active: it is not JSON/,
    );
    expect(sut.find(key)).not.toBeNull();
    expect([...rejected.keys()]).toEqual(['GATEWAY_KEYS_FILE']);
    log.mockRestore();
    rmSync(file);
    createKey(file, { plan: 'basic' });
    await until(() => rejected.size === 0);
  });

  it.each(UNREADABLE)(
    'logs %s in place of the file once, and applies later versions',
    async (_name, reason, put) => {
      const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
      const first = createKey(file, { plan: 'basic' });
      sut = open();
      const draft = join(folder, 'draft');
      put(draft);
      rmSync(file);
      renameSync(draft, file);
      await until(() => log.mock.calls.some(([line]) => reason.test(String(line))));
      expect(sut.find(first.key)).not.toBeNull();
      rmSync(file, { recursive: true });
      const second = createKey(file, { plan: 'basic' });
      await until(() => sut!.find(second.key) !== null);
      expect(log.mock.calls.filter(([line]) => reason.test(String(line)))).toHaveLength(1);
      log.mockRestore();
    },
  );
});
