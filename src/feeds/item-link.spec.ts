import { parseFeed } from './parse-feed.js';

const context = { url: 'https://feeds.example/f', contentType: null, now: Date.UTC(2026, 10, 1) / 1000 };
const read = (document: string): string | undefined =>
  parseFeed(Buffer.from(document), context).items[0]?.url;
const rss = (elements: string): string | undefined =>
  read(
    `<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"><channel><item><title>Seals on the quay</title>${elements}</item></channel></rss>`,
  );

describe('the address of an item without a link', () => {
  it.each([
    ['<prism:url>https://a.example/1</prism:url>', 'https://a.example/1'],
    ['<dc:identifier>https://a.example/1</dc:identifier>', 'https://a.example/1'],
    ['<comments>https://a.example/1#comments</comments>', 'https://a.example/1#comments'],
    [
      '<comments>https://a.example/2</comments><guid>https://a.example/1</guid><enclosure url="https://a.example/e.mp3"/>',
      'https://a.example/1',
    ],
  ])('is in %s', (elements, url) => {
    expect(rss(elements)).toBe(url);
  });

  it.each(['<dc:identifier>doi:10.1000/1</dc:identifier>', '<comments>7</comments>'])(
    'is not in %s',
    (elements) => {
      expect(() => rss(elements)).toThrow('none of them could be read');
    },
  );

  it('is the text of an enclosure without an attribute', () => {
    expect(rss('<enclosure>https://a.example/e.mp3</enclosure>')).toBe('https://a.example/e.mp3');
  });

  it('is in the short link of an entry of Atom', () => {
    const links =
      '<link rel="edit" href="https://a.example/e"/><link rel="shortlink" href="https://a.example/s"/>';
    expect(
      read(`<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Seals</title>${links}</entry></feed>`),
    ).toBe('https://a.example/s');
  });
});

describe('a relative xml:base', () => {
  it('is applied once to the links of an entry', () => {
    const entry = '<entry xml:base="2026/"><title>Seals</title><link xml:base="quay/" href="seals"/></entry>';
    expect(read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="news/">${entry}</feed>`)).toBe(
      'https://feeds.example/news/2026/quay/seals',
    );
  });
});
