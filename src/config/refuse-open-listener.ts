import { BlockList, isIPv6 } from 'node:net';
import { type Settings, SettingsError } from './settings.js';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is a loopback address, including IPv4 addresses written as IPv6. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || LOOPBACK.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

/**
 * Refuses settings with which any caller on another machine would be served: `GATEWAY_AUTH=headers` checks no keys, and
 * the listener is neither on a loopback address nor behind a gateway.
 * @throws SettingsError that lists the ways to protect the listener.
 */
export function refuseOpenListener({ http, gateway }: Settings): void {
  const isGuarded = gateway.auth === 'keys' || gateway.proxySecret !== null || gateway.trustProxy;
  if (isGuarded || isLoopback(http.host)) return;
  throw new SettingsError([
    `HOST: "${http.host}" is open to other machines, and GATEWAY_AUTH=headers accepts any key. Choose one: ` +
      'HOST=127.0.0.1 for callers on this machine; GATEWAY_AUTH=keys to check keys here; GATEWAY_PROXY_SECRET, ' +
      'which the gateway in front sends; or GATEWAY_TRUST_PROXY=yes if only a gateway that checks keys can reach it',
  ]);
}
