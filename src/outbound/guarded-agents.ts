import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, isIP, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { addressRange } from '../config/parsers.js';

/**
 * A set of CIDR ranges and single addresses. An IPv4 range also holds its IPv4-mapped IPv6 form.
 * @throws Error that names an entry that is neither
 */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = addressRange(entry).split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

export function holds(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** The agents of both schemes: a guard on only one of them could be evaded by a redirect to the other. */
export interface AgentPair {
  httpAgent: http.Agent;
  httpsAgent: https.Agent;
}

type ConnectListener = (error: Error | null, socket: Duplex) => void;
type LookupListener = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

type Guard = (addresses: LookupAddress[]) => LookupAddress[];

/** IPv4 addresses in the form that RFC 4291 deprecates; the filter takes them for public ones. */
export const IPV4_COMPATIBLE = addressList(['::/96']);

/**
 * Agents that connect to public unicast addresses only. The address is checked when the socket is made, after name
 * resolution, so a DNS response that changes between two look-ups does not evade it.
 */
export function publicAgents(connectMs: number): AgentPair {
  const guard: Guard = (addresses) =>
    addresses.some(({ address }) => holds(IPV4_COMPATIBLE, address)) ? [] : addresses;
  return {
    httpAgent: guarded(new RequestFilteringHttpAgent(), 'connect', guard, connectMs),
    httpsAgent: guarded(new RequestFilteringHttpsAgent(), 'secureConnect', guard, connectMs),
  };
}

/** Agents that connect to the operator's own ranges only, checked when the socket is made. */
export function allowedAgents(allowed: BlockList, connectMs: number): AgentPair {
  // Only the addresses in the list are used: `localhost` may well have one of each family.
  const guard: Guard = (addresses) => addresses.filter(({ address }) => holds(allowed, address));
  return {
    httpAgent: guarded(new http.Agent(), 'connect', guard, connectMs),
    httpsAgent: guarded(new https.Agent(), 'secureConnect', guard, connectMs),
  };
}

function guarded<T extends http.Agent>(
  agent: T,
  event: 'connect' | 'secureConnect',
  guard: Guard,
  connectMs: number,
): T {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, listener?: ConnectListener) => {
    const host = options.host ?? '';
    // A literal address never reaches `lookup`.
    if (isIP(host) !== 0 && guard([{ address: host, family: isIP(host) }]).length === 0)
      return refusedSocket(host, listener);
    const socket = connect({ ...options, lookup: lookupWith(guard) }, listener) as Duplex;
    return limitConnect(socket, event, connectMs);
  };
  return agent;
}

function lookupWith(guard: Guard) {
  return (hostname: string, options: LookupOptions, listener: LookupListener): void => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return listener(error, '');
      const usable = guard(addresses);
      const [first] = usable;
      if (!first) return listener(new RefusedAddressError(hostname), '');
      if (options.all) listener(null, usable);
      else listener(null, first.address, first.family);
    });
  };
}

/** The address is neither public nor allowed. Raised before a connection is made. */
export class RefusedAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} is not a public address`);
    this.name = 'RefusedAddressError';
  }
}

function refusedSocket(host: string, listener: ConnectListener | undefined): Duplex {
  const socket = new Socket();
  const error = new RefusedAddressError(host);
  if (listener) listener(error, socket);
  else socket.destroy(error);
  return socket;
}

export const CONNECT_TIMEOUT = 'ERR_CONNECT_TIMEOUT';

/** Ends a socket that is not connected in time. It exists before name resolution, so a slow name server counts too. */
function limitConnect(socket: Duplex, event: 'connect' | 'secureConnect', budgetMs: number): Duplex {
  // A refused socket never starts to connect, and nothing handles its errors.
  if (socket instanceof Socket && !socket.connecting) return socket;
  const timer = setTimeout(() => {
    socket.destroy(
      Object.assign(new Error(`no connection within ${budgetMs} ms`), { code: CONNECT_TIMEOUT }),
    );
  }, budgetMs);
  const stop = (): void => clearTimeout(timer);
  socket.once(event, stop).once('close', stop);
  return socket;
}
