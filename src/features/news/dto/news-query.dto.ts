import { Since } from '../../../listing/new-articles.js';
import {
  type SearchCriteria,
  ListParameters,
  textSearchCriteria,
  WhereToSearch,
} from '../../../listing/list-parameters.js';
import {
  Choice,
  Country,
  LanguageOrFirst,
  Limit,
  SearchText,
  type Timeframe,
  WithinTimeframe,
} from '../../../http/query-parameters.js';
import { type ResultOrder, RESULT_ORDERS, type SearchIn } from '../../../search/search-query.js';

/** Query parameters of `/news`. */
export class NewsQuery extends ListParameters {
  @SearchText() topic!: string;
  @LanguageOrFirst() language!: string;
  @Country() geo!: string;
  @Limit() limit!: number;
  @WithinTimeframe() timeframe!: Timeframe;
  @WhereToSearch() search_in!: SearchIn;
  @Choice(RESULT_ORDERS, 'Order', {
    description:
      '`newest`: all matches in order of time, the newest first. There are no partial matches then, and undated ' +
      'articles come last.',
  })
  sort!: ResultOrder;
  @Since(['cursor', 'sort']) since!: string | null;

  criteria(): SearchCriteria {
    return textSearchCriteria(this.topic, this.search_in, this.sort);
  }
}
