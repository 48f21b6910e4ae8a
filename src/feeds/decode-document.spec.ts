import { TextDecoder } from '@exodus/bytes/encoding.js';
import { decodeDocument } from './decode-document.js';

const SINGLE_BYTE = [
  ...[
    'ibm866',
    'iso-8859-2',
    'iso-8859-3',
    'iso-8859-4',
    'iso-8859-5',
    'iso-8859-6',
    'iso-8859-7',
    'iso-8859-8',
  ],
  ...[
    'iso-8859-10',
    'iso-8859-13',
    'iso-8859-14',
    'iso-8859-15',
    'iso-8859-16',
    'koi8-r',
    'koi8-u',
    'macintosh',
  ],
  ...['windows-874', 'windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254'],
  ...['windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'x-mac-cyrillic'],
];

/** The same headline in the charsets of East Asia. */
const EAST_ASIAN: [string, string, string][] = [
  ['gbk', 'd6d0cec4', '中文'],
  ['gb18030', 'b4b0bfda', '窗口'],
  ['big5', 'a4a4a4e5', '中文'],
  ['shift_jis', '93fa967b', '日本'],
  ['euc-jp', 'c6fccbdc', '日本'],
  ['iso-2022-jp', '1b2442467c4b5c1b2842', '日本'],
  ['euc-kr', 'c7d1b1b9', '한국'],
];

const document = (label: string, text: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="${label}"?><rss><title>`),
    text,
    Buffer.from('</title></rss>'),
  ]);
const titleOf = (text: string): string => /<title>(.*)<\/title>/s.exec(text)?.[1] ?? '';

describe(decodeDocument.name, () => {
  it.each(SINGLE_BYTE)('reads every character of %s where it is declared', (label) => {
    const strict = new TextDecoder(label, { fatal: true });
    const bytes = Array.from({ length: 96 }, (_, n) => 0xa0 + n).filter((byte) => {
      try {
        return strict.decode(Uint8Array.of(byte)) !== '';
      } catch {
        return false;
      }
    });
    const expected = new TextDecoder(label).decode(Uint8Array.from(bytes));
    expect(expected.length).toBeGreaterThan(40);
    expect(titleOf(decodeDocument(document(label, Buffer.from(bytes)), null))).toBe(expected);
    expect(titleOf(decodeDocument(document('utf-8', Buffer.from(bytes)), `text/xml; charset=${label}`))).toBe(
      expected,
    );
  });

  it('reads windows-1252 where Latin-1 is declared, as browsers do', () => {
    const quotes = Buffer.from([0x93, 0x80, 0x94]);
    for (const label of ['iso-8859-1', 'us-ascii', 'latin1'])
      expect(titleOf(decodeDocument(document(label, quotes), null))).toBe('“€”');
  });

  it.each(EAST_ASIAN)('reads %s where it is declared', (label, hex, expected) => {
    expect(titleOf(decodeDocument(document(label, Buffer.from(hex, 'hex')), null))).toBe(expected);
  });

  it.each([
    ['WIN-1251', 'cff0e8', 'При'],
    ['Windows-CP1251', 'cff0e8', 'При'],
    ['windows1252', 'fc', 'ü'],
    ['MacCyrillic', '8ff0e8', 'При'],
    ['IBM855', 'dde1b7', 'При'],
    ['cp855', 'dde1b7', 'При'],
    ['csIBM855', 'dde1b7', 'При'],
  ])('knows the label %s', (label, hex, expected) => {
    expect(titleOf(decodeDocument(document(label, Buffer.from(hex, 'hex')), null))).toBe(expected);
  });

  it('prefers the byte order mark, then the header, then the declaration, then the meta element', () => {
    const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8]);
    const marked = Buffer.concat([Buffer.from('\ufeff'), document('windows-1251', Buffer.from('При'))]);
    expect(titleOf(decodeDocument(marked, 'text/xml; charset=koi8-r'))).toBe('При');
    expect(titleOf(decodeDocument(document('koi8-r', cyrillic), 'text/xml; charset="windows-1251"'))).toBe(
      'При',
    );
    expect(titleOf(decodeDocument(document('windows-1251', cyrillic), 'text/xml'))).toBe('При');
    const page = Buffer.concat([
      Buffer.from('<meta charset=windows-1251><title>'),
      cyrillic,
      Buffer.from('</title>'),
    ]);
    expect(titleOf(decodeDocument(page, null))).toBe('При');
  });

  it('reads UTF-8 where a text was cut off within a character', () => {
    const bytes = document('utf-8', Buffer.concat([Buffer.from('Más niños'), Buffer.from([0xe2, 0x80])]));
    expect(titleOf(decodeDocument(bytes, null))).toBe('Más niños\ufffd');
  });

  it('decodes bytes that can only be UTF-8 as UTF-8, whatever is declared', () => {
    const bytes = document('windows-1251', Buffer.from('Приём — ночь'));
    expect(titleOf(decodeDocument(bytes, 'text/xml; charset=koi8-r'))).toBe('Приём — ночь');
  });
});
