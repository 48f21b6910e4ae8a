import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import {
  AMBIGUOUS_PARAMETER_NAMES,
  TRACKING_PARAMETER_NAMES,
  TRACKING_PARAMETER_PREFIXES,
  TRACKING_PARAMETER_VALUES,
} from './tracking-parameters.js';

/** In UTF-16 code units; longer URLs are rejected. */
const MAX_URL_LENGTH = 4096;

/** Parses an absolute http(s) URL, ignoring white space around it; null for any other text. */
function parseHttpUrl(address: string): URL | null {
  const trimmed = address.trim();
  if (trimmed.length > MAX_URL_LENGTH || !/^https?:\/\//i.test(trimmed)) return null;
  try {
    return new URL(trimmed);
  } catch {
    return null;
  }
}

/** The publisher's host in lower-case ASCII, without port, final dot, `www.`, `m.` and `amp.`; null without one. */
export function publisherHost(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed === null ? null : stripViewLabels(parsed.hostname.replace(/\.+$/, ''));
}

const SESSION_PARAMETER = /;jsessionid=[^/;?#]*/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isTracking(pair: string): boolean {
  if (pair === '') return true;
  const equals = pair.indexOf('=');
  const name = decoded(equals === -1 ? pair : pair.slice(0, equals)).toLowerCase();
  if (
    TRACKING_PARAMETER_NAMES.has(name) ||
    TRACKING_PARAMETER_PREFIXES.some((prefix) => name.startsWith(prefix))
  )
    return true;
  return (
    AMBIGUOUS_PARAMETER_NAMES.has(name) &&
    equals !== -1 &&
    TRACKING_PARAMETER_VALUES.test(decoded(pair.slice(equals + 1)))
  );
}

/** Whether a fragment selects the content, on a site that routes by it: `#!/story/1`. */
function isRoute(hash: string): boolean {
  return /^#[!/]./.test(hash);
}

/** Whether a parameter or fragment of a URL may be removed: a tracking parameter, or a fragment such as `#top`. */
const isDecoration = (part: string): boolean => (part[0] === '#' ? !isRoute(part) : isTracking(part));

/**
 * The canonical form of a URL, parsed; null for a text that is no http(s) URL.
 * @param isRemoved whether to remove a part; called with every parameter (`a=b`) and with the fragment (`#top`).
 */
function canonicalize(url: string, isRemoved: (part: string) => boolean): URL | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  if (parsed.username !== '') parsed.username = '';
  if (parsed.password !== '') parsed.password = '';
  if (parsed.href.includes('#') && (parsed.hash === '' || isRemoved(parsed.hash))) parsed.hash = '';
  if (SESSION_PARAMETER.test(parsed.pathname))
    parsed.pathname = parsed.pathname.replace(SESSION_PARAMETER, '');
  if (!parsed.href.includes('?')) return parsed;
  const pairs = parsed.search.slice(1).split('&');
  const remaining = pairs.filter((pair) => !isRemoved(pair));
  // The setter removes one question mark: a name may begin with another.
  if (remaining.length < pairs.length)
    parsed.search = remaining.length === 0 ? '' : `?${remaining.join('&')}`;
  return parsed;
}

/**
 * The URL of an article in responses: absolute http(s), without credentials, tracking parameters and fragment. Host
 * and other parameters are unchanged, so that the link works as the original does.
 * @returns null for a text that is no absolute http(s) URL.
 */
export function canonicalUrl(url: string): string | null {
  return canonicalize(url, isDecoration)?.href ?? null;
}

/**
 * Canonical URLs of all articles of one document, in the same order. A fragment or tracking parameter is removed only
 * if all URLs have the same one, because otherwise it may distinguish the articles.
 */
export function canonicalUrlsOfDocument(urls: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const url of urls)
    for (const part of new Set(partsOf(url))) counts.set(part, (counts.get(part) ?? 0) + 1);
  const isShared = (part: string): boolean => counts.get(part) === urls.length;
  return urls.map((url) => canonicalize(url, (part) => isDecoration(part) && isShared(part))?.href ?? url);
}

function partsOf(url: string): string[] {
  const { search = '', hash = '' } = parseHttpUrl(url) ?? {};
  return [...search.slice(1).split('&'), hash];
}

/** A query parameter that selects the AMP or print view of an article. */
const VIEW_PARAMETER =
  /^(?:(?:_?amp|print|m)(?:=(?:1|true|yes)?)?|(?:outputtype|output|view)=(?:amp|print|mobile))$/i;

/** Normalizes percent-encoding by RFC 3986 section 6.2.2: upper-case hex digits, unreserved characters decoded. */
function normalizeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/** Removes the parts of a path that select the AMP view: `/amp/x`, `/x/amp`, `/x.amp.html`. */
function withoutAmp(path: string): string {
  if (!/amp/i.test(path)) return path;
  return path
    .replace(/^\/amp(?=\/.)/i, '')
    .replace(/(.)\/amp$/i, '$1')
    .replace(/\.amp(?=\.html?$|$)/i, '')
    .replace(/\/+$/, '');
}

function articlePath(path: string): string {
  const bare = normalizeEscapes(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '');
  return withoutAmp(bare.endsWith('/') ? bare.replace(/\/+$/, '') : bare);
}

function queryOf(search: string): string {
  if (search === '') return '';
  const parameters = normalizeEscapes(search.slice(1))
    .split('&')
    .filter((pair) => pair !== '' && !VIEW_PARAMETER.test(pair));
  return parameters.length === 0 ? '' : `?${parameters.sort().join('&')}`;
}

/** A URL without parameters that parsing would not change, as most are; captures host and path. */
const PLAIN_URL = /^https?:\/\/((?!.*xn--)[a-z0-9.-]+\.[a-z]+)((?:\/[\w-][\w.-]*)*\/?)$/;

/**
 * The key by which URLs of one article are recognized: equal for http and https, for www, mobile and AMP hosts, for
 * AMP paths, with or without a trailing slash, and for any order of parameters. It is never displayed or fetched. A
 * text that is no http(s) URL is its own key.
 * @param url a canonical URL.
 */
export function urlIdentity(url: string): string {
  const plain = PLAIN_URL.exec(url);
  if (plain !== null) return stripViewLabels(plain[1]!) + articlePath(plain[2]!);
  const parsed = canonicalize(url, (part) => part === '');
  if (parsed === null) return url.trim();
  const { host, pathname, search, hash } = parsed;
  return stripViewLabels(host) + articlePath(pathname) + queryOf(search) + hash;
}

const OPTIONS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false } as const;

/**
 * The registrable domain of a host by the Public Suffix List, its private section included: two blogs on
 * `github.io` are two publishers. IP addresses, single labels and public suffixes are returned unchanged.
 * Ports are ignored.
 */
export function registrableDomain(host: string): string {
  let name = host.toLowerCase().replace(/^([^:]+|\[.*\]):\d*$/, '$1');
  if (!/^[\x00-\x7f]*$/.test(name)) name = domainToASCII(name) || name;
  name = name.replace(/\.+$/, '');
  return getDomain(name, OPTIONS) ?? name;
}

/** Whether a host is a public suffix, the private section included: `co.uk`, `github.io`. */
export const isPublicOrPrivateSuffix = (host: string): boolean =>
  registrableDomain(`a.${host}`) === `a.${host}`;

/** Prefixes of a host that select a view of the site (mobile, AMP). */
const VIEW_PREFIX = /^(?:www|m|amp|mobile)\.(?=[^.]+\.)/;

/**
 * Removes the prefixes `www.`, `m.`, `amp.` and `mobile.` of a host. At least two labels remain and, except for `www.`, at
 * least the registrable domain: `amp.dev` is a separate site, `www.gov.uk` becomes gov.uk.
 */
function stripViewLabels(host: string): string {
  if (!/^[wma]/.test(host)) return host;
  let bare = host;
  for (let view = VIEW_PREFIX.exec(bare); view !== null; view = VIEW_PREFIX.exec(bare)) {
    if (view[0] !== 'www.' && registrableDomain(bare) === bare) break;
    bare = bare.slice(view[0].length);
  }
  return bare;
}

/**
 * Whether a host is the listed host or one of its subdomains: `news.bbc.co.uk` matches `bbc.co.uk`, `notbbc.co.uk`
 * does not. Both in lower-case ASCII, as returned by `publisherHost` and `parseHostName`.
 */
export function matchesHost(host: string, listed: string): boolean {
  return host === listed || (host.endsWith(listed) && host[host.length - listed.length - 1] === '.');
}

/** Returns whether an article came from an aggregator, not from its publisher. */
export type IsAggregator = (article: { source: string; url: string }) => boolean;

const HOST = /^https?:\/\/([^/:?#]+)/;

/** Recognizes articles of aggregators. @param domains their hosts or domains in ASCII, subdomains included. */
export function isAggregatorOf(domains: readonly string[]): IsAggregator {
  // The source of an aggregator's article may be the publisher; its URL is still the aggregator's.
  return ({ source, url }) => {
    const host = HOST.exec(url)?.[1] ?? source;
    return domains.some((domain) => matchesHost(source, domain) || matchesHost(host, domain));
  };
}

/** Which publishers a request includes and excludes: hosts in lower-case ASCII, with their subdomains. */
export interface PublisherFilter {
  /** Hosts to include; empty to include all. */
  domains: readonly string[];
  /** Hosts to exclude; they take precedence over `domains`. */
  excludedDomains: readonly string[];
  /** Hosts of sources with the requested labels; a publisher must match `domains`, too. Null or absent without labels. */
  labelled?: readonly string[] | null;
}

export function publisherFilterIncludes(
  { domains, excludedDomains, labelled }: PublisherFilter,
  host: string,
): boolean {
  const isIn = (hosts: readonly string[]): boolean => hosts.some((listed) => matchesHost(host, listed));
  return (
    (domains.length === 0 || isIn(domains)) &&
    (labelled === undefined || labelled === null || isIn(labelled)) &&
    !isIn(excludedDomains)
  );
}

/** The registrable domains that a filter includes, without those that it excludes completely; null if it includes all. */
export function includedDomains({
  domains,
  excludedDomains,
  labelled = null,
}: PublisherFilter): string[] | null {
  if (domains.length === 0 && labelled === null) return null;
  const ofLabels = labelled && new Set(labelled.map(registrableDomain));
  const named = domains.length === 0 ? [...ofLabels!] : domains.map(registrableDomain);
  return [...new Set(named)].filter(
    (domain) => !excludedDomains.includes(domain) && (ofLabels?.has(domain) ?? true),
  );
}
