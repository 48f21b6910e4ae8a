import { Client } from '@opensearch-project/opensearch';
import type { Settings } from '../config/settings.js';

/** Addresses and credentials of OpenSearch. */
export type OpenSearchSettings = NonNullable<Settings['opensearch']>;

/** Attempts after the first, each at the next node. */
const MAX_RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * A client of the configured nodes; others are not discovered, since their addresses may be unreachable from here. A
 * request that times out is retried at the next node.
 */
export function openSearchClient(
  { urls, username, password }: OpenSearchSettings,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS, maxRetries = MAX_RETRIES } = {},
): Client {
  return new Client({
    nodes: urls,
    ...(username !== null && { auth: { username, password: password ?? '' } }),
    maxRetries,
    requestTimeout: requestTimeoutMs,
  });
}
