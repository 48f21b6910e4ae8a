import { MAX_VALUE_LENGTH } from './limits.js';

/** A usable host; the URL Standard also allows quotes, braces and the like. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

const SPACE = /[\s\u0000-\u001f]+/g;
const ABSOLUTE = /^https?:\/\//i;

/** An ampersand that was escaped once too often; no address means these characters. */
const ESCAPED_AMPERSAND = /&(?:amp;)+(?:#0*38;)?|&(?:#0*38|#x0*26);/gi;

/**
 * An absolute http(s) address; null when the text is none. Line breaks inside, as in wrapped feeds, are removed; a
 * missing scheme before a host (`//host`, `www.host`) is https.
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
    // Setting them parses the address again, even when nothing changes.
    if (url.username !== '') url.username = '';
    if (url.password !== '') url.password = '';
    return url.href;
  } catch {
    return null;
  }
}

/** The absolute address of an article; of a redirecting wrapper that names its target, the target. */
export function resolveArticleLink(link: string | null | undefined, base: string): string | null {
  const url = resolveLink(link, base);
  if (url === null) return null;
  const target = unwrapLink(url);
  // The target needs the same checks as any address.
  return target === url ? url : (resolveLink(target, base) ?? url);
}

/** Copies of articles at an aggregator, with the publisher's host and path behind an `s` for https. */
const AMP_COPY =
  /^https?:\/\/(?:[\w.-]+\.cdn\.ampproject\.org\/[acv]|(?:www\.)?google\.[a-z.]+\/amp)\/(s\/)?([^/?#]+\.[^/?#]+\/.*)$/i;

/** Pages that only redirect, as `google.com/url` and `facebook.com/l.php`, and the parameters that name the target. */
const COUNTER =
  /\/(?:redirect|redir|click|clickthru|apiclick|track|out|away|exit|go|goto|linkout|url|l|r|rd)(?:\.\w{2,5})?\/?$/i;
const COUNTED = ['url', 'u', 'q', 'to', 'target', 'dest', 'destination', 'redirect', 'link', 'goto'];

const MAY_COUNT = /[?&][\w-]+=https?(?::|%3a)/i;

const MAX_UNWRAPPING = 3;

/** The address behind a redirecting wrapper that names it, or the address itself. */
function unwrapLink(link: string): string {
  let url = link;
  for (let round = 0; round < MAX_UNWRAPPING; round++) {
    const inner = copied(url) ?? counted(url);
    if (inner === null || !URL.canParse(inner)) return url;
    url = inner;
  }
  return url;
}

function copied(link: string): string | null {
  const match = AMP_COPY.exec(link);
  return match && `${match[1] ? 'https' : 'http'}://${match[2]}`;
}

function counted(link: string): string | null {
  if (!MAY_COUNT.test(link)) return null;
  const { pathname, searchParams } = new URL(link);
  if (!COUNTER.test(pathname)) return null;
  const targets = COUNTED.map((name) => searchParams.get(name) ?? '');
  return targets.find((target) => /^https?:\/\/[^/]/i.test(target)) ?? null;
}
