import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../test/support/fast-check.js';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { cursorSecret } from '../config/cursor-secret.js';
import { loadSettings } from '../config/load-settings.js';
import type { PageState } from '../search/page.js';
import { checkCursorAge, MAX_CURSOR_LENGTH, Cursors, targetWithCursor } from './cursor.js';

const NOW = 1_900_000_000;
const FIRST_DATED = 2 ** 32;
const SECRET = 'sixteen characters and more';
const index = { origin: 'a', sequences: [0] };
const withSecret = (secret: string): Cursors => new Cursors(loadSettings({ CURSOR_SECRET: secret }));
const sut = withSecret(SECRET);

const id = fc.integer({ min: 1, max: 2 ** 46 });
const state: fc.Arbitrary<PageState> = fc.record({
  at: fc.integer({ min: NOW - 3_000, max: NOW }),
  since: fc.option(fc.nat(NOW)),
  sequences: fc.array(fc.nat(2 ** 31), { maxLength: 3 }),
  ends: fc.uniqueArray(id, { maxLength: 8 }),
  pinned: fc.uniqueArray(id, { maxLength: 8 }),
  limits: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 }),
});

describe(Cursors.name, () => {
  it('reads what it wrote, for the same query, index and secret', () => {
    const other = withSecret('another secret than that');
    fc.assert(
      fc.property(state, (from) => {
        const text = sut.write(from, 'q', index)!;
        expect(sut.read(text, 'q', index)).toEqual(from);
        expect(sut.read(text, 'p', index)).toBeNull();
        expect(sut.read(text, 'q', { ...index, origin: 'b' })).toBeNull();
        expect(other.read(text, 'q', index)).toBeNull();
        for (const now of [from.at + 3_661, from.at - 3_661])
          expect(() => checkCursorAge(from, now)).toThrow('older than an hour');
      }),
    );
  });

  it('is long enough for all pages of a query, with articles of ten years and many nodes', () => {
    const ids = (length: number): number[] =>
      Array.from(
        { length },
        (_, n) => 64 * (FIRST_DATED + 64 * (((n * 7_919) % 104_729) * 3_013 + n)) + (n % 9),
      );
    const from = {
      at: NOW,
      since: null,
      sequences: [90_000_000],
      ends: [],
      pinned: ids(150),
      limits: [],
    };
    for (const limits of [
      Array.from({ length: 900 }, () => 1),
      Array.from({ length: 300 }, (_, n) => 1 + ((n * n) % 5)),
      [100, 100, 7, 100, 93],
    ]) {
      const text = sut.write({ ...from, limits }, 'q', index)!;
      expect(text.length).toBeLessThanOrEqual(MAX_CURSOR_LENGTH);
      expect(sut.read(text, 'q', index)).toEqual({ ...from, limits });
    }
  });

  it('rejects forged cursors, and states that no page has', () => {
    const forged = (bytes: string, secret: string): string => {
      const sealed = createHmac('sha256', secret)
        .update(`${JSON.stringify(['a', 'q'])}\n`)
        .update(bytes);
      return Buffer.concat([sealed.digest().subarray(0, 16), Buffer.from(bytes)]).toString('base64url');
    };
    const possible = `[${NOW},null,[5],[10],[],[]]`;
    expect(sut.read(forged(possible, SECRET), 'q', index)).not.toBeNull();
    expect(sut.read(forged(possible, 'a'), 'q', index)).toBeNull();
    for (const made of [
      '[]',
      '{',
      '7',
      `[${NOW},null,[5],[0],[],[]]`,
      `[${NOW},null,[5],[1e9],[],[]]`,
      `[${NOW},null,[5],[],[],[-1]]`,
      `[${NOW},null,[1e300],[],[],[]]`,
      `[${NOW},"x",[5],[],[],[]]`,
      `[${NOW},null,[5],[],[],["1"]]`,
      `[${NOW},null,[5],[${'1,'.repeat(1_000)}1],[],[]]`,
      `[${NOW},null,5,[],[],[10]]`,
    ])
      expect([made, sut.read(forged(made, SECRET), 'q', index)]).toEqual([made, null]);
  });

  it('binds the cursor of a key to its query, too', () => {
    const text = sut.writeKey('paper.example', 'q');
    expect(sut.readKey(text, 'q')).toBe('paper.example');
    expect(sut.readKey(text, 'p')).toBeNull();
    expect(withSecret('another secret than that').readKey(text, 'q')).toBeNull();
  });
});

describe(cursorSecret.name, () => {
  const folder = freshFolder();
  const warnings: string[] = [];
  const read = (environment: Record<string, string>): string =>
    cursorSecret(loadSettings(environment), (message) => warnings.push(message));
  beforeEach(() => warnings.splice(0));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is created once, readable for its owner alone, and the same from then on', () => {
    const dataDir = join(folder, 'new');
    const secret = read({ DATA_DIR: dataDir });
    expect(secret.length).toBeGreaterThanOrEqual(40);
    expect(read({ DATA_DIR: dataDir })).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['cursor-secret']);
    expect(statSync(join(dataDir, 'cursor-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'cursor-secret'), 'utf8').trim()).toBe(secret);
    expect(read({ DATA_DIR: join(folder, 'other') })).not.toBe(secret);
    expect(warnings).toEqual([]);
  });

  it('is the configured one where there is one', () => {
    expect(read({ DATA_DIR: folder, CURSOR_SECRET: SECRET })).toBe(SECRET);
    expect(() => read({ CURSOR_SECRET: 'short' })).toThrow('CURSOR_SECRET: must have at least 16 characters');
  });

  it('is one for the life of the process, with a message, where it cannot be stored or read', () => {
    const file = join(folder, 'cursor-secret');
    writeFileSync(file, '');
    expect(read({ DATA_DIR: folder })).not.toBe(read({ DATA_DIR: folder }));
    expect(warnings).toEqual(
      Array(2).fill(expect.stringMatching(/^cursor-secret in DATA_DIR cannot be used \(it holds no/)),
    );
    // No user, root included, can make a folder there.
    const settings = { ...loadSettings({}), cursorSecret: null };
    settings.index = { ...settings.index, dataDir: join(file, 'below') };
    expect(cursorSecret(settings, (message) => warnings.push(message))).toHaveLength(43);
    expect(warnings).toHaveLength(3);
  });
});

describe(targetWithCursor.name, () => {
  it('replaces the cursor of a URL, and retains the rest', () => {
    expect(targetWithCursor('/news?topic=a%20b&cursor=x&language=en', 'y')).toBe(
      '/news?topic=a%20b&language=en&cursor=y',
    );
    expect(targetWithCursor('/news?topic=<ü>&limit=', 'y')).toBe('/news?topic=%3C%C3%BC%3E&limit=&cursor=y');
  });
});
