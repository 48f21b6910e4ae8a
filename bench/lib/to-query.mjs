import { fromDist } from './dist.mjs';

const { parseText } = await fromDist('search/parse-text.js');
const { QUERY_WITHOUT_LIMITS } = await fromDist('search/search-query.js');

const WINDOWS = { last_1h: 3600, last_24h: 86_400, last_48h: 172_800, last_7d: 604_800, last_30d: 2_592_000 };

/** The path and query of a request with these parameters. */
export function pathOf({ path, ...parameters }) {
  const known = Object.entries(parameters).filter(([name, value]) => value !== undefined && name !== 'now');
  return `${path}?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

/** The SearchQuery that the features make of the same parameters. */
export function toQuery(parameters) {
  const intent = {
    '/news': 'text',
    '/news/topic': 'topic',
    '/news/local': 'local',
    '/news/trending': 'trending',
  }[parameters.path];
  const typed = parameters.topic ?? parameters.query;
  return {
    ...QUERY_WITHOUT_LIMITS,
    intent,
    text: typed ?? '',
    parsed: typed === undefined ? null : parseText(typed),
    language: parameters.language,
    country: parameters.geo ?? null,
    since: parameters.timeframe === undefined ? null : parameters.now - WINDOWS[parameters.timeframe],
    categories: parameters.topic1 === undefined ? [] : [parameters.topic1],
    wanted: parameters.limit,
  };
}
