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

/**
 * Services that redirect to the article and name it in a parameter. Google News's own article links carry no
 * readable address; for those the publisher stands in `<source url>`.
 */
const WRAPPERS: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /(?:^|\.)bing\.com$/, path: /^\/news\/apiclick\.aspx$/i, parameters: ['url'] },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameters: ['url', 'q'] },
  { host: /^news\.google\.com$/, path: /^\/news\/url$/, parameters: ['url'] },
  { host: /^(?:l|lm)\.facebook\.com$/, path: /^\/l\.php$/, parameters: ['u'] },
  { host: /^(?:www\.)?facebook\.com$/, path: /^\/(?:l|sharer\/sharer)\.php$/, parameters: ['u'] },
  { host: /^out\.reddit\.com$/, path: /./, parameters: ['url'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^(?:r|rd)\.search\.yahoo\.com$/, path: /./, parameters: ['RU'] },
  { host: /^(?:away\.)?vk\.com$/, path: /^\/away\.php$/, parameters: ['to'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameters: ['z'] },
  { host: /^l\.instagram\.com$/, path: /./, parameters: ['u'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, parameters: ['uddg'] },
  { host: /^(?:click|go)\.redirectingat\.com$/, path: /./, parameters: ['url'] },
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, path: /./, parameters: ['url'] },
];

/** Copies of articles at an aggregator, with the publisher's host and path behind an `s` for https. */
const AMP_COPIES: readonly { host: RegExp; path: RegExp }[] = [
  { host: /\.cdn\.ampproject\.org$/, path: /^\/[acv]\/(s\/)?([^/]+\.[^/]+\/.*)$/ },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/amp\/(s\/)?([^/]+\.[^/]+\/.*)$/ },
];

/** Click counters of any host: pages that only redirect, and the parameters that name the target. */
const COUNTER =
  /\/(?:redirect|redir|click|clickthru|track|out|away|exit|go|goto|linkout|r|rd)(?:\.\w{2,5})?\/?$/i;
const COUNTED = ['url', 'u', 'to', 'target', 'dest', 'destination', 'redirect', 'link', 'goto'];

/** Every wrapper matches this; most addresses do not and need not be parsed again. */
const MAY_WRAP = /[?&/][\w-]+=https?(?::|%3a)|ampproject\.org\/|\/amp\//i;

/** Wrappers around wrappers that are followed. */
const MAX_UNWRAPPING = 3;

/** The address behind a redirecting wrapper that names it, or the address itself. */
function unwrapLink(link: string): string {
  let url = link;
  for (let round = 0; round < MAX_UNWRAPPING; round++) {
    const inner = target(url);
    if (inner === null) return url;
    url = inner;
  }
  return url;
}

function target(link: string): string | null {
  if (!MAY_WRAP.test(link)) return null;
  const url = new URL(link);
  const yahoo = /\/RU=([^/]+)\//.exec(url.pathname)?.[1];
  for (const { host, path, parameters } of WRAPPERS) {
    if (!host.test(url.hostname) || !path.test(url.pathname)) continue;
    const candidates = [...parameters.map((name) => url.searchParams.get(name)), decode(yahoo)];
    for (const candidate of candidates) {
      if (candidate !== null && /^https?:\/\//i.test(candidate) && URL.canParse(candidate))
        return new URL(candidate).href;
    }
  }
  return ampTarget(url) ?? counterTarget(url);
}

function ampTarget(url: URL): string | null {
  for (const { host, path } of AMP_COPIES) {
    const match = host.test(url.hostname) ? path.exec(url.pathname) : null;
    const target = match && `${match[1] ? 'https' : 'http'}://${match[2]}${url.search}`;
    if (target && URL.canParse(target)) return new URL(target).href;
  }
  return null;
}

function counterTarget(url: URL): string | null {
  if (url.search === '' || !COUNTER.test(url.pathname)) return null;
  for (const name of COUNTED) {
    const target = url.searchParams.get(name);
    if (target !== null && /^https?:\/\/[^/]/i.test(target) && URL.canParse(target))
      return new URL(target).href;
  }
  return null;
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
