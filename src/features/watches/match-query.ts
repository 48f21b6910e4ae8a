import type { Candidate } from '../../articles/article.js';
import { secondsOfTimeframe } from '../../http/query-parameters.js';
import { type ListQuery, requestedQueryOf } from '../../listing/list-parameters.js';
import { type RequestedQuery, withinSites } from '../../search/search-query.js';
import { AdvancedNewsQuery } from '../news/dto/advanced-news-query.dto.js';
import { passesFilter } from '../news/filter-articles.js';
import { readRequestParameters, type WatchableQuery } from './watched-request.js';

/** Which articles a webhook receives. */
export interface MatchQuery {
  /** Selects articles that contain all words. */
  query: RequestedQuery;
  labels: Pick<ListQuery, 'labels' | 'exclude_labels'>;
  /** Maximum age of an article in seconds; null for the period of the query. */
  window: number | null;
  /** Whether an article passes the filters of `/news/advanced`. */
  admits(candidate: Candidate): boolean;
}

/**
 * Reads the parameters of a saved search as a query for new matches.
 * @throws Problem `invalid_parameters`
 */
export function readMatchQuery(request: string): MatchQuery {
  const dto = readRequestParameters(request) as WatchableQuery;
  return {
    query: withinSites(requestedQueryOf(dto.criteria(), dto)),
    labels: dto,
    window: secondsOfTimeframe(dto.timeframe),
    admits: ({ source, imageUrl }) =>
      !(dto instanceof AdvancedNewsQuery) || passesFilter(source, imageUrl, dto),
  };
}
