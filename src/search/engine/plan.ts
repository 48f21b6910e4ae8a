import type { IsAggregator } from '../../articles/urls.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex } from './article-index.js';
import { findSimilar } from './find-similar.js';
import { findStories } from './find-stories.js';
import { planTrending, storiesBehind, type TrendingContext, trendingContext } from './find-trending.js';
import { planLanguages } from './plan-search.js';
import { coveredBehind, planTopic } from './plan-topic.js';
import { rangeOf } from './ranking.js';
import type { Plan } from './scan.js';

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
): Promise<Plan> {
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
        range: rangeOf(query),
        isByTime: query.order === 'newest',
      };
  }
}

const onlyPinned = (pinned: readonly IndexedCandidate[]): Plan => ({
  pinned,
  languages: [],
  range: rangeOf({ since: null, until: null }),
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
