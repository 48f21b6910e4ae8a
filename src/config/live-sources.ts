/** A search API that the service can query beside its index. */
interface LiveSourceRow {
  /** Name of the live source in `SEARCH_PROVIDERS`. */
  name: string;
  /** Prefix of its settings: `BRAVE` gives `BRAVE_URL` and `BRAVE_KEY`. */
  prefix: string;
  /** Default base address; empty if only the operator knows it. */
  url: string;
  key: boolean;
  /** Who operates it, for the description of its settings. */
  who: string;
}

/** All live sources: search APIs of others. The code that queries them is in `src/search/providers/`. */
export const LIVE_SOURCES = [
  {
    name: 'google-news',
    prefix: 'GOOGLE_NEWS',
    url: 'https://news.google.com',
    key: false,
    who: "Google News' RSS, which Google offers for personal feed readers only: read its terms first",
  },
  { name: 'searxng', prefix: 'SEARXNG', url: '', key: false, who: 'a SearXNG with "json" in search.formats' },
  {
    name: 'gdelt',
    prefix: 'GDELT',
    url: 'https://api.gdeltproject.org',
    key: false,
    who: 'GDELT DOC 2.0, slow: what it finds is usually there for the next caller',
  },
  {
    name: 'newsapi',
    prefix: 'NEWSAPI',
    url: 'https://newsapi.org/v2',
    key: true,
    who: 'NewsAPI.org or a service with its API',
  },
  { name: 'gnews', prefix: 'GNEWS', url: 'https://gnews.io/api/v4', key: true, who: 'GNews.io' },
  {
    name: 'brave',
    prefix: 'BRAVE',
    url: 'https://api.search.brave.com/res/v1',
    key: true,
    who: "Brave's News Search API",
  },
  {
    name: 'currents',
    prefix: 'CURRENTS',
    url: 'https://api.currentsapi.services/v1',
    key: true,
    who: 'Currents API',
  },
] as const satisfies LiveSourceRow[];

/** Values of `SEARCH_PROVIDERS`. */
export const PROVIDER_NAMES = ['embedded', 'opensearch', ...LIVE_SOURCES.map(({ name }) => name)] as const;

export type LiveSourceName = (typeof LIVE_SOURCES)[number]['name'];
type Prefix = (typeof LIVE_SOURCES)[number]['prefix'];
type KeyedPrefix = Extract<(typeof LIVE_SOURCES)[number], { key: true }>['prefix'];
export type LiveSourceSettingName = `${Prefix}_URL` | `${KeyedPrefix}_KEY`;

/** How a live source (a search API of others) is reached. */
export interface LiveSourceAccess {
  /** Base address without a slash at the end. */
  url: string;
  /** Whether the operator configured the address. Only then may it be in a private network. */
  isOwn: boolean;
  key: string | null;
}
