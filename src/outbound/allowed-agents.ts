import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { holds } from './address-list.js';
import type { AgentPair } from './agent-pair.js';
import { limitConnect } from './limit-connect.js';
import { RefusedAddressError } from './refused-address-error.js';
import { refusedSocket, type ConnectListener } from './refused-socket.js';

type ConnectOptions = http.ClientRequestArgs & { host?: string | null };
type LookupListener = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Agents that connect to the operator's own ranges and to nothing else, checked when the socket is made. */
export function allowedAgents(allowed: BlockList, connectMs: number): AgentPair {
  class AllowedHttpAgent extends http.Agent {
    override createConnection(options: ConnectOptions, listener?: ConnectListener): Duplex {
      const refusal = refuseLiteral(allowed, options.host ?? '', listener);
      if (refusal) return refusal;
      const guarded = { ...options, lookup: lookupWithin(allowed) };
      return limitConnect(super.createConnection(guarded, listener) as Duplex, 'connect', connectMs);
    }
  }
  class AllowedHttpsAgent extends https.Agent {
    override createConnection(options: ConnectOptions, listener?: ConnectListener): Duplex {
      const refusal = refuseLiteral(allowed, options.host ?? '', listener);
      if (refusal) return refusal;
      const guarded = { ...options, lookup: lookupWithin(allowed) };
      return limitConnect(super.createConnection(guarded, listener) as Duplex, 'secureConnect', connectMs);
    }
  }
  return { httpAgent: new AllowedHttpAgent(), httpsAgent: new AllowedHttpsAgent() };
}

/** A literal address never reaches `lookup`, so it is looked at first. */
function refuseLiteral(allowed: BlockList, host: string, listener?: ConnectListener): Duplex | null {
  if (isIP(host) === 0 || holds(allowed, host)) return null;
  return refusedSocket(host, listener);
}

/** Of a name's addresses only those in the list are used: `localhost` may well have two families. */
function lookupWithin(allowed: BlockList) {
  return (hostname: string, options: LookupOptions, listener: LookupListener): void => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return listener(error, '');
      const usable = addresses.filter(({ address }) => holds(allowed, address));
      const [first] = usable;
      if (!first) return listener(new RefusedAddressError(hostname), '');
      if (options.all) listener(null, usable);
      else listener(null, first.address, first.family);
    });
  };
}
