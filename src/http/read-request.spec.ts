import fc from 'fast-check';
import { cpuMs } from '../../test/support/cpu-ms.js';
import { NOT_UTF8, parseQueryString } from './read-request.js';

describe(parseQueryString.name, () => {
  const read = (value: string): unknown => parseQueryString(`a=${value}&b=1`)['a'];

  it.each([
    ['storm+over%20Lisbon', 'storm over Lisbon'],
    ['Z%C3%BCrich', 'Zürich'],
    ['%f0%9f%98%80', '😀'],
    ['a=b%3Dc%26d', 'a=b=c&d'],
    // A person may look for the replacement character itself.
    ['%EF%BF%BD', '\ufffd'],
  ])('reads %s', (sent, value) => expect(read(sent)).toBe(value));

  it.each([
    ['%', '%'],
    ['100%', '100%'],
    ['100%+sure', '100% sure'],
    ['%zz', '%zz'],
    ['%u00e9', '%u00e9'],
    ['%C3%BC%', 'ü%'],
    ['%EF%BF%BD%', '\ufffd%'],
    ['%2525', '%25'],
  ])('takes a percent sign that begins no escape, or is one, for itself: %s', (sent, value) =>
    expect(read(sent)).toBe(value),
  );

  it.each([
    ['a byte that begins nothing', 'a%FFb'],
    ['Latin-1', 'Z%FCrich'],
    ['a character that breaks off', '%F0%9F%98'],
    ['a character in two pieces', '%C3x%BC'],
    ['an overlong form', '%C0%80'],
    ['half a surrogate pair', '%ED%A0%80'],
    ['beside a lone percent sign', '50%+Z%FCrich'],
  ])('marks what is no UTF-8: %s', (_name, sent) => expect(read(sent)).toContain(NOT_UTF8));

  it('reads the other parameters all the same', () => {
    expect(parseQueryString('a=%FF&b=Z%C3%BCrich&%FF=c&b=%25')).toMatchObject({ b: ['Zürich', '%'] });
  });

  it('reads whatever text was encoded, and marks nothing in it', () => {
    const texts = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(texts, fc.boolean(), (text, beside) => {
        expect(read(encodeURIComponent(text) + (beside ? '%' : ''))).toBe(text + (beside ? '%' : ''));
      }),
    );
  });

  it('takes no time over a query string that is made to take it', () => {
    const spent = cpuMs(() => {
      for (const part of ['%FF%', '%FF&', '%', '%FF', 'a=%FF&', '%E0'])
        parseQueryString(part.repeat(8_000 / part.length));
    });
    expect(spent).toBeLessThan(200);
  });
});
