import { SearchInParameter } from './list-parameters.js';
import { SearchOrCategory } from './search-or-category.js';
import {
  FromParameter,
  HostNamesParameter,
  SecondCategoryParameter,
  type Timeframe,
  ToParameter,
  TimeframeParameter,
  secondsOfTimeframe,
} from '../http/query-parameters.js';
import type { Category } from '../languages/categories.js';
import { categoryQuery } from '../languages/queries.js';
import type { RequestedQuery, SearchIn } from '../search/search-query.js';

/** A query for new articles: the parameters of `/news` or `/news/topic` except number and order. */
export class ArrivalQuery extends SearchOrCategory {
  @SecondCategoryParameter() topic2!: Category | null;
  @TimeframeParameter() timeframe!: Timeframe;
  /** Beginning of the period in Unix seconds; null for no limit. */
  @FromParameter() from!: number | null;
  /** First second after the period, in Unix seconds; null for no limit. */
  @ToParameter() to!: number | null;
  @HostNamesParameter() domains!: string[];
  @HostNamesParameter() exclude_domains!: string[];
  @SearchInParameter() search_in!: SearchIn;

  /** Maximum age of an article in seconds; null for any age. */
  get window(): number | null {
    return secondsOfTimeframe(this.timeframe);
  }

  override search(): RequestedQuery {
    const { topic2, domains, exclude_domains: excludedDomains, search_in: searchIn } = this;
    const limits = { domains, excludedDomains, searchIn, since: this.from, until: this.to };
    const shared = { ...super.search(), ...limits };
    if (shared.intent !== 'topic' || topic2 === null) return shared;
    const topics = [...shared.categories, topic2];
    return { ...shared, categories: topics, text: categoryQuery(topics, shared.language) };
  }
}
