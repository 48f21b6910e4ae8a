import { internalQuery } from '../../search-query.js';
import { googleNews } from './google-news.js';

/** An id as before July 2024: a protocol buffer with the address of the article. */
const idOf = (address: string): string => {
  const { length } = Buffer.from(address);
  const size = length < 0x80 ? [length] : [(length & 0x7f) | 0x80, length >> 7];
  return Buffer.from([0x08, 0x13, 0x22, ...size, ...Buffer.from(address), 0xd2, 0x01, 0x00]).toString(
    'base64url',
  );
};

describe(googleNews.name, () => {
  const addressOf = (id: string): string | null => {
    const link = `https://news.google.com/rss/articles/${id}?oc=5`;
    const body = Buffer.from(
      `<rss version="2.0"><channel><title>Google News</title><item><title>Ferry sails - Courier</title>
       <link>${link}</link><source url="https://courier.example">Courier</source></item></channel></rss>`,
    );
    const query = internalQuery({ intent: 'text', text: 'ferry', language: 'en', wanted: 10 });
    const [item] = googleNews.parseResponse(
      {
        ...{ status: 200, contentType: 'application/rss+xml', location: null },
        retryAfter: null,
        server: null,
        body,
      },
      { query, baseUrl: 'https://news.google.com', key: null, now: 1_780_000_000 },
    );
    expect(item!.title).toBe('Ferry sails');
    return item!.url === link ? null : item!.url;
  };

  it.each([
    'https://courier.example/ferry',
    `https://courier.example/${'long/'.repeat(60)}ferry`,
    'http://a.example/ü',
  ])('reads the address %s in an id', (address) => {
    expect(addressOf(idOf(address))).toBe(address);
  });

  it.each([
    ['a port that is none', idOf('http://courier.example:port/')],
    ['an address of another scheme', idOf('ftp://courier.example/ferry')],
    ['another protocol buffer', `CBMi${Buffer.from('no address at all').toString('base64url')}`],
    ['nothing behind its first letters', 'CBMi'],
  ])('keeps its own link where an id holds %s', (_, id) => {
    expect(addressOf(id)).toBeNull();
  });
});
