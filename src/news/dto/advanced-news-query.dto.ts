import { ListParameters } from '../../answer/article-search.service.js';
import {
  Choice,
  Country,
  Flag,
  FreeText,
  HostNames,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';
import { SEARCH_IN, type SearchIn } from '../../search/search-provider.js';
import { type Sort, SORTS } from '../sort-articles.js';

/** What `/news/advanced` reads of its query string. */
export class AdvancedNewsQuery extends ListParameters {
  @FreeText() topic!: string;
  @LanguageTag() language!: string;
  @Country() geo!: string;
  /** Fetched before the filters. */
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  /** Hosts to keep; empty keeps all. */
  @HostNames() source!: string[];
  /** Hosts to leave out; wins over `source`. */
  @HostNames() exclude_source!: string[];
  @Choice(SEARCH_IN) search_in!: SearchIn;
  @Flag() thumbnail_only!: boolean;
  @Choice(SORTS) sort!: Sort;
}
