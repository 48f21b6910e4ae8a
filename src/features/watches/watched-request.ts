import { QueryPipe } from '../../http/query-pipe.js';
import { parseQueryString } from '../../http/read-request.js';
import { LocalQuery } from '../local/dto/local-query.dto.js';
import { AdvancedNewsQuery } from '../news/dto/advanced-news-query.dto.js';
import { NewsQuery } from '../news/dto/news-query.dto.js';
import { SimilarQuery } from '../similar/dto/similar-query.dto.js';
import { StoryQuery } from '../stories/dto/stories-query.dto.js';
import { TopicsQuery } from '../topics/dto/topics-query.dto.js';
import { TrendingQuery } from '../trending/dto/trending-query.dto.js';

type Query = new () => object;
/** The parameters of an operation whose new matches can be sent to a webhook. */
export type SearchDto = NewsQuery | AdvancedNewsQuery | LocalQuery | TopicsQuery;

/** Operations whose new matches can be sent to a webhook. */
const SEARCHES: Record<string, new () => SearchDto> = {
  '/news': NewsQuery,
  '/news/advanced': AdvancedNewsQuery,
  '/news/topic': TopicsQuery,
  '/news/local': LocalQuery,
};

/** Other operations that return lists of articles. */
const OTHERS: Record<string, Query> = { '/news/trending': TrendingQuery, '/news/similar': SimilarQuery };

/** Without the retention: a period that has left it does not make the file invalid. */
const PIPE = new QueryPipe();

/** Path and query of a request; null for a text that is none. */
export function splitRequest(request: string): { path: string; query: string } | null {
  const [, path, query = ''] = /^(\/[A-Za-z0-9/_-]+)(?:\?([^#\s]*))?$/.exec(request) ?? [];
  return path === undefined ? null : { path, query };
}

/** The parameters of the operation of a request; null where it is none for a list of articles, as its path shows. */
function queryOf(request: string): Query | null {
  const path = splitRequest(request)?.path ?? '';
  if (/^\/news\/stories\/[^/]+$/.test(path)) return StoryQuery;
  return SEARCHES[path] ?? OTHERS[path] ?? null;
}

export const isWatchable = (request: string): boolean => queryOf(request) !== null;

export const isMatchable = (request: string): boolean => (splitRequest(request)?.path ?? '') in SEARCHES;

/** The parameters of a watchable request, as its operation reads them. @throws Problem `invalid_parameters` */
export function readParameters(request: string): object {
  return PIPE.read(queryOf(request)!, parseQueryString(splitRequest(request)!.query));
}
