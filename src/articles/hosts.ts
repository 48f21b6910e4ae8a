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

/** Labels that name a view of a site, not another publisher. */
const VIEW = /^(?:www|m|amp|mobile)\.(?=[^.]+\.)/;

/**
 * A host without `www.`, `m.`, `amp.` and `mobile.` in front. At least two labels stay, and but for `www.` never
 * less than the registrable domain: `amp.dev` is a site of its own, `www.gov.uk` is gov.uk.
 */
export function stripViewLabels(host: string): string {
  if (!/^[wma]/.test(host)) return host;
  let bare = host;
  for (let view = VIEW.exec(bare); view !== null; view = VIEW.exec(bare)) {
    if (view[0] !== 'www.' && registrableDomain(bare) === bare) break;
    bare = bare.slice(view[0].length);
  }
  return bare;
}

/**
 * Whether a host is the listed name or one of its subdomains, on label boundaries: `bbc.co.uk` matches
 * `news.bbc.co.uk`, never `notbbc.co.uk`. Both lower-case ASCII, as `publisherHost` and `parseHostName` give them.
 */
export function matchesHost(host: string, listed: string): boolean {
  return host === listed || (host.endsWith(listed) && host[host.length - listed.length - 1] === '.');
}

/** Whether an article came through a site that republishes others' articles. */
export type IsAggregator = (article: { source: string; url: string }) => boolean;

/** The host of an address as `canonicalUrl` gives it. */
const HOST = /^https?:\/\/([^/:?#]+)/;

/** @param domains hosts or registrable domains, lower-case ASCII; their subdomains count. */
export function isAggregatorOf(domains: readonly string[]): IsAggregator {
  // An aggregator's article may have its publisher for its source; its address is still the aggregator's.
  return ({ source, url }) => {
    const host = HOST.exec(url)?.[1] ?? source;
    return domains.some((domain) => matchesHost(source, domain) || matchesHost(host, domain));
  };
}
