import fc from '../../test/support/fast-check.js';
import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import type { QueryCondition } from './parsed-text.js';
import { parsePlace, parseText } from './parse-text.js';

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
    ['AC/DC (live)', [[word('AC/DC')], [word('live')]], []],
    ['C++ NEAR NEAR/x', [[word('C++')], [word('NEAR')], [word('NEAR/x')]], []],
    ['ferry NOT late', [[word('ferry')]], [word('late')]],
    ['ferry AND NOT late', [[word('ferry')]], [word('late')]],
    ['ferry !late', [[word('ferry')]], [word('late')]],
    ['ferry NOT (late OR "on strike")', [[word('ferry')]], [word('late'), phrase('on strike')]],
    ['ferry,-late', [[word('ferry')]], [word('late')]],
    ['ferry AND bus', [[word('ferry')], [word('bus')]], []],
    ['首相 AND 感染', [[word('首相')], [word('感染')]], []],
    ['ROCK AND ROLL NOT JAZZ', ['ROCK', 'AND', 'ROLL', 'NOT', 'JAZZ'].map((text) => [word(text)]), []],
    ['ferry and bus, not late!', ['ferry', 'and', 'bus,', 'not', 'late!'].map((text) => [word(text)]), []],
    ['"ferry AND bus"', [[phrase('ferry AND bus')]], []],
    ['צה"ל "שלום עולם"', [[word('צה״ל')], [phrase('שלום עולם')]], []],
    ['1 200 jobs', [[word('1 200')], [word('jobs')]], []],
    ['J. K. Rowling', [[word('J. K.')], [word('Rowling')]], []],
    ['(a OR b) c', [[word('a'), word('b')], [word('c')]], []],
    ['a -(b OR "c d")', [[word('a')]], [word('b'), phrase('c d')]],
    ['((a)) (-b)', [[word('a')]], [word('b')]],
    ['subtitle:a "title:b"', [[word('subtitle:a')], [phrase('title:b')]], []],
  ])('reads words of %p', (text, groups, excluded) => {
    expect(parseText(text)).toMatchObject({
      groups,
      excluded,
      conditions: [],
      excludedConditions: [],
      sites: null,
    });
  });

  const a: QueryCondition = { kind: 'term', term: word('a') };
  const b: QueryCondition = { kind: 'term', term: word('b') };
  const titled: QueryCondition = { kind: 'title', term: word('a') };
  const clause = (groups: QueryCondition[][], excluded: QueryCondition[] = []): QueryCondition => ({
    kind: 'clause',
    groups,
    excluded,
  });

  it.each<[string, QueryCondition[][]]>([
    ['title:a', [[titled]]],
    ['Title:"a b"', [[{ kind: 'title', term: phrase('a b') }]]],
    ['title:a OR b', [[titled, b]]],
    ['a NEAR/5 "b c"', [[{ kind: 'near', terms: [word('a'), phrase('b c')], distance: 5 }]]],
    ['(a b) c', [[clause([[a], [b]])]]],
    ['(a -b) OR b', [[clause([[a]], [b]), b]]],
    [
      'a NEAR/1 b NEAR/20 a',
      [
        [
          clause([
            [{ kind: 'near', terms: [word('a'), word('b')], distance: 1 }],
            [{ kind: 'near', terms: [word('b'), word('a')], distance: 20 }],
          ]),
        ],
      ],
    ],
  ])('reads the operators of %p', (text, conditions) => {
    expect(parseText(text)).toMatchObject({ conditions, fault: null });
  });

  it.each<[string, string[] | null, string[]]>([
    ['storm site:www.BBC.co.uk', ['bbc.co.uk'], []],
    ['site:a.example OR site:münchen.example', ['a.example', 'xn--mnchen-3ya.example'], []],
    ['(storm site:a.example) OR (gale site:b.example)', ['a.example', 'b.example'], []],
    ['site:a.example site:news.a.example', ['news.a.example'], []],
    ['site:a.example site:b.example', [], []],
    ['storm OR site:a.example', null, []],
    ['storm -site:a.example', null, ['a.example']],
  ])('finds the sites of %p', (text, sites, excludedSites) => {
    expect(parseText(text)).toMatchObject({ sites, excludedSites, fault: null });
  });

  it.each([
    [':)', 1],
    ['(', 0],
    [')', 0],
    ['storm (lisbon', 6],
    ['storm lisbon)', 12],
    ['((a)', 0],
    ['(a))', 3],
    ['🌊 (a', 2],
    ['storm ()', 6],
    ['(storm OR)', 7],
    ['OR storm', 0],
    ['a OR OR b', 5],
    ['a NEAR/0 b', 2],
    ['a NEAR/21 b', 2],
    ['a NEAR/5', 2],
    ['NEAR/5 a', 0],
    ['a NEAR/5 -b', 2],
    ['a NEAR/5 (b OR c)', 2],
    ['storm title:', 6],
    ['title: storm', 0],
    ['site:-', 0],
    ['site:a_b.example', 0],
    // Of several faults the leftmost.
    ['(a OR', 0],
    ['a (b NEAR/99 c', 2],
    ['(a) (b (c OR)', 4],
    ['(a b) NEAR/5 (c OR)', 6],
    ['a OR (b', 5],
    ['a) (b', 1],
  ])('reads %p as plain words because of position %p', (text, position) => {
    const { fault, conditions, sites } = parseText(text);
    expect(fault).toMatchObject({ position, detail: expect.stringMatching(/^[ -~]+\.$/) as string });
    expect(fault!.detail).not.toContain('"');
    expect({ conditions, sites }).toEqual({ conditions: [], sites: null });
  });

  it('omits the operators of a text that it reads as plain words', () => {
    expect(parseText('(title:a NEAR/50 b -c').groups).toEqual([[word('a')], [word('b')]]);
    expect(parseText('(title:a NEAR/50 b -c').excluded).toEqual([word('c')]);
  });

  it.each([
    ['storm "a b" OR c', 'storm "a b" OR c'],
    ['title:storm (a OR b) -(c OR d)', 'a OR b storm -c -d'],
    ['a NEAR/5 b site:a.example', 'a b'],
    ['site:a.example', 'a.example'],
    [':)', ':)'],
  ])('writes %p for search engines without operators', (text, plain) => {
    expect(parseText(text).plain).toBe(plain);
  });

  it('reads any text in linear time', () => {
    const part = fc.constantFrom(
      '(',
      ')',
      '-',
      ' OR ',
      ' NEAR/5 ',
      'title:',
      'site:',
      '"',
      'a',
      'b.example',
      ' ',
      '–',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { groups, excluded, conditions, fault } = parseText(typed);
        expect([...groups, ...conditions].every((group) => group.length > 0)).toBe(true);
        expect([...groups.flat(), ...excluded].every((term) => term.text.trim() !== '')).toBe(true);
        if (fault !== null) expect(fault.position).toBeLessThan([...typed].length);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['"-', '(', 'a (', '(a)', 'a NEAR/5 '])('reads repeated %s in linear time', async (unit) => {
    expect(await growthOf((size) => parseText(unit.repeat(size)))).toBeLessThan(PROPORTIONAL);
  });
});

describe(parsePlace.name, () => {
  it('reads parentheses as commas: they hold what distinguishes a place', () => {
    expect(parsePlace('Frankfurt (an der Oder)')).toMatchObject({
      groups: [[word('Frankfurt,')], [word('an')], [word('der')], [word('Oder,')]],
      conditions: [],
    });
    expect(parsePlace('Leeds (site:a.example)')).toMatchObject({
      groups: [[word('Leeds')]],
      sites: ['a.example'],
    });
    expect(parsePlace('Leeds :)').fault?.position).toBe(7);
  });

  it.each([
    'Portland OR',
    'Portland, OR',
    'portland OR',
    'Portland (OR)',
    'Portland OR 97201',
    'Portland, OR 97201-0001',
    'Portland OR USA',
    'Portland, OR, USA',
    'Gary IN',
    'Sant Julià, AND',
  ])('reads the code of a state in %s as a name, without a fault', (text) => {
    const { groups, plain, fault } = parsePlace(text);
    expect({ plain, fault }).toEqual({ plain: text, fault: null });
    expect(groups.every((alternatives) => alternatives.length === 1)).toBe(true);
    expect(groups.flat().map((term) => term.text.replaceAll(',', ''))).toEqual(
      text.match(/[\p{L}\p{N}-]+/gu),
    );
  });

  it('reads OR between two places as either', () => {
    expect(parsePlace('Portland OR Seattle').groups).toEqual([[word('Portland'), word('Seattle')]]);
  });
});
