import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { createKey, hashOfKey, listKeys, revokeKey } from './edit-keys-file.js';

const freshFile = (): string => join(freshFolder(), 'conf', 'keys.json');

describe('the keys file', () => {
  it('holds the hash, the plan, the expiry and the note of a new key, never the key', () => {
    const file = freshFile();
    const { id, key } = createKey(file, {
      plan: 'basic',
      note: 'for a test',
      expires: new Date('2100-01-01'),
    });
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(key);
    expect(text).toContain(hashOfKey(key));
    expect(listKeys(file)).toEqual([
      {
        id,
        sha256: hashOfKey(key),
        plan: { name: 'basic', requestsPerSecond: 10, requestsPerDay: 5000, endpoints: null },
        expiresAt: Date.parse('2100-01-01'),
        revokedAt: null,
        note: 'for a test',
      },
    ]);
  });

  it('holds the time at which a key was created', () => {
    const file = freshFile();
    const before = new Date().toISOString();
    createKey(file, { plan: 'basic' });
    const { keys } = JSON.parse(readFileSync(file, 'utf8')) as { keys: { created: string }[] };
    expect(keys[0]!.created >= before && keys[0]!.created <= new Date().toISOString()).toBe(true);
  });

  it('can be read by its owner only', () => {
    const file = freshFile();
    createKey(file, { plan: 'basic' });
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('makes keys that differ and cannot be guessed', () => {
    const file = freshFile();
    const keys = Array.from({ length: 20 }, () => createKey(file, { plan: 'basic' }).key);
    expect(new Set(keys).size).toBe(20);
    expect(keys.every((key) => /^nsk_[\w-]{43}$/.test(key))).toBe(true);
  });

  it('keeps the record of a revoked key', () => {
    const file = freshFile();
    const { id } = createKey(file, { plan: 'basic' });
    createKey(file, { plan: 'basic' });
    expect(revokeKey(file, id).revokedAt).toBeGreaterThan(0);
    expect(listKeys(file).map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false]);
  });

  it('refuses an unknown plan, an unknown id and a broken file, and leaves the file as it was', () => {
    const file = freshFile();
    createKey(file, { plan: 'basic' });
    const before = readFileSync(file, 'utf8');
    expect(() => createKey(file, { plan: 'gold' })).toThrow('has no plan "gold"; it has basic, unlimited.');
    expect(() => revokeKey(file, 'ffffffffffff0')).toThrow('No key has the id');
    expect(() => revokeKey(file, '')).toThrow('No key has the id');
    expect(readFileSync(file, 'utf8')).toBe(before);
    writeFileSync(file, '{');
    expect(() => createKey(file, { plan: 'basic' })).toThrow('not JSON');
    expect(readFileSync(file, 'utf8')).toBe('{');
  });
});
