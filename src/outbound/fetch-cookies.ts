import { getDomain } from 'tldts';

/** Maximum number of cookies of one fetch; further ones are ignored. Pages that check for cookies set one or two. */
const MAX_COOKIES = 20;
/** Maximum length of a `Set-Cookie` header in UTF-16 code units; longer ones are ignored. */
const MAX_LENGTH = 4_096;

interface Cookie {
  value: string;
  host: string;
  /** Whether subdomains of `host` get the cookie, too. */
  isShared: boolean;
  isSecure: boolean;
}

/** The cookies of one fetch: cookies that a response sets are sent with the requests of the following redirects. */
export class FetchCookies {
  private readonly cookies = new Map<string, Cookie>();

  /** Stores the cookies of a response. @param headers `Set-Cookie` headers as received. */
  store(headers: readonly string[], { hostname }: URL): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const [, name, value] = /^([^=\s]+)=(.*)$/.exec(pair) ?? [];
      if (name === undefined || header.length > MAX_LENGTH || this.cookies.size >= MAX_COOKIES) continue;
      const cookie = { value: value!, ...scopeOf(attributes, hostname) };
      const key = `${cookie.host} ${name}`;
      if (isExpired(attributes)) this.cookies.delete(key);
      else this.cookies.set(key, cookie);
    }
  }

  /** The value of the header `Cookie` for a request; null if there is no cookie for its URL. */
  header({ protocol, hostname }: URL): string | null {
    const sent = [...this.cookies].filter(
      ([, { host, isShared, isSecure }]) =>
        (hostname === host || (isShared && hostname.endsWith(`.${host}`))) &&
        (!isSecure || protocol === 'https:'),
    );
    if (sent.length === 0) return null;
    return sent.map(([key, { value }]) => `${key.slice(key.indexOf(' ') + 1)}=${value}`).join('; ');
  }
}

/** The hosts that get a cookie. An invalid `Domain` (not a suffix of the host, or a public suffix) is ignored. */
function scopeOf(attributes: readonly string[], hostname: string): Omit<Cookie, 'value'> {
  const isSecure = attributes.some((one) => /^secure$/i.test(one));
  const domain = valueOf(attributes, 'domain')?.replace(/^\./, '').toLowerCase() ?? '';
  const isParent = hostname === domain || hostname.endsWith(`.${domain}`);
  const isSite = domain !== '' && getDomain(domain, { allowPrivateDomains: true }) !== null;
  return isParent && isSite
    ? { host: domain, isShared: true, isSecure }
    : { host: hostname, isShared: false, isSecure };
}

function isExpired(attributes: readonly string[]): boolean {
  const maxAge = valueOf(attributes, 'max-age');
  if (maxAge !== undefined) return !(Number(maxAge) > 0);
  return Date.parse(valueOf(attributes, 'expires') ?? '') < Date.now();
}

function valueOf(attributes: readonly string[], name: string): string | undefined {
  const written = attributes.find((one) => one.toLowerCase().startsWith(`${name}=`));
  return written?.slice(name.length + 1).trim();
}
