import { lookup } from 'node:dns/promises';
import { addressList, isInAddressList, isPublicAddress } from './guarded-agents.js';
import { checkAddress, OutboundError } from './outbound-response.js';

/**
 * The IP addresses that a web address leads to and that may be reached. Nothing is sent to them.
 *
 * @param allow as in `OUTBOUND_ALLOW`.
 * @throws OutboundError `bad-url`, `dns`, `refused-address`
 */
export async function resolveAddress(address: string, allow: readonly string[]): Promise<string[]> {
  const host = checkAddress(address).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
    throw new OutboundError('dns', `${host} is not found (${error.code})`);
  });
  const addresses = found.map((one) => one.address);
  // As for connections: all must be public, or those of the allowed ranges are used.
  if (addresses.every(isPublicAddress)) return addresses;
  const allowed = addresses.filter((one) => isInAddressList(addressList(allow), one));
  if (allowed.length > 0) return allowed;
  throw new OutboundError('refused-address', `${host} is not a public address`);
}
