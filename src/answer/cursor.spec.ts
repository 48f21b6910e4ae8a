import fc from 'fast-check';
import type { Continuation } from '../search/continuation.js';
import { checkAge, CURSOR_LENGTH, readCursor, withCursor, writeCursor } from './cursor.js';

const NOW = 1_900_000_000;
const FIRST_DATED = 2 ** 32;
const DAY = 86_400;
const index = { origin: 'a', sequence: 0 };

const place = fc.record({ tier: fc.nat(9), id: fc.integer({ min: 1, max: 2 ** 43 }) });
const continuation: fc.Arbitrary<Continuation> = fc.record({
  at: fc.integer({ min: NOW - 3_000, max: NOW }),
  sequence: fc.nat(2 ** 31),
  shown: fc.nat(1_000),
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 43 }), { maxLength: 8 }),
  reached: fc.option(place),
  waiting: fc.array(fc.record({ domain: fc.nat(2 ** 31), from: place, isBehind: fc.boolean() }), {
    maxLength: 8,
  }),
});
const inOrder = (one: Continuation): Continuation => ({ ...one, ids: one.ids.toSorted((a, b) => a - b) });

describe(writeCursor.name, () => {
  it('writes what is read again, for the same question and index', () => {
    fc.assert(
      fc.property(continuation, (from) => {
        const text = writeCursor(from, 'q', index)!;
        expect(readCursor(text, 'q', index)).toEqual(inOrder(from));
        expect(readCursor(text, 'p', index)).toBeNull();
        expect(readCursor(text, 'q', { ...index, origin: 'b' })).toBeNull();
        for (const now of [from.at + 3_661, from.at - 3_661])
          expect(() => checkAge(from, now)).toThrow('older than an hour');
      }),
    );
  });

  it('has room for a hundred articles of a month and all publishers that may wait', () => {
    const ids = Array.from(
      { length: 100 },
      (_, n) =>
        FIRST_DATED + 64 * Math.floor(((n + (n % 7) / 9) * 30 * DAY) / 101) + (n % 3 === 0 ? n % 4 : 0),
    );
    const waiting = Array.from({ length: 8 }, (_, n) => ({
      ...{ domain: n, isBehind: false },
      from: { tier: 3, id: FIRST_DATED + n },
    }));
    const from = {
      at: NOW,
      sequence: 90_000_000,
      shown: 500,
      ids,
      reached: { tier: 1, id: ids[50]! },
      waiting,
    };
    expect(writeCursor(from, 'q', index)!.length).toBeLessThanOrEqual(CURSOR_LENGTH);
    const shared = { ...from, ids: ids.map((id) => id * 64 + 7) };
    expect(writeCursor(shared, 'q', index)!.length).toBeLessThanOrEqual(CURSOR_LENGTH);
    expect(readCursor(writeCursor(shared, 'q', index)!, 'q', index)).toEqual(shared);
  });

  it('has no room for what is longer', () => {
    const ids = Array.from({ length: 300 }, (_, n) => FIRST_DATED + n * 30 * 64 * DAY);
    expect(
      writeCursor({ at: NOW, sequence: 1, shown: 500, ids, reached: null, waiting: [] }, 'q', index),
    ).toBeNull();
  });
});

describe(withCursor.name, () => {
  it('puts another cursor in place of the one that was sent, and keeps the rest', () => {
    expect(withCursor('/news?topic=a%20b&cursor=x&language=en', 'y')).toBe(
      '/news?topic=a%20b&language=en&cursor=y',
    );
    expect(withCursor('/news?topic=<ü>&limit=', 'y')).toBe('/news?topic=%3C%C3%BC%3E&limit=&cursor=y');
  });
});
