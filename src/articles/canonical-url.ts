import { parseHttpUrl } from './parse-http-url.js';
import {
  AMBIGUOUS_NAMES,
  TRACKING_NAMES,
  TRACKING_PREFIXES,
  TRACKING_VALUES,
} from './tracking-parameters.js';

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
export function canonicalise(url: string): URL | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  if (parsed.username !== '') parsed.username = '';
  if (parsed.password !== '') parsed.password = '';
  if (parsed.href.includes('#') && !isRoute(parsed.hash)) parsed.hash = '';
  if (SESSION.test(parsed.pathname)) parsed.pathname = parsed.pathname.replace(SESSION, '');
  if (!parsed.href.includes('?')) return parsed;
  const pairs = parsed.search.slice(1).split('&');
  const kept = pairs.filter((pair) => !isTracking(pair));
  if (kept.length < pairs.length) parsed.search = kept.join('&');
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
  return canonicalise(url)?.href ?? null;
}
