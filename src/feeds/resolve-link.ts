import { MAX_VALUE_LENGTH } from './limits.js';
import { unwrapLink } from './unwrap-link.js';

/** What a host can be once it is parsed; the URL Standard lets quotes, braces and the like pass. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

const SPACE = /[\s\u0000-\u001f]+/g;
const ABSOLUTE = /^https?:\/\//i;

/** Left over where an address was escaped once too often; no address means these letters. */
const ESCAPED_AMPERSAND = /&(?:amp;)+(?:#0*38;)?|&(?:#0*38|#x0*26);/gi;

/**
 * An absolute http(s) address; null when there is none in the text. White space inside, as line-wrapped feeds
 * have it, goes; a missing scheme before a host (`//host`, `www.host`) is https.
 *
 * @param base the address relative links are resolved against
 */
export function resolveLink(link: string | null | undefined, base: string): string | null {
  const trimmed = link?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MAX_VALUE_LENGTH || trimmed === '#') return null;
  const unescaped = trimmed.includes('&') ? trimmed.replace(ESCAPED_AMPERSAND, '&') : trimmed;
  const written = /^www\.[^\s/]+\.[a-z]{2,}(?:[/?#]|$)/i.test(unescaped) ? `https://${unescaped}` : unescaped;
  try {
    const address = written.replace(SPACE, (run) => (run.includes('\n') ? '' : '%20'));
    const url = ABSOLUTE.test(address) ? new URL(address) : new URL(address, base);
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || !HOST.test(url.hostname)) return null;
    // Setting them, even to what they are, parses the address anew.
    if (url.username !== '') url.username = '';
    if (url.password !== '') url.password = '';
    return url.href;
  } catch {
    return null;
  }
}

/** The address of an article: absolute, and out of the redirecting wrappers that say where they lead. */
export function resolveArticleLink(link: string | null | undefined, base: string): string | null {
  const url = resolveLink(link, base);
  if (url === null) return null;
  const target = unwrapLink(url);
  // What a wrapper leads to is no better than what it wraps.
  return target === url ? url : (resolveLink(target, base) ?? url);
}
