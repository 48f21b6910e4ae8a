import {
  type SearchCriteria,
  ListParameters,
  textSearchCriteria,
  WhereToSearch,
} from '../../../listing/list-parameters.js';
import {
  Choice,
  Country,
  Flag,
  HostNames,
  LanguageOrFirst,
  Limit,
  SearchText,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import type { SearchIn } from '../../../search/search-query.js';
import { type SortOrder, SORT_ORDERS } from '../sort-articles.js';

/** Query parameters of `/news/advanced`. */
export class AdvancedNewsQuery extends ListParameters {
  @SearchText() topic!: string;
  @LanguageOrFirst() language!: string;
  @Country() geo!: string;
  @Limit({
    description: 'Number of articles before the filters, digits only; the response may have fewer.',
    example: 50,
  })
  limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  /** Hosts of publishers to include; empty for all. */
  @HostNames({
    description:
      'Only articles of these hosts: host names, comma-separated, in any case; `www.` is ignored, internationalised names ' +
      'are accepted in Unicode or Punycode. A name also matches its subdomains.',
  })
  source!: string[];
  @HostNames({
    description: 'Hosts to exclude, in the format of `source`; takes precedence over `source`.',
    example: 'coastwire-bulletin.example',
  })
  exclude_source!: string[];
  @WhereToSearch() search_in!: SearchIn;
  @Flag({ description: 'Only articles with a thumbnail. `true`, `false`, `1` or `0`, in any case.' })
  thumbnail_only!: boolean;
  @Choice(SORT_ORDERS, 'Sort', {
    description:
      'Order of the articles. Undated articles come last in both orders of time; titles follow the collation of `language`.',
  })
  sort!: SortOrder;

  criteria(): SearchCriteria {
    return textSearchCriteria(this.topic, this.search_in);
  }
}
