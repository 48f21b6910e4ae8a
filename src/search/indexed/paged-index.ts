import { isAggregatorOf } from '../../articles/urls.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { Arrivals, Continuation, LaterPage } from '../continuation.js';
import type { PagedIndex, SearchQuery } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { storiesAhead, trendingOrder } from './find-trending.js';
import { hasLaterPage, type Pages, readLaterPage } from './later-page.js';
import { planSearch } from './plan-search.js';
import { rangeOf } from './ranking.js';
import { ReadingOrder } from './reading-order.js';

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
