import { WhereToSearch } from './list-parameters.js';
import { SearchOrCategory } from './search-or-category.js';
import {
  From,
  HostNames,
  SecondCategory,
  type Timeframe,
  To,
  WithinTimeframe,
  secondsOfTimeframe,
} from '../http/query-parameters.js';
import type { Category } from '../languages/categories.js';
import { categoryQuery } from '../languages/queries.js';
import type { RequestedQuery, SearchIn } from '../search/search-query.js';

/** The parameters of a request for new articles: those of `/news` or `/news/topic`, without `limit` and paging. */
export class NewArticlesQuery extends SearchOrCategory {
  @SecondCategory() topic2!: Category | null;
  @WithinTimeframe() timeframe!: Timeframe;
  /** First second of the publication period in Unix seconds; null for unlimited. */
  @From() from!: number | null;
  /** First second after the publication period in Unix seconds; null for unlimited. */
  @To() to!: number | null;
  @HostNames() domains!: string[];
  @HostNames() exclude_domains!: string[];
  @WhereToSearch() search_in!: SearchIn;

  /** Maximum age of an article in seconds; null for unlimited. */
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
