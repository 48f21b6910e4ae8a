import { ListParameters } from '../../answer/article-search.service.js';
import {
  Choice,
  Country,
  FreeText,
  LanguageTag,
  Limit,
  type Timeframe,
  WithinTimeframe,
} from '../../http/query-parameters.js';
import { type Order, ORDERS, SEARCH_IN, type SearchIn } from '../../search/search-provider.js';

/** What `/news` reads of its query string. */
export class NewsQuery extends ListParameters {
  @FreeText() topic!: string;
  @LanguageTag() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  @Choice(SEARCH_IN) search_in!: SearchIn;
  @Choice(ORDERS) sort!: Order;
}
