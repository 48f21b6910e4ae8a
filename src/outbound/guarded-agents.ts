import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, isIP, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { addressRange } from '../config/parsers.js';
import { connectInTurn, connectTimeoutError } from './connect-in-turn.js';

/** A host name of a URL, an IPv6 address without its brackets. */
export const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The port of a URL; without one, the default of its scheme. */
export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/** Makes a set of CIDR ranges and addresses; IPv4 includes `::ffff:…`. @throws Error that names an invalid entry. */
export function parseAddressRanges(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = addressRange(entry).split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

export function isInAddressRanges(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Agents for http and https with the same check of addresses, which a redirect between them cannot evade. */
export interface AgentPair {
  httpAgent: http.Agent;
  httpsAgent: https.Agent;
}

type ConnectListener = (error: Error | null, socket: Duplex) => void;

type Guard = (addresses: LookupAddress[]) => LookupAddress[];

/** IPv4-compatible IPv6 addresses (deprecated by RFC 4291), which `ipaddr.js` mistakes for public addresses. */
const IPV4_COMPATIBLE = parseAddressRanges(['::/96']);

/** Whether an IP address is a public unicast one. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) &&
  ipaddr.parse(address).range() === 'unicast' &&
  !isInAddressRanges(IPV4_COMPATIBLE, address);

/**
 * Agents that connect only to public unicast addresses. They check the address after name resolution and connect to
 * exactly that address, so that a DNS response that changes between two look-ups does not evade the check.
 */
export const publicAgents = (connectMs: number): AgentPair =>
  agents((found) => (found.every(({ address }) => isPublicAddress(address)) ? found : []), connectMs);

/** Agents that connect only to the ranges that the operator allows. They check addresses after name resolution, too. */
export const allowedAgents = (allowed: BlockList, connectMs: number): AgentPair =>
  // Only the addresses in the list are used: `localhost` may well have one of each family.
  agents((found) => found.filter(({ address }) => isInAddressRanges(allowed, address)), connectMs);

const agents = (guard: Guard, connectMs: number): AgentPair => ({
  httpAgent: guarded(new http.Agent(), 'connect', guard, connectMs),
  httpsAgent: guarded(new https.Agent(), 'secureConnect', guard, connectMs),
});

/** An agent without any check, for servers that the operator configures. */
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

/** Resolves a host to the addresses to which a connection is permitted. The timeout limits slow name servers, too. */
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

/** The address is neither public nor allowed; no connection was made. */
export class RefusedAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} is not a public address`);
    this.name = 'RefusedAddressError';
  }
}
