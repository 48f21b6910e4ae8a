import { type Timeframe, windowOf } from '../http/query-parameters.js';
import { type SearchQuery, UNLIMITED } from '../search/search-provider.js';
import type { ListParameters } from './list-parameters.js';

/** The parameters of a list; some lists have fewer of the optional ones. */
export interface ListQuery extends Partial<ListParameters> {
  language: string;
  /** `all` or a country code in upper case. */
  geo: string;
  limit: number;
  timeframe: Timeframe;
}

/** The search of an endpoint. */
export type Criteria = Pick<SearchQuery, 'intent' | 'text'> &
  Partial<Pick<SearchQuery, 'parsed' | 'categories' | 'like' | 'searchIn' | 'order'>>;

/** The search of an endpoint with the limits that its caller sets. */
export function searchQueryOf(criteria: Criteria, parameters: ListQuery): SearchQuery {
  const { language, languages = [], geo, limit, timeframe } = parameters;
  const { from = null, to = null, domains = [], exclude_domains = [], diversity, merge } = parameters;
  const window = windowOf(timeframe);
  return {
    ...UNLIMITED,
    ...criteria,
    language,
    languages,
    country: geo === 'all' ? null : geo,
    since: window === null ? from : Math.ceil(Date.now() / 1000) - window,
    until: to,
    domains,
    excludedDomains: exclude_domains,
    diversity: diversity !== 'off',
    merge: merge !== 'off',
    wanted: limit,
  };
}

/** The query that a cursor belongs to: all parameters except `limit`, `include` and `cursor`. */
export function boundQueryOf({ intent }: Criteria, parameters: ListQuery): string {
  const bound = Object.entries(parameters).filter(([name]) => !UNBOUND.has(name));
  return JSON.stringify([intent, ...bound.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

const UNBOUND = new Set(['limit', 'include', 'cursor']);
