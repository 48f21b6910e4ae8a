import { unixNow } from '../../articles/article.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { CountedSpan } from '../../index/match-counter.js';
import type { MatchCount } from '../search-provider.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { findSimilar } from './find-similar.js';
import { countTrending } from './find-trending.js';
import { matchQuery } from './plan-search.js';
import { rangeOf } from './ranking.js';

/** The number of articles with all words. @param max the count is exact up to there. */
export async function countMatches(
  index: ArticleIndex,
  query: SearchQuery,
  max: number,
): Promise<MatchCount> {
  if (query.intent === 'trending' || query.intent === 'stories')
    return countTrending(index, query, max, unixNow());
  if (query.intent === 'similar') return { articles: (await findSimilar(index, query)).length };
  const expression = matchQuery(query);
  return { articles: expression === null ? 0 : await index.count(expression, rangeOf(query, 0), max) };
}

/** Matches in each span of `seconds` of the query's period, which has both bounds; only spans with any. */
export async function countMatchesByTime(
  index: ArticleIndex,
  query: SearchQuery,
  seconds: number,
): Promise<CountedSpan[]> {
  const expression = matchQuery(query);
  if (expression === null) return [];
  return index.countByTime(expression, { since: query.since!, until: query.until! }, seconds);
}

/** Dated matches of the query's period, which has both bounds, by the values of a field. */
export async function countMatchesByFacet(
  index: ArticleIndex,
  query: SearchQuery,
  facet: Facet,
): Promise<FacetCounts> {
  const expression = matchQuery(query);
  if (expression === null) return { articles: 0, values: [] };
  return index.countByFacet(expression, { since: query.since!, until: query.until! }, facet);
}
