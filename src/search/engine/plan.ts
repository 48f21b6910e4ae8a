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
  furtherStoryArticles,
  type TrendingContext,
  trendingContext,
} from './find-trending.js';
import { allWordsExpression, planLanguages } from './plan-language.js';
import { planTopic } from './plan-topic.js';
import { searchRangeOf } from './ranking.js';
import type { SearchPlan } from './search-plan.js';

/**
 * What a search reads from an index for a query.
 * @param now Unix seconds.
 * @param pinned on a later page, ids of the articles that come before the ranked ones; null for the first page.
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
 * Ids of the articles after the first page that come before the ranked ones. The cursor contains them, because later
 * reports change their order.
 * @param now Unix seconds of the first page.
 * @param shown ids of the articles of the first page.
 */
export async function furtherPinnedArticles(
  index: ArticleIndex,
  query: SearchQuery,
  now: number,
  isAggregator: IsAggregator,
  shown: readonly number[],
): Promise<number[]> {
  if (query.intent === 'similar') return (await findSimilar(index, query)).map(({ id }) => id);
  if (query.intent !== 'topic' && query.intent !== 'trending') return [];
  return furtherStoryArticles(trendingContext(index, query, now, isAggregator), shown);
}

/** The number of articles with all words of a query. @param max the count stops at this number. */
export async function countMatches(
  index: ArticleIndex,
  query: SearchQuery,
  max: number,
): Promise<MatchCount> {
  if (query.intent === 'trending' || query.intent === 'stories')
    return countTrending(index, query, max, unixSecondsNow());
  if (query.intent === 'similar') return { articles: (await findSimilar(index, query)).length };
  const expression = allWordsExpression(query);
  return { articles: expression === null ? 0 : await index.count(expression, searchRangeOf(query, 0), max) };
}

/** The number of matches in each time bucket; empty ones are left out. @param query has a period with both limits. */
export async function countMatchesByTime(
  index: ArticleIndex,
  query: SearchQuery,
  seconds: number,
): Promise<CountedTimeSpan[]> {
  const expression = allWordsExpression(query);
  if (expression === null) return [];
  return index.countByTime(expression, { since: query.since!, until: query.until! }, seconds);
}

/** The number of dated matches for each value of a field. @param query has a period with both limits. */
export async function countMatchesByFacet(
  index: ArticleIndex,
  query: SearchQuery,
  facet: Facet,
): Promise<FacetCounts> {
  const expression = allWordsExpression(query);
  if (expression === null) return { articles: 0, values: [] };
  return index.countByFacet(expression, { since: query.since!, until: query.until! }, facet);
}
