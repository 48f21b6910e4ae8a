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

/** Copies of articles at an aggregator, with the publisher's host and path behind `s` for https. */
const AMP_COPIES: readonly { host: RegExp; path: RegExp }[] = [
  { host: /\.cdn\.ampproject\.org$/, path: /^\/[acv]\/(s\/)?([^/]+\.[^/]+\/.*)$/ },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/amp\/(s\/)?([^/]+\.[^/]+\/.*)$/ },
];

/** Click counters of any host: a page that does nothing but send on, and the parameters it finds the way by. */
const COUNTER =
  /\/(?:redirect|redir|click|clickthru|track|out|away|exit|go|goto|linkout|r|rd)(?:\.\w{2,5})?\/?$/i;
const COUNTED = ['url', 'u', 'to', 'target', 'dest', 'destination', 'redirect', 'link', 'goto'];

/** What every wrapper shows; most addresses do not, and need not be parsed once more. */
const MAY_WRAP = /[?&/][\w-]+=https?(?::|%3a)|ampproject\.org\/|\/amp\//i;

/** Addresses wrapped in addresses; more than this is a game. */
const MAX_UNWRAPPING = 3;

/** The address behind a redirecting wrapper that names it, or the address itself. */
export function unwrapLink(link: string): string {
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
