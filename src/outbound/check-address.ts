import { OutboundError } from './outbound-error.js';

/**
 * Reads an address that is to be fetched.
 * @throws OutboundError `bad-url` for anything but http(s), and for credentials, which would end in logs.
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
