import { unixSecondsNow } from '../../articles/article.js';
import type { IsAggregator } from '../../articles/urls.js';
import type { Facet, FacetCounts } from '../../index/facet-counter.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import type { CountedTimeSpan } from '../../index/match-counter.js';
import type { MatchCount } from '../search-provider.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { findSimilar } from './find-similar.js';
import { findStories } from './find-stories.js';
import {
  countTrending,
  planTrending,
  storiesBehind,
  type TrendingContext,
  trendingContext,
} from './find-trending.js';
import { matchQuery, planLanguages } from './plan-language.js';
import { coveredBehind, planTopic } from './plan-topic.js';
import { searchRangeOf } from './ranking.js';
import type { SearchPlan } from './scan.js';

/**
 * The plan of a query.
 *
 * @param now Unix seconds.
 * @param pinned ids of the pinned articles of a later page; null for the first page.
 */
export async function planQuery(
  index: ArticleIndex,
  query: SearchQuery,
  now: number,
  isAggregator: IsAggregator,
  pinned: readonly number[] | null = null,
): Promise<SearchPlan> {
  const again = pinned === null ? null : await index.load(pinned);
  const context = (): TrendingContext => trendingContext(index, query, now, isAggregator);
  switch (query.intent) {
    case 'trending':
      return planTrending(context(), again);
    case 'topic':
      return planTopic(context(), again);
    case 'stories':
      return onlyPinned(await findStories(context()));
    case 'similar':
      return onlyPinned(again ?? (await findSimilar(index, query)));
    default:
      return {
        pinned: null,
        languages: planLanguages(query),
        range: searchRangeOf(query),
        isByTime: query.order === 'newest',
      };
  }
}

const onlyPinned = (pinned: readonly IndexedCandidate[]): SearchPlan => ({
  pinned,
  languages: [],
  range: searchRangeOf({ since: null, until: null }),
  isByTime: true,
});

/**
 * Ids of further pinned articles for the pages after the first, in an order that a later request could not repeat.
 *
 * @param now Unix seconds of the first page.
 * @param shown ids of the articles of the first page.
 */
export async function pinnedBehind(
  index: ArticleIndex,
  query: SearchQuery,
  now: number,
  isAggregator: IsAggregator,
  shown: readonly number[],
): Promise<number[]> {
  if (query.intent === 'similar') return (await findSimilar(index, query)).map(({ id }) => id);
  const context = trendingContext(index, query, now, isAggregator);
  if (query.intent === 'topic') return coveredBehind(context, shown);
  return query.intent === 'trending' ? storiesBehind(context, shown) : [];
}

/**
 * The number of articles with all words.
 * @param max the count is exact up to this number.
 */
export async function countMatches(
  index: ArticleIndex,
  query: SearchQuery,
  max: number,
): Promise<MatchCount> {
  if (query.intent === 'trending' || query.intent === 'stories')
    return countTrending(index, query, max, unixSecondsNow());
  if (query.intent === 'similar') return { articles: (await findSimilar(index, query)).length };
  const expression = matchQuery(query);
  return { articles: expression === null ? 0 : await index.count(expression, searchRangeOf(query, 0), max) };
}

/**
 * The number of matches in spans of `seconds` over the period of the query, which must have both limits; without empty
 * spans.
 */
export async function countMatchesByTime(
  index: ArticleIndex,
  query: SearchQuery,
  seconds: number,
): Promise<CountedTimeSpan[]> {
  const expression = matchQuery(query);
  if (expression === null) return [];
  return index.countByTime(expression, { since: query.since!, until: query.until! }, seconds);
}

/** The number of dated matches in the query's period, which has both limits, by the values of a field. */
export async function countMatchesByFacet(
  index: ArticleIndex,
  query: SearchQuery,
  facet: Facet,
): Promise<FacetCounts> {
  const expression = matchQuery(query);
  if (expression === null) return { articles: 0, values: [] };
  return index.countByFacet(expression, { since: query.since!, until: query.until! }, facet);
}
