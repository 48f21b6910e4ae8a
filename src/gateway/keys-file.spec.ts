import { parseKeysFile } from './keys-file.js';

const hash = 'ab'.repeat(32);

describe(parseKeysFile.name, () => {
  it.each([
    ['', 'it is not JSON'],
    ['[]', 'it must hold'],
    ['null', 'it must hold'],
    ['{"plans":{}}', 'it must hold'],
  ])('refuses %j: %s', (text, reason) => expect(() => parseKeysFile(text)).toThrow(reason));

  it('names every fault by its place and repeats no hash', () => {
    const text = JSON.stringify({
      plans: {
        a: { requests_per_second: 0 },
        b: { endpoints: ['news'] },
        c: 1,
        d: { requests_per_day: '10' },
      },
      keys: [{ sha256: 'AB'.repeat(32), plan: 'a' }, { sha256: hash, plan: 'z', expires: 'soon' }, null],
    });
    const fault = (() => {
      try {
        return parseKeysFile(text) && '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    for (const place of [
      'plans.a.requests_per_second',
      'plans.b.endpoints',
      'plans.c must',
      'plans.d.requests_per_day',
      'keys[0].sha256',
      'keys[1].plan',
      'keys[1].expires',
      'keys[2].sha256',
    ]) {
      expect(fault).toContain(place);
    }
    expect(fault).not.toMatch(/abab/i);
  });

  it('refuses a key listed twice', () => {
    const text = JSON.stringify({
      plans: { a: {} },
      keys: [
        { sha256: hash, plan: 'a' },
        { sha256: hash, plan: 'a' },
      ],
    });
    expect(() => parseKeysFile(text)).toThrow('a key is listed twice');
  });

  it('does not accept a property of every object as a plan', () => {
    const text = JSON.stringify({ plans: {}, keys: [{ sha256: hash, plan: 'constructor' }] });
    expect(() => parseKeysFile(text)).toThrow('keys[0].plan');
  });
});
