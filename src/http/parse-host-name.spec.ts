import fc from 'fast-check';
import { parseHostName } from './parse-host-name.js';

describe(parseHostName.name, () => {
  it.each([
    ['bbc.co.uk', 'bbc.co.uk'],
    [' BBC.co.uk ', 'bbc.co.uk'],
    ['www.bbc.co.uk', 'bbc.co.uk'],
    ['WWW.BBC.CO.UK.', 'bbc.co.uk'],
    ['www.com', 'www.com'],
    ['zürich.example', 'xn--zrich-kva.example'],
    ['xn--zrich-kva.example', 'xn--zrich-kva.example'],
    ['новости.рф', 'xn--b1amnebsh.xn--p1ai'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ])('reads %j as %s', (typed, host) => expect(parseHostName(typed)).toBe(host));

  it.each([
    '',
    '.',
    'https://bbc.co.uk',
    'bbc.co.uk/news',
    'bbc.co.uk:443',
    '*.bbc.co.uk',
    'bbc..uk',
    'not a host',
    'not_a_host',
    '-bbc.com',
    'bbc-.com',
    'user@bbc.com',
    '[::1]',
    '1',
    '0x7f.1',
    '1.2.3.4.5',
    'xn--\u0080.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(127)}com`,
    'b%62c.com',
    'bbc.com?x',
    'bbc\u0000.com',
  ])('refuses %j', (typed) => expect(parseHostName(typed)).toBeNull());

  it('answers what it would read again as the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string({ unit: 'binary' })), (typed) => {
        const host = parseHostName(typed);
        expect(host === null || /^[a-z0-9.-]+$/.test(host)).toBe(true);
        if (host !== null && !host.startsWith('www.')) expect(parseHostName(host)).toBe(host);
      }),
    );
  });
});
