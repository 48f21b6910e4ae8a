import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

const OPTIONS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false } as const;

/**
 * The registrable domain of a host by the Public Suffix List, its private section included: two blogs on
 * `github.io` are two publishers. IP addresses, single labels and public suffixes stand for themselves.
 * Ports are ignored.
 */
export function registrableDomain(host: string): string {
  let name = host.toLowerCase().replace(/^([^:]+|\[.*\]):\d*$/, '$1');
  if (!/^[\x00-\x7f]*$/.test(name)) name = domainToASCII(name) || name;
  name = name.replace(/\.+$/, '');
  return getDomain(name, OPTIONS) ?? name;
}
