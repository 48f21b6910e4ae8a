import type { IndexedCandidate } from '../../index/index-reader.js';
import {
  articlesOfHotStories,
  MAX_PINNED_STORIES,
  oneArticlePerStory,
  type TrendingContext,
} from './find-trending.js';
import { planLanguages } from './plan-language.js';
import { searchRangeOf } from './ranking.js';
import type { SearchPlan } from './scan.js';

/** Number of newest articles that are read at a time. */
const NEWEST_BATCH = 100;

/**
 * The plan of one or two categories, one article a story: those of covered stories first, then the newest, of both
 * categories before those of one.
 *
 * @param pinned the articles that represent the stories, on a later page; null on the first.
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

/**
 * Ids of the articles of further covered stories, for the pages after the first.
 * @param shown ids of the articles of the first page.
 */
export async function coveredBehind(context: TrendingContext, shown: readonly number[]): Promise<number[]> {
  const { index, query } = context;
  const further = await articlesOfHotStories({ ...context, query: { ...query, wanted: MAX_PINNED_STORIES } });
  const stories = await index.stories.storiesOf([...shown, ...further.map(({ id }) => id)]);
  const known = new Set(stories.slice(0, shown.length).map((one) => one?.story));
  return further.flatMap(({ id }, i) => (known.has(stories[shown.length + i]?.story) ? [] : [id]));
}
