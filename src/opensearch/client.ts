import { Client } from '@opensearch-project/opensearch';
import type { Settings } from '../config/settings.js';
import { WatchedConnection } from './watched-connection.js';

/** Where OpenSearch is and who we are there. */
export type OpenSearchSettings = NonNullable<Settings['opensearch']>;

/** Attempts after the first, each at the next node. */
const MAX_RETRIES = 3;
const REQUEST_TIMEOUT_MS = 30_000;

/** A client over all nodes that are named; others are not looked for, since they may have addresses we cannot reach. */
export function openSearchClient(
  { urls, username, password }: OpenSearchSettings,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS, maxRetries = MAX_RETRIES } = {},
): Client {
  return new Client({
    nodes: urls,
    Connection: WatchedConnection,
    ...(username !== null && { auth: { username, password: password ?? '' } }),
    maxRetries,
    requestTimeout: requestTimeoutMs,
  });
}
