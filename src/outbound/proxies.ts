import { isIP } from 'node:net';
import type { AxiosProxyConfig } from 'axios';
import { parseAddressRanges, isInAddressRanges, plainHost, portOf } from './guarded-agents.js';
import { OutboundError } from './outbound-response.js';
import { resolveAddress } from './resolve-address.js';

/** The operator's proxies. URLs may contain credentials: never log them. */
export interface ProxySettings {
  /** Proxy for https URLs, by CONNECT tunnels; null for direct connections. */
  https: string | null;
  /** Proxy for http URLs; null for direct connections. */
  http: string | null;
  /** Host names (with their subdomains), addresses and ranges that are reached without a proxy; `*` for all. */
  none: string[];
  /** Whether only the proxy can resolve names. The service then cannot check the addresses of names. */
  resolves: boolean;
}

export const NO_PROXIES: ProxySettings = { https: null, http: null, none: [], resolves: false };

/** The proxy for a request, in the form that axios takes; null for a direct connection. */
export function proxyFor(url: URL, proxies: ProxySettings): AxiosProxyConfig | null {
  const address = url.protocol === 'https:' ? proxies.https : proxies.http;
  if (address === null || isExcepted(url, proxies.none)) return null;
  const proxy = new URL(address);
  const { protocol, hostname, username, password } = proxy;
  const auth = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return {
    protocol,
    host: plainHost(hostname),
    port: portOf(proxy),
    ...(username !== '' && { auth }),
  };
}

/** Whether a URL needs no proxy. `NO_PROXY` may have `a.com`, `.a.com`, `*.a.com`, `a.com:80`, `10.0.0.0/8`. */
function isExcepted(url: URL, none: readonly string[]): boolean {
  const host = plainHost(url.hostname).replace(/\.$/, '');
  return none.some((entry) => {
    if (entry === '*') return true;
    if (isIP(entry) !== 0 || isIP(entry.split('/')[0]!) !== 0)
      return isInAddressRanges(parseAddressRanges([entry]), host);
    const [, name = '', ofPort] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase())!;
    const suffix = plainHost(name.replace(/^\*?\./, ''));
    const isNamed = host === suffix || (isIP(host) === 0 && host.endsWith(`.${suffix}`));
    return isNamed && (ofPort === undefined || Number(ofPort) === portOf(url));
  });
}

/**
 * Rejects a private target before a request to a proxy. Names are resolved here, unless only the proxy can do it.
 * @throws OutboundError `dns`, `refused-address`, or the reason of the signal
 */
export async function checkProxyTarget(
  url: URL,
  allow: readonly string[],
  { resolves }: ProxySettings,
  signal: AbortSignal,
): Promise<void> {
  const host = plainHost(url.hostname);
  if (resolves && isIP(host) === 0 && !/(?:^|\.)localhost\.?$/.test(host)) return;
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as OutboundError), { once: true }),
  );
  await Promise.race([resolveAddress(url.href, allow), aborted]);
}
