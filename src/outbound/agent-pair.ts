import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';

/** What makes the sockets of both schemes: a guard on one alone is passed by a redirect to the other. */
export interface AgentPair {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
}
