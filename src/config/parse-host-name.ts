import { isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** A label (part between dots) of a host name: RFC 1123 section 2.1, with the length limits of RFC 1035. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Characters that `domainToASCII` decodes, omits or ends the host name before. It rejects all others that no host name has. */
const NOT_IN_A_NAME = /[\s%/?#\\]/;

/** Prefix of a host that has another view of a site (mobile, AMP): `m.bbc.co.uk`. */
const VIEW = /^(?:m|amp|mobile)\./;

/** Whether a name is a registrable domain (`bbc.co.uk`) or below one (Public Suffix List with its private section). */
const isBelowSuffix = (name: string): boolean => parse(name, { allowPrivateDomains: true }).domain !== null;

/**
 * Normalizes a host name as in the field `source` of articles: without `www.`, `m.`, `amp.` and `mobile.`, in
 * lower-case ASCII. `m.bbc.co.uk` becomes `bbc.co.uk`; `amp.dev`, a site of its own, is unchanged.
 * @param entry in any case, in Unicode or Punycode.
 * @returns null for a text that is no host name.
 */
export function parseHostName(entry: string): string | null {
  const typed = entry.trim().toLowerCase();
  if (typed === '' || typed.length > 253 || NOT_IN_A_NAME.test(typed)) return null;
  if (isIPv4(typed)) return typed;
  const ascii = domainToASCII(typed).replace(/\.$/, '');
  if (ascii.length > 253 || isIPv4(ascii)) return null;
  if (!ascii.split('.').every((label) => LABEL.test(label))) return null;
  const bare = ascii.replace(/^www\.(?=.*\.)/, '');
  const site = bare.replace(VIEW, '');
  return site !== bare && isBelowSuffix(site) ? site.replace(/^www\.(?=.*\.)/, '') : bare;
}

/** Whether a host is a public suffix, such as `com` or `co.uk` (Public Suffix List, ICANN). */
export function isPublicSuffix(host: string): boolean {
  const { isIcann, domain } = parse(host);
  return isIcann === true && domain === null;
}
