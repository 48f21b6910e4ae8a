import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, isIP, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { addressRange } from '../config/parsers.js';
import { connectInTurn, connectTimeoutError } from './connect-in-turn.js';

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

export function isInAddressList(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** The agents of http and https: a guard on only one of them could be evaded by a redirect to the other. */
export interface AgentPair {
  httpAgent: http.Agent;
  httpsAgent: https.Agent;
}

type ConnectListener = (error: Error | null, socket: Duplex) => void;

type Guard = (addresses: LookupAddress[]) => LookupAddress[];

/** The range of IPv4 addresses in the form that RFC 4291 deprecates; `ipaddr.js` takes them for public ones. */
const IPV4_COMPATIBLE = addressList(['::/96']);

/** Whether an IP address is a public unicast one. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) &&
  ipaddr.parse(address).range() === 'unicast' &&
  !isInAddressList(IPV4_COMPATIBLE, address);

/**
 * Agents that connect to public unicast addresses only. The address that is checked, after name resolution, is the one
 * that is connected to, so a DNS response that changes between two look-ups does not evade the check.
 */
export const publicAgents = (connectMs: number): AgentPair =>
  agents((found) => (found.every(({ address }) => isPublicAddress(address)) ? found : []), connectMs);

/** Agents that connect to the operator's own ranges only, checked when the socket is made. */
export const allowedAgents = (allowed: BlockList, connectMs: number): AgentPair =>
  // Only the addresses in the list are used: `localhost` may well have one of each family.
  agents((found) => found.filter(({ address }) => isInAddressList(allowed, address)), connectMs);

const agents = (guard: Guard, connectMs: number): AgentPair => ({
  httpAgent: guarded(new http.Agent(), 'connect', guard, connectMs),
  httpsAgent: guarded(new https.Agent(), 'secureConnect', guard, connectMs),
});

/** An agent without a guard, for servers that the operator has chosen. */
export function directAgent(protocol: string, options: https.AgentOptions, connectMs: number): http.Agent {
  const isAllowed: Guard = (addresses) => addresses;
  return protocol === 'https:'
    ? guarded(new https.Agent(options), 'secureConnect', isAllowed, connectMs)
    : guarded(new http.Agent(options), 'connect', isAllowed, connectMs);
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
    const end = performance.now() + connectMs;
    resolveHost(host, guard, connectMs)
      .then((addresses) => {
        const begin = (address: string): Duplex => connect({ ...options, host: address }) as Duplex;
        return connectInTurn(addresses, begin, event, end - performance.now());
      })
      .then(
        (socket) => listener!(null, socket),
        (error: Error) => listener!(error, new Socket()),
      );
    return undefined;
  };
  return agent;
}

/** The usable addresses of a host. The timeout includes a slow name server. */
function resolveHost(host: string, guard: Guard, ms: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const take = (addresses: LookupAddress[]): void => {
      const usable = guard(addresses);
      if (usable.length === 0) reject(new RefusedAddressError(host));
      else resolve(usable.map(({ address }) => address));
    };
    if (isIP(host) !== 0) return take([{ address: host, family: isIP(host) }]);
    const timer = setTimeout(() => reject(connectTimeoutError(ms)), ms);
    dnsLookup(host, { all: true }, (error, addresses) => {
      clearTimeout(timer);
      if (error) reject(error);
      else take(addresses);
    });
  });
}

/** An address is neither public nor allowed. Raised before a connection is made. */
export class RefusedAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} is not a public address`);
    this.name = 'RefusedAddressError';
  }
}
