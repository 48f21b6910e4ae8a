import type { IsAggregator } from '../../articles/urls.js';
import { unixNow } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { CandidatePage, MatchCount, PageRequest, SearchQuery } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { countMatches, findMatches } from './find-matches.js';
import { countTrending, findTrending } from './find-trending.js';

/** A page of a search, whatever its intent. */
export async function searchIndexed(
  index: ArticleIndex,
  query: SearchQuery,
  page: PageRequest,
  isAggregator: IsAggregator,
): Promise<CandidatePage> {
  const now = unixNow();
  const find = (): Promise<CandidatePage> =>
    query.intent === 'trending'
      ? findTrending(index, query, page, now, isAggregator)
      : findMatches(index, query, page, now);
  if (page.cursor !== null) return find();
  const [found, arrivals] = await Promise.all([find(), index.arrivals(analysisLanguage(query.language))]);
  return { ...found, arrivals };
}

/** How much a search matches, counted to `most`. */
export const countIndexed = (index: ArticleIndex, query: SearchQuery, most: number): Promise<MatchCount> =>
  query.intent === 'trending'
    ? countTrending(index, query, most, unixNow())
    : countMatches(index, query, most);
