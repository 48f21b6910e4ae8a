import { isAggregatorOf, matchesHost, registrableDomain } from './hosts.js';
import { publisherHost } from './urls.js';

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

  it('is unknown for what is no http(s) address', () => {
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
  ])('%s against the listed %s: %s', (host, listed, matches) => {
    expect(matchesHost(host, listed)).toBe(matches);
  });
});

describe(isAggregatorOf.name, () => {
  it.each([
    ['msn.com', 'https://www.msn.com/en-us/news/1', true],
    ['harbour.example', 'https://www.msn.com/en-us/news/1', true],
    ['harbour.example', 'https://harbour.example/msn.com/1', false],
    ['harbour.example', 'https://harbour.example/1', false],
  ])('of an article of %s at %s: %s', (source, url, expected) => {
    expect(isAggregatorOf(['msn.com'])({ source, url })).toBe(expected);
  });
});
