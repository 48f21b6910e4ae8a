/** A fault of OpenSearch that only an operator can correct; the message contains advice. */
export class ArchiveFault extends Error {}

/** Advice for a response that is not one of OpenSearch, such as the redirect of a proxy to its login page. */
export const NO_OPENSEARCH =
  'What responds at OPENSEARCH_URL is not OpenSearch: check the address, and a proxy in front of it.';

/** Advice for an error of OpenSearch; null if there is none, as for an outage. */
export function adviceFor(error: unknown): string | null {
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (error instanceof ArchiveFault) return message;
  if (message.includes('index_not_found_exception'))
    return 'OpenSearch lacks an index of OPENSEARCH_PREFIX: a service with INGEST=on and the same OPENSEARCH_URL creates and fills it.';
  if (statusCode === 401)
    return 'OpenSearch rejects the user or the password: check OPENSEARCH_USERNAME, and OPENSEARCH_PASSWORD or its _FILE.';
  if (statusCode === 403 && !message.includes('cluster_block_exception'))
    return 'OpenSearch denies this to OPENSEARCH_USERNAME: it needs all permissions for indexes of OPENSEARCH_PREFIX, and for index templates.';
  if (/certificate|altnames/i.test(message))
    return `The certificate of OpenSearch is not trusted (${lineOf(message)}): set NODE_EXTRA_CA_CERTS to a file with the certificate of its authority.`;
  if (/wrong version number|packet length too long/i.test(message))
    return 'OpenSearch has no TLS at this port, but OPENSEARCH_URL begins with https.';
  return null;
}

/** Describes an error in one line: advice and HTTP status. The client's own messages contain the complete response. */
export function describeArchiveFault(error: unknown): string {
  const { name, message, statusCode } = error as Error & { statusCode?: number };
  const reason = adviceFor(error) ?? (name === 'Error' ? lineOf(message) : `${name}: ${lineOf(message)}`);
  return statusCode ? `status ${statusCode}: ${reason}` : reason;
}

const lineOf = (message: string): string => message.split('\n', 1)[0]!.slice(0, 300);
