import { lookup } from 'node:dns/promises';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import { addressList, holds, IPV4_COMPATIBLE } from './guarded-agents.js';
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
  if (addresses.every(isPublic)) return addresses;
  const allowed = addresses.filter((one) => holds(addressList(allow), one));
  if (allowed.length > 0) return allowed;
  throw new OutboundError('refused-address', `${host} is not a public address`);
}

const AGENT = new RequestFilteringHttpAgent();

function isPublic(address: string): boolean {
  let isRefused = false;
  if (holds(IPV4_COMPATIBLE, address)) return false;
  // A socket begins to connect in a later tick: this one is destroyed before.
  const socket = AGENT.createConnection({ host: address, port: 80 }, (error) => (isRefused = error !== null));
  socket.on('error', () => undefined).destroy();
  return !isRefused;
}
