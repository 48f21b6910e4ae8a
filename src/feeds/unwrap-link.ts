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
  { host: /^(?:click|go)\.redirectingat\.com$/, path: /./, parameters: ['url'] },
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, path: /./, parameters: ['url'] },
];

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
  return null;
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
