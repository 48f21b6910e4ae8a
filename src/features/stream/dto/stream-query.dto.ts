import { SearchOrCategory, WhereToSearch } from '../../../listing/list-parameters.js';
import {
  From,
  HostNames,
  SecondCategory,
  type Timeframe,
  To,
  WithinTimeframe,
  windowOf,
} from '../../../http/query-parameters.js';
import type { Category } from '../../../languages/categories.js';
import { categoryQuery } from '../../../languages/queries.js';
import type { SearchIn, SearchQuery } from '../../../search/search-provider.js';
import { withinSites } from '../../../search/within-sites.js';

/** Query parameters of `/news/stream`: those of `/news` or `/news/topic` except number and order. */
export class StreamQuery extends SearchOrCategory {
  @SecondCategory() topic2!: Category | null;
  @WithinTimeframe() timeframe!: Timeframe;
  /** Unix seconds; null when not limited. */
  @From() from!: number | null;
  /** Unix seconds of the first second after the period; null when not limited. */
  @To() to!: number | null;
  @HostNames() domains!: string[];
  @HostNames() exclude_domains!: string[];
  @WhereToSearch() search_in!: SearchIn;

  /** Seconds that an article may be old; null for any age. */
  get window(): number | null {
    return windowOf(this.timeframe);
  }

  override search(): SearchQuery {
    const { domains, exclude_domains: excludedDomains, search_in: searchIn, from, to, topic2 } = this;
    const filters = { domains, excludedDomains, searchIn, since: from, until: to };
    const shared = withinSites({ ...super.search(), ...filters });
    if (shared.intent !== 'topic' || topic2 === null) return shared;
    const topics = [...shared.categories, topic2];
    return { ...shared, categories: topics, text: categoryQuery(topics, shared.language) };
  }
}
