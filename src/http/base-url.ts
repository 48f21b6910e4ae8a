import type { IncomingMessage } from 'node:http';

/**
 * Scheme and host by which a client has reached the service; null where its headers contain no host. The first proxy
 * on the way reports the scheme as the first value of `X-Forwarded-Proto`.
 */
export function baseUrlOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const [sent = ''] = `${headers['x-forwarded-proto'] ?? ''}`.split(',');
  const scheme = /^\s*https\s*$/i.test(sent) ? 'https' : 'http';
  const address = `${scheme}://${headers.host}`;
  return headers.host !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
