import type { IndexedCandidate } from '../../index/index-reader.js';
import { articlesOfHotStories, oneArticlePerStory, type TrendingContext } from './find-trending.js';
import { planLanguages } from './plan-language.js';
import { searchRangeOf } from './ranking.js';
import type { SearchPlan } from './search-plan.js';

/** Number of articles that are read at a time, the newest first. */
const NEWEST_BATCH = 100;

/**
 * The plan of `/news/topic`, one article for each story: covered stories first, then the newest articles; articles with
 * both of two categories before others.
 * @param pinned on a later page, the articles for the stories; null on the first page.
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
