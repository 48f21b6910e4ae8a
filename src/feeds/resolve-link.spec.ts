import { resolveArticleLink, resolveLink } from './resolve-link.js';

const BASE = 'https://paper.example/feeds/all';

describe(resolveLink.name, () => {
  it.each([
    ['/2026/eel', 'https://paper.example/2026/eel'],
    ['//cdn.example/eel', 'https://cdn.example/eel'],
    ['www.other.example/eel', 'https://www.other.example/eel'],
    ['paper.example/eel', 'https://paper.example/eel'],
    ['https:/other.example/eel', 'https://other.example/eel'],
    ['https:\\\\other.example\\eel', 'https://other.example/eel'],
    ['http://https://other.example/eel', 'https://other.example/eel'],
    ['htp://other.example/eel', 'http://other.example/eel'],
    ['ttps://other.example/eel', 'https://other.example/eel'],
    ['hhttps://other.example/eel', 'https://other.example/eel'],
    ['https;//other.example/eel', 'https://other.example/eel'],
    ['https:other.example/eel', 'https://other.example/eel'],
    ['feed:https://other.example/eel', 'https://other.example/eel'],
    ['"https://other.example/eel"', 'https://other.example/eel'],
    ['<a href="https://other.example/eel">Eel</a>', 'https://other.example/eel'],
    ['https://other.example/eel?a=1&amp;amp;b=2', 'https://other.example/eel?a=1&b=2'],
    ['https://other.example/a\nb', 'https://other.example/ab'],
    ['https://other.example/a b', 'https://other.example/a%20b'],
    ['https://user:word@other.example/eel', 'https://other.example/eel'],
    ['https://other.example/eel\nhttps://other.example/eel', 'https://other.example/eel'],
    ['http://localhost:4000/2026/eel?a=1', 'https://paper.example/2026/eel?a=1'],
    ['http://localhost:4000//2026/eel.html', 'https://paper.example//2026/eel.html'],
  ])('makes an address of %j', (written, url) => {
    expect(resolveLink(written, BASE)).toBe(url);
  });

  it.each([
    '',
    ' ',
    '#',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'https://',
    'https://a"b/',
    'https://a..example/',
    null,
  ])('makes none of %j', (written) => {
    expect(resolveLink(written, BASE)).toBeNull();
  });
});

describe("an address on the publisher's own computer", () => {
  it('is left where the feed is on it, too', () => {
    expect(resolveLink('http://localhost:4000/eel', 'http://127.0.0.1:8080/feed')).toBe(
      'http://localhost:4000/eel',
    );
  });
});

describe(resolveArticleLink.name, () => {
  it.each([
    ['https://www.google.com/url?q=https%3A%2F%2Fother.example%2Feel', 'https://other.example/eel'],
    ['https://web.archive.org/web/2026/https://other.example/eel', 'https://other.example/eel'],
    [
      'https://x.track.example/L0/https:%2F%2Fother.example%2Feel/1/0100018f-00/abc=123',
      'https://other.example/eel',
    ],
    ['https://x.track.example/a/https%3A%2F%2Fother.example%2Feel?token=1', 'https://other.example/eel'],
    ['https://web.archive.org/web/2026id_/https://other.example/eel', 'https://other.example/eel'],
    ['https://anonym.example/?http://other.example/eel?n=1', 'http://other.example/eel?n=1'],
    ['https://rd.portal.example/news/rss/*http://other.example/eel', 'http://other.example/eel'],
    ['https://guard.example/v3/__https://other.example/eel__;!!ab!cd$', 'https://other.example/eel'],
    ['https://outgoing.portal.example/v1/ab12/https%3A//other.example/eel', 'https://other.example/eel'],
    ['https://outgoing.portal.example/v1/ab/https%3A%2F%2Fother.example%2Feel', 'https://other.example/eel'],
    [
      'https://r.search.yahoo.com/RV=2/RU=https%3a%2f%2fother.example%2feel/RK=2/RS=x',
      'https://other.example/eel',
    ],
    ['https://link.portal.example/?target=https%3A%2F%2Fother.example%2Feel', 'https://other.example/eel'],
    [
      'https://www.portal.example/offsite/?url=https%3A%2F%2Fother.example%2Feel',
      'https://other.example/eel',
    ],
    [
      'https://www.portal.example/cread.php?a=1&ued=https%3A%2F%2Fother.example%2Feel',
      'https://other.example/eel',
    ],
    ['https://other.example/x/http://', 'https://other.example/x/http://'],
    ['https://other.example/what-is-https://', 'https://other.example/what-is-https://'],
    ['https://other.example/?https-explained', 'https://other.example/?https-explained'],
    [
      'https://other.example/share?page=https://a.example/',
      'https://other.example/share?page=https://a.example/',
    ],
  ])('leads from %s to the article', (written, url) => {
    expect(resolveArticleLink(written, BASE)).toBe(url);
  });
});
