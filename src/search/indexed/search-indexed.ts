import { type IsAggregator, isAggregatorOf } from '../../articles/urls.js';
import { unixNow } from '../../articles/article.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { CandidatePage, MatchCount, PagedIndex, PageRequest, SearchQuery } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { countMatches, findMatches } from './find-matches.js';
import { countTrending, findTrending, storiesAhead, trendingOrder } from './find-trending.js';
import type { Arrivals, Continuation, LaterPage } from '../continuation.js';
import { hasLaterPage, type Pages, readLaterPage } from './later-page.js';
import { planSearch } from './plan-search.js';
import { rangeOf } from './ranking.js';
import { ReadingOrder } from './reading-order.js';

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

/** The pages behind the first, read from an index. */
export class IndexedPages implements PagedIndex {
  /** @param aggregators hosts of aggregators. */
  constructor(
    private readonly index: ArticleIndex,
    private readonly aggregators: readonly string[],
  ) {}

  async arrivals({ language }: SearchQuery): Promise<Arrivals> {
    return this.index.arrivals(analysisLanguage(language));
  }

  async hasMore(query: SearchQuery, from: Continuation): Promise<boolean> {
    return hasLaterPage(await this.pagesOf(query, from), from);
  }

  async read(query: SearchQuery, from: Continuation): Promise<LaterPage> {
    return readLaterPage(await this.pagesOf(query, from), from);
  }

  private async pagesOf(query: SearchQuery, from: Continuation): Promise<Pages> {
    const { index, aggregators } = this;
    const isTrending = query.intent === 'trending';
    const isAggregator = isAggregatorOf(aggregators);
    const { plan, range } = isTrending
      ? trendingOrder(query, from.at)
      : { plan: planSearch(query), range: rangeOf(query) };
    const order = new ReadingOrder(index, plan, range, from.at, aggregators, isTrending);
    const ahead = isTrending ? await storiesAhead(index, query, from, isAggregator) : [];
    return { index, query, order, isAggregator, ahead };
  }
}
