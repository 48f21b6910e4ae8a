import type { IsAggregator } from '../../articles/urls.js';
import { unixNow } from '../../articles/article.js';
import type { CandidatePage, MatchCount, PageRequest, SearchQuery } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { countMatches, findMatches } from './find-matches.js';
import { countTrending, findTrending } from './find-trending.js';

/** A page of a search, whatever its intent. */
export function searchIndexed(
  index: ArticleIndex,
  query: SearchQuery,
  page: PageRequest,
  isAggregator: IsAggregator,
): Promise<CandidatePage> {
  const now = unixNow();
  if (query.intent === 'trending') return findTrending(index, query, page, now, isAggregator);
  return findMatches(index, query, page, now);
}

/** How much a search matches, counted to `most`. */
export const countIndexed = (index: ArticleIndex, query: SearchQuery, most: number): Promise<MatchCount> =>
  query.intent === 'trending'
    ? countTrending(index, query, most, unixNow())
    : countMatches(index, query, most);
