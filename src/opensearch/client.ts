import { createRequire } from 'node:module';
import type * as OpenSearch from '@opensearch-project/opensearch';
import type { Settings } from '../config/settings.js';
import { directAgent } from '../outbound/guarded-agents.js';

/** URLs and credentials of OpenSearch. */
export type OpenSearchSettings = NonNullable<Settings['opensearch']>;

/** Maximum number of retries of a request, each at the next OpenSearch node. */
const MAX_RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;
/** Timeout in milliseconds of a connection to an OpenSearch node, for all of its addresses together. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Options of the HTTP agent, equal to the client package's own. */
const AGENT = { keepAlive: true, keepAliveMsecs: 1_000, maxSockets: 256, maxFreeSockets: 256 };

const require = createRequire(import.meta.url);

/** Loads the client package lazily: its 550 modules are not needed without OpenSearch. */
const loadPackage = (): typeof OpenSearch => require('@opensearch-project/opensearch') as typeof OpenSearch;

/**
 * Makes a client for the configured nodes. Other nodes are not discovered, because their addresses may be unreachable.
 * After a timeout, a request is retried at the next node.
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

/** Whether an error is a failed request, and not a defect of the service. */
export const isRequestError = (error: unknown): error is Error =>
  error instanceof loadPackage().errors.OpenSearchClientError;

/** Whether an error is an error response of OpenSearch. */
export const isErrorResponse = (error: unknown): boolean =>
  error instanceof loadPackage().errors.ResponseError;
