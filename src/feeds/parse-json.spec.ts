import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { parseLenientJson } from './parse-json.js';

describe(parseLenientJson.name, () => {
  it.each([
    ['{"a": "b\nc"}', { a: 'b c' }],
    ['{"a": "the "new" pier"}', { a: 'the "new" pier' }],
    ['{"a": "ends with "quotes""}', { a: 'ends with "quotes"' }],
    ['["one "two" three", "four"]', ['one "two" three', 'four']],
    ['{"a": "it\\\'s"}', { a: "it's" }],
    ['{"a": "C:\\temp\\new"}', { a: 'C:\temp\new' }],
    ['{"a": 1} <!-- cached -->', { a: 1 }],
    ['{"a": 1}{"b": 2}', { a: 1 }],
    ['{"a": [1, {"b": "c", } , ], }', { a: [1, { b: 'c' }] }],
    ['{"a": NaN, "b": [undefined, -Infinity, "NaN"]}', { a: null, b: [null, null, 'NaN'] }],
    ['{"a": ["b", ],\n "c": "d",}', { a: ['b'], c: 'd' }],
  ])('repairs %s', (source, value) => {
    expect(parseLenientJson(source)).toEqual(value);
  });

  it.each(['{"a": "b \\" c, \\"d\\": e"}', '{"a": ["\\u00e9", "\\\\"], "b": {}}'])(
    'reads %s, which is valid, as JSON.parse does',
    (source) => {
      expect(parseLenientJson(source)).toEqual(JSON.parse(source));
    },
  );

  it.each(['{"a": ', '{"a" 1}', 'nothing'])('throws a SyntaxError for %s', (source) => {
    expect(() => parseLenientJson(source)).toThrow(SyntaxError);
  });

  it('grows in proportion with quotes', async () => {
    const read = (size: number): void =>
      expect(() => parseLenientJson(`{"a":"${'"'.repeat(size)}`)).toThrow();
    expect(await growthOf(read)).toBeLessThan(PROPORTIONAL);
  });
});
