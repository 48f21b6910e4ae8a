import type { IndexedCandidate } from '../../index/index-reader.js';
import type { ArticleIndex } from './article-index.js';
import { hotArticles, MAX_PINNED, type TrendingContext } from './find-trending.js';
import { planLanguages } from './plan-search.js';
import { rangeOf } from './ranking.js';
import type { Plan } from './scan.js';

/** Newest articles that are read at a time. */
const NEWEST_BATCH = 200;

/**
 * The articles of a category, one a story: those of covered stories first, then the newest.
 *
 * @param pinned the articles that represent the stories, on a later page; null on the first.
 */
export async function planTopic(
  context: TrendingContext,
  pinned: readonly IndexedCandidate[] | null,
): Promise<Plan> {
  const { index, query } = context;
  const first = pinned ?? (await coveredArticles(context));
  const stories = await index.stories.storiesOf(first.map(({ id }) => id));
  return {
    pinned: first,
    languages: planLanguages(query),
    range: rangeOf(query),
    isByTime: true,
    batch: NEWEST_BATCH,
    load: onePerStory(index, new Set(stories.map((one) => one?.story ?? NaN))),
  };
}

/** Ids of the articles of further covered stories. @param shown ids of the articles of the first page. */
export async function coveredBehind(context: TrendingContext, shown: readonly number[]): Promise<number[]> {
  const { index, query } = context;
  const further = await coveredArticles({ ...context, query: { ...query, wanted: MAX_PINNED } });
  const stories = await index.stories.storiesOf([...shown, ...further.map(({ id }) => id)]);
  const known = new Set(stories.slice(0, shown.length).map((one) => one?.story));
  return further.flatMap(({ id }, i) => (known.has(stories[shown.length + i]?.story) ? [] : [id]));
}

/** An article for each covered story, which is of the category itself. */
async function coveredArticles(context: TrendingContext): Promise<IndexedCandidate[]> {
  const { index, query } = context;
  const found = await hotArticles(context);
  const facts = await index.facts(found.map(({ id }) => id));
  return found.filter((_, i) => query.categories.every((one) => facts[i]?.categories.includes(one)));
}

/**
 * Loads the first article of each story, those of stories before those that stand alone.
 *
 * @param shown stories of which no further article is loaded; those of loaded articles are added.
 */
function onePerStory(
  index: ArticleIndex,
  shown: Set<number>,
): (ids: number[]) => Promise<IndexedCandidate[]> {
  return async (ids) => {
    const stories = await index.stories.storiesOf(ids);
    const covered: number[] = [];
    const alone: number[] = [];
    for (const [i, id] of ids.entries()) {
      const story = stories[i]?.story;
      if (story === undefined) alone.push(id);
      else if (!shown.has(story)) covered.push(id);
      if (story !== undefined) shown.add(story);
    }
    return index.load([...covered, ...alone]);
  };
}
