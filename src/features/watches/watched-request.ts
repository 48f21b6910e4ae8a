/** Operations whose new matches can be sent to a webhook. */
const SEARCHES = ['/news', '/news/advanced', '/news/topic', '/news/local'];

/** Path and query of a request; null for a text that is none. */
export function splitRequest(request: string): { path: string; query: string } | null {
  const [, path, query = ''] = /^(\/[A-Za-z0-9/_-]+)(?:\?([^#\s]*))?$/.exec(request) ?? [];
  return path === undefined ? null : { path, query };
}

/** Whether a request is one for a list of articles, as far as its path shows. */
export function isWatchable(request: string): boolean {
  const path = splitRequest(request)?.path;
  if (path === undefined) return false;
  const others = ['/news/trending', '/news/similar'];
  return [...SEARCHES, ...others].includes(path) || /^\/news\/stories\/[^/]+$/.test(path);
}

export const isMatchable = (request: string): boolean => SEARCHES.includes(splitRequest(request)?.path ?? '');
