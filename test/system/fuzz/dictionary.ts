/** Pieces that documents are mutated with, by the reader they are meant to trip. Bytes are written as Latin-1. */
export const DICTIONARY: readonly string[] = [
  // Markup that begins and does not end, ends and did not begin, or is something else in HTML.
  ...['<', '>', '</', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<!DOCTYPE x [', ']>', '<!'],
  ...['<item>', '</item>', '<entry>', '</entry>', '<url>', '<channel>', '</channel>', '</rss>', '<rss>'],
  ...['<script>', '</script>', '<style>', '<svg>', '<plaintext>', '<title>', '</title>', '<textarea>'],
  ...['<img src=x>', '<img src="/a.jpg" width=', '<br>', '<p>', '</p>', '<b', '<a href="', "<a href='"],
  ...['<x:y>', '</x:y>', '<:a>', '<a:>', 'xmlns="', 'xmlns:media="', ' xml:base="', ' xml:lang="'],
  // Entities: unknown, unfinished, beyond Unicode, of controls, surrogates and marks, escaped again and again.
  ...['&', '&amp;', '&amp;amp;', '&lt;', '&gt;', '&quot;', '&#0;', '&#x1;', '&#27;', '&#x7f;', '&#x80;'],
  ...['&#xD800;', '&#xDFFF;', '&#xFFFE;', '&#x110000;', '&#99999999999;', '&#x', '&#;', '&nosuch;', '&nbsp'],
  ...['&lt;b&gt;', '&lt;/b&gt;', '&amp;lt;/p&amp;gt;', '&amp;amp;lt;/p&amp;amp;gt;', '&lt;script&gt;'],
  ...['&zwj;', '&shy;', '&#x200b;', '&#x202e;', '&#xfeff;', '&newline;', '&lol9;', '&xxe;'],
  // Bytes: NUL, controls, marks, halves of characters in several charsets, surrogates in UTF-8.
  ...['\x00', '\x01', '\x1b', '\x7f', '\x80', '\x85', '\x9f', '\xa0', '\xff', '\xfe', '\xff\xfe', '\xfe\xff'],
  ...[
    '\xef\xbb\xbf',
    '\xed\xa0\x80',
    '\xed\xb0\x80',
    '\xf4\x90\x80\x80',
    '\xc0\x80',
    '\xe2\x80\x8b',
    '\x1b$B',
  ],
  // Declarations.
  ...[
    '<?xml version="1.0" encoding="utf-16"?>',
    '<?xml encoding="x-user-defined"?>',
    'encoding="iso-2022-jp"',
  ],
  ...[
    'encoding="utf-7"',
    'encoding="hz-gb-2312"',
    'encoding="gb18030"',
    'encoding="macintosh"',
    'encoding="',
  ],
  // Addresses that are none, or not ours to show.
  ...['javascript:alert(1)', 'data:text/html,x', 'http://', 'https:///', '//', 'http://[::1', 'http://a b/'],
  ...[
    'http://%00/',
    'https://user:pass@a.example/',
    'mailto:a@b.example',
    'www.',
    '\\\\a\\b',
    '#',
    '?',
    '..',
  ],
  ...[
    'https://www.google.com/url?url=',
    'https://www.bing.com/news/apiclick.aspx?url=javascript:1',
    '%',
    '%ff',
  ],
  // Dates.
  ...[
    '99 Foo 99:99',
    '0000-00-00',
    '9999-12-31T23:59:59Z',
    '-1',
    '1e308',
    'NaN',
    '2026-10-31T24:00:00+99:99',
  ],
  ...['Sat, 31 Oct 2026 08:30:00 +0100', '1793520000', '1793520000000', '\u0661\u0662', '31/10/2026'],
  // JSON.
  ...['{', '}', '[', ']', '"', ',', ':', 'null', '\\u0000', '\\ud800', '\\', '"items":[', '1e999', '{"url":'],
];
