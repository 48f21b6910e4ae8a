import fc from 'fast-check';
import { repairJson } from './json-feed.js';

const repaired = (source: string): unknown => JSON.parse(repairJson(source));

describe(repairJson.name, () => {
  it('keeps the items that are whole when the end is missing', () => {
    expect(repaired('{"version":"1.1","items":[{"id":"1","tags":["a"]},{"id":"2","title":"B')).toEqual({
      version: '1.1',
      items: [{ id: '1', tags: ['a'] }],
    });
    expect(repaired('{"items":[{"id":"1"},{"id":"2\\"')).toEqual({ items: [{ id: '1' }] });
  });

  it('forgives commas at the end of lists and line breaks inside strings', () => {
    expect(repaired('{"items":[{"title":"a\nb",},],} trailing')).toEqual({ items: [{ title: 'a b' }] });
  });

  it('changes nothing that is well-formed, and ends soon whatever it is given', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(object, (value) =>
        expect(repaired(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
    const startedAt = performance.now();
    for (const source of ['"'.repeat(1e6), '{"\\'.repeat(3e5), '['.repeat(1e6), `{"a":"${'\\'.repeat(1e6)}`])
      repairJson(source);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
