import type { Candidate } from '../../articles/article.js';
import { secondsOfTimeframe } from '../../http/query-parameters.js';
import { type ListQuery, requestedQueryOf } from '../../listing/list-parameters.js';
import { type RequestedQuery, withinSites } from '../../search/search-query.js';
import { AdvancedNewsQuery } from '../news/dto/advanced-news-query.dto.js';
import { passesFilter } from '../news/filter-articles.js';
import { readRequestParameters, type WatchableQuery } from './watched-request.js';

/** Which new articles a webhook receives. */
export interface DeliveryCriteria {
  /** The query; matches have all of its words. */
  query: RequestedQuery;
  labels: Pick<ListQuery, 'labels' | 'exclude_labels'>;
  /** Maximum age of an article in seconds; null to use the period of the query instead. */
  window: number | null;
  /** Whether an article passes the filters of `/news/advanced`, which the query does not contain. */
  admits(candidate: Candidate): boolean;
}

/** Reads the request of a saved search. @throws Problem `invalid_parameters` */
export function readDeliveryCriteria(request: string): DeliveryCriteria {
  const dto = readRequestParameters(request) as WatchableQuery;
  return {
    query: withinSites(requestedQueryOf(dto.criteria(), dto)),
    labels: dto,
    window: secondsOfTimeframe(dto.timeframe),
    admits: ({ source, imageUrl }) =>
      !(dto instanceof AdvancedNewsQuery) || passesFilter(source, imageUrl, dto),
  };
}
