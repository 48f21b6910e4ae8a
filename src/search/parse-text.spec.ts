import fc from 'fast-check';
import { cpuMs } from '../../test/support/cpu-ms.js';
import { parseText } from './parse-text.js';

const word = (text: string) => ({ text, phrase: false });
const phrase = (text: string) => ({ text, phrase: true });

describe(parseText.name, () => {
  it.each([
    ['storm lisbon', [[word('storm')], [word('lisbon')]], []],
    ['"white house" plan', [[phrase('white house')], [word('plan')]], []],
    ['“white house”', [[phrase('white house')]], []],
    ['«белый дом»', [[phrase('белый дом')]], []],
    ['storm -porto', [[word('storm')]], [word('porto')]],
    ['storm -"new york"', [[word('storm')]], [phrase('new york')]],
    ['a OR b c', [[word('a'), word('b')], [word('c')]], []],
    ['a OR b OR c', [[word('a'), word('b'), word('c')]], []],
    ['covid-19', [[word('covid-19')]], []],
    ['OR', [[word('OR')]], []],
    ['storm OR', [[word('storm')], [word('OR')]], []],
    ['"open end', [[word('open')], [word('end')]], []],
    ['a OR -b', [[word('a')]], [word('b')]],
    ['- " ""', [], []],
  ])('reads %p', (text, groups, excluded) => {
    expect(parseText(text)).toEqual({ groups, excluded });
  });

  it('takes any text, in time that grows with its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const { groups, excluded } = parseText(text);
        expect(groups.every((group) => group.length > 0)).toBe(true);
        expect([...groups.flat(), ...excluded].every((term) => term.text.trim() !== '')).toBe(true);
      }),
    );
    expect(cpuMs(() => parseText('"-'.repeat(50_000)))).toBeLessThan(1_000);
  });
});
