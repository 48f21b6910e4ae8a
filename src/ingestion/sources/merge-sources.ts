import type { Source } from './source.js';

/** Makes one of the sources that stand for the same feed: the first wins, the others fill in what it leaves out. */
export function mergeSources(sources: readonly Source[]): Source[] {
  const byFeed = new Map<string, Source>();
  for (const source of sources) {
    const key = feedKey(source.url);
    const known = byFeed.get(key);
    byFeed.set(key, known ? merge(known, source) : source);
  }
  return [...byFeed.values()];
}

function feedKey(address: string): string {
  const { host, pathname, search } = new URL(address);
  return host.replace(/:(?:80|443)$/, '') + pathname.replace(/\/$/, '') + search;
}

function merge(first: Source, other: Source): Source {
  return {
    url: first.url.startsWith('https:') ? first.url : other.url,
    title: first.title || other.title,
    siteUrl: first.siteUrl ?? other.siteUrl,
    language: first.language ?? other.language,
    country: first.country ?? other.country,
    categories: [...new Set([...first.categories, ...other.categories])],
  };
}
