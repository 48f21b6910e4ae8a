import { requestedBaseUrl } from './base-url.js';

const baseOf = (proto: string | undefined, host: string | undefined = 'news.example'): string | null =>
  requestedBaseUrl({ headers: { host, 'x-forwarded-proto': proto } });

describe(requestedBaseUrl.name, () => {
  it.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    ['https, http', 'https'],
    ['Https,http,http', 'https'],
    ['http, https', 'http'],
    ['http', 'http'],
    ['wss', 'http'],
    ['ftp, https', 'http'],
    [', https', 'http'],
    ['', 'http'],
    [undefined, 'http'],
  ])('takes the first value of `X-Forwarded-Proto: %s` if it is http or https', (proto, scheme) => {
    expect(baseOf(proto)).toBe(`${scheme}://news.example`);
  });

  it('keeps the port, and is null for a host that is none', () => {
    expect(baseOf('https', 'news.example:8443')).toBe('https://news.example:8443');
    expect(baseOf('https', 'a b')).toBeNull();
    expect(requestedBaseUrl({ headers: {} })).toBeNull();
  });
});
