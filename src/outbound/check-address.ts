import { OutboundError } from './outbound-error.js';

/**
 * Parses an address before it is fetched.
 * @throws OutboundError `bad-url` for anything but http(s), and for credentials, which would end up in logs
 */
export function checkAddress(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutboundError('bad-url', 'the address cannot be read');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('bad-url', `${url.protocol} addresses are not fetched`);
  }
  if (url.username || url.password) {
    throw new OutboundError('bad-url', 'addresses with credentials are not fetched');
  }
  return url;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The target of a redirect; null when the response is none. */
export function resolveRedirect(status: number, location: string | undefined, from: URL): URL | null {
  if (!REDIRECTS.has(status)) return null;
  if (!location) throw new OutboundError('bad-response', `status ${status} without a Location`);
  const target = checkAddress(asUtf8(location.trim()), from);
  target.hash = '';
  return target;
}

/** Node decodes headers as Latin-1, but addresses without percent-encoding are UTF-8. */
function asUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = bytes.toString('utf8');
  return text.includes('�') ? header : text;
}
