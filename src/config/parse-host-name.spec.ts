import fc from '../../test/support/fast-check.js';
import { parseHostName } from './parse-host-name.js';

describe(parseHostName.name, () => {
  it.each([
    [' BBC.co.uk ', 'bbc.co.uk'],
    ['www.example.com', 'example.com'],
    ['www.com', 'www.com'],
    ['m.bbc.co.uk', 'bbc.co.uk'],
    ['www.amp.Example.com', 'example.com'],
    ['amp.dev', 'amp.dev'],
    ['m.co.uk', 'm.co.uk'],
    ['m.example', 'm.example'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['example.com.', 'example.com'],
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
  ])('reads %j as %s', (entry, name) => {
    expect(parseHostName(entry)).toBe(name);
  });

  it.each([
    '',
    'https://example.com',
    'example.com/news',
    'example.com?news',
    'example.com#news',
    'example.com\\news',
    'example.com:80',
    'foo bar',
    'foo\tbar',
    'example.com<news',
    '[example.com]',
    'example.com|news',
    'example.com^news',
    'a..b',
    '.example.com',
    '*.example.com',
    '-a.example',
    'a_b.example',
    '%65xample.com',
    '1',
    '999.1.1.1',
    `${'a'.repeat(64)}.example`,
    'me@example.com',
  ])('refuses %j', (entry) => {
    expect(parseHostName(entry)).toBeNull();
  });

  it('returns only names that it accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string()), (entry) => {
        const name = parseHostName(entry);
        if (name !== null) expect(parseHostName(name)).not.toBeNull();
      }),
    );
  });
});
