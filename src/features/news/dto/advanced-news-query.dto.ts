import {
  type SearchCriteria,
  ListParameters,
  textCriteria,
  SearchInParameter,
} from '../../../listing/list-parameters.js';
import {
  ChoiceParameter,
  CountryParameter,
  FlagParameter,
  HostNamesParameter,
  LanguageOrFirstParameter,
  LimitParameter,
  SearchTextParameter,
  type Timeframe,
  TimeframeParameter,
} from '../../../http/query-parameters.js';
import type { SearchIn } from '../../../search/search-query.js';
import { type SortOrder, SORT_ORDERS } from '../sort-articles.js';

/** Query parameters of `/news/advanced`. */
export class AdvancedNewsQuery extends ListParameters {
  @SearchTextParameter() topic!: string;
  @LanguageOrFirstParameter() language!: string;
  @CountryParameter() geo!: string;
  @LimitParameter({
    description: 'Number of articles before the filters, digits only; the response may have fewer.',
    example: 50,
  })
  limit!: number;
  @TimeframeParameter() timeframe!: Timeframe;
  /** Hosts of publishers to include; empty for all. */
  @HostNamesParameter({
    description:
      'Only articles of these hosts: host names, comma-separated, in any case; `www.` is ignored, internationalised names ' +
      'are accepted in Unicode or Punycode. A name also matches its subdomains.',
  })
  source!: string[];
  @HostNamesParameter({
    description: 'Hosts to exclude, in the format of `source`; takes precedence over `source`.',
    example: 'coastwire-bulletin.example',
  })
  exclude_source!: string[];
  @SearchInParameter() search_in!: SearchIn;
  @FlagParameter({ description: 'Only articles with a thumbnail. `true`, `false`, `1` or `0`, in any case.' })
  thumbnail_only!: boolean;
  @ChoiceParameter(SORT_ORDERS, 'Sort', {
    description:
      'Order of the articles. Undated articles come last in both orders of time; titles follow the collation of `language`.',
  })
  sort!: SortOrder;

  criteria(): SearchCriteria {
    return textCriteria(this.topic, this.search_in);
  }
}
