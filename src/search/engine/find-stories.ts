import { analysisLanguages } from '../search-query.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { allWordsExpression } from './plan-language.js';
import { loadRepresentatives, STORIES_PER_WANTED, type TrendingContext } from './find-trending.js';
import { searchRangeOf } from './ranking.js';
import { selectStories } from './select-stories.js';

/** Maximum number of articles with all words that are read, the newest ones; their stories are returned. */
const MAX_MATCHES = 2_000;

/** The stories of the newest articles with all words of a query; null for a query without words. */
async function storiesWithWords({ index, query }: TrendingContext): Promise<number[] | null> {
  if (query.parsed === null) return null;
  const expression = allWordsExpression(query);
  if (expression === null) return [];
  const ids = await index.match([{ expression }], searchRangeOf(query, 0), MAX_MATCHES)(0);
  const stories = await index.stories.storiesOf(ids);
  return [...new Set(stories.flatMap((one) => (one === null ? [] : [one.story])))];
}

/**
 * One article for each story of a period; for a query with words, only of stories with an article that has all of them.
 * Stories that more domains reported in the period come first; without words and categories, by the rules of trending news.
 */
export async function findStories(context: TrendingContext): Promise<IndexedCandidate[]> {
  const { index, query } = context;
  const among = await storiesWithWords(context);
  if (among?.length === 0) return [];
  const { country, since, until, categories, wanted } = query;
  const limit = Math.ceil(wanted * STORIES_PER_WANTED);
  const covered = await Promise.all(
    analysisLanguages(query).map(async (language) => {
      const period = { language, country, since: since ?? 0, until, categories, among };
      const found = await index.stories.coveredIn(period, limit);
      return found.map((one) => ({ ...one, language }));
    }),
  );
  const stories = covered.flat().sort((a, b) => b.coverage - a.coverage);
  const isSection = query.parsed !== null || categories.length > 0;
  return loadRepresentatives(context, selectStories(stories, { wanted, limit, isSection }));
}
