import { MAX_ATTRIBUTE_LENGTH } from './limits.js';

/** A host name that real addresses have; the URL Standard permits further characters, such as quotes and braces. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;

/** Hosts of feeds that are read on the publisher's own computer, where `localhost` is the right address. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** White space between an address and a repetition of it. */
const REPEATED = /(?<!\s)\s+(?=https?:\/\/)/i;

/** Maximum length of what stands in place of an address, with white space and repetitions. */
const MAX_LENGTH = 4 * MAX_ATTRIBUTE_LENGTH;

const SPACE = /[\s\u0000-\u001f]+/g;
const ABSOLUTE = /^https?:\/\//i;

/** An ampersand that was escaped repeatedly; no real address contains this text. */
const ESCAPED_AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;

/**
 * Resolves a link to an absolute http(s) address; null if that is impossible. Line breaks inside are removed, a
 * misspelt scheme is repaired, and a missing scheme (`//host`, `www.host`) becomes https. An address on the publisher's own
 * computer (`localhost:4000`) is one on the host of `base`.
 * @param base address against which a relative link is resolved
 */
export function resolveLink(link: string | null | undefined, base: string): string | null {
  const trimmed = (link?.length ?? 0) > MAX_LENGTH ? '' : (link?.trim().split(REPEATED, 1)[0] ?? '');
  if (trimmed === '' || trimmed.length > MAX_ATTRIBUTE_LENGTH || trimmed === '#') return null;
  const unescaped = trimmed.includes('&') ? trimmed.replace(ESCAPED_AMPERSAND, '&') : trimmed;
  const written = WELL_FORMED.test(unescaped) ? unescaped : repairAddress(unescaped, base);
  try {
    const address = written.replace(SPACE, (run) => (run.includes('\n') ? '' : '%20'));
    let url = ABSOLUTE.test(address) ? new URL(address) : new URL(address, base);
    if (url.hostname === 'localhost' && !LOOPBACK.test(new URL(base).hostname))
      url = new URL(new URL(base).origin + url.pathname + url.search + url.hash);
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || !HOST.test(url.hostname)) return null;
    // Setting them parses the address again, even when nothing changes.
    if (url.username !== '') url.username = '';
    if (url.password !== '') url.password = '';
    return url.href.length > MAX_ATTRIBUTE_LENGTH ? null : url.href;
  } catch {
    return null;
  }
}

const WELL_FORMED = /^(?:https?:\/\/(?!https?:?\/\/)|[/?#](?!.*["<]))[^"'<>]/i;

/** A misspelt or doubled scheme: `https:/host`, `https:\\\\host`, `ttps://host`, `http://http//host`. */
const SCHEME =
  /^(?:feed:(?:\/\/)?)?(?:h{0,2}t{1,3}ps?(?:[:;][\\/]{1,3}|\/\/))*h{0,2}t{1,3}p(s?)(?:[:;][\\/]{1,3}|\/\/|:(?=[\w-]+\.))(?=[^\\/])/i;

/** Repairs an address: removes quotes or an `<a>` around it, and corrects its scheme. */
function repairAddress(written: string, base: string): string {
  const inAnchor = /^<a\s[^>]*?\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(written)?.[1];
  const bare = inAnchor ?? written.replace(/^["'<«“]+|["'>»”]+$/g, '').trim();
  const address = bare.replace(SCHEME, (_, s: string) => `http${s}://`);
  const host = /^([\w-]+(?:\.[\w-]+)+)(?=[/?#]|$)/.exec(address)?.[1]?.toLowerCase();
  if (host === undefined) return address;
  const isHost =
    /^www\..+\.[a-z]{2,}$/.test(host) ||
    (URL.canParse(base) && bareHost(host) === bareHost(new URL(base).host));
  return isHost ? `https://${address}` : address;
}

const bareHost = (host: string): string => host.replace(/^www\./, '');

/** Resolves the link of an article as `resolveLink` does, and replaces a redirect by the target in its URL. */
export function resolveArticleLink(link: string | null | undefined, base: string): string | null {
  const url = resolveLink(link, base);
  return url === null ? null : unwrapRedirect(url, base);
}

/** Replaces an absolute address that redirects by the target that it contains; other addresses stay unchanged. */
export function unwrapRedirect(url: string, base: string): string {
  const target = unwrapLink(url);
  // The target needs the same checks as any address.
  return target === url ? url : (resolveLink(target, base) ?? url);
}

/** The copy of an article at an AMP cache, whose path has the publisher's host and path, after an `s` for https. */
const AMP_COPY =
  /^https?:\/\/(?:[\w.-]+\.cdn\.ampproject\.org\/[acv]|(?:www\.)?google\.[a-z.]+\/amp)\/(s\/)?([^/?#]+\.[^/?#]+\/.*)$/i;

/** Paths of pages that redirect to a target in a parameter of their URL, such as `google.com/url?q=…`. */
const COUNTER =
  /\/(?:redirect|redir|click|clickthru|apiclick|track|out|away|exit|go|goto|link|linkout|linkfilter|offsite|cread|translate|url|l|r|rd)(?:\.\w{2,5})?\/?$/i;
const OUTGOING =
  /^(?:out|away|exit|redirect|clicks?|go|links?|lm|translate)\.|(?:^|\.)safelinks\.protection\.outlook\.com$/i;
const COUNTED = [
  'url',
  'u',
  'q',
  'uddg',
  'z',
  'to',
  'target',
  'dest',
  'destination',
  'redirect',
  'link',
  'goto',
  'ued',
];

const MAY_COUNT = /[?&][\w-]+=https?(?::|%3a)/i;

const MAX_UNWRAPPING = 3;

/** The target of a redirect whose URL contains it; otherwise the link itself. */
function unwrapLink(link: string): string {
  let url = link;
  for (let round = 0; round < MAX_UNWRAPPING; round++) {
    const inner = copied(url) ?? contained(url) ?? counted(url);
    if (inner === null || !URL.canParse(inner)) return url;
    url = inner;
  }
  return url;
}

function copied(link: string): string | null {
  const match = AMP_COPY.exec(link);
  return match && `${match[1] ? 'https' : 'http'}://${match[2]}`;
}

/**
 * An address at the end of a path or as the whole query: of web archives, search results (`/RU=…/RK=2`), filters of mail
 * (`/__https://…__;`), pages that hide where a visitor comes from (`?http://…`). One with encoded slashes ends before the next slash, `?` or `#`.
 */
const CONTAINED =
  /^https?:\/\/[^/?#]+(?:\/[^?#]*?)?[/?](?:RU=|\*|__)?(?:(https?(?::|%3a)%2f%2f[^/?#%]+\.[^/?#]+)(?:[/?#].*)?|(https?(?::|%3a)\/{1,2}[^/%]+\..+?)(?:__;.*|\/RK=.*)?)$/i;

function contained(link: string): string | null {
  if (!link.includes('http', 1)) return null;
  const [, encoded, plain] = CONTAINED.exec(link) ?? [];
  const address = encoded ?? plain;
  try {
    return address === undefined || ABSOLUTE.test(address) ? (address ?? null) : decodeURIComponent(address);
  } catch {
    return null;
  }
}

function counted(link: string): string | null {
  if (!MAY_COUNT.test(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  if (!COUNTER.test(pathname) && !OUTGOING.test(hostname)) return null;
  const targets = COUNTED.map((name) => searchParams.get(name) ?? '');
  return targets.find((target) => /^https?:\/\/[^/]/i.test(target)) ?? null;
}
