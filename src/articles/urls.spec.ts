import fc from '../../test/support/fast-check.js';
import {
  canonicalUrl,
  includedDomains,
  isAggregatorOf,
  matchesHost,
  publisherHost,
  registrableDomain,
  urlIdentity,
} from './urls.js';

describe(canonicalUrl.name, () => {
  it.each([
    ['https://news.example/a?utm_source=rss&id=7&fbclid=x', 'https://news.example/a?id=7'],
    ['https://news.example/a?at_medium=RSS&at_campaign=rss', 'https://news.example/a'],
    ['https://news.example/a?CMP=share_btn', 'https://news.example/a'],
    ['https://news.example/a?ref=rss&from=paris', 'https://news.example/a?from=paris'],
    ['https://news.example/?p=123&gclid=1', 'https://news.example/?p=123'],
    ['https://news.example/a;jsessionid=1F2E?x=1', 'https://news.example/a?x=1'],
    ['https://news.example/a?', 'https://news.example/a'],
  ])('removes the tracking parameters of %s', (url, expected) => {
    expect(canonicalUrl(url)).toBe(expected);
  });

  it.each([
    ['a fragment', 'https://news.example/a#comments', 'https://news.example/a'],
    ['credentials', 'https://user:secret@news.example/a', 'https://news.example/a'],
    ['white space around it', '  https://news.example/a\n', 'https://news.example/a'],
    ['the default port', 'HTTPS://News.Example:443/a', 'https://news.example/a'],
  ])('removes %s', (_, url, expected) => {
    expect(canonicalUrl(url)).toBe(expected);
  });

  it.each([
    'https://news.example/#!/story/1',
    'https://amp.news.example/story/amp/',
    'https://m.news.example/story?id=%C3%BC&b=1&a=2',
    'http://xn--bcher-kva.example/a+b?q=a+b',
    'http://127.0.0.1:8080/story',
  ])('leaves %s unchanged', (url) => {
    expect(canonicalUrl(url)).toBe(url);
  });

  it.each([
    '',
    'news.example/a',
    '/a',
    'ftp://news.example/a',
    'javascript:alert(1)',
    'https://',
    'mailto:a@b.example',
  ])('rejects %j, which is no absolute http(s) URL', (url) => {
    expect(canonicalUrl(url)).toBeNull();
  });

  it('rejects URLs beyond the maximum length', () => {
    expect(canonicalUrl(`https://news.example/${'a'.repeat(5000)}`)).toBeNull();
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const once = canonicalUrl(url);
        if (once !== null) expect(canonicalUrl(once)).toBe(once);
      }),
      { examples: [['http://news.example?&?']] },
    );
  });
});

describe(urlIdentity.name, () => {
  const article = 'https://news.example/2026/storm';

  it.each([
    'http://news.example/2026/storm',
    'https://www.news.example/2026/storm/',
    'https://m.news.example/2026/storm',
    'https://amp.news.example/2026/storm',
    'https://mobile.news.example/2026/storm',
    'https://news.example/amp/2026/storm',
    'https://news.example/2026/storm/amp/',
    'https://news.example/2026/storm?amp=1',
    'https://news.example/2026/storm?m=1',
    'https://news.example/2026/storm?print=true',
    'https://news.example/2026/storm?outputType=amp',
    'https://news.example//2026/storm/index.html',
    'https://news.example/2026/%73torm',
  ])('identifies %s with the same article', (url) => {
    expect(urlIdentity(url)).toBe(urlIdentity(article));
  });

  it('ignores the order of parameters', () => {
    expect(urlIdentity(`${article}?b=2&a=1`)).toBe(urlIdentity(`${article}?a=1&b=2`));
  });

  it.each([
    'https://news.example/2026/Storm',
    'https://news.example/2026/storm-2',
    'https://news.example/2026/storm?page=2',
    'https://news.example:8443/2026/storm',
    'https://sport.news.example/2026/storm',
    'https://news.example/2026/amplified',
    'https://news.example/#!/2026/storm',
    'https://news.example/2026/storm#second',
    'https://news.example/2026/storm?pk_id=2',
  ])('distinguishes %s', (url) => {
    expect(urlIdentity(url)).not.toBe(urlIdentity(article));
  });

  it('returns a key for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof urlIdentity(text) === 'string'));
  });
});

describe(publisherHost.name, () => {
  it.each([
    ['https://www.Example.com/a', 'example.com'],
    ['https://m.example.co.uk/a', 'example.co.uk'],
    ['https://amp.example.com/a', 'example.com'],
    ['https://www.m.example.com/a', 'example.com'],
    ['https://sport.example.com/a', 'sport.example.com'],
    ['https://bücher.example/a', 'xn--bcher-kva.example'],
    ['https://example.com.:8443/a', 'example.com'],
    ['https://amp.dev/a', 'amp.dev'],
    ['https://www.gov.uk/a', 'gov.uk'],
    ['http://127.0.0.1:4000/a', '127.0.0.1'],
    ['http://localhost/a', 'localhost'],
  ])('of %s is %s', (url, host) => {
    expect(publisherHost(url)).toBe(host);
  });

  it('is null for text that is no http(s) URL', () => {
    expect(publisherHost('urn:isbn:1')).toBeNull();
    expect(publisherHost('www.example.com')).toBeNull();
  });
});

describe(registrableDomain.name, () => {
  it.each([
    ['news.bbc.co.uk', 'bbc.co.uk'],
    ['a.github.io', 'a.github.io'],
    ['blog.a.github.io', 'a.github.io'],
    ['github.io', 'github.io'],
    ['co.uk', 'co.uk'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1:4000', '127.0.0.1'],
    ['[::1]:4000', '[::1]'],
    ['WWW.Example.COM.', 'example.com'],
    ['www.bücher.de', 'xn--bcher-kva.de'],
  ])('of %s is %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });
});

describe(matchesHost.name, () => {
  it.each([
    ['bbc.co.uk', 'bbc.co.uk', true],
    ['news.bbc.co.uk', 'bbc.co.uk', true],
    ['notbbc.co.uk', 'bbc.co.uk', false],
    ['bbc.co.uk', 'news.bbc.co.uk', false],
    ['bbc.co.uk.evil.example', 'bbc.co.uk', false],
  ])('returns for %s against the listed %s: %s', (host, listed, matches) => {
    expect(matchesHost(host, listed)).toBe(matches);
  });
});

describe(isAggregatorOf.name, () => {
  it.each([
    ['msn.com', 'https://www.msn.com/en-us/news/1', true],
    ['harbour.example', 'https://www.msn.com/en-us/news/1', true],
    ['harbour.example', 'https://harbour.example/msn.com/1', false],
    ['harbour.example', 'https://harbour.example/1', false],
  ])('returns for an article of %s at %s: %s', (source, url, expected) => {
    expect(isAggregatorOf(['msn.com'])({ source, url })).toBe(expected);
  });
});

describe(includedDomains.name, () => {
  it.each([
    [{ domains: [] }, null],
    [{ domains: ['www.a.example', 'news.a.example', 'b.example'] }, ['a.example', 'b.example']],
    [{ domains: ['a.example', 'b.example'], excludedDomains: ['b.example'] }, ['a.example']],
    [{ domains: ['a.example'], excludedDomains: ['www.a.example'] }, ['a.example']],
    [{ domains: [], labelled: ['www.a.example', 'a.example'] }, ['a.example']],
    [{ domains: ['a.example', 'b.example'], labelled: ['www.b.example'] }, ['b.example']],
  ])('of %j are %j', (filter, expected) => {
    expect(includedDomains({ excludedDomains: [], ...filter })).toEqual(expected);
  });
});
