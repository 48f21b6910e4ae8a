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

/**
 * The address an article is shown and linked under: absolute http(s), without credentials, tracking parameters
 * and fragment. What is left of the query keeps its order and spelling, and the host stays as the publisher
 * wrote it, so that the link works wherever the original did.
 *
 * @returns null for what is no absolute http(s) address.
 */
export function canonicalUrl(url: string): string | null {
  const parsed = parseHttpUrl(url);
  if (parsed === null) return null;
  parsed.username = '';
  parsed.password = '';
  if (parsed.hash !== '' && !isRoute(parsed.hash)) parsed.hash = '';
  if (parsed.href.endsWith('#')) parsed.hash = '';
  if (SESSION.test(parsed.pathname)) parsed.pathname = parsed.pathname.replace(SESSION, '');
  if (parsed.search !== '' || parsed.href.includes('?')) {
    const kept = parsed.search
      .slice(1)
      .split('&')
      .filter((pair) => !isTracking(pair));
    parsed.search = kept.join('&');
  }
  return parsed.href;
}
