import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import {
  AMBIGUOUS_NAMES,
  TRACKING_NAMES,
  TRACKING_PREFIXES,
  TRACKING_VALUES,
} from './tracking-parameters.js';

/** Longer addresses are refused: no article has one, and every copy of it would be paid for. */
const MAX_URL_LENGTH = 4096;

/** An absolute http(s) address, or null. White space around it is ignored. */
function parseHttpUrl(address: string): URL | null {
  const trimmed = address.trim();
  if (trimmed.length > MAX_URL_LENGTH || !/^https?:\/\//i.test(trimmed)) return null;
  try {
    return new URL(trimmed);
  } catch {
    return null;
  }
}

/**
 * The publisher's host as clients see it: lower-case ASCII, without port, trailing dot and view labels.
 *
 * @returns null for what is no http(s) address.
 */
export function publisherHost(url: string): string | null {
  const parsed = parseHttpUrl(url);
  return parsed === null ? null : stripViewLabels(parsed.hostname.replace(/\.+$/, ''));
}

const SESSION = /;jsessionid=[^/;?#]*/i;

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
  if (TRACKING_NAMES.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix))) return true;
  return AMBIGUOUS_NAMES.has(name) && equals !== -1 && TRACKING_VALUES.test(decoded(pair.slice(equals + 1)));
}

/** A fragment is part of the address only where a site routes by it: `#!/story/1`. */
function isRoute(hash: string): boolean {
  return /^#[!/]./.test(hash);
}

/** `canonicalUrl`, still parsed. */
function canonicalize(url: string): URL | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  if (parsed.username !== '') parsed.username = '';
  if (parsed.password !== '') parsed.password = '';
  if (parsed.href.includes('#') && !isRoute(parsed.hash)) parsed.hash = '';
  if (SESSION.test(parsed.pathname)) parsed.pathname = parsed.pathname.replace(SESSION, '');
  if (!parsed.href.includes('?')) return parsed;
  const pairs = parsed.search.slice(1).split('&');
  const kept = pairs.filter((pair) => !isTracking(pair));
  // The setter takes one question mark away: a name may begin with another.
  if (kept.length < pairs.length) parsed.search = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return parsed;
}

/**
 * The address an article is shown and linked under: absolute http(s), without credentials, tracking parameters
 * and fragment. What is left of the query keeps its order and spelling, and the host stays as the publisher
 * wrote it, so that the link works wherever the original did.
 *
 * @returns null for what is no absolute http(s) address.
 */
export function canonicalUrl(url: string): string | null {
  return canonicalize(url)?.href ?? null;
}

/** Parameters that choose the AMP or print view of the same article. */
const VIEW_PARAMETER =
  /^(?:(?:_?amp|print|m)(?:=(?:1|true|yes)?)?|(?:outputtype|output|view)=(?:amp|print|mobile))$/i;

/** RFC 3986 section 6.2.2: upper-case hex digits, and unreserved characters as themselves. */
function normalizeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/** The path without what only chooses the AMP view: `/amp/x`, `/x/amp`, `/x.amp.html`. */
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

/**
 * The key under which http and https, the www, mobile and AMP hosts, AMP paths, a trailing slash and the order of
 * parameters are one article. Not an address: never shown, never fetched. What is no http(s) address is its own key.
 */
export function urlIdentity(url: string): string {
  const parsed = canonicalize(url);
  if (parsed === null) return url.trim();
  const { host, pathname, search, hash } = parsed;
  return stripViewLabels(host) + articlePath(pathname) + queryOf(search) + hash;
}

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

/** Whether every name below a host is a publisher's, such as `co.uk` or `github.io`. */
export const isAbovePublishers = (host: string): boolean => registrableDomain(`a.${host}`) === `a.${host}`;

/** Labels that name a view of a site, not another publisher. */
const VIEW = /^(?:www|m|amp|mobile)\.(?=[^.]+\.)/;

/**
 * A host without `www.`, `m.`, `amp.` and `mobile.` in front. At least two labels stay, and but for `www.` never
 * less than the registrable domain: `amp.dev` is a site of its own, `www.gov.uk` is gov.uk.
 */
function stripViewLabels(host: string): string {
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

/** Which publishers an answer may have: hosts, each with its subdomains, in lower-case ASCII. */
export interface PublisherFilter {
  /** Empty admits all. */
  domains: readonly string[];
  /** Wins over `domains`. */
  excludedDomains: readonly string[];
}

/** Whether an article of a host may be in the answer. */
export function admitsHost({ domains, excludedDomains }: PublisherFilter, host: string): boolean {
  const isIn = (hosts: readonly string[]): boolean => hosts.some((listed) => matchesHost(host, listed));
  return (domains.length === 0 || isIn(domains)) && !isIn(excludedDomains);
}

/** The registrable domains that are named, without those that are left out as a whole; null where none is named. */
export function namedDomains({ domains, excludedDomains }: PublisherFilter): string[] | null {
  if (domains.length === 0) return null;
  const named = domains.map(registrableDomain);
  return [...new Set(named)].filter((domain) => !excludedDomains.includes(domain));
}
