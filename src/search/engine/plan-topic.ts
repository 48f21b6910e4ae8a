import type { IndexedCandidate } from '../../index/index-reader.js';
import { articlesOfHotStories, oneArticlePerStory, type TrendingContext } from './find-trending.js';
import { planLanguages } from './plan-language.js';
import { searchRangeOf } from './ranking.js';
import type { SearchPlan } from './search-plan.js';

/** Number of articles that are read at a time, the newest first. */
const NEWEST_BATCH = 100;

/**
 * What `/news/topic` reads: one article for each story. Stories with most coverage come first, then the newest articles;
 * with two categories, articles of both before others.
 * @param pinned on a later page, the articles for the stories with most coverage; null on the first page.
 */
export async function planTopic(
  context: TrendingContext,
  pinned: readonly IndexedCandidate[] | null,
): Promise<SearchPlan> {
  const { index, query } = context;
  const first = pinned ?? (await articlesOfHotStories(context));
  const stories = await index.stories.storiesOf(first.map(({ id }) => id));
  return {
    pinned: first,
    languages: planLanguages(query),
    range: searchRangeOf(query),
    isByTime: true,
    batch: NEWEST_BATCH,
    load: oneArticlePerStory('story', context, new Set(stories.map((one) => one?.story ?? NaN))),
  };
}
