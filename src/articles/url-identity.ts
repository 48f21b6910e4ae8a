import { canonicalise } from './canonical-url.js';
import { stripViewLabels } from './strip-view-labels.js';

/** Parameters that choose the AMP or print view of the same article. */
const VIEW_PARAMETER =
  /^(?:(?:_?amp|print|m)(?:=(?:1|true|yes)?)?|(?:outputtype|output|view)=(?:amp|print|mobile))$/i;

const AMP_CACHE = /^\/[a-z]\/(?:s\/)?([^/]+\.[^/]+)(\/.*)?$/;
const GOOGLE_AMP = /^\/amp\/(?:s\/)?([^/]+\.[^/]+)(\/.*)?$/;

/** The publisher's host and path of an address that may be a cached AMP copy at an aggregator. */
function origin(url: URL): { host: string; path: string } {
  const cached = url.hostname.endsWith('.cdn.ampproject.org')
    ? AMP_CACHE.exec(url.pathname)
    : /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname)
      ? GOOGLE_AMP.exec(url.pathname)
      : null;
  if (cached === null) return { host: url.host, path: url.pathname };
  return { host: cached[1]!.toLowerCase(), path: cached[2] ?? '/' };
}

/** RFC 3986 section 6.2.2: upper-case hex digits, and unreserved characters as themselves. */
function normaliseEscapes(text: string): string {
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
  const bare = normaliseEscapes(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '');
  return withoutAmp(bare.endsWith('/') ? bare.replace(/\/+$/, '') : bare);
}

function queryOf(search: string): string {
  if (search === '') return '';
  const parameters = normaliseEscapes(search.slice(1))
    .split('&')
    .filter((pair) => pair !== '' && !VIEW_PARAMETER.test(pair));
  return parameters.length === 0 ? '' : `?${parameters.sort().join('&')}`;
}

/**
 * The key under which http and https, the www, mobile and AMP hosts, AMP paths and caches, a trailing slash and
 * the order of parameters are one article. Not an address: never shown, never fetched. What is no http(s)
 * address is its own key.
 */
export function urlIdentity(url: string): string {
  const parsed = canonicalise(url);
  if (parsed === null) return url.trim();
  const { host, path } = origin(parsed);
  return stripViewLabels(host) + articlePath(path) + queryOf(parsed.search) + parsed.hash;
}
