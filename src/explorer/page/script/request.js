import { targetOf } from './address.js';
import { firstLanguages } from './locale.js';

const LISTS = ['/news', '/news/advanced', '/news/topic', '/news/local'];
const PAGE_LENGTH = '20';

/** What each view adds to the parameters of the address, where they are missing. */
function defaultsOf(path) {
  if (LISTS.includes(path)) return { limit: PAGE_LENGTH, include: 'source_name,labels,total,matches' };
  if (['/news/trending', '/news/similar'].includes(path))
    return { limit: PAGE_LENGTH, include: 'source_name' };
  if (path === '/news/stories') return { limit: '12', include: 'source_name' };
  if (path.startsWith('/news/stories/')) return { limit: '50', include: 'source_name' };
  return {};
}

const TAKES_LANGUAGE = [...LISTS, '/news/trending', '/news/stories', '/news/counts', '/news/stream'];

const REQUIRED = {
  '/news': ['topic'],
  '/news/advanced': ['topic'],
  '/news/topic': ['topic1'],
  '/news/local': ['query'],
  '/news/similar': ['url', 'id'],
  '/news/counts': ['topic', 'topic1'],
  '/news/stream': ['topic', 'topic1'],
  '/news/stories/': [null],
};

/** The parameters without which the path cannot be requested: one of them is needed. */
export const neededFor = (path) => REQUIRED[path] ?? [];

/** The same, empty when one of them is given. */
export function missingOf({ path, params }) {
  const needed = neededFor(path);
  return needed.some((name) => params[name]?.trim()) ? [] : needed;
}

/** The request behind an address: with the language of the reader and what its view needs. */
export function requestOf({ path, params }) {
  const own = Object.fromEntries(Object.entries(params).filter(([, value]) => value.trim() !== ''));
  const language = TAKES_LANGUAGE.includes(path) && !own.languages ? { language: firstLanguages()[0] } : {};
  return { path, params: { ...language, ...defaultsOf(path), ...own } };
}

export const gateway = {
  get key() {
    return sessionStorage.getItem('key') ?? 'demo';
  },
  get host() {
    return sessionStorage.getItem('host') ?? location.hostname;
  },
  set(name, value) {
    sessionStorage.setItem(name, value.trim());
  },
  get headers() {
    return { 'x-gateway-key': this.key, 'x-gateway-host': this.host };
  },
};

/** Below the page, which may be below a prefix. `//other.example` in a link is a path, too: the key stays here. */
export const urlOf = (request) => new URL(`.${targetOf(request)}`, document.baseURI).href;

/** Sends a request to the service; rejects without a response. A stream is returned before its end. */
export const send = (url, signal) => fetch(url, { headers: gateway.headers, signal, cache: 'no-cache' });

/** A response with its body read; `body` is null where it is no JSON. */
export async function load(url, signal) {
  const start = performance.now();
  const response = await send(url, signal);
  const text = await response.text();
  let body = null;
  try {
    body = JSON.parse(text);
  } catch {
    // The response of a proxy, for instance, is shown as text.
  }
  const { ok, status, statusText, headers } = response;
  const milliseconds = Math.round(performance.now() - start);
  return { ok, status, statusText, headers, url: response.url, text, body, milliseconds };
}

/** The URL of the next page, by the header `Link`; null after the last one. */
export function nextOf({ headers, url }) {
  const [, reference] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return reference === undefined ? null : new URL(reference, url).href;
}
