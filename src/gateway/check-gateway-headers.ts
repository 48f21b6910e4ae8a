import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';
import { hashOf } from './keys-file.js';

const REQUIRED = ['x-gateway-key', 'x-gateway-host'] as const;

/**
 * The caller's key, once the headers show that the request came through the gateway.
 *
 * @throws Problem with status 401.
 */
export function checkGatewayHeaders(headers: IncomingHttpHeaders, gateway: Settings['gateway']): string {
  const missing = REQUIRED.filter((name) => valueOf(headers, name) === '');
  if (missing.length > 0) {
    const detail = `The ${missing.length === 1 ? 'header' : 'headers'} ${missing.join(' and ')} must be sent with every request.`;
    throw unauthorised('gateway_headers_missing', detail);
  }
  if (
    gateway.proxySecret !== null &&
    !sameSecret(valueOf(headers, 'x-gateway-proxy-secret'), gateway.proxySecret)
  ) {
    throw unauthorised(
      'proxy_secret_mismatch',
      'This service answers requests only that come through its gateway.',
    );
  }
  if (gateway.host !== null && valueOf(headers, 'x-gateway-host').toLowerCase() !== gateway.host) {
    throw unauthorised(
      'gateway_host_mismatch',
      'The header x-gateway-host must be the host name of the base URL.',
    );
  }
  return valueOf(headers, 'x-gateway-key');
}

/** RFC 9110 wants a challenge with every 401; the scheme's name says which header is meant. */
export function unauthorised(code: UnauthorisedCode, detail: string): Problem {
  return new Problem(code, detail, { headers: { 'WWW-Authenticate': 'GatewayKey header="x-gateway-key"' } });
}

type UnauthorisedCode =
  | 'gateway_headers_missing'
  | 'gateway_host_mismatch'
  | 'proxy_secret_mismatch'
  | 'key_unknown'
  | 'key_expired'
  | 'key_revoked';

function valueOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value.join() : (value ?? '')).trim();
}

/** Hashed first, so that neither the content nor the length shows in the time it takes. */
function sameSecret(sent: string, secret: string): boolean {
  return timingSafeEqual(hashOf(sent), hashOf(secret));
}
