import fc from '../../test/support/fast-check.js';
import { growthOf, PROPORTIONAL } from '../../test/support/growth.js';
import { NOT_UTF8_MARKER, parseQueryString } from './read-request.js';

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
  ])('reads a percent sign without a valid escape literally: %s', (sent, value) =>
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
  ])('marks invalid UTF-8: %s', (_name, sent) => expect(read(sent)).toContain(NOT_UTF8_MARKER));

  it('still reads the other parameters', () => {
    expect(parseQueryString('a=%FF&b=Z%C3%BCrich&%FF=c&b=%25')).toMatchObject({ b: ['Zürich', '%'] });
  });

  it('reads any encoded text without marking it', () => {
    const texts = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(texts, fc.boolean(), (text, beside) => {
        expect(read(encodeURIComponent(text) + (beside ? '%' : ''))).toBe(text + (beside ? '%' : ''));
      }),
    );
  });

  it.each(['%FF%', '%FF&', '%', '%FF', 'a=%FF&', '%E0'])('reads repeated %s in linear time', async (part) => {
    expect(await growthOf((size) => parseQueryString(part.repeat(size)))).toBeLessThan(PROPORTIONAL);
  });
});
