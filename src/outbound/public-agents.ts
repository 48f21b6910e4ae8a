import type { Duplex } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { AgentPair } from './agent-pair.js';
import { limitConnect } from './limit-connect.js';

type Connect = Parameters<RequestFilteringHttpAgent['createConnection']>;
type SecureConnect = Parameters<RequestFilteringHttpsAgent['createConnection']>;

/**
 * Agents that connect to public unicast addresses only. The address is looked at when the socket is made,
 * after name resolution, so an answer that changes between two look-ups gains nothing.
 */
export function publicAgents(connectMs: number): AgentPair {
  class PublicHttpAgent extends RequestFilteringHttpAgent {
    override createConnection(...args: Connect) {
      return limitConnect(super.createConnection(...args) as Duplex, 'connect', connectMs) as never;
    }
  }
  class PublicHttpsAgent extends RequestFilteringHttpsAgent {
    override createConnection(...args: SecureConnect) {
      return limitConnect(super.createConnection(...args) as Duplex, 'secureConnect', connectMs) as never;
    }
  }
  return { httpAgent: new PublicHttpAgent(), httpsAgent: new PublicHttpsAgent() };
}
