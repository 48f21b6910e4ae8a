import type { Candidate } from '../../articles/article.js';
import { admitsHost } from '../../articles/urls.js';
import { windowOf } from '../../http/query-parameters.js';
import { type ListQuery, requestedQueryOf } from '../../listing/list-parameters.js';
import { type RequestedQuery, withinSites } from '../../search/search-query.js';
import { AdvancedNewsQuery } from '../news/dto/advanced-news-query.dto.js';
import { readParameters, type SearchDto } from './watched-request.js';

/** Which articles a webhook receives. */
export interface MatchQuery {
  /** Articles with all words. */
  query: RequestedQuery;
  labels: Pick<ListQuery, 'labels' | 'exclude_labels'>;
  /** Seconds that an article may be old; null for the period of the query. */
  window: number | null;
  /** The filters of `/news/advanced`. */
  admits(candidate: Candidate): boolean;
}

/** @throws Problem `invalid_parameters` */
export function readMatchQuery(request: string): MatchQuery {
  const dto = readParameters(request) as SearchDto;
  return {
    query: withinSites(requestedQueryOf(dto.criteria(), dto)),
    labels: dto,
    window: windowOf(dto.timeframe),
    admits: dto instanceof AdvancedNewsQuery ? (candidate) => isAdmitted(candidate, dto) : () => true,
  };
}

const isAdmitted = (
  { source, imageUrl }: Candidate,
  { source: domains, exclude_source: excludedDomains, thumbnail_only }: AdvancedNewsQuery,
): boolean => admitsHost({ domains, excludedDomains }, source) && !(thumbnail_only && imageUrl === null);
