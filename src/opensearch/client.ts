import { createRequire } from 'node:module';
import type * as OpenSearch from '@opensearch-project/opensearch';
import type { Settings } from '../config/settings.js';
import { directAgent } from '../outbound/guarded-agents.js';

/** Addresses and credentials of OpenSearch. */
export type OpenSearchSettings = NonNullable<Settings['opensearch']>;

/** Maximum number of attempts after the first, each at the next node. */
const MAX_RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;
/** Timeout of a connection in milliseconds, for all addresses of a node together. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Options of the agent that the package would make itself. */
const AGENT = { keepAlive: true, keepAliveMsecs: 1_000, maxSockets: 256, maxFreeSockets: 256 };

const require = createRequire(import.meta.url);

/** Loads the package, whose 550 modules a service without OpenSearch does not need. */
const loadPackage = (): typeof OpenSearch => require('@opensearch-project/opensearch') as typeof OpenSearch;

/**
 * A client of the configured nodes; others are not discovered, since their addresses may be unreachable from here. A
 * request that times out is retried at the next node.
 */
export function openSearchClient(
  { urls, username, password }: OpenSearchSettings,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS, maxRetries = MAX_RETRIES } = {},
): OpenSearch.Client {
  const { Client } = loadPackage();
  return new Client({
    nodes: urls,
    ...(username !== null && { auth: { username, password: password ?? '' } }),
    maxRetries,
    requestTimeout: requestTimeoutMs,
    agent: ({ url }) => directAgent(url.protocol, AGENT, CONNECT_TIMEOUT_MS),
  });
}

/** Whether a request failed; any other error is a defect. */
export const isRequestError = (error: unknown): error is Error =>
  error instanceof loadPackage().errors.OpenSearchClientError;

/** Whether OpenSearch responded with an error. */
export const isErrorResponse = (error: unknown): boolean =>
  error instanceof loadPackage().errors.ResponseError;
