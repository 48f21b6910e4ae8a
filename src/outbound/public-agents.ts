import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { Duplex } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { addressList, holds } from './address-list.js';
import type { AgentPair } from './agent-pair.js';
import { limitConnect } from './limit-connect.js';
import { RefusedAddressError } from './refused-address-error.js';
import { refusedSocket, type ConnectListener } from './refused-socket.js';

type Connect = Parameters<RequestFilteringHttpAgent['createConnection']>;
type SecureConnect = Parameters<RequestFilteringHttpsAgent['createConnection']>;
type LookupListener = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** IPv4 addresses in the form that RFC 4291 gave up; the filter below takes them for public ones. */
const COMPATIBLE = addressList(['::/96']);

/**
 * Agents that connect to public unicast addresses only. The address is looked at when the socket is made,
 * after name resolution, so an answer that changes between two look-ups gains nothing.
 */
export function publicAgents(connectMs: number): AgentPair {
  class PublicHttpAgent extends RequestFilteringHttpAgent {
    override createConnection(...[options, listener]: Connect) {
      const refusal = refuseCompatible(options.host, listener as ConnectListener | undefined);
      if (refusal) return refusal as never;
      const socket = super.createConnection({ ...options, lookup }, listener) as Duplex;
      return limitConnect(socket, 'connect', connectMs) as never;
    }
  }
  class PublicHttpsAgent extends RequestFilteringHttpsAgent {
    override createConnection(...[options, listener]: SecureConnect) {
      const refusal = refuseCompatible(options.host, listener as ConnectListener | undefined);
      if (refusal) return refusal as never;
      const socket = super.createConnection({ ...options, lookup }, listener) as Duplex;
      return limitConnect(socket, 'secureConnect', connectMs) as never;
    }
  }
  return { httpAgent: new PublicHttpAgent(), httpsAgent: new PublicHttpsAgent() };
}

/** A literal address never reaches `lookup`. */
function refuseCompatible(host: string | null | undefined, listener?: ConnectListener): Duplex | null {
  return holds(COMPATIBLE, host ?? '') ? refusedSocket(host ?? '', listener) : null;
}

function lookup(hostname: string, options: LookupOptions, listener: LookupListener): void {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return listener(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => holds(COMPATIBLE, address)))
      return listener(new RefusedAddressError(hostname), '');
    if (options.all) listener(null, addresses);
    else listener(null, first.address, first.family);
  });
}
