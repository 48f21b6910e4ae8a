import { lookup } from 'node:dns/promises';
import { parseAddressRanges, isInAddressRanges, isPublicAddress, plainHost } from './guarded-agents.js';
import { parseRequestUrl, OutboundError } from './outbound-response.js';

/**
 * Resolves the host of a URL to those IP addresses that may be reached, without connecting to them.
 * @param allow as in `OUTBOUND_ALLOW`.
 * @throws OutboundError `bad-url`, `dns`, `refused-address`
 */
export async function resolveAddress(address: string, allow: readonly string[]): Promise<string[]> {
  const host = plainHost(parseRequestUrl(address).hostname);
  const found = await lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
    throw new OutboundError('dns', `${host} is not found (${error.code})`);
  });
  const addresses = found.map((one) => one.address);
  // As for connections: all must be public, or those of the allowed ranges are used.
  if (addresses.every(isPublicAddress)) return addresses;
  const allowed = addresses.filter((one) => isInAddressRanges(parseAddressRanges(allow), one));
  if (allowed.length > 0) return allowed;
  throw new OutboundError('refused-address', `${host} is not a public address`);
}
