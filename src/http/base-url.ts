import type { IncomingMessage } from 'node:http';

/**
 * Scheme and host at which the client has reached the service; null if no header contains the host. The scheme is the
 * first value of `X-Forwarded-Proto`, which the proxy nearest to the client has set.
 */
export function requestedBaseUrl({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const [sent = ''] = `${headers['x-forwarded-proto'] ?? ''}`.split(',');
  const scheme = /^\s*https\s*$/i.test(sent) ? 'https' : 'http';
  const address = `${scheme}://${headers.host}`;
  return headers.host !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
